import { useId } from 'react';
import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import { LINE_NAMES } from '@covertrail/wording/insurance/labels';
import type { FindingText } from '@covertrail/contracts/history/history.replies';
import { FindingRows } from './finding-rows.js';

interface FindingsGroupProps {
  readonly line: CoverageLine;
  readonly met: readonly FindingText[];
  /** How many requirements the line has. */
  readonly of: number;
}

/** The requirements of one line of coverage that are met. */
export function FindingsGroup({ line, met, of }: FindingsGroupProps) {
  const titleId = useId();
  return (
    <section className="why-group" aria-labelledby={titleId}>
      <div className="why-group-head">
        <h3 id={titleId}>{LINE_NAMES[line]}</h3>
        <span className="sub">
          {met.length} of {of} met
        </span>
        <span className="why-column" aria-hidden>
          Required
        </span>
        <span className="why-column" aria-hidden>
          Available
        </span>
        <span className="why-column" aria-hidden>
          Verdict
        </span>
      </div>
      <FindingRows findings={met} />
    </section>
  );
}
