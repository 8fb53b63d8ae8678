import type { PreviewedFinding } from '@covertrail/contracts/request/request.replies';
import { LINE_SHORT_NAMES } from '@covertrail/wording/insurance/labels';
import { OutcomePill } from '../ui/outcome-pill.js';

interface FindingRowProps {
  readonly finding: Pick<PreviewedFinding, 'line' | 'title' | 'outcome' | 'sentence'>;
}

/** One requirement with how it stands, and why in a sentence. */
export const FindingRow = ({ finding: { line, title, outcome, sentence } }: FindingRowProps) => (
  <li>
    <OutcomePill outcome={outcome} short />
    <div>
      <span className="cell-main">
        {LINE_SHORT_NAMES[line]}: {title}
      </span>
      <p className="sub">{sentence}</p>
    </div>
  </li>
);
