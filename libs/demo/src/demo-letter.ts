import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import { dayText } from '@covertrail/wording/text/day-text';
import { demoPdf } from './demo-pdf.js';

/** A broker of record letter as a PDF of one page. */
export const demoLetter = (client: string, signedOn: CalendarDate): Buffer =>
  demoPdf([
    'Broker of record letter',
    '',
    `${client} names the bearer of this letter its insurance agent`,
    `from ${dayText(signedOn)} on.`,
    '',
    `Signed ${dayText(signedOn)}`,
  ]);
