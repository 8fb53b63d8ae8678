import { Injectable } from '@nestjs/common';
import { policiesView } from '@covertrail/contracts/policy/policy.views';
import type { PolicyOnFile } from '@covertrail/domain/insurance/extraction/policy-match';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { replacedPolicy } from '@covertrail/domain/policy/policy-replacement';
import { termsAt } from '@covertrail/domain/policy/policy-on-day';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import type { AddedPolicy } from '@covertrail/domain/policy/policy.state';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { Actor } from '#auth/actor';
import { Representations } from '#auth/representations.service';
import { everyDocument } from '#views/every-document.reader';
import { readableBy } from '#views/policy-readers.filter';
import { Views } from '#views/views.service';

/** A policy of the insured as it is now, and what of it tells which one a certificate means. */
export interface StateOnFile extends PolicyOnFile {
  readonly state: AddedPolicy;
  readonly revision: number;
}

/** The policies of an insured that the actor may change: those of another agency are not among them [C15]. */
@Injectable()
export class PoliciesOnFile {
  constructor(
    private readonly views: Views,
    private readonly deciders: DeciderStore,
    private readonly representations: Representations,
  ) {}

  async of(actor: Actor, insuredId: Uuid, day: CalendarDate): Promise<readonly StateOnFile[]> {
    const where = { insuredId: { eq: insuredId }, archived: { eq: false } } as const;
    const found: StateOnFile[] = [];
    for await (const { id } of everyDocument(this.views, policiesView, { and: [{ where }, readableBy(actor)] }, [])) {
      const policy = await this.onFile(actor, id, day);
      if (policy) found.push(policy);
    }
    return found;
  }

  /** The view may be behind: the stream decides. */
  private async onFile(actor: Actor, policyId: Uuid, day: CalendarDate): Promise<StateOnFile | null> {
    const { state, revision } = await this.deciders.load(policyDecider, policyId);
    if (!state || state.archived || !(await this.representations.handlesPolicy(actor, state))) return null;
    const { policyNumber, period, carrier } = termsAt(state, day);
    const renewable = state.standing.at(-1)?.value.status === 'inForce' && replacedPolicy(state, day).refusal === null;
    return {
      policyId,
      line: state.line,
      number: policyNumber,
      period,
      carrierId: carrier.carrierId,
      renewable,
      state,
      revision,
    };
  }
}
