import type { ReactNode } from 'react';
import type { PreviewedFinding } from '@covertrail/contracts/request/request.replies';
import { LINE_SHORT_NAMES } from '@covertrail/wording/insurance/labels';
import { OutcomePill } from '../ui/outcome-pill.js';
import { FindingRow } from './finding-row.js';
import { missingCauses, titlesText, type MissingCause } from './missing-causes.view.js';
import './verdict-findings.css';

interface VerdictFindingsProps {
  readonly findings: readonly PreviewedFinding[];
  /** What can be done about a cause; without one the step that fixes it is said. */
  readonly actsOf?: (cause: MissingCause) => ReactNode;
}

/** What a verdict says: what is not met by its causes, the worst first, and what is met behind a fold. */
export function VerdictFindings({ findings, actsOf }: VerdictFindingsProps) {
  const met = findings.filter(({ outcome }) => outcome === 'pass');
  return (
    <>
      <ul className="verdict-rows">
        {missingCauses({ findings }).map((cause) => (
          <Cause key={`${cause.line} ${cause.titles.join()}`} cause={cause} acts={actsOf?.(cause) ?? null} />
        ))}
      </ul>
      {met.length === 0 ? null : (
        <details className="verdict-met">
          <summary>What is met</summary>
          <ul className="verdict-rows">
            {met.map((finding) => (
              <FindingRow key={finding.rule} finding={finding} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function Cause({ cause, acts }: { readonly cause: MissingCause; readonly acts: ReactNode }) {
  const { line, outcome, titles, sentence, fixText } = cause;
  return (
    <li>
      <OutcomePill outcome={outcome} short />
      <div>
        <span className="cell-main">
          {LINE_SHORT_NAMES[line]}: {titlesText(titles)}
        </span>
        <p className="sub">{sentence}</p>
        {acts === null && fixText ? (
          <p className="sub">
            <b>{fixText}</b>
          </p>
        ) : null}
        {acts}
      </div>
    </li>
  );
}
