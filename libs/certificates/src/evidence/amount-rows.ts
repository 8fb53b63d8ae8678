import type { Box } from '@covertrail/domain/insurance/certificate/page-box';
import { centerOf } from '../page/box.js';
import { EVIDENCE_LIMITS } from '@covertrail/domain/insurance/certificate/field-keys';
import type { FieldReading } from '@covertrail/domain/insurance/certificate/field-reading';
import type { FormWord } from '../form/form-word.js';
import { formLines, textIn, wordsIn } from '../reading/cell.js';
import { readingOf, textReading } from '../reading/reading-of.js';
import { amountIn } from '../values/amount-value.js';
import type { EvidenceLabel } from './evidence-labels.js';
import { areaBeside, type LabeledPage } from './labeled-page.js';
import { textBeside } from './labeled-values.js';
import { amountReading } from '../reading/limit-fields.js';

const EDGE = 5;

/** The one amount of commercial property, and what the insured bears of a loss, in the line of their labels. */
export function commercialAmount(labeled: LabeledPage<EvidenceLabel>): readonly FieldReading[] {
  const area = areaBeside(labeled, 'commercialAmount');
  const words = area ? wordsIn(labeled.page, area).words : [];
  return [
    ...amountReading(labeled.page, 'other1.limit1', words, []),
    ...textBeside(labeled, 'other1.deductibleOf.limit1', 'commercialDeductible'),
  ];
}

/** The table of amounts: what is insured, for how much, and what the insured bears of a loss. A line without an amount says what is covered besides. */
export function amountFields({ page, labels }: LabeledPage<EvidenceLabel>): readonly FieldReading[] {
  const [name, amount, deductible] = [labels.get('nameHead'), labels.get('amountHead'), labels.get('deductibleHead')];
  const end = labels.get('businessIncome') ?? labels.get('interest') ?? labels.get('remarks');
  if (!name || !amount || !deductible || !end) return [];
  const area: Box = { left: 0, right: 10_000, top: name.bottom, bottom: end.top + 1 };
  const lines = formLines(wordsIn(page, area).words);
  let at = 0;
  return lines.flatMap((line): readonly FieldReading[] => {
    const isIn = (from: number, to: number) => (word: FormWord) =>
      centerOf(word.box).x >= from && centerOf(word.box).x < to;
    const label = textIn(line.filter(isIn(0, amount.left - EDGE)));
    const amounts = line.filter(isIn(amount.left - EDGE, deductible.left - EDGE));
    const borne = line.filter(isIn(deductible.left - EDGE, 10_000));
    const limit = EVIDENCE_LIMITS[at];
    if (amounts.length === 0 || !limit) return [];
    at += 1;
    const said = amountIn(textIn(amounts));
    const value = {
      kind: 'amount',
      ...(said ?? { cents: null, words: textIn(amounts) }),
      label: label === '' ? null : label,
    } as const;
    const words = line.filter((word) => !borne.includes(word));
    return [
      readingOf(page, `other1.${limit}`, value, { words, doubts: said ? [] : ['UNUSUAL'] }),
      ...textReading(page, `other1.deductibleOf.${limit}`, { words: borne, doubts: [] }),
    ];
  });
}
