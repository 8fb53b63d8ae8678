import type { CertifiedPolicy } from '@covertrail/domain/issued-certificate/certificate-content.contract';
import { COVERAGE_TYPE_NAMES, SUB_COVERAGE_NAMES } from '@covertrail/wording/insurance/coverage-type-words';
import { isSameSymbol } from '@covertrail/domain/insurance/lines/auto-symbols';
import { retroactiveWords } from './policy-facts.js';
import { bornWords } from './property-facts.js';

/** The coverage types that a policy provides, with their parts: `Explosion, collapse and underground (Explosion)`. */
export const coverageWords = ({ terms }: CertifiedPolicy): readonly string[] =>
  terms.coverages.map(({ type, subCoverages, description }) => {
    const parts = subCoverages.map((part) => SUB_COVERAGE_NAMES[part]).join(', ');
    const name = description === '' ? COVERAGE_TYPE_NAMES[type] : description;
    return parts === '' ? name : `${name} (${parts})`;
  });

/** What the free lines of a row say: further coverages, and since when acts are covered. */
export const furtherWords = (policy: CertifiedPolicy): readonly string[] =>
  [...coverageWords(policy), ...bornWords(policy), retroactiveWords(policy)].filter((part) => part !== '');

/** The symbols that the boxes of automobile liability stand for. */
const AUTO_BOXES = { anyAuto: 1, owned: 2, scheduled: 7, hired: 8, nonOwned: 9 } as const;
export type AutoBox = keyof typeof AUTO_BOXES;

export const coversAutos = ({ terms }: CertifiedPolicy, box: AutoBox): boolean =>
  terms.autoSymbols.some((symbol) => isSameSymbol(symbol, AUTO_BOXES[box]));

/** `Symbols 3, 19`: covered autos that no box stands for. */
export function furtherSymbols({ terms }: CertifiedPolicy): readonly string[] {
  const further = terms.autoSymbols.filter(
    (symbol) => !Object.values(AUTO_BOXES).some((box) => isSameSymbol(symbol, box)),
  );
  return further.length === 0 ? [] : [`Covered auto symbols ${further.join(', ')}`];
}
