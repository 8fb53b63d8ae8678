import { useId, useState } from 'react';
import type { CausedFindings, FindingCause } from '@covertrail/domain/compliance/finding-causes';
import type { FindingText } from '@covertrail/contracts/history/history.replies';
import { causeTitle } from '@covertrail/wording/compliance/cause-words';
import { plural } from '#shared/format/plural';
import { OutcomePill, OUTCOMES } from '#shared/ui/outcome-pill.tsx';
import { FindingFix } from './finding-fix.js';
import { FindingRows } from './finding-rows.js';
import { useFindingsReading } from './findings-reading.hook.js';
import { RowOpener } from './row-opener.js';

interface CauseRowProps extends Omit<CausedFindings<FindingText>, 'cause'> {
  readonly cause: FindingCause;
}

/** What several requirements fail for, with its one fix; it unfolds to the requirements. */
export function CauseRow({ cause, outcome, findings }: CauseRowProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const { steps } = useFindingsReading();
  return (
    <li className={`why-row why-cause ${OUTCOMES[outcome].tone}`}>
      <div className="why-main">
        <RowOpener controls={id} open={open} onOpen={setOpen}>
          {causeTitle(cause)}: {plural(findings.length, 'requirement')}
        </RowOpener>
        <div className="why-verdict">
          <OutcomePill outcome={outcome} short />
        </div>
      </div>
      <div className="why-detail">
        <p className="why-sentence">{findings[0].sentence}</p>
        <FindingFix findings={findings} steps={steps} />
      </div>
      <div id={id} className="why-fold-body" hidden={!open}>
        <FindingRows findings={findings} caused />
      </div>
    </li>
  );
}
