import { useState } from 'react';
import { reason } from '@covertrail/domain/fields/note-fields';
import { effectiveOn } from '@covertrail/domain/fields/policy-fields';
import { messageOf } from '@covertrail/wording/fields/field-message';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import type { Problem } from '#shared/api/api-problem';
import { plural } from '#shared/format/plural';
import { Button } from '#shared/ui/button.tsx';
import { Fields } from '#shared/ui/form.tsx';
import { AppModal } from '#shared/ui/app-modal.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { MeaningChoice } from './meaning-choice.js';
import { TypedFrom } from './typed-from.js';
import type { PolicyChange } from '../policy-changes.words.js';

/** What a person means by an edit (reference: state is a timeline). */
export interface Meaning {
  readonly effectiveFrom: CalendarDate;
  readonly enteredWrongly: boolean;
  /** Why wrong values were there. */
  readonly reason?: string;
  /** The certificate from which the new values were typed. */
  readonly certificateId?: Uuid;
}

interface SaveQuestionProps {
  readonly policyId: Uuid;
  readonly changes: readonly PolicyChange[];
  /** The days that a correction changes. */
  readonly days: PolicyDetails['days'];
  readonly today: CalendarDate;
  /** A day within the policy's period, as the first guess. */
  readonly suggested: CalendarDate;
  /** What falls to Unverified, and for whom; null where nothing does. */
  readonly falls: string | null;
  readonly pending: boolean;
  readonly problem: Problem | null;
  readonly onSave: (meaning: Meaning) => void;
  readonly onClose: () => void;
}

/** Asks for the reason for the changes, and shows them in words before they are saved. */
export function SaveQuestion({
  policyId,
  changes,
  days,
  today,
  suggested,
  falls,
  pending,
  problem,
  onSave,
  onClose,
}: SaveQuestionProps) {
  const [wrong, setWrong] = useState<boolean | null>(null);
  const [from, setFrom] = useState(suggested);
  const [why, setWhy] = useState('');
  const [saveTried, setSaveTried] = useState(false);
  const [certificateId, setCertificateId] = useState('');
  const whyProblem = wrong ? messageOf(reason, why) : null;
  const dayProblem = wrong === false ? messageOf(effectiveOn, from) : null;
  const save = () => {
    setSaveTried(true);
    const typed = certificateId === '' ? {} : { certificateId };
    if (whyProblem === null)
      onSave({
        ...typed,
        ...(wrong
          ? { effectiveFrom: today, enteredWrongly: true, reason: why }
          : { effectiveFrom: from, enteredWrongly: false }),
      });
  };
  const actions = (
    <>
      <Button type="button" onClick={onClose} disabled={pending}>
        Keep editing
      </Button>
      <Button
        type="button"
        primary
        loading={pending}
        disabled={pending || wrong === null || dayProblem !== null}
        onClick={save}
      >
        Save changes
      </Button>
    </>
  );
  return (
    <AppModal open title={`Save ${plural(changes.length, 'change')}?`} actions={actions} onClose={onClose}>
      <ChangeList changes={changes} />
      {falls === null ? null : (
        <p className="policy-falls" role="note">
          {falls}
        </p>
      )}
      <Fields>
        <MeaningChoice
          changes={changes}
          days={days}
          wrong={wrong}
          onWrong={setWrong}
          from={from}
          fromProblem={dayProblem}
          onFrom={setFrom}
          reason={why}
          reasonProblem={saveTried ? whyProblem : null}
          onReason={setWhy}
        />
        <TypedFrom policyId={policyId} value={certificateId} onChange={setCertificateId} />
      </Fields>
      <ErrorBanner problem={problem} />
    </AppModal>
  );
}

function ChangeList({ changes }: { readonly changes: readonly PolicyChange[] }) {
  return (
    <ul className="policy-changes" aria-label="What changes">
      {changes.map(({ label, before, after }) => (
        <li key={label}>
          <span className="sub">{label}</span>
          <del>{before}</del> <span aria-hidden>→</span>
          <span className="visually-hidden">changes to</span> <ins>{after}</ins>
        </li>
      ))}
    </ul>
  );
}
