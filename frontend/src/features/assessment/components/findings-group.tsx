import { useId } from 'react';
import { Segment } from 'semantic-ui-react';
import { sumUp } from '@covertrail/domain/compliance/compare-outcomes';
import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import { LINE_NAMES } from '@covertrail/wording/insurance/labels';
import type { FindingText } from '@covertrail/contracts/history/history.replies';
import { OutcomeIcon } from '#shared/ui/outcome-pill.tsx';
import { FindingRow } from './finding-row.js';
import type { PlanStep } from '../findings-plan.view.js';

interface FindingsGroupProps {
  readonly trackingId: string;
  readonly line: CoverageLine;
  /** All of the line; `shown` may be fewer. */
  readonly all: readonly FindingText[];
  readonly shown: readonly FindingText[];
  /** Of the plan; null while it is awaited. */
  readonly steps: readonly PlanStep[] | null;
  readonly mayDecide: boolean;
  /** Rules that this reader may decide now. */
  readonly decidable: ReadonlySet<string>;
  readonly onDecide: (rule: string) => void;
  readonly open: ReadonlySet<string>;
  readonly onToggle: (rule: string) => void;
}

/** The requirements of one line of coverage. */
export function FindingsGroup({
  trackingId,
  line,
  all,
  shown,
  steps,
  mayDecide,
  decidable,
  onDecide,
  open,
  onToggle,
}: FindingsGroupProps) {
  const titleId = useId();
  const met = all.filter(({ outcome }) => outcome === 'pass').length;
  return (
    <Segment as="section" className="panel why-group" aria-labelledby={titleId}>
      <div className="why-group-head">
        <OutcomeIcon outcome={sumUp(all)} size={17} />
        <h2 id={titleId}>{LINE_NAMES[line]}</h2>
        <span className="sub">
          {met} of {all.length} met
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
      <ul>
        {shown.map((finding) => (
          <FindingRow
            key={finding.rule}
            trackingId={trackingId}
            finding={finding}
            steps={steps}
            mayDecide={mayDecide}
            onDecide={decidable.has(finding.rule) ? onDecide : null}
            open={open.has(finding.rule)}
            onToggle={() => onToggle(finding.rule)}
          />
        ))}
      </ul>
    </Segment>
  );
}
