import { useState } from 'react';
import { Button, Form } from 'semantic-ui-react';
import { remarks as remarksRule } from '@covertrail/domain/fields/note-fields';
import type { RequestRow, RespondChoice } from '@covertrail/domain/request/request.views';
import type { Problem } from '../../../../shared/api/api-problem.js';
import { plural } from '../../../../shared/format/plural.js';
import { CounterArea } from '../../../../shared/forms/counter-area.js';
import { ErrorBanner } from '../../../../shared/ui/error-banner.js';
import { Panel } from '../../../../shared/ui/panel.js';
import { STEPS, useChosen } from '../responding.hook.js';
import { NONE_ACTIVE } from '../unavailable.words.js';
import { RespondSteps } from './respond-steps.js';
import { SelectionStep } from './selection-step.js';
import { SummaryStep } from './summary-step.js';

interface RespondWizardProps {
  readonly request: RequestRow;
  readonly choices: readonly RespondChoice[];
  readonly pending: boolean;
  readonly problem: Problem | null;
  readonly onSend: (answer: { readonly policyIds: readonly string[]; readonly remarks: string }) => void;
  readonly onDecline: () => void;
}

const LAST = STEPS.length - 1;

/** Policy Selection, Remarks, Summary (spec 2 section 2; documents and certificate holder are not part of it yet). */
export function RespondWizard({ request, choices, pending, problem, onSend, onDecline }: RespondWizardProps) {
  const [step, setStep] = useState(0);
  const [remarks, setRemarks] = useState('');
  const picked = useChosen(choices);
  const none = picked.chosen.length === 0;
  const tooLong = remarksRule.check(remarks);
  const send = () => onSend({ policyIds: picked.chosen.map(({ policyId }) => policyId), remarks });
  return (
    <>
      <RespondSteps at={step} onStep={setStep} />
      {step === 0 ? <SelectionStep choices={choices} {...picked} /> : null}
      {step === 1 ? (
        <Panel title="Remarks">
          <Form as="div" className="panel-body">
            <CounterArea id="remarks" label="For the requester, if there is anything to say" value={remarks} onChange={setRemarks} rows={8} limit={1000} error={tooLong ?? undefined} />
          </Form>
        </Panel>
      ) : null}
      {step === LAST ? <SummaryStep request={request} choices={choices} chosen={picked.chosen} remarks={remarks} /> : null}
      <ErrorBanner problem={problem} />
      {none ? <p className="field-error" role="alert">{NONE_ACTIVE}</p> : null}
      <div className="respond-actions">
        {step > 0 ? <Button type="button" disabled={pending} onClick={() => setStep(step - 1)}>Back</Button> : null}
        {step < LAST
          ? <Button type="button" primary disabled={none || tooLong !== null} onClick={() => setStep(step + 1)}>Next</Button>
          : <Button type="button" primary loading={pending} disabled={none || pending} onClick={send}>Send {plural(picked.chosen.length, 'policy', 'policies')}</Button>}
        <Button type="button" className="apart" disabled={pending} onClick={onDecline}>Decline…</Button>
      </div>
    </>
  );
}
