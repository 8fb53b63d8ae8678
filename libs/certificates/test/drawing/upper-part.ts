import { INSURER_LETTERS } from '@covertrail/domain/insurance/certificate/field-keys';
import type { Sheet } from './sheet.js';

/** Sentences of our own where a form has its legal text. */
const NOTICE = [
  'This page tells which policies there were on its date. It gives its reader no rights and changes no policy; the policies alone decide.',
  'Whoever holds it is no party to the contract between the insured and the insurers, and the producer is not bound by what it leaves out.',
  'IMPORTANT: an additional insured needs an endorsement of the policy, and so does a waiver. A tick alone gives neither of them.',
] as const;

/** Title, date, producer, contact, insurers, insured. Returns where the table of policies may begin. */
export function drawUpperPart(sheet: Sheet): number {
  const { style } = sheet;
  if (style.agencyRows) {
    sheet.label('Client#: 104511', 40, 778, 7);
    sheet.label('ROOFER', 440, 778, 7);
    sheet.label('AGENCY CUSTOMER ID: 00044871', 250, 768, 6);
  }
  sheet.label('CERTIFICATE OF LIABILITY INSURANCE', 162, 751, 14);
  sheet.label('DATE (MM/DD/YYYY)', 521, 760);
  sheet.fill('date', 520, 748.5, 70);
  NOTICE.forEach((line, row) => sheet.label(line, 28, 732 - row * 11, 6.5));
  drawParties(sheet);
  drawInsurers(sheet);
  sheet.label('COVERAGES', 22, 542, 8.4);
  sheet.label('CERTIFICATE NUMBER:', 158, 542, 8.4);
  sheet.fill('certificateNumber', 262, 542.5, 150);
  sheet.label('REVISION NUMBER:', 425, 542, 8.4);
  sheet.fill('revisionNumber', 520, 542.5, 60);
  sheet.label(
    'The policies below were issued to the insured named above for the terms shown. Limits may have been used up by claims.',
    28,
    527,
    6.8,
  );
  return 506;
}

function drawParties(sheet: Sheet): void {
  const right = 310 + (sheet.style.columns[0] ?? 0);
  sheet.label('PRODUCER', 22, 664);
  sheet.party('producer', 24, 653);
  const twoLines = (first: string, second: string, x: number, y: number) => {
    sheet.label(first, x, y);
    sheet.label(second, x, y - 5.6);
  };
  twoLines('CONTACT', 'NAME:', right, 667);
  sheet.fill('producer.contact', right + 42, 663, 200);
  twoLines('PHONE', '(A/C, No, Ext):', right, 654);
  sheet.fill('producer.phone', right + 44, 650.5, 110);
  twoLines('FAX', '(A/C, No):', 486, 654);
  sheet.fill('producer.fax', 518, 650.5, 72);
  twoLines('E-MAIL', 'ADDRESS:', right, 642);
  sheet.fill('producer.email', right + 44, 638.5, 220);
  sheet.label('INSURED', 22, 604);
  sheet.party('insured', 44, 595);
  sheet.rule(18, 671, 594, 671);
  sheet.rule(18, 611, right - 3, 611);
  sheet.rule(right - 3, 671, right - 3, 551);
}

function drawInsurers(sheet: Sheet): void {
  const left = 310 + (sheet.style.columns[0] ?? 0);
  sheet.label('INSURER(S) AFFORDING COVERAGE', 369, 626, 6);
  sheet.label('NAIC #', 557, 626, 6);
  INSURER_LETTERS.forEach((letter, row) => {
    const y = 614 - row * 12;
    sheet.label(`INSURER ${letter} :`, left, y);
    sheet.fill(`insurer${letter}.name`, left + 42, y, 190);
    sheet.fill(`insurer${letter}.naic`, 550, y, 40);
    sheet.rule(left - 3, y - 3, 594, y - 3);
  });
}
