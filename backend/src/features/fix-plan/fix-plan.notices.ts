import { managedByOthers } from '#other-agencies/managed-by-others';
import { fixPlanTexts, policiesInPlan } from '@covertrail/wording/fix-plan/fix-steps';
import type { RecordedEvent } from '@covertrail/platform/engine/define-projection';
import { defineNotices } from '#notices/define-notices';
import { notice, type Notice } from '#notices/notice';
import type { NoticeNames } from '#notices/notice-names.reader';

export const fixPlanNotices = defineNotices({
  FixPlanSent: onFixPlanSent,
});

const SHOWN = 5;

/** Notifies the agency that represents the supplier, or the supplier itself without one. */
async function onFixPlanSent({ data }: RecordedEvent<'FixPlanSent'>, names: NoticeNames): Promise<readonly Notice[]> {
  const { requesterId, insuredId, agencyId, projectId } = data;
  const [requester, project] = [await names.company(requesterId), await names.project(projectId)];
  if (agencyId === null) {
    const steps = stepsText(fixPlanTexts(data));
    return [notice(insuredId, 'PLAN.RECEIVED_FOR_YOU', 'insuredMyPolicies', { requester, project, steps })];
  }
  const others = await managedByOthers(names.deciders, agencyId, policiesInPlan(data));
  const steps = stepsText(fixPlanTexts(data, others.names));
  return [
    notice(agencyId, 'PLAN.RECEIVED', 'agentClient', {
      requester,
      project,
      steps,
      insured: await names.company(insuredId),
    }),
  ];
}

function stepsText(steps: readonly string[]): string {
  const more = steps.length - SHOWN;
  return `${steps.slice(0, SHOWN).join(' ')}${more > 0 ? ` And ${more} more.` : ''}`;
}
