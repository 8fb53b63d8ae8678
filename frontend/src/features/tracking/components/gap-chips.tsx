import type { TrackedSupplierRow } from '@covertrail/contracts/tracking/tracking.replies';
import { OUTCOMES } from '#shared/ui/outcome-pill.tsx';
import { Chip } from '#shared/ui/status-tag.tsx';

/** More would make the row taller than its neighbors. */
const SHOWN = 2;

/** What is missing by its cause, worst first, with its requirements on hover; causes that do not fit are counted. */
export function GapChips({ gaps, answered }: Pick<TrackedSupplierRow, 'gaps' | 'answered'>) {
  if (!answered && gaps.length > 0) return <span className="sub">Nothing shared yet</span>;
  if (gaps.length === 0) return <span className="sub">None</span>;
  const rest = gaps.slice(SHOWN);
  return (
    <div className="tracked-gaps">
      {gaps.slice(0, SHOWN).map(({ rule, title, outcome, requirements }) => (
        <Chip key={rule} label={title} tone={OUTCOMES[outcome].tone} hint={requirements.join('\n')} />
      ))}
      {rest.length > 0 ? (
        <span className="sub nowrap" title={rest.map(({ title }) => title).join('\n')}>
          +{rest.length} more
        </span>
      ) : null}
    </div>
  );
}
