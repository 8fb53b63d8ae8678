import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Cents } from '@covertrail/domain/kernel/money';
import type { FieldKey, InsurerLetter } from '@covertrail/domain/insurance/certificate/field-keys';
import type { AmountValue, FieldReading } from '@covertrail/domain/insurance/certificate/field-reading';

/** The fields of a certificate by their keys, each as the kind of value that it has. */
export class ReadFields {
  private readonly byKey: ReadonlyMap<FieldKey, FieldReading>;

  constructor(fields: readonly FieldReading[]) {
    this.byKey = new Map(fields.map((field) => [field.key, field]));
  }

  reading(key: FieldKey): FieldReading | null {
    return this.byKey.get(key) ?? null;
  }

  text(key: FieldKey): string | null {
    const value = this.byKey.get(key)?.value;
    return value?.kind === 'text' ? value.text : null;
  }

  day(key: FieldKey): CalendarDate | null {
    const value = this.byKey.get(key)?.value;
    return value?.kind === 'date' ? value.day : null;
  }

  amount(key: FieldKey): AmountValue | null {
    const value = this.byKey.get(key)?.value;
    return value?.kind === 'amount' ? value : null;
  }

  cents(key: FieldKey): Cents | null {
    return this.amount(key)?.cents ?? null;
  }

  /** True and false as the form says; null where it says nothing. */
  tick(key: FieldKey): boolean | null {
    const value = this.byKey.get(key)?.value;
    return value?.kind === 'tick' ? value.isTicked : null;
  }

  letters(key: FieldKey): readonly InsurerLetter[] {
    const value = this.byKey.get(key)?.value;
    return value?.kind === 'letters' ? value.letters : [];
  }
}
