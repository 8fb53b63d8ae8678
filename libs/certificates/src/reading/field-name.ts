import type { FieldKey } from '@covertrail/domain/insurance/certificate/field-keys';

/** How the value of a form field is taken. `line` is a part of an address that has several. */
export type NamedKind = 'text' | 'date' | 'amount' | 'tick' | 'code' | 'letters' | 'label';

export interface NamedField {
  readonly key: FieldKey;
  readonly kind: NamedKind;
}

/** What a form field of a name is, and how its value is taken. */
export type Entry = readonly [name: string, key: FieldKey, kind: NamedKind];
