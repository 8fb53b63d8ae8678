import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import { dayText } from '@covertrail/wording/text/day-text';
import type { LetterPart } from '#mail/letter';

/** What a mail about a request shows to find it again: its number, and by when an answer is due. */
export const requestFacts = (number: string, dueOn: CalendarDate): LetterPart => ({
  facts: [
    ['Request ID', number],
    ['Due', dayText(dueOn)],
  ],
});
