import type { Box } from '@covertrail/domain/insurance/certificate/page-box';
import { centerOf, holds } from '../page/box.js';
import type { FieldKey } from '@covertrail/domain/insurance/certificate/field-keys';
import type { FieldReading } from '@covertrail/domain/insurance/certificate/field-reading';
import { partyFieldsIn } from '../reading/party-fields.js';
import { allMarks, formLines, textIn, wordsIn } from '../reading/cell.js';
import { partyLines } from '../values/party-lines.js';
import { textReading, tickOf } from '../reading/reading-of.js';
import type { PageContent } from '../page/page-content.js';
import { amountFields, commercialAmount } from './amount-rows.js';
import { answerFields } from './answer-fields.js';
import { EVIDENCE_LABELS, type EvidenceLabel } from './evidence-labels.js';
import { dateBelow, textBelow, textBeside } from './labeled-values.js';
import { areaBelow, areaFrom, labeledPage, type LabeledPage } from './labeled-page.js';

/** The fields of a page of evidence of property (ACORD 27, 28), by where its words stand below and beside its labels; null where it is laid out in another way. */
export function evidenceFields(content: PageContent): readonly FieldReading[] | null {
  const labeled = EVIDENCE_LABELS.map((set) => labeledPage(content, set)).find((page) => page !== null);
  if (!labeled) return null;
  return [
    ...parties(labeled),
    ...companyName(labeled),
    ...companyCode(labeled),
    ...BELOW.flatMap(([key, name]) => textBelow(labeled, key, name)),
    ...BESIDE_LABELS.flatMap(([key, name, end]) => textBeside(labeled, key, name, end)),
    ...DATES.flatMap(([key, name]) => dateBelow(labeled, key, name)),
    ...amountFields(labeled),
    ...commercialAmount(labeled),
    ...TICKS.flatMap(([key, name]) => tickBefore(labeled, key, name)),
    ...answerFields(labeled),
  ];
}

const BELOW: readonly (readonly [FieldKey, EvidenceLabel])[] = [
  ['property.loanNumber', 'loanNumber'],
  ['other1.policyNumber', 'policyNumber'],
  ['description', 'description'],
  ['representative', 'representative'],
];
const BESIDE_LABELS: readonly (readonly [FieldKey, EvidenceLabel, EvidenceLabel?])[] = [
  ['producer.contact', 'contact'],
  ['producer.phone', 'phone', 'phoneEnd'],
  ['producer.fax', 'fax', 'faxEnd'],
  ['producer.email', 'email', 'emailEnd'],
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
  ['property.contractOfSale', 'contractOfSale'],
];

const parties = (labeled: LabeledPage<EvidenceLabel>): readonly FieldReading[] =>
  (
    [
      ['producer', 'agency'],
      ['insured', 'insured'],
      ['holder', 'holder'],
    ] as const
  ).flatMap(([party, name]) => {
    const isNamed = party === 'holder' && labeled.labels.has('nameAndAddress');
    const area = areaFrom(labeled, isNamed ? 'nameAndAddress' : name);
    // Boxes to tick stand before the labels beside the name.
    return area ? partyFieldsIn(labeled.page, party, { ...area, right: area.right - (isNamed ? BEFORE : 0) }) : [];
  });

/** The name of the company, without the address that may stand below it. */
function companyName(labeled: LabeledPage<EvidenceLabel>): readonly FieldReading[] {
  const area = areaBelow(labeled, 'company');
  const cell = area ? wordsIn(labeled.page, area) : { words: [], doubts: [] };
  const lines = formLines(cell.words);
  const { name } = partyLines(lines.map((line) => textIn(line)));
  return textReading(labeled.page, 'insurerA.name', { ...cell, words: name.flatMap((at) => lines[at] ?? []) });
}

/** The code of the company stands right of its label, or below it. */
function companyCode(labeled: LabeledPage<EvidenceLabel>): readonly FieldReading[] {
  const beside = textBeside(labeled, 'insurerA.naic', 'naic').filter(({ text }) => /\d/.test(text));
  return beside.length > 0 ? beside : textBelow(labeled, 'insurerA.naic', 'naic');
}

/** A box to tick stands right before its label. */
const BEFORE = 15;

function tickBefore(
  { page, labels }: LabeledPage<EvidenceLabel>,
  key: FieldKey,
  name: EvidenceLabel,
): readonly FieldReading[] {
  const label = labels.get(name);
  if (!label) return [];
  const area: Box = { left: label.left - BEFORE, right: label.left, top: label.top + 3, bottom: label.bottom - 3 };
  const mark = allMarks(page).find(({ box }) => holds(area, centerOf(box)));
  return mark ? [tickOf(page, key, mark, [])] : [];
}
