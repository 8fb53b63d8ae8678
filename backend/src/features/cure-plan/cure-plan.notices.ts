import type { RecordedEvent } from '@covertrail/platform/engine/define-projection';
import { planNotices } from '@covertrail/domain/cure-plan/plan-receivers.rules';
import { defineNotices } from '#notices/define-notices';
import { notice, type Notice } from '#notices/notice';
import type { NoticeNames } from '#notices/notice-names.reader';

export const curePlanNotices = defineNotices({
  CurePlanSent: onCurePlanSent,
});

/** Notifies the side that receives the plan, and the agency that sent it where other agents of it have steps to do. */
async function onCurePlanSent({ data }: RecordedEvent<'CurePlanSent'>, names: NoticeNames): Promise<readonly Notice[]> {
  const { insuredId, agencyId, sentBy } = data;
  const subject = { kind: 'curePlan', id: insuredId } as const;
  const [insured, agency] = [await names.company(insuredId), await names.company(agencyId)];
  return planNotices(data).map(({ companyId, steps }) => {
    const count = steps.length === 1 ? '1 step' : `${steps.length} steps`;
    if (companyId === insuredId)
      return notice(insuredId, 'CURE_PLAN.RECEIVED_FOR_YOU', 'insuredMyPolicies', { agency, count }, subject);
    return notice(
      agencyId,
      sentBy === 'insured' ? 'CURE_PLAN.RECEIVED' : 'CURE_PLAN.STEPS_FOR_AGENTS',
      'agentClient',
      { insured, count },
      subject,
    );
  });
}
