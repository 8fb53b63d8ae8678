import { addDays } from '@covertrail/domain/kernel/dates';
import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import { CounterArea } from '#shared/forms/counter-area.tsx';
import { dayFormat } from '#shared/format/day-format';
import type { PolicyChange } from '../policy-changes.words.js';

interface CorrectionPartProps {
  readonly changes: readonly PolicyChange[];
  readonly days: PolicyDetails['days'];
  readonly reason: string;
  readonly error: string | null;
  readonly onReason: (reason: string) => void;
}

/** The days that a correction changes, and the reason that is recorded with it. */
export function CorrectionPart({ changes, days, reason, error, onReason }: CorrectionPartProps) {
  return (
    <>
      <p className="sub">
        The old values were wrong. History still records that they were shown until today. The correction changes these
        days for everyone.
      </p>
      <ul className="policy-changes" aria-label="Which days change">
        {changes.map(({ part, label }) => (
          <li key={label}>
            <span className="sub">{label}</span> {dayFormat(days[part].from)} to {dayFormat(addDays(days[part].to, -1))}
          </li>
        ))}
      </ul>
      <CounterArea
        id="correction-reason"
        label="Reason"
        required
        rows={3}
        limit={1000}
        value={reason}
        error={error ?? undefined}
        onChange={onReason}
      />
    </>
  );
}
