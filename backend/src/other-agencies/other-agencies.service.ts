import { Injectable } from '@nestjs/common';
import { policiesView } from '@covertrail/contracts/policy/policy.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { isAgency } from '@covertrail/domain/rights/sides';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { Actor } from '#auth/actor';
import { Views } from '#views/views.service';
import { managedByOthers } from './managed-by-others.js';
import { NO_OTHER_AGENCY, type OtherAgencyPolicies } from './other-agency-policies.js';

/** An insured has some dozens of policies. */
const MOST_POLICIES = 1_000;

/** Finds the policies that an agent may not read although its agency represents their insured, from the streams. */
@Injectable()
export class OtherAgencies {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly views: Views,
  ) {}

  /** All that other agencies of an insured manage; `more` are ids that the view may not show yet. */
  async policiesOf(
    actor: Pick<Actor, 'role' | 'companyId'>,
    insuredId: Uuid,
    more: readonly Uuid[] = [],
  ): Promise<OtherAgencyPolicies> {
    if (!isAgency(actor)) return NO_OTHER_AGENCY;
    const { documents } = await this.views.find(policiesView, { where: { insuredId: { eq: insuredId } } }, [], {
      limit: MOST_POLICIES,
    });
    return this.policiesAmong(actor, [...documents.map(({ id }) => id), ...more]);
  }

  /** Those of these policies that another agency of their insured manages now. */
  async policiesAmong(
    actor: Pick<Actor, 'role' | 'companyId'>,
    policyIds: Iterable<Uuid>,
  ): Promise<OtherAgencyPolicies> {
    return isAgency(actor) ? managedByOthers(this.deciders, actor.companyId, policyIds) : NO_OTHER_AGENCY;
  }
}
