import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import { dayText } from '../text/day-text.js';
import { named } from '../text/sentence-parts.js';

interface IssuedTo {
  readonly number: string;
  readonly holderName: string;
  readonly issuedOn: CalendarDate;
  readonly againOn: CalendarDate | null;
}

/** `Certificate 25-1 for *Harbor Point LLC*, issued on 12/05/2026, is not true any more. It was issued again on 12/21/2026.` */
export function untrueCertificateText({ number, holderName, issuedOn, againOn }: IssuedTo): string {
  const said = `Certificate ${number} for ${named(holderName)}, issued on ${dayText(issuedOn)}, is not true any more.`;
  return againOn === null ? said : `${said} It was issued again on ${dayText(againOn)}.`;
}
