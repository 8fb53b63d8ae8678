import type { ExceptionRow } from '@covertrail/contracts/exception/exception.replies';
import { addDays } from '@covertrail/domain/kernel/dates';
import { dayFormat } from '../format/day-format.js';

/** The last day on which it is effective: on `lapsesOn` it no longer holds. */
export function throughText({ lapsesOn, withdrawnOn }: ExceptionRow): string {
  if (withdrawnOn) return `Withdrawn ${dayFormat(withdrawnOn)}`;
  return lapsesOn ? dayFormat(addDays(lapsesOn, -1)) : 'Perpetual';
}
