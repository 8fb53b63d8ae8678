import { isAskedForProof } from '@covertrail/domain/rights/company-roles';
import { Injectable } from '@nestjs/common';
import { companyDecider } from '@covertrail/domain/company/company.decider';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { deriveId } from '@covertrail/platform/ids/ids';
import { foldEmail } from '@covertrail/platform/vault/keyed-hash';
import { Representations } from '#auth/representations.service';
import { Insureds } from '#auth/insureds.service';
import { Problem } from '#http/problem';
import { StoppedAddresses } from '#mail/stopped-addresses.service';

/** The recipient of a request: an insured company with the agency that represents it, or an e-mail address that belongs to no account. */
export interface Recipient {
  readonly insuredId: Uuid | null;
  readonly insuredName: string | null;
  readonly agencyId: Uuid | null;
  readonly inviteeId?: Uuid;
  readonly inviteeEmail?: string;
}

@Injectable()
export class Recipients {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly representations: Representations,
    private readonly insureds: Insureds,
    private readonly stopped: StoppedAddresses,
  ) {}

  /** Throws for a company that is not an insured, and for an address that takes no requests [A16]. The id of an invited person derives from the command. */
  async find(to: { readonly insuredId: Uuid } | { readonly email: string }, commandId: Uuid): Promise<Recipient> {
    if ('insuredId' in to) return this.company(to.insuredId);
    const email = foldEmail(to.email);
    const insured = await this.insureds.byEmail(email);
    if (insured) return this.company(insured.insuredId);
    await this.refuseStopped(email);
    return {
      insuredId: null,
      insuredName: null,
      agencyId: null,
      inviteeId: deriveId('invitee', commandId),
      inviteeEmail: email,
    };
  }

  /** Throws REQUEST.EMAIL_STOPPED for an address without an account that takes no requests by mail [A16]. */
  async refuseStopped(email: string): Promise<void> {
    if (await this.stopped.has(email)) throw new Problem('REQUEST.EMAIL_STOPPED');
  }

  /** The insured company that a request to this e-mail address would reach, or null. */
  async byEmail(email: string): Promise<{ readonly insuredCompanyId: Uuid; readonly name: string } | null> {
    const insured = await this.insureds.byEmail(email);
    if (!insured) return null;
    const { state } = await this.deciders.load(companyDecider, insured.insuredId);
    return state && { insuredCompanyId: insured.insuredId, name: state.name };
  }

  private async company(insuredId: Uuid): Promise<Recipient> {
    const { state } = await this.deciders.load(companyDecider, insuredId);
    if (!state || !isAskedForProof(state.registration.roles)) throw new Problem('REQUEST.NO_SUCH_SUPPLIER');
    return { insuredId, insuredName: state.name, agencyId: await this.representations.agencyOf(insuredId) };
  }
}
