import type { ReplyOf } from '@covertrail/contracts/calls/call';
import { createTemplate, reviseTemplate } from '@covertrail/contracts/template/template.calls';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Button, Form } from 'semantic-ui-react';
import { changedTexts, newTexts } from '@covertrail/wording/text/text-changes';
import { requirementTexts } from '@covertrail/wording/compliance/requirement-texts';
import { COVERAGE_LINES } from '@covertrail/domain/insurance/coverage';
import type { Requirements } from '@covertrail/domain/compliance/requirements';
import type { TemplateRow } from '@covertrail/contracts/template/template.replies';
import { tryTemplateChange } from '@covertrail/contracts/what-if/what-if.calls';
import { useCommandRequest } from '#shared/commands/use-command';
import { WhatIfTrial } from '#shared/what-if/what-if-trial.tsx';
import { CurrencyRegion } from '#shared/forms/currency-context';
import { useRights } from '#shared/session/use-may';
import { useSession } from '#shared/session/use-session';
import { useToday } from '#shared/session/use-today';
import { isAtFields, problemAtField } from '#shared/forms/problem-at-field';
import { useFieldForm } from '#shared/forms/use-field-form';
import { useRefusedFocus } from '#shared/forms/refused-focus.hook';
import { ClosedFields } from '#shared/ui/closed-fields.tsx';
import { LeaveQuestion } from '#shared/ui/leave-question.modal.tsx';
import { commandFor, trialOf } from '../template-command.form.js';
import { TEMPLATE_RULES } from '../template-rules.form.js';
import { useWhatIfPreparation } from '../what-if-preparation.hook.js';
import { requirementsOf, templateValues, type TemplateValues } from '../template-values.form.js';
import { ChangesModal, ONLY_MANAGERS } from './changes.modal.js';
import { LineCard } from './line-card.js';
import { NamePanel } from './name-panel.js';
import { NotRequiredPanel } from './not-required-panel.js';
import { ProofPanel } from './proof-panel.js';
import { RatingPanel } from './rating-panel.js';

const FORM_ID = 'template-editor';

interface TemplateEditorProps {
  /** The template as the person saw it when the editor opened; null for a new one. */
  readonly template: TemplateRow | null;
  /** What a new template begins with; usual requirements where it is absent. */
  readonly start?: Requirements;
  readonly onSaved: (templateId: string) => void;
  /** Opens the editor again with another person's version of the template: its revision. */
  readonly onReload: (revision: number) => void;
}

/** The requirements of a template: name, coverage lines, rating, and the effective date. */
export function TemplateEditor({ template, start, onSaved, onReload }: TemplateEditorProps) {
  const { user } = useSession();
  const region = template === null ? user.region : template.requirements.region;
  const today = useToday();
  const may = useRights();
  const [maySave, mayTry] = [may(template ? reviseTemplate : createTemplate), may(tryTemplateChange)];
  const mayReview = maySave || (mayTry && template !== null);
  const [review, setReview] = useState<TemplateValues | null>(null);
  const command = useCommandRequest<ReplyOf<typeof reviseTemplate>>(`template/${template?.id ?? 'new'}/save`, {
    onSettled: ({ templateId }) => onSaved(templateId),
  });
  const problem = useMemo(() => problemAtField(command.problem, 'TEMPLATE.NAME_TAKEN', 'name'), [command.problem]);
  const form = useFieldForm<TemplateValues>({
    rules: TEMPLATE_RULES,
    defaults: templateValues(today, template?.name, template?.requirements ?? start),
    problem,
  });
  const {
    control,
    formState: { errors, isDirty, submitCount },
  } = form;
  useRefusedFocus(FORM_ID, submitCount);
  useWhatIfPreparation(template, useWatch({ control, name: 'effectiveFrom' }));
  const look = form.handleSubmit((values) => {
    command.reset();
    setReview(values);
  });
  const changed = problem?.currentRevision;
  return (
    <CurrencyRegion value={region ?? 'unitedStates'}>
      <Form id={FORM_ID} className="template-editor" noValidate onSubmit={() => void look()}>
        <ClosedFields closed={!mayReview} className="template-fields">
          <NamePanel form={form} template={template} />
          {COVERAGE_LINES.map((line) => (
            <LineCard key={line} line={line} control={control} />
          ))}
          <NotRequiredPanel control={control} />
          <RatingPanel control={control} />
          <ProofPanel control={control} />
        </ClosedFields>
        {errors.asked ? (
          <p className="field-error" role="alert">
            {errors.asked.message}
          </p>
        ) : null}
        <LeaveQuestion dirty={isDirty && command.reply === null}>
          Your changes are not saved. They will be lost.
        </LeaveQuestion>
        <div className="template-foot">
          {mayReview ? (
            <Button type="submit" primary>
              {maySave ? 'Review and save' : 'Review'}
            </Button>
          ) : (
            <p className="sub">{ONLY_MANAGERS}</p>
          )}
        </div>
        {review && !isAtFields(problem) ? (
          <ChangesModal
            name={review.name.trim()}
            effectiveFrom={review.effectiveFrom}
            changes={changesOf(template, { region, ...requirementsOf(review) })}
            trackings={template ? template.trackings : null}
            pending={command.pending}
            problem={problem}
            trial={
              template ? (
                <WhatIfTrial name={`template/${template.id}`} request={() => trialOf(template, review)} />
              ) : null
            }
            onReload={changed === undefined ? undefined : () => onReload(changed)}
            onSave={maySave ? () => command.submit(commandFor(template, review)) : null}
            onClose={() => setReview(null)}
          />
        ) : null}
      </Form>
    </CurrencyRegion>
  );
}

function changesOf(template: TemplateRow | null, requirements: Requirements) {
  const after = requirementTexts(requirements);
  return template ? changedTexts(requirementTexts(template.requirements), after, 'not required') : newTexts(after);
}
