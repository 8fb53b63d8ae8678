import { sortFindings } from '@covertrail/domain/compliance/finding-causes';
import { causeTitle } from '@covertrail/wording/compliance/cause-words';
import { LINE_NAMES } from '@covertrail/wording/insurance/labels';
import type { FindingText } from '@covertrail/contracts/history/history.replies';
import { plural } from '#shared/format/plural';
import { OutcomeIcon } from '#shared/ui/outcome-pill.tsx';

/** What is missing, in a line for each cause. */
export function CauseList({ findings }: { readonly findings: readonly FindingText[] }) {
  const { missing } = sortFindings(findings);
  if (missing.length === 0) return null;
  return (
    <ul className="why-causes" aria-label="What is missing">
      {missing.map(({ cause, outcome, findings: [first, ...others] }) => (
        <li key={first.rule}>
          <OutcomeIcon outcome={outcome} />
          {cause === null
            ? `${LINE_NAMES[first.line]}: ${first.title}`
            : `${causeTitle(cause)}: ${plural(others.length + 1, 'requirement')}`}
        </li>
      ))}
    </ul>
  );
}
