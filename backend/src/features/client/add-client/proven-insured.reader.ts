import { Injectable } from '@nestjs/common';
import { isPublicEmail } from '@covertrail/domain/fields/public-email';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { AppointmentProof } from '@covertrail/domain/representation/representation.contract';
import { requestDecider, type RequestOutcome } from '@covertrail/domain/request/request.decider';
import { Claims } from '@covertrail/platform/claims/claims';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { Insureds } from '#auth/insureds.service';
import { Problem } from '#http/problem';

/** What an agent sends to be appointed at once: something that only the insured could have given it. */
export type ClientProof =
  | { readonly by: 'requestNumber'; readonly number: string }
  | { readonly by: 'taxId'; readonly taxId: string }
  | { readonly by: 'email'; readonly email: string };

/** The insured that a proof names. */
export interface ProvenInsured {
  readonly insuredId: Uuid;
  readonly proof: AppointmentProof;
}

const REQUEST = 'request-';
const ENDED_AS: Readonly<Record<RequestOutcome['kind'], `CLIENT.${string}`>> = {
  responded: 'CLIENT.REQUEST_RESPONDED',
  declined: 'CLIENT.REQUEST_DECLINED',
  canceled: 'CLIENT.REQUEST_CANCELED',
};

/** Finds the insured by its open Request ID, its tax id or its e-mail (spec 3 sections 5 and 8). */
@Injectable()
export class ProvenInsureds {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly claims: Claims,
    private readonly insureds: Insureds,
  ) {}

  /** Throws `CLIENT.*` when the proof names no insured. */
  async by(proof: ClientProof): Promise<ProvenInsured> {
    switch (proof.by) {
      case 'requestNumber': return this.byRequest(proof.number);
      case 'taxId': {
        const insuredId = await this.insureds.byTaxId(proof.taxId);
        if (!insuredId) throw new Problem('CLIENT.TAX_ID_UNKNOWN');
        return { insuredId, proof: { by: 'taxId' } };
      }
      case 'email': {
        if (isPublicEmail(proof.email)) throw new Problem('CLIENT.EMAIL_PUBLIC');
        const found = await this.insureds.byEmail(proof.email);
        if (!found) throw new Problem('CLIENT.EMAIL_UNKNOWN');
        return { insuredId: found.insuredId, proof: { by: 'email', userId: found.userId } };
      }
    }
  }

  /** A request that was sent only to an e-mail address names no company yet. */
  private async byRequest(number: string): Promise<ProvenInsured> {
    const owner = await this.claims.ownerOf('requestNumber', 'product', number);
    const requestId = owner?.slice(REQUEST.length);
    const state = requestId === undefined ? null : (await this.deciders.load(requestDecider, requestId)).state;
    const insuredId = state?.requested.insuredId;
    if (!state || !insuredId) throw new Problem('CLIENT.REQUEST_UNKNOWN');
    if (state.outcome) throw new Problem(ENDED_AS[state.outcome.kind]);
    return { insuredId, proof: { by: 'requestNumber', requestId: state.requested.requestId } };
  }
}
