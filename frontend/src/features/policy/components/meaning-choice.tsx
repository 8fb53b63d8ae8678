import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import { DayField } from '#shared/forms/day-field.tsx';
import { Radio } from '#shared/ui/checkbox.tsx';
import type { PolicyChange } from '../policy-changes.words.js';
import { CorrectionPart } from './correction-part.js';

interface MeaningChoiceProps {
  readonly changes: readonly PolicyChange[];
  /** The days that a correction changes. */
  readonly days: PolicyDetails['days'];
  /** Whether the old values were entered wrongly; null while that is not chosen. */
  readonly wrong: boolean | null;
  readonly onWrong: (wrong: boolean) => void;
  /** The day from which the new values hold. */
  readonly from: CalendarDate;
  readonly fromProblem: string | null;
  readonly onFrom: (from: CalendarDate) => void;
  /** Why wrong values were there. */
  readonly reason: string;
  readonly reasonProblem: string | null;
  readonly onReason: (reason: string) => void;
}

/** Why the person changes the policy: it changed on a day, or it was entered wrongly. */
export function MeaningChoice({
  changes,
  days,
  wrong,
  onWrong,
  from,
  fromProblem,
  onFrom,
  reason,
  reasonProblem,
  onReason,
}: MeaningChoiceProps) {
  return (
    <fieldset className="policy-choice">
      <legend className="cell-main">Why are you making this change?</legend>
      <Radio
        id="meaning-changed"
        name="meaning"
        label="The policy changed on a specific date"
        checked={wrong === false}
        onChange={() => onWrong(false)}
      />
      {wrong === false ? (
        <DayField
          id="changed-from"
          label="Effective date of the change"
          required
          value={from}
          error={fromProblem ?? undefined}
          note="Earlier dates keep the old values."
          onChange={(event) => onFrom(event.target.value)}
        />
      ) : null}
      <Radio
        id="meaning-wrong"
        name="meaning"
        label="I am correcting a mistake"
        checked={wrong === true}
        onChange={() => onWrong(true)}
      />
      {wrong ? (
        <CorrectionPart changes={changes} days={days} reason={reason} error={reasonProblem} onReason={onReason} />
      ) : null}
    </fieldset>
  );
}
