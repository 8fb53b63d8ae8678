import { Controller, useWatch, type Control } from 'react-hook-form';
import { decideExceptions } from '@covertrail/contracts/exception/exception.calls';
import type { DecidableFinding } from '@covertrail/contracts/history/history.replies';
import { EXCEPTION_DURATIONS, EXCEPTION_SCOPES } from '@covertrail/domain/fields/exception-fields';
import { addDays } from '@covertrail/domain/kernel/dates';
import { DURATION_WORDS, SCOPE_WORDS } from '@covertrail/wording/exception/exception-words';
import { Button } from '../ui/button.js';
import { Checkbox, Radio } from '../ui/checkbox.js';
import { Fields } from '../ui/form.js';
import { useCommand } from '../commands/use-command.js';
import { FormArea, FormDay, FormSelect } from '../forms/bound-fields.js';
import { useFieldForm } from '../forms/use-field-form.js';
import { plural } from '../format/plural.js';
import { useToday } from '../session/use-today.js';
import { AppModal } from '../ui/app-modal.js';
import { ErrorBanner } from '../ui/error-banner.js';
import { DecisionDocuments } from './decision-documents.js';
import { exceptionBody, exceptionRules, type ExceptionValues } from './handle-exceptions.form.js';
import './handle-exceptions.css';

/** A finding that can be decided, with its name. */
type OfferedFinding = DecidableFinding & { readonly title: string };

interface HandleExceptionsProps {
  readonly trackingId: string;
  readonly offered: readonly OfferedFinding[];
  /** Chosen at first. */
  readonly chosen: readonly string[];
  readonly onClose: () => void;
}

const SCOPES = EXCEPTION_SCOPES.map((value) => ({ value, text: SCOPE_WORDS[value] }));

/** Accepts or denies exceptions and reviews, for a time and with a comment [H02]. */
export default function HandleExceptions({ trackingId, offered, chosen, onClose }: HandleExceptionsProps) {
  const today = useToday();
  const { submit, pending, problem } = useCommand(decideExceptions, `trackings/${trackingId}/exceptions`, {
    onSettled: onClose,
  });
  const { control, handleSubmit } = useFieldForm<ExceptionValues>({
    rules: exceptionRules(offered, today),
    problem,
    defaults: {
      decision: '',
      duration: '',
      customDate: '',
      scope: 'supplier',
      comment: '',
      documents: [],
      findings: chosen,
    },
  });
  const { duration, scope } = useWatch({ control }) as ExceptionValues;
  const durations = EXCEPTION_DURATIONS.filter(
    (duration) => duration !== 'policyExpiration' || scope === 'supplier',
  ).map((value) => ({ value, text: DURATION_WORDS[value] }));
  const send = handleSubmit((values) => {
    const body = exceptionBody(values, offered);
    if (body)
      submit({ params: { id: trackingId }, body, toast: `${plural(body.findings.length, 'decision')} recorded.` });
  });
  const actions = (
    <>
      <Button type="button" onClick={onClose} disabled={pending}>
        Cancel
      </Button>
      <Button type="button" primary loading={pending} disabled={pending} onClick={() => void send()}>
        Submit
      </Button>
    </>
  );
  return (
    <AppModal open title="Handle Exception" actions={actions} onClose={onClose}>
      <Fields className="exceptions-form">
        <ChosenFindings control={control} offered={offered} />
        <Decision control={control} />
        <FormSelect control={control} name="scope" id="exception-scope" label="Valid for" choices={SCOPES} />
        <FormSelect
          control={control}
          name="duration"
          id="exception-duration"
          label="Duration"
          required
          placeholder="Select duration"
          choices={durations}
        />
        {duration === 'customDate' ? (
          <FormDay
            control={control}
            name="customDate"
            id="exception-date"
            label="Lapses on"
            required
            min={addDays(today, 1)}
            note="On this day the decision no longer holds."
          />
        ) : null}
        <FormArea control={control} name="comment" id="exception-comment" label="Comment" rows={3} limit={1000} />
        <Controller
          control={control}
          name="documents"
          render={({ field: { value, onChange } }) => <DecisionDocuments value={value} onChange={onChange} />}
        />
        <p className="sub">{effectText(scope)}</p>
      </Fields>
      <ErrorBanner problem={problem} />
    </AppModal>
  );
}

const effectText = (scope: ExceptionValues['scope']): string =>
  scope === 'supplier'
    ? 'It holds for this finding only: a wider gap, another policy or another insurer opens it again. The supplier and its agency see the decision and the comment.'
    : 'It holds wherever the same finding comes up with no wider gap. Suppliers whom it covers see the decision and the comment.';

interface FormPartProps {
  readonly control: Control<ExceptionValues>;
}

function ChosenFindings({ control, offered }: FormPartProps & Pick<HandleExceptionsProps, 'offered'>) {
  return (
    <Controller
      control={control}
      name="findings"
      render={({ field: { value, onChange }, fieldState: { error } }) => (
        <fieldset className="exception-part" aria-describedby={error ? 'exception-findings-error' : undefined}>
          <legend className="cell-main">Findings</legend>
          {offered.map(({ rule, title, sentence }) => (
            <div key={rule} className="exception-choice">
              <Checkbox
                id={`exception-${rule}`}
                label={title}
                checked={value.includes(rule)}
                onChange={() =>
                  onChange(value.includes(rule) ? value.filter((chosenRule) => chosenRule !== rule) : [...value, rule])
                }
              />
              <p className="sub">{sentence}</p>
            </div>
          ))}
          {error ? (
            <p className="field-error" id="exception-findings-error" role="alert">
              {error.message}
            </p>
          ) : null}
        </fieldset>
      )}
    />
  );
}

const DECISIONS = [
  ['accepted', 'Accept'],
  ['denied', 'Deny'],
] as const;

function Decision({ control }: FormPartProps) {
  return (
    <Controller
      control={control}
      name="decision"
      render={({ field: { value, onChange }, fieldState: { error } }) => (
        <fieldset className="exception-part" aria-describedby={error ? 'exception-decision-error' : undefined}>
          <legend className="cell-main">Decision</legend>
          <div className="exception-decisions">
            {DECISIONS.map(([decision, label]) => (
              <Radio
                key={decision}
                id={`exception-${decision}`}
                name="exception-decision"
                label={label}
                checked={value === decision}
                onChange={() => onChange(decision)}
              />
            ))}
          </div>
          {error ? (
            <p className="field-error" id="exception-decision-error" role="alert">
              {error.message}
            </p>
          ) : null}
        </fieldset>
      )}
    />
  );
}
