import type { RenewalsReminded } from '@covertrail/domain/renewal-reminder/renewal-reminder.contract';
import type { NotificationSubject } from '@covertrail/domain/notification/notification.contract';
import type { RecordedEvent } from '@covertrail/platform/engine/define-projection';
import { DAYS_LEFT } from '@covertrail/wording/renewal-reminder/stage.words';
import { defineNotices } from '#notices/define-notices';
import { notice, type Notice } from '#notices/notice';
import type { NoticeNames } from '#notices/notice-names.reader';
import { namesOfRenewals } from './renewal-names.reader.js';

export const renewalReminderNotices = defineNotices({ RenewalsReminded: onRenewalsReminded });

const DESTINATIONS = { insured: 'insuredMyPolicies', agent: 'agentClient', requester: 'requesterDashboard' } as const;

/** One for the company; a click opens the one thing that it tells of, else the list. */
async function onRenewalsReminded(
  { data }: RecordedEvent<'RenewalsReminded'>,
  names: NoticeNames,
): Promise<readonly Notice[]> {
  const { companyId, as, stage } = data;
  const [days, ending] = [DAYS_LEFT[stage], await namesOfRenewals(data, names)];
  const suppliers = as === 'requester';
  const [to, subject] = [DESTINATIONS[as], subjectOf(data)];
  if (days === null) {
    const code = suppliers ? 'RENEWAL.PAST_DUE_OF_SUPPLIERS' : 'RENEWAL.PAST_DUE';
    return [notice(companyId, code, to, { ending }, subject)];
  }
  const code = suppliers ? 'RENEWAL.DUE_OF_SUPPLIERS' : 'RENEWAL.DUE';
  return [notice(companyId, code, to, { ending, days: String(days) }, subject)];
}

function subjectOf({ as, renewals }: RenewalsReminded['data']): NotificationSubject | undefined {
  const [only, ...more] = renewals;
  if (!only || more.length > 0) return undefined;
  return { kind: as === 'requester' ? 'tracking' : 'policy', id: only.id };
}
