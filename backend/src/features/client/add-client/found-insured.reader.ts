import { Injectable } from '@nestjs/common';
import { isPublicEmail } from '@covertrail/domain/fields/public-email';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { AppointmentBasis } from '@covertrail/domain/representation/representation.contract';
import { requestDecider } from '@covertrail/domain/request/request.decider';
import type { RequestOutcome } from '@covertrail/domain/request/request.state';
import { Reservations } from '@covertrail/platform/reservations/reservations';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { Insureds } from '#auth/insureds.service';
import { Problem } from '#http/problem';

/** What an agent sends to find an insured. */
export type ClientSearch =
  | { readonly by: 'requestNumber'; readonly number: string }
  | { readonly by: 'taxId'; readonly taxId: string }
  | { readonly by: 'email'; readonly email: string };

/** The insured, and how it was found: only a Request ID shows that the insured gave the agency something. */
export interface FoundInsured {
  readonly insuredId: Uuid;
  readonly basis: AppointmentBasis;
}

const REQUEST = 'request-';
const ENDED_AS: Readonly<Record<RequestOutcome['kind'], `CLIENT.${string}`>> = {
  responded: 'CLIENT.REQUEST_RESPONDED',
  declined: 'CLIENT.REQUEST_DECLINED',
  canceled: 'CLIENT.REQUEST_CANCELED',
};

/** Finds the insured by its open Request ID, its tax id or its e-mail [G01]. */
@Injectable()
export class FoundInsureds {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly reservations: Reservations,
    private readonly insureds: Insureds,
  ) {}

  /** Throws `CLIENT.*` when no insured is found. */
  async by(search: ClientSearch): Promise<FoundInsured> {
    switch (search.by) {
      case 'requestNumber':
        return this.byRequest(search.number);
      case 'taxId': {
        const insuredId = await this.insureds.byTaxId(search.taxId);
        if (!insuredId) throw new Problem('CLIENT.TAX_ID_UNKNOWN');
        return { insuredId, basis: { by: 'taxId' } };
      }
      case 'email': {
        if (isPublicEmail(search.email)) throw new Problem('CLIENT.EMAIL_PUBLIC');
        const found = await this.insureds.byEmail(search.email);
        if (!found) throw new Problem('CLIENT.EMAIL_UNKNOWN');
        return { insuredId: found.insuredId, basis: { by: 'email', userId: found.userId } };
      }
    }
  }

  /** A request that was sent only to an e-mail address names no company yet. */
  private async byRequest(number: string): Promise<FoundInsured> {
    const owner = await this.reservations.ownerOf('requestNumber', 'product', number);
    const requestId = owner?.slice(REQUEST.length);
    const state = requestId === undefined ? null : (await this.deciders.load(requestDecider, requestId)).state;
    const insuredId = state?.requested.insuredId;
    if (!state || !insuredId) throw new Problem('CLIENT.REQUEST_UNKNOWN');
    if (state.outcome) throw new Problem(ENDED_AS[state.outcome.kind]);
    return { insuredId, basis: { by: 'requestNumber', requestId: state.requested.requestId } };
  }
}
