import { COVERAGE_LINES, type CoverageLine } from '@covertrail/domain/insurance/coverage';
import type { RowOfCertificate } from '@covertrail/domain/extraction/extraction.contract';

/** The line that a person chose for a row that names its kind in words; null where nobody chose one. */
export type ChosenLines = (of: RowOfCertificate) => CoverageLine | null;

/** As the page sends them with its question; a line that is none counts as not chosen. */
export function linesOfQuery(text = ''): ChosenLines {
  const chosen = text.split(',').map((part) => part.split('.'));
  return ({ page, row }) => {
    const line = chosen.find(([ofPage, ofRow]) => Number(ofPage) === page && ofRow === row)?.[2];
    return COVERAGE_LINES.find((code) => code === line) ?? null;
  };
}

/** As decisions name them. */
export const linesOfDecisions =
  (decisions: readonly (RowOfCertificate & { readonly line?: CoverageLine })[]): ChosenLines =>
  ({ page, row }) =>
    decisions.find((made) => made.page === page && made.row === row)?.line ?? null;
