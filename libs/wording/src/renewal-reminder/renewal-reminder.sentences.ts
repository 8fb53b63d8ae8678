import type { RenewalReminderEvent } from '@covertrail/domain/renewal-reminder/renewal-reminder.contract';
import type { Sentences } from '../text/event-wording.js';
import { named } from '../text/sentence-parts.js';
import { DAYS_LEFT } from './stage.words.js';

const counted = (count: number): string => (count === 1 ? '1 renewal' : `${count} renewals`);

export const renewalReminderSentences: Sentences<RenewalReminderEvent> = {
  RenewalsReminded: {
    sentence: ({ data: { companyId, stage, renewals } }, names) => {
      const days = DAYS_LEFT[stage];
      const when = days === null ? 'past due' : `due within ${days} days`;
      return `${named(names.company(companyId))} was reminded of ${counted(renewals.length)} ${when}.`;
    },
    changes: () => [],
  },
};
