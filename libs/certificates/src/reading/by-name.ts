import { boxAround } from '../page/box.js';
import { textOf } from '../page/lines.js';
import type { FormField, PageContent } from '../page/page-content.js';
import type { FieldKey } from '@covertrail/domain/insurance/certificate/field-keys';
import type { Doubt, FieldReading, FieldValue } from '@covertrail/domain/insurance/certificate/field-reading';
import { amountIn } from '../values/amount-value.js';
import { dateIn } from '../values/date-value.js';
import { insurerLettersIn, yesOrNo } from '../values/insurer-letters.js';
import { lettersOf } from '../form/labels.js';
import type { NamedKind } from './field-name.js';
import { isOfProperty, namedField } from './field-names.js';
import { sureReading } from './reading-of.js';

interface NamedPart {
  readonly field: FormField;
  readonly key: FieldKey;
  readonly kind: NamedKind;
}

/** Reads form fields whose names are those of the fillable form. Fields that nobody sees are left out. */
export function fieldsByName(page: PageContent): readonly FieldReading[] {
  const parts = new Map<FieldKey, NamedPart[]>();
  const ofProperty = isOfProperty(page.fields.map(({ name }) => name));
  for (const field of page.fields) {
    const named =
      field.isHidden || field.value === '' || field.value === false ? null : namedField(field.name, ofProperty);
    if (named) parts.set(named.key, [...(parts.get(named.key) ?? []), { field, ...named }]);
  }
  return [...parts].flatMap(([key, of]) => readingsOf(page, key, of));
}

function readingsOf(page: PageContent, key: FieldKey, parts: readonly NamedPart[]): readonly FieldReading[] {
  const label = textsOf(parts.filter(({ kind }) => kind === 'label')).join(' ');
  const main = parts.filter(({ kind }) => kind !== 'label');
  const kind = main[0]?.kind ?? 'amount';
  const texts = textsOf(main);
  const { value, isUsual } = valueOf(kind, texts.join(betweenPartsOf(key)), label);
  const doubts: readonly Doubt[] = [
    ...(isUsual ? [] : (['UNUSUAL'] as const)),
    ...(parts.some(({ field }) => isDrawnOtherwise(field)) ? (['DRAWN_OTHERWISE'] as const) : []),
  ];
  const box = boxAround(parts.map(({ field }) => field.box));
  const text = textsOf(parts).join('\n');
  return value ? [sureReading({ key, value, text, page: page.number, box, method: 'form field' }, doubts)] : [];
}

const betweenPartsOf = (key: FieldKey): string => {
  if (key === 'description') return '\n';
  return key.endsWith('.address') ? ', ' : ' ';
};

const textsOf = (parts: readonly NamedPart[]): readonly string[] =>
  parts.map(({ field: { value } }) => (typeof value === 'string' ? value.trim() : 'X'));

interface Taken {
  readonly value: FieldValue | null;
  readonly isUsual: boolean;
}

const TAKE: Readonly<Record<NamedKind, (text: string, label: string) => Taken>> = {
  text: (text) => usual({ kind: 'text', text: text.replaceAll(/[^\S\n]+/g, ' ') }),
  date: (text) => {
    const day = dateIn(text);
    return usual(day ? { kind: 'date', day } : null);
  },
  amount: takeAmount,
  label: takeAmount,
  tick: () => usual({ kind: 'tick', isTicked: true }),
  code: (text) => {
    const isTicked = yesOrNo(text);
    return usual(isTicked === null ? null : { kind: 'tick', isTicked });
  },
  letters: (text) => {
    const letters = insurerLettersIn(text);
    return usual(letters ? { kind: 'letters', letters } : null);
  },
};

const usual = (value: FieldValue | null): Taken => ({ value, isUsual: true });

function takeAmount(text: string, label: string): Taken {
  const amount = amountIn(text);
  const name = label === '' ? null : label;
  return amount
    ? { value: { kind: 'amount', ...amount, label: name }, isUsual: true }
    : { value: { kind: 'amount', cents: null, words: text === '' ? null : text, label: name }, isUsual: text === '' };
}

const valueOf = (kind: NamedKind, text: string, label: string): Taken => TAKE[kind](text, label);

/** True where the page shows, in the place of a field, another text than the field holds. */
function isDrawnOtherwise({ value, drawn }: FormField): boolean {
  return typeof value === 'string' && drawn.length > 0 && lettersOf(textOf(drawn)) !== lettersOf(value);
}
