import type { RenewalReminderEvent } from '@covertrail/domain/renewal-reminder/renewal-reminder.contract';
import type { FeatureWording } from '../text/event-wording.js';
import { renewalReminderSentences } from './renewal-reminder.sentences.js';

export const renewalReminder: FeatureWording<RenewalReminderEvent> = {
  about: 'Reminders of renewals',
  sentences: renewalReminderSentences,
};
