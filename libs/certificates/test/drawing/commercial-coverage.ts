import { TOP, type EvidenceDrawing } from './evidence-drawing.js';
import { shownAmount, text } from './shown-values.js';

/** Rows of questions of an ACORD 28; those without a field are not read. */
const ROWS = [
  ['blanketCoverage', 'BLANKET COVERAGE', 'If YES, indicate value(s) reported on property identified above: $'],
  ['terrorismCoverage', 'TERRORISM COVERAGE', ''],
  [null, 'IS THERE A TERRORISM-SPECIFIC EXCLUSION?', ''],
  [null, 'LIMITED FUNGUS COVERAGE', 'If YES, LIMIT:'],
  ['replacementCost', 'REPLACEMENT COST', ''],
  ['agreedValue', 'AGREED VALUE', ''],
  ['coinsurance', 'COINSURANCE', 'If YES, %'],
  [null, 'EQUIPMENT BREAKDOWN (If Applicable)', 'If YES, LIMIT:'],
  ['ordinanceOrLaw', 'ORDINANCE OR LAW - Coverage for loss to undamaged portion of bldg', 'If YES, LIMIT:'],
  [null, '- Demolition Costs', 'If YES, LIMIT:'],
  ['earthMovement', 'EARTH MOVEMENT (If Applicable)', 'If YES, LIMIT:'],
  ['flood', 'FLOOD (If Applicable)', 'If YES, LIMIT:'],
  ['windHail', 'WIND / HAIL (If Subject to Different Provisions)', 'If YES, LIMIT:'],
  ['waiver', 'PERMISSION TO WAIVE SUBROGATION IN FAVOR OF MORTGAGE', ''],
] as const;
const ANSWERS = ['YES', 'NO', 'N/A'] as const;
const LINE = 12.4;

/** The amount of an ACORD 28, and its questions with their answers in columns. */
export function drawCommercialCoverage(drawing: EvidenceDrawing): void {
  const { random } = drawing;
  drawing.causes();
  drawing.label('COMMERCIAL PROPERTY COVERAGE AMOUNT OF INSURANCE: $', 24, TOP - 13);
  const amount = shownAmount(random.whole(100, 9_000) * 1_000, 'commas');
  drawing.fill('other1.limit1', amount, 230, TOP - 13);
  drawing.label('DED:', 400, TOP - 13);
  if (random.chance(0.7)) drawing.fill('other1.deductibleOf.limit1', text('10,000'), 424, TOP - 13);
  const columns = [random.between(290, 296), random.between(318, 322), random.between(344, 350)];
  ANSWERS.forEach((answer, at) => drawing.label(answer, columns[at] ?? 0, TOP - 24));
  let y = TOP - 36;
  drawing.label('BUSINESS INCOME', 35, y, 5.6);
  drawing.label('RENTAL VALUE', 125, y, 5.6);
  const name = random.of(['businessIncome', 'rentalValue'] as const);
  drawing.write('X', name === 'businessIncome' ? 26 : 116, y);
  answer(drawing, columns, name, y);
  drawing.label('If YES, LIMIT:', 370, y, 5.6);
  for (const [key, words, behind] of ROWS) {
    y -= LINE;
    drawing.label(words, 24, y, 5.6);
    drawing.label(behind, 370, y, 5.6);
    answer(drawing, columns, key, y);
    if (key === 'flood' && random.chance(0.5)) {
      drawing.write('250,000', 420, y);
      drawing.fields.set('property.about.flood', text(`${behind} 250,000`));
    }
  }
}

function answer(
  drawing: EvidenceDrawing,
  columns: readonly number[],
  key: Exclude<(typeof ROWS)[number][0], null> | 'businessIncome' | 'rentalValue' | null,
  y: number,
): void {
  const at = drawing.random.whole(0, ANSWERS.length - 1);
  const said = ANSWERS[at];
  if (!said || drawing.random.chance(0.2)) return;
  drawing.write('X', (columns[at] ?? 0) + 2, y);
  if (key) drawing.fields.set(`property.${key}`, text(said));
}
