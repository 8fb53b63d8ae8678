import {
  CERTIFICATE_LINES,
  INSURER_LETTERS,
  type CertificateLine,
  type FieldKey,
  type Party,
} from '@covertrail/domain/insurance/certificate/field-keys';
import type { FieldReading } from '@covertrail/domain/insurance/certificate/field-reading';
import { addYears } from '@covertrail/domain/kernel/dates';
import { ReadFields } from '../certificate/read-fields.js';
import { zipIsIn } from './zip-states.js';

/** How sure a field of a picture is at most that nothing else on the page confirms, if its words were recognized surely; a tenth less is not enough. */
const SURELY_SEEN = 0.81;
/** Of fields of scans that are as sure as that and are confirmed, more than 98 of 100 are right: measured on scans of our own generator, see `scans.spec.ts`. */
const CONFIRMED = 0.96;

/**
 * The fields of a certificate, of which those of a picture are surer where their words were recognized surely, nothing makes them doubtful, and what they
 * say fits: a term of a year, a zip code in its state, a limit in whole thousands, a letter that stands for an insurer (row E02).
 * Those of a coarse scan stay as they are.
 */
export function withConfirmed(readings: readonly FieldReading[], isCoarse: boolean): readonly FieldReading[] {
  if (isCoarse) return readings;
  const isSeen = ({ method, doubts, confidence }: FieldReading): boolean =>
    method === 'picture' && doubts.length === 0 && confidence >= SURELY_SEEN;
  const seen = new ReadFields(readings.filter((reading) => reading.method !== 'picture' || isSeen(reading)));
  const confirmed = confirmedKeys(seen);
  return readings.map((reading) =>
    isSeen(reading) && (confirmed.has(reading.key) || isUsualAmount(reading))
      ? { ...reading, confidence: CONFIRMED }
      : reading,
  );
}

const PARTIES: readonly Party[] = ['producer', 'insured', 'holder'];

const confirmedKeys = (fields: ReadFields): ReadonlySet<FieldKey> =>
  new Set([
    ...CERTIFICATE_LINES.flatMap((line) => [...termKeys(fields, line), ...letterKeys(fields, line)]),
    ...PARTIES.flatMap((party) => zipKeys(fields, party)),
    ...INSURER_LETTERS.map((letter): FieldKey => `insurer${letter}.naic`).filter((key) => matches(fields, key, NAIC)),
    ...TELEPHONES.filter((key) => matches(fields, key, TELEPHONE)),
  ]);

const NAIC = /^\d{5}$/;
const TELEPHONES = ['producer.phone', 'producer.fax'] as const;
const TELEPHONE = /^\(?\d{3}\)?[-. ]?\d{3}[-. ]\d{4}$/;

const matches = (fields: ReadFields, key: FieldKey, pattern: RegExp): boolean => pattern.test(fields.text(key) ?? '');

function termKeys(fields: ReadFields, line: CertificateLine): readonly FieldKey[] {
  const [from, to] = [fields.day(`${line}.effective`), fields.day(`${line}.expiration`)];
  return from !== null && to === addYears(from, 1) ? [`${line}.effective`, `${line}.expiration`] : [];
}

function letterKeys(fields: ReadFields, line: CertificateLine): readonly FieldKey[] {
  const letters = fields.letters(`${line}.letters`);
  const [letter] = letters;
  const isListed = letter !== undefined && fields.text(`insurer${letter}.name`) !== null;
  return letters.length === 1 && isListed ? [`${line}.letters`] : [];
}

function zipKeys(fields: ReadFields, party: Party): readonly FieldKey[] {
  const [zip, state] = [fields.text(`${party}.zip`), fields.text(`${party}.state`)];
  return zip !== null && state !== null && zipIsIn(zip, state) === true ? [`${party}.zip`, `${party}.state`] : [];
}

/** Two figures and thousands, such as $1,000,000 and $25,000: a digit that was lost or read twice seldom leaves one. What a free row calls it may be misread. */
function isUsualAmount({ value }: FieldReading): boolean {
  if (value.kind !== 'amount' || value.cents === null || value.label !== null) return false;
  return value.cents >= 100_000 && /^\d{1,2}0+$/.test(String(value.cents));
}
