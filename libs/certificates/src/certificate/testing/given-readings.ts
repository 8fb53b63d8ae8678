import type { FieldKey, InsurerLetter } from '@covertrail/domain/insurance/certificate/field-keys';
import type { FieldReading, FieldValue } from '@covertrail/domain/insurance/certificate/field-reading';

const text = (said: string): FieldValue => ({ kind: 'text', text: said });
const day = (said: string): FieldValue => ({ kind: 'date', day: said });
export const dollars = (whole: number): FieldValue => ({
  kind: 'amount',
  cents: whole * 100,
  words: null,
  label: null,
});
export const ticked = (isTicked = true): FieldValue => ({ kind: 'tick', isTicked });
export const letters = (...said: InsurerLetter[]): FieldValue => ({ kind: 'letters', letters: said });

export const given = (
  key: FieldKey,
  value: FieldValue | string,
  doubts: FieldReading['doubts'] = [],
): FieldReading => ({
  key,
  value: typeof value !== 'string' ? value : /^\d{4}-\d\d-\d\d$/.test(value) ? day(value) : text(value),
  text: '',
  page: 1,
  box: { left: 0, right: 1, bottom: 0, top: 1 },
  method: 'text',
  confidence: 0.98,
  doubts,
});

/** A certificate with one general liability policy, without a fault. */
export const faultless = (): readonly FieldReading[] => [
  given('insurerA.name', 'Pioneer Casualty Co'),
  given('insurerA.naic', '12345'),
  given('generalLiability.letters', letters('A')),
  given('generalLiability.policyNumber', 'GL1234567'),
  given('generalLiability.effective', '2026-01-01'),
  given('generalLiability.expiration', '2027-01-01'),
  given('generalLiability.eachOccurrence', dollars(1_000_000)),
  given('generalLiability.generalAggregate', dollars(2_000_000)),
  given('holder.state', 'CO'),
  given('holder.zip', '80202'),
];

/** The faultless certificate with some fields in place of its own, or besides them. */
export function but(...changed: readonly FieldReading[]): readonly FieldReading[] {
  const keys = new Set(changed.map(({ key }) => key));
  return [...faultless().filter(({ key }) => !keys.has(key)), ...changed];
}
