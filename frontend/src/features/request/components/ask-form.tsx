import { Controller, type UseFormReturn } from 'react-hook-form';
import { Form } from 'semantic-ui-react';
import { NOTE_LENGTH } from '@covertrail/domain/fields/note-fields';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { ProjectRow } from '@covertrail/domain/project/project.views';
import { useTemplateChoices } from '../../../shared/choices/use-choices.js';
import { CounterArea } from '../../../shared/forms/counter-area.js';
import { DayField } from '../../../shared/forms/day-field.js';
import { SelectField } from '../../../shared/forms/select-field.js';
import type { AskValues } from './ask-values.form.js';
import { RecipientFields } from './recipient-fields.js';

interface AskFormProps {
  readonly form: UseFormReturn<AskValues>;
  readonly projects: readonly ProjectRow[];
  readonly startName: string;
  readonly today: CalendarDate;
  readonly onSubmit: () => void;
}

/** Id of the form: the button that sends it stands outside. */
export const ASK_FORM = 'ask-form';

/** The fields of a request for coverage. */
export function AskForm({ form, projects, startName, today, onSubmit }: AskFormProps) {
  const { control, register, watch, formState: { errors } } = form;
  const templates = useTemplateChoices();
  const own = projects.find(({ id }) => id === watch('projectId'))?.templateName;
  const projectChoices = projects.map(({ id, name, isDefault }) => ({ value: id, text: name, ...(isDefault ? { description: 'Default' } : {}) }));
  const { min: _min, max: _max, ...due } = register('dueOn');
  return (
    <Form id={ASK_FORM} className="ask-form" noValidate onSubmit={onSubmit}>
      <RecipientFields form={form} startName={startName} />
      <div className="ask-pair">
        <Controller
          name="projectId"
          control={control}
          render={({ field: { value, onChange, onBlur } }) => (
            <SelectField
              id="ask-project" label="Project" required search choices={projectChoices} value={value} onChange={onChange} onBlur={onBlur}
              placeholder="Select a project" error={errors.projectId?.message}
            />
          )}
        />
        <Controller
          name="templateId"
          control={control}
          render={({ field: { value, onChange, onBlur } }) => (
            <SelectField
              id="ask-template" label="Template" search clearable choices={templates} value={value} onChange={onChange} onBlur={onBlur}
              placeholder={own ? `${own} (the project’s)` : 'The project’s own'} note="What the supplier must carry. Leave it to use the project’s."
            />
          )}
        />
      </div>
      <DayField id="ask-due" label="Answer due by" required min={today} error={errors.dueOn?.message} {...due} />
      <Controller
        name="message"
        control={control}
        render={({ field: { value, onChange, onBlur } }) => (
          <CounterArea
            id="ask-message" label="Message" rows={3} limit={NOTE_LENGTH} value={value} onChange={onChange} onBlur={onBlur} error={errors.message?.message}
            placeholder="Anything the supplier or its agent should know"
          />
        )}
      />
    </Form>
  );
}
