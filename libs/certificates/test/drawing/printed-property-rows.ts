import type { FieldKey } from '@covertrail/domain/insurance/certificate/field-keys';
import { inventedPolicyNumber } from './invented-names.js';
import { LETTERS, type PropertyDrawing } from './property-drawing.js';
import { inventedTerm, shownAmount, shownDate, text, ticked, type ShownValue } from './shown-values.js';

/** Where the columns begin, and where the last one ends. */
const COLUMNS = [20, 40, 150, 240, 300, 360, 500, 594] as const;
const HEADS = [
  'INSR LTR',
  'TYPE OF INSURANCE',
  'POLICY NUMBER',
  'POLICY EFF',
  'POLICY EXP',
  'COVERED PROPERTY',
  'LIMITS',
];
const TOP = 545;
const LINE = 11.5;

const CAUSES = [
  ['BASIC', 'property.basic'],
  ['BROAD', 'property.broad'],
  ['SPECIAL', 'property.special'],
  ['EARTHQUAKE', 'property.earthquakeCause'],
  ['WIND', 'property.windCause'],
  ['FLOOD', 'property.floodCause'],
] as const;
const COVERED = [
  'BUILDING',
  'PERSONAL PROPERTY',
  'BUSINESS INCOME',
  'EXTRA EXPENSE',
  'RENTAL VALUE',
  'BLANKET BUILDING',
];
const LIMITS = ['limit1', 'limit2', 'limit3', 'limit4', 'limit5', 'limit6'] as const;
/** The rows that the form prints: what they are called, how many lines they have, and how their form fields are named. */
const ROWS = [
  { row: 'other1', kind: ['PROPERTY'], lines: 8, name: 'Policy_Property', letter: 'Property' },
  {
    row: 'other2',
    kind: ['INLAND MARINE'],
    lines: 4,
    name: 'Policy_InlandMarine',
    letter: 'CommercialInlandMarineLineOfBusiness',
  },
  { row: 'other3', kind: ['CRIME'], lines: 3, name: 'Policy_Crime', letter: 'CrimeLineOfBusiness' },
  {
    row: 'other4',
    kind: ['BOILER & MACHINERY /', 'EQUIPMENT BREAKDOWN'],
    lines: 2,
    name: 'Policy_BoilerAndMachinery',
    letter: 'BoilerAndMachineryLineOfBusiness',
  },
] as const;
type Row = (typeof ROWS)[number];

/** The table of the form: heads in the middle of their columns, a printed row for each kind, boxes to tick, deductibles beside the causes of loss. */
export function drawPrintedRows(drawing: PropertyDrawing, isForm: boolean): void {
  const cell = isForm ? new FormFields(drawing) : drawing;
  HEADS.forEach((head, at) => {
    const [left, right] = [COLUMNS[at] ?? 0, COLUMNS[at + 1] ?? 0];
    const width = drawing.labelFont.widthOfTextAtSize(head, at === 0 ? 3.6 : 6);
    drawing.label(head, left + (right - left - width) / 2, TOP, at === 0 ? 3.6 : 6);
  });
  let top = TOP - 20;
  // A property policy, and each of the others or not.
  for (const of of ROWS) {
    of.kind.forEach((line, at) => drawing.label(line, COLUMNS[1] + 12, top - at * 6.5, 5.6));
    const isFilled = of.row === 'other1' || drawing.random.chance(0.6);
    if (of.row === 'other1') drawCauses(drawing, cell, top);
    if (of.row === 'other2') drawNumberLabels(drawing, top);
    if (isFilled) fillRow(drawing, cell, of, top);
    top -= of.lines * LINE;
  }
  if (drawing.random.chance(0.5)) fillFreeRow(drawing, cell, top - LINE);
}

/** Goods in transit or elsewhere: the kind of the policy and its number stand below labels of their own. */
function drawNumberLabels(drawing: PropertyDrawing, top: number): void {
  drawing.label('TYPE OF POLICY', COLUMNS[2] + 2, top, 5);
  drawing.label('POLICY NUMBER', COLUMNS[2] + 2, top - 2 * LINE, 5);
}

/** A policy of another kind, below the printed rows. */
function fillFreeRow(drawing: PropertyDrawing, cell: Filling, y: number): void {
  const { random } = drawing;
  const [first, last] = inventedTerm(random);
  const letter = random.of(LETTERS);
  const of = (name: string) => `OtherPolicy_${name}_A`;
  cell.fill(
    'other5.letters',
    { shown: letter, value: { kind: 'letters', letters: [letter] } },
    COLUMNS[0] + 5,
    y,
    of('InsurerLetterCode'),
  );
  cell.fill('other5.type', text('Flood'), COLUMNS[1] + 12, y, of('OtherPolicyDescription'));
  const number = text(inventedPolicyNumber(random));
  cell.fill('other5.policyNumber', number, COLUMNS[2] + 3, y, of('PolicyNumberIdentifier'));
  cell.fill('other5.effective', shownDate(first, 'long'), COLUMNS[3] + 3, y, of('PolicyEffectiveDate'));
  cell.fill('other5.expiration', shownDate(last, 'long'), COLUMNS[4] + 3, y, of('PolicyExpirationDate'));
}

interface Filling {
  /** Writes a value; `name` is that of its form field. */
  fill(key: FieldKey, shown: ShownValue, x: number, y: number, name?: string): void;
}

function drawCauses(drawing: PropertyDrawing, cell: Filling, top: number): void {
  const { random } = drawing;
  const [x, borne] = [COLUMNS[1] + 12, COLUMNS[1] + 66];
  drawing.label('CAUSES OF LOSS', x, top - LINE, 5);
  drawing.label('DEDUCTIBLES', borne, top - LINE, 5);
  CAUSES.forEach(([cause, key], at) => {
    const y = top - (at + 2) * LINE;
    drawing.label(cause, x, y, 5.6);
    if (random.chance(0.4)) drawing.fill(key, ticked(), x - 10, y);
  });
  const deductibles = [
    ['BUILDING', 'property.buildingDeductible'],
    ['CONTENTS', 'property.contentsDeductible'],
  ] as const;
  deductibles.forEach(([name, key], at) => {
    const y = top - (2 + at * 2) * LINE;
    drawing.label(name, borne, y, 5.2);
    const shown = text(`${random.whole(1, 25)},000`);
    if (random.chance(0.7)) cell.fill(key, shown, borne, y - LINE);
  });
}

function fillRow(
  drawing: PropertyDrawing,
  cell: Filling,
  { row, kind, lines, name, letter: letterName }: Row,
  top: number,
): void {
  const { random } = drawing;
  const [first, last] = inventedTerm(random);
  const letter = random.of(LETTERS);
  // Agencies write at the top of a row, or in its middle.
  const y = top - random.of([0, Math.floor(lines / 2)]) * LINE;
  const isLabeled = row === 'other2';
  if (isLabeled)
    cell.fill(
      `${row}.type`,
      text('Owned equipment'),
      COLUMNS[2] + 3,
      top - LINE,
      'Policy_PolicyType_OtherDescription_C',
    );
  drawing.fields.set(`${row}.type`, text([...kind, ...(isLabeled ? ['Owned equipment'] : [])].join(' ')));
  const shownLetter = { shown: letter, value: { kind: 'letters', letters: [letter] } } as const;
  cell.fill(`${row}.letters`, shownLetter, COLUMNS[0] + 5, y, `${letterName}_InsurerLetterCode_A`);
  const number = text(inventedPolicyNumber(random));
  const numberY = isLabeled ? top - 3 * LINE : y;
  cell.fill(`${row}.policyNumber`, number, COLUMNS[2] + 3, numberY, `${name}_PolicyNumberIdentifier_A`);
  cell.fill(`${row}.effective`, shownDate(first, 'long'), COLUMNS[3] + 3, y, `${name}_EffectiveDate_A`);
  cell.fill(`${row}.expiration`, shownDate(last, 'long'), COLUMNS[4] + 3, y, `${name}_ExpirationDate_A`);
  const isProperty = row === 'other1';
  const named = COVERED.slice(0, isProperty ? 6 : Math.min(2, lines)).filter(() => !isProperty || random.chance(0.6));
  (isProperty ? COVERED : []).forEach((covered, at) => drawing.label(covered, COLUMNS[5] + 16, top - at * LINE, 5.6));
  named.forEach((covered, at) => {
    const limit = LIMITS[at];
    if (!limit) return;
    const lineY = top - (isProperty ? COVERED.indexOf(covered) : at) * LINE;
    if (isProperty) drawing.page.drawText('X', { x: COLUMNS[5] + 5, y: lineY, size: 6.5, font: drawing.valueFont });
    else drawing.page.drawText(covered, { x: COLUMNS[5] + 16, y: lineY, size: 6, font: drawing.valueFont });
    drawing.label('$', COLUMNS[6] + 4, lineY, 6);
    const amount = shownAmount(random.whole(1, 900) * 1_000, 'commas');
    cell.fill(`${row}.${limit}`, amount, COLUMNS[6] + 14, lineY);
    drawing.fields.set(`${row}.${limit}`, {
      ...amount,
      value: {
        kind: 'amount',
        cents: amount.value.kind === 'amount' ? amount.value.cents : null,
        words: null,
        label: covered,
      },
    });
  });
}

/** Writes values into form fields, which have the names of the form where these are known, and a number otherwise. */
class FormFields implements Filling {
  private count = 0;

  constructor(private readonly drawing: PropertyDrawing) {}

  fill(key: FieldKey, shown: ShownValue, x: number, y: number, name = `Text${(this.count += 1)}`): void {
    const { page, fields, size, valueFont } = this.drawing;
    fields.set(key, shown);
    const field = page.doc.getForm().createTextField(`F[0].P1[0].${name}[0]`);
    field.setText(shown.shown);
    const width = valueFont.widthOfTextAtSize(shown.shown, size) + 6;
    field.addToPage(page, { x: x - 2, y: y - 3, width, height: size + 3, borderWidth: 0, font: valueFont });
    field.setFontSize(size);
  }
}
