import { respondToRequest, declineRequest } from '@covertrail/contracts/request/request.calls';
import { useEffect, useRef, useState } from 'react';
import { remarks as remarksRule } from '@covertrail/domain/fields/note-fields';
import { messageOf } from '@covertrail/wording/fields/field-message';
import type { AnswerPreview, RequestRow } from '@covertrail/contracts/request/request.replies';
import type { Problem } from '#shared/api/api-problem';
import { plural } from '#shared/format/plural';
import { CounterArea } from '#shared/forms/counter-area.tsx';
import { IfMay } from '#shared/session/if-may.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Fields } from '#shared/ui/form.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { STEPS, useAnswerPreview, useChosen } from '../responding.hook.js';
import { NONE_ACTIVE } from '../unavailable.words.js';
import { AnswerVerdict } from './answer-verdict.js';
import { MissingLines } from './missing-lines.js';
import { RespondSteps } from './respond-steps.js';
import { SelectionStep } from './selection-step.js';
import { SummaryStep } from './summary-step.js';

interface RespondWizardProps {
  readonly request: RequestRow;
  /** The answer that the wizard begins with. */
  readonly suggestion: AnswerPreview;
  readonly pending: boolean;
  readonly problem: Problem | null;
  readonly onSend: (answer: { readonly policyIds: readonly string[]; readonly remarks: string }) => void;
  readonly onDecline: () => void;
}

const LAST = STEPS.length - 1;

/** Policy Selection, Remarks, Summary [D04]; documents and certificate holder are not part of it yet. */
export function RespondWizard({ request, suggestion, pending, problem, onSend, onDecline }: RespondWizardProps) {
  const [step, setStep] = useState(0);
  const [remarks, setRemarks] = useState('');
  const picked = useChosen(suggestion.chosen);
  const trial = useAnswerPreview(request.id, picked.chosen);
  const preview = trial.body ?? suggestion;
  const content = useFocusOnStep(step);
  const none = picked.chosen.length === 0;
  const tooLong = messageOf(remarksRule, remarks);
  const send = () => onSend({ policyIds: picked.chosen.map(({ policyId }) => policyId), remarks });
  return (
    <>
      <RespondSteps at={step} onStep={setStep} />
      <div className="respond-step" ref={content} tabIndex={-1} role="group" aria-label={STEPS[step]}>
        {step === 1 ? null : <MissingLines preview={preview} chosen={picked.chosen} />}
        {step === 0 ? <SelectionStep request={request} preview={preview} {...picked} /> : null}
        {step === 1 ? <RemarksStep value={remarks} error={tooLong} onChange={setRemarks} /> : null}
        {step === LAST ? <SummaryStep request={request} chosen={picked.chosen} remarks={remarks} /> : null}
        {step === 1 || none ? null : (
          <AnswerVerdict
            preview={preview}
            checking={trial.loading || trial.refreshing}
            onAdd={(choice) => picked.toggle(choice, true)}
          />
        )}
      </div>
      <ErrorBanner problem={problem ?? trial.problem} />
      {none ? (
        <p className="field-error" role="alert">
          {NONE_ACTIVE}
        </p>
      ) : null}
      <div className="respond-actions">
        {step > 0 ? (
          <Button type="button" disabled={pending} onClick={() => setStep(step - 1)}>
            Back
          </Button>
        ) : null}
        {step < LAST ? (
          <Button
            key="next"
            type="button"
            primary
            disabled={none || tooLong !== null}
            onClick={() => setStep(step + 1)}
          >
            Next
          </Button>
        ) : (
          <IfMay send={respondToRequest}>
            <Button key="send" type="button" primary loading={pending} disabled={none || pending} onClick={send}>
              Send {plural(picked.chosen.length, 'policy', 'policies')}
            </Button>
          </IfMay>
        )}
        <IfMay send={declineRequest}>
          <Button type="button" className="apart" disabled={pending} onClick={onDecline}>
            Decline…
          </Button>
        </IfMay>
      </div>
    </>
  );
}

interface RemarksStepProps {
  readonly value: string;
  readonly error: string | null;
  readonly onChange: (text: string) => void;
}

function RemarksStep({ value, error, onChange }: RemarksStepProps) {
  return (
    <Panel title="Remarks">
      <Fields className="panel-body">
        <CounterArea
          id="remarks"
          label="Optional note for the requester"
          value={value}
          onChange={onChange}
          rows={8}
          limit={1000}
          error={error ?? undefined}
        />
      </Fields>
    </Panel>
  );
}

/** A step takes the focus when it opens: a second Enter must not press the next button, which in the end is Send. */
function useFocusOnStep(step: number) {
  const content = useRef<HTMLDivElement>(null);
  const opened = useRef(step);
  useEffect(() => {
    if (opened.current === step) return;
    opened.current = step;
    content.current?.focus();
  }, [step]);
  return content;
}
