import type { RecordedEvent } from '@covertrail/platform/engine/define-projection';
import { notice, type Notice } from './notice.rules.js';
import type { NoticeNames } from './notice-names.reader.js';

/** Notifies the side that receives the plan. */
export async function onCurePlanSent({ data }: RecordedEvent<'CurePlanSent'>, names: NoticeNames): Promise<readonly Notice[]> {
  const { insuredId, agencyId, sentBy, steps } = data;
  const count = steps.length === 1 ? '1 step' : `${steps.length} steps`;
  const subject = { kind: 'curePlan', id: insuredId } as const;
  return sentBy === 'insured'
    ? [notice(agencyId, 'CURE_PLAN.RECEIVED', 'agentClient', { insured: await names.company(insuredId), count }, subject)]
    : [notice(insuredId, 'CURE_PLAN.RECEIVED_FOR_YOU', 'insuredMyPolicies', { agency: await names.company(agencyId), count }, subject)];
}
