import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import { dayFormat } from '../format/day-format.js';

/** `Reminded today`, `Reminded 11/20/2026`; empty where no reminder was sent. */
export function remindedText(remindedOn: CalendarDate | null, today: CalendarDate): string {
  if (remindedOn === null) return '';
  return remindedOn === today ? 'Reminded today' : `Reminded ${dayFormat(remindedOn)}`;
}

interface RemindedNoteProps {
  readonly remindedOn: CalendarDate | null;
  readonly today: CalendarDate;
}

/** When the requester reminded last, as a line under a day; nothing where it did not. */
export function RemindedNote({ remindedOn, today }: RemindedNoteProps) {
  const text = remindedText(remindedOn, today);
  return text === '' ? null : <div className="sub nowrap">{text}</div>;
}
