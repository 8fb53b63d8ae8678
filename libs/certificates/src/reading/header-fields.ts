import { boxAround, centerOf } from '../page/box.js';
import { dateIn } from '../values/date-value.js';
import type { ContactPart } from '@covertrail/domain/insurance/certificate/field-keys';
import type { FieldReading } from '@covertrail/domain/insurance/certificate/field-reading';
import type { FormPage } from '../form/form-page.js';
import type { FormWord } from '../form/form-word.js';
import type { LabelName } from '../form/labels.js';
import { wordsIn } from './cell.js';
import { readingOf, textReading } from './reading-of.js';

/** The date of the certificate, its number, and how to reach the producer. */
export const headerFields = (page: FormPage): readonly FieldReading[] => [
  ...dateField(page),
  ...numberFields(page),
  ...contactFields(page),
];

function dateField(page: FormPage): readonly FieldReading[] {
  const { box } = page.label('date');
  const cell = wordsIn(page, { left: box.left - 18, right: box.right + 18, bottom: box.bottom - 24, top: box.top });
  const found = cell.words.flatMap((word) => {
    const day = dateIn(word.text);
    return day ? [readingOf(page, 'date', { kind: 'date', day }, { ...cell, words: [word] })] : [];
  });
  return found.slice(0, 1);
}

function numberFields(page: FormPage): readonly FieldReading[] {
  const [number, revision] = [page.label('certificateNumber').box, page.label('revisionNumber').box];
  const row = { bottom: number.bottom - 4, top: number.top + 5 };
  return [
    ...textReading(page, 'certificateNumber', wordsIn(page, { ...row, left: number.right, right: revision.left })),
    ...textReading(page, 'revisionNumber', wordsIn(page, { ...row, left: revision.right, right: 700 })),
  ];
}

/** The labels that head each row. Phone and fax share one: the fax is what stands right of its label. */
const CONTACT_ROWS: readonly (readonly [ContactPart, LabelName, LabelName])[] = [
  ['contact', 'contact', 'contactName'],
  ['phone', 'phone', 'phoneNumber'],
  ['fax', 'fax', 'faxNumber'],
  ['email', 'email', 'emailAddress'],
];

interface ContactRow {
  readonly part: ContactPart;
  readonly left: number;
  readonly y: number;
}

function contactFields(page: FormPage): readonly FieldReading[] {
  const faxLeft = Math.min(page.label('fax').box.left, page.label('faxNumber').box.left) - 1;
  const rows = CONTACT_ROWS.map((row) => contactRow(page, row));
  const { box: first } = page.label('contact');
  const all = { left: first.left, right: 700, top: first.top + 4, bottom: page.label('affording').box.top };
  const cell = wordsIn(page, all);
  const parts = new Map<ContactPart, FormWord[]>();
  for (const word of cell.words) {
    const { x } = centerOf(word.box);
    const side = rows.filter(({ part }) => part !== (x > faxLeft ? 'phone' : 'fax'));
    const row = nearestRow(word, side);
    if (row && x > row.left) parts.set(row.part, [...(parts.get(row.part) ?? []), word]);
  }
  return [...parts].flatMap(([part, words]) =>
    textReading(page, `producer.${part}`, { ...cell, words: seenContact(part, words) }),
  );
}

/** Of words of a picture, a telephone number begins where its digits do: what stands before is a piece of the label. An address has no spaces. */
function seenContact(part: ContactPart, words: readonly FormWord[]): readonly FormWord[] {
  if (part === 'contact' || !words.some(({ word }) => word.source === 'picture')) return words;
  const ordered = [...words].sort((a, b) => a.box.left - b.box.left);
  if (part === 'email') return [asOneWord(ordered)];
  const start = ordered.findIndex(({ text }) => /\d/.test(text));
  return start < 0 ? [] : ordered.slice(start);
}

function asOneWord(words: readonly FormWord[]): FormWord {
  const [first] = words;
  if (!first) throw new Error('There is no word');
  const text = words.map((word) => word.text).join('');
  const certainty = Math.min(...words.map(({ word }) => word.certainty));
  const word = { ...first.word, text, certainty, box: boxAround(words.map((part) => part.word.box)) };
  return { text, box: boxAround(words.map(({ box }) => box)), word };
}

function contactRow(page: FormPage, [part, first, second]: (typeof CONTACT_ROWS)[number]): ContactRow {
  const [label, end] = [page.label(first), page.label(second)];
  const all = end.isFound ? [label.box, end.box] : [label.box];
  const y = all.reduce((sum, box) => sum + centerOf(box).y, 0) / all.length;
  return { part, left: Math.max(...all.map((box) => box.right)) - 1, y };
}

function nearestRow({ box }: FormWord, rows: readonly ContactRow[]): ContactRow | undefined {
  const away = (row: ContactRow) => Math.abs(row.y - centerOf(box).y);
  return [...rows].sort((a, b) => away(a) - away(b))[0];
}
