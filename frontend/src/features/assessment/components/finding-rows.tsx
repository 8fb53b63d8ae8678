import type { FindingText } from '@covertrail/contracts/history/history.replies';
import { FindingRow } from './finding-row.js';

interface FindingRowsProps {
  readonly findings: readonly FindingText[];
  /** Their cause is stated above them, with what fixes it. */
  readonly caused?: boolean;
}

/** Requirements below a heading that names their line or their cause. */
export const FindingRows = ({ findings, caused = false }: FindingRowsProps) => (
  <ul className="why-rows">
    {findings.map((finding) => (
      <FindingRow key={finding.rule} finding={finding} caused={caused} />
    ))}
  </ul>
);
