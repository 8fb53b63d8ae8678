import { Injectable } from '@nestjs/common';
import type { HeldFinding, HolderVerdict } from '@covertrail/contracts/share/policy-holders.replies';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { FindingChange } from '@covertrail/domain/what-if/what-if.contract';
import { holderDifference, type HeldPolicy } from '@covertrail/domain/what-if/holder-difference.rules';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { trackingIdOf } from '@covertrail/platform/ids/tracking-id';
import { requirementTitle, sentenceOf } from '@covertrail/wording/compliance/sentence';
import { AssessmentInputsLoader } from '#assessment-inputs/assessment-inputs.loader';
import type { Actor } from '#auth/actor';
import type { OtherAgencyPolicies } from '#other-agencies/other-agency-policies';
import { OtherAgencies } from '#other-agencies/other-agencies.service';
import type { HeldShare } from './policy-holders.reader.js';

/** More would be no list that somebody reads. */
const MOST_FINDINGS = 20;

/** What a change of a policy is to a holder by what it requires [D12]. */
@Injectable()
export class HolderDifferences {
  private readonly inputs: AssessmentInputsLoader;

  constructor(
    deciders: DeciderStore,
    private readonly otherAgencies: OtherAgencies,
  ) {
    this.inputs = new AssessmentInputsLoader(deciders);
  }

  /** Null where the holder requires nothing on the day, or is not tracked yet. */
  async of(
    { requesterId, projectId, knownAt }: Pick<HeldShare, 'requesterId' | 'projectId' | 'knownAt'>,
    policy: Pick<HeldPolicy, 'before' | 'after'>,
    day: CalendarDate,
    actor: Actor,
  ): Promise<HolderVerdict | null> {
    const inputs = await this.inputs.load(trackingIdOf(requesterId, projectId, policy.after.insuredId));
    if (!inputs) return null;
    const documentsBefore = await this.inputs.documentsKnownAt(policy.after.policyId, requesterId, knownAt);
    const difference = holderDifference(inputs, { ...policy, documentsBefore }, day);
    if (!difference) return null;
    const others = await this.otherAgencies.policiesAmong(actor, idsOf(inputs.policies));
    const { effect, before, after, findings } = difference;
    return {
      effect,
      before,
      after,
      findings: findings.slice(0, MOST_FINDINGS).flatMap((each) => shown(each, others, day)),
    };
  }
}

const idsOf = (policies: ReadonlyMap<Uuid, unknown>): readonly Uuid[] => [...policies.keys()];

/** As it reads now, or, of what is no longer required, as it read. */
function shown(
  { rule, before, after }: FindingChange,
  others: OtherAgencyPolicies,
  day: CalendarDate,
): readonly HeldFinding[] {
  const finding = after ?? before;
  if (finding === null) return [];
  return [
    {
      rule,
      title: requirementTitle(finding),
      before: before?.outcome ?? null,
      after: after?.outcome ?? null,
      sentence: others.sentence(finding) ?? sentenceOf(finding, day),
    },
  ];
}
