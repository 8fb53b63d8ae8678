import type { Box } from '@covertrail/domain/insurance/certificate/page-box';
import { centerOf, holds } from '../page/box.js';
import {
  PROPERTY_ANSWERS,
  type FieldKey,
  type PropertyAnswer,
} from '@covertrail/domain/insurance/certificate/field-keys';
import type { FieldReading } from '@covertrail/domain/insurance/certificate/field-reading';
import { partyFieldsIn } from '../reading/party-fields.js';
import { allMarks, wordsIn } from '../reading/cell.js';
import { readingOf, textReading, tickOf } from '../reading/reading-of.js';
import { dateIn } from '../values/date-value.js';
import type { PageContent } from '../page/page-content.js';
import { amountFields } from './amount-rows.js';
import type { EvidenceLabel } from './evidence-labels.js';
import { areaBelow, areaBeside, isInLine, labeledPage, type LabeledPage } from './labeled-page.js';

/** The fields of a page of evidence of property (ACORD 27, 28), by where its words stand below and beside its labels; null where it is laid out in another way. */
export function evidenceFields(content: PageContent): readonly FieldReading[] | null {
  const labeled = labeledPage(content);
  return (
    labeled && [
      ...parties(labeled),
      ...BELOW.flatMap(([key, name]) => textBelow(labeled, key, name)),
      ...BESIDE_LABELS.flatMap(([key, name]) => textBeside(labeled, key, name)),
      ...DATES.flatMap(([key, name]) => dateBelow(labeled, key, name)),
      ...amountFields(labeled),
      ...TICKS.flatMap(([key, name]) => tickBefore(labeled, key, name)),
      ...PROPERTY_ANSWERS.flatMap((name) => answerOf(labeled, name)),
    ]
  );
}

const BELOW: readonly (readonly [FieldKey, EvidenceLabel])[] = [
  ['insurerA.name', 'company'],
  ['insurerA.naic', 'naic'],
  ['property.loanNumber', 'loanNumber'],
  ['other1.policyNumber', 'policyNumber'],
  ['description', 'description'],
  ['representative', 'representative'],
];
const BESIDE_LABELS: readonly (readonly [FieldKey, EvidenceLabel])[] = [
  ['producer.contact', 'contact'],
  ['producer.phone', 'phone'],
  ['producer.fax', 'fax'],
  ['producer.email', 'email'],
  ['certificateNumber', 'certificateNumber'],
  ['revisionNumber', 'revisionNumber'],
];
const DATES: readonly (readonly ['date' | 'other1.effective' | 'other1.expiration', EvidenceLabel])[] = [
  ['date', 'date'],
  ['other1.effective', 'effective'],
  ['other1.expiration', 'expiration'],
];
const TICKS: readonly (readonly [FieldKey, EvidenceLabel])[] = [
  ['property.basic', 'basic'],
  ['property.broad', 'broad'],
  ['property.special', 'special'],
  ['property.mortgagee', 'mortgagee'],
  ['property.lossPayee', 'lossPayee'],
  ['property.lenderLossPayable', 'lenderLossPayable'],
  ['property.additionalInsured', 'additionalInsured'],
];

const parties = (labeled: LabeledPage): readonly FieldReading[] =>
  (
    [
      ['producer', 'agency'],
      ['insured', 'insured'],
      ['holder', 'holder'],
    ] as const
  ).flatMap(([party, name]) => {
    const area = areaBelow(labeled, name);
    return area ? partyFieldsIn(labeled.page, party, area) : [];
  });

function textBelow(labeled: LabeledPage, key: FieldKey, name: EvidenceLabel): readonly FieldReading[] {
  const area = areaBelow(labeled, name);
  return area ? textReading(labeled.page, key, wordsIn(labeled.page, area), key === 'description' ? '\n' : ' ') : [];
}

function textBeside(labeled: LabeledPage, key: FieldKey, name: EvidenceLabel): readonly FieldReading[] {
  const area = areaBeside(labeled, name);
  return area ? textReading(labeled.page, key, wordsIn(labeled.page, area)) : [];
}

function dateBelow(labeled: LabeledPage, key: (typeof DATES)[number][0], name: EvidenceLabel): readonly FieldReading[] {
  const area = areaBelow(labeled, name);
  const cell = area ? wordsIn(labeled.page, area) : { words: [], doubts: [] };
  const found = cell.words.flatMap((word) => {
    const day = dateIn(word.text);
    return day ? [readingOf(labeled.page, key, { kind: 'date', day }, { ...cell, words: [word] })] : [];
  });
  return found.slice(0, 1);
}

/** A box to tick stands right before its label. */
const BEFORE = 15;

function tickBefore({ page, labels }: LabeledPage, key: FieldKey, name: EvidenceLabel): readonly FieldReading[] {
  const label = labels.get(name);
  if (!label) return [];
  const area: Box = { left: label.left - BEFORE, right: label.left, top: label.top + 3, bottom: label.bottom - 3 };
  const mark = allMarks(page).find(({ box }) => holds(area, centerOf(box)));
  return mark ? [tickOf(page, key, mark, [])] : [];
}

const CHOICES = ['YES', 'NO', 'N/A'];

/** The answer whose box is ticked, and what is written behind the answers. */
function answerOf({ page, labels }: LabeledPage, name: PropertyAnswer): readonly FieldReading[] {
  const label = labels.get(name);
  if (!label) return [];
  const line = page.values.filter(({ box }) => isInLine(box, label) && box.left > label.right);
  const choices = line.filter(({ text }) => CHOICES.includes(text));
  const ticked = choices.filter((choice) =>
    allMarks(page).some(
      ({ box }) =>
        isInLine(box, label) && centerOf(box).x < choice.box.left && choice.box.left - centerOf(box).x < BEFORE,
    ),
  );
  const last = Math.max(label.right, ...choices.map(({ box }) => box.right));
  const about = line.filter(({ box }) => box.left > last);
  const [answer] = ticked;
  return [
    ...(answer && ticked.length === 1
      ? [readingOf(page, `property.${name}`, { kind: 'text', text: answer.text }, { words: [answer], doubts: [] })]
      : []),
    ...textReading(page, `property.about.${name}`, { words: about, doubts: [] }),
  ];
}
