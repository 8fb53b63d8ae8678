import { addYears, daysBetween } from '@covertrail/domain/kernel/dates';
import {
  CERTIFICATE_LINES,
  INSURER_LETTERS,
  type CertificateLine,
  type FieldKey,
} from '@covertrail/domain/insurance/certificate/field-keys';
import type { CertificateFinding } from '@covertrail/domain/insurance/certificate/certificate-finding';
import type { ReadFields } from '../certificate/read-fields.js';

/** A term that ends on the day before its anniversary is a year too: some write the last day of cover. */
const A_DAY = 1;

/** What the rows say of their terms and insurers. */
export const policyFindings = (fields: ReadFields): readonly CertificateFinding[] =>
  CERTIFICATE_LINES.flatMap((line) => [
    ...termFindings(fields, line),
    ...letterFindings(fields, line),
    ...rowFindings(fields, line),
  ]);

function termFindings(fields: ReadFields, line: CertificateLine): readonly CertificateFinding[] {
  const keys: readonly FieldKey[] = [`${line}.effective`, `${line}.expiration`];
  const [from, to] = [fields.day(`${line}.effective`), fields.day(`${line}.expiration`)];
  if (!from || !to) return [];
  if (to <= from) return [{ code: 'CERTIFICATE.EXPIRES_BEFORE_EFFECTIVE', keys }];
  return Math.abs(daysBetween(addYears(from, 1), to)) > A_DAY ? [{ code: 'CERTIFICATE.TERM_NOT_A_YEAR', keys }] : [];
}

function letterFindings(fields: ReadFields, line: CertificateLine): readonly CertificateFinding[] {
  const letters = fields.letters(`${line}.letters`);
  const unlisted = letters.filter((letter) => fields.text(`insurer${letter}.name`) === null);
  const hasPolicy = fields.text(`${line}.policyNumber`) !== null;
  return [
    ...(unlisted.length > 0
      ? [{ code: 'CERTIFICATE.LETTER_NOT_LISTED', keys: [`${line}.letters`], text: unlisted.join(', ') } as const]
      : []),
    ...(hasPolicy && letters.length === 0
      ? [{ code: 'CERTIFICATE.POLICY_WITHOUT_LETTER', keys: [`${line}.policyNumber`] } as const]
      : []),
  ];
}

function rowFindings(fields: ReadFields, line: CertificateLine): readonly CertificateFinding[] {
  const keys: readonly FieldKey[] = [`${line}.letters`, `${line}.policyNumber`];
  const isDouble = keys.some((key) => fields.reading(key)?.doubts.includes('SEVERAL_VALUES'));
  return isDouble ? [{ code: 'CERTIFICATE.SEVERAL_POLICIES_IN_ROW', keys }] : [];
}

/** Codes of insurers that have not the five digits that they have. */
export const insurerFindings = (fields: ReadFields): readonly CertificateFinding[] =>
  INSURER_LETTERS.flatMap((letter): readonly CertificateFinding[] => {
    const code = fields.text(`insurer${letter}.naic`);
    return code === null || /^\d{5}$/.test(code)
      ? []
      : [{ code: 'CERTIFICATE.NAIC_NOT_FIVE_DIGITS', keys: [`insurer${letter}.naic`] }];
  });
