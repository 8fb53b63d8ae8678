import type { FieldValue } from '@covertrail/domain/insurance/certificate/field-reading';

/** A value as one text: capitals and spaces make no difference. */
export function comparable(value: FieldValue): string {
  if (value.kind === 'text') return plain(value.text);
  if (value.kind === 'date') return value.day;
  if (value.kind === 'tick') return String(value.isTicked);
  if (value.kind === 'letters') return value.letters.join('');
  return [value.cents ?? plain(value.words ?? ''), plain(value.label ?? '')].join('|');
}

const plain = (text: string): string => text.toUpperCase().replaceAll(/\s+/g, ' ').trim();

export const equalValues = (first: FieldValue, second: FieldValue): boolean => comparable(first) === comparable(second);
