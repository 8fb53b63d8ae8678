import { addYears, dayOf } from '@covertrail/domain/kernel/dates';
import type { FieldKey } from '@covertrail/domain/insurance/certificate/field-keys';
import type { FieldValue } from '@covertrail/domain/insurance/certificate/field-reading';
import type { Random } from './random.js';

/** What a field holds, and how the page writes it. */
export interface ShownValue {
  readonly shown: string;
  readonly value: FieldValue;
}

/** What a certificate says, by field; an empty field is not there. */
export type Content = Map<FieldKey, ShownValue>;

export type DateStyle = 'long' | 'short' | 'dashed' | 'two digits';
export type AmountStyle = 'commas' | 'dollar' | 'plain' | 'million' | 'cents';

export const text = (shown: string): ShownValue => ({ shown, value: { kind: 'text', text: shown } });
export const ticked = (shown = 'X'): ShownValue => ({ shown, value: { kind: 'tick', isTicked: true } });

export function shownDate(day: string, style: DateStyle): ShownValue {
  const [year = '', month = '', date = ''] = day.split('-');
  const written: Readonly<Record<DateStyle, string>> = {
    long: `${month}/${date}/${year}`,
    short: `${Number(month)}/${Number(date)}/${year}`,
    dashed: `${month}-${date}-${year}`,
    'two digits': `${month}/${date}/${year.slice(2)}`,
  };
  return { shown: written[style], value: { kind: 'date', day } };
}

export function shownAmount(dollars: number, style: AmountStyle, label: string | null = null): ShownValue {
  const commas = String(dollars).replaceAll(/\B(?=(\d{3})+$)/g, ',');
  const million = dollars >= 1_000_000 ? `$${dollars / 1_000_000}M` : `$${dollars / 1_000}K`;
  const written: Readonly<Record<AmountStyle, string>> = {
    commas,
    dollar: `$${commas}`,
    plain: String(dollars),
    million,
    cents: `${commas}.00`,
  };
  const shown = written[style];
  return {
    shown: label ? `${label}   ${shown}` : shown,
    value: { kind: 'amount', cents: dollars * 100, words: null, label },
  };
}

export const included = (shown: 'INCLUDED' | 'Included' | 'Excluded'): ShownValue => ({
  shown,
  value: { kind: 'amount', cents: null, words: shown.toUpperCase(), label: null },
});

/** A term of a year, seldom another one. */
export function inventedTerm(random: Random): readonly [string, string] {
  const from = dayOf(random.whole(20_000, 20_700));
  return [from, random.chance(0.05) ? dayOf(random.whole(20_720, 20_900)) : addYears(from, 1)];
}
