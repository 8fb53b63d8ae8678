import { Progress } from 'semantic-ui-react';
import type { TrackedSupplierRow } from '@covertrail/contracts/tracking/tracking.replies';

const MOSTLY = 70;

/** How many of the requirements are met, as a bar and as a number. */
export function RequirementsMet({
  supplierName,
  met,
  total,
  answered,
}: Pick<TrackedSupplierRow, 'supplierName' | 'met' | 'total' | 'answered'>) {
  if (!answered && met < total) return <span className="sub">–</span>;
  if (total === 0) return <span className="sub">Not checked yet</span>;
  const percent = Math.round((met / total) * 100);
  const tone = percent === 100 ? '' : percent > MOSTLY ? 'warn' : 'bad';
  return (
    <div className="tracked-met">
      <Progress
        percent={percent}
        className={tone}
        role="progressbar"
        aria-label={`${supplierName}: requirements met`}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      />
      <span className="num sub">
        {met}/{total}
      </span>
    </div>
  );
}
