import type { UseFormReturn } from 'react-hook-form';
import { NOTE_LENGTH } from '@covertrail/domain/fields/note-fields';
import { MOST_CHOSEN } from '@covertrail/domain/fields/request-fields';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { ProjectRow } from '@covertrail/contracts/project/project.replies';
import { useTemplateChoices } from '#shared/choices/use-choices';
import { DayField } from '#shared/forms/day-field.tsx';
import { FormArea, FormSelect } from '#shared/forms/bound-fields.tsx';
import type { BookSheet } from '#shared/books/book-sheet.hook';
import { plural } from '#shared/format/plural';
import { Form } from '#shared/ui/form.tsx';
import type { AskValues } from './ask-values.form.js';
import { MoreFields } from './more-fields.js';
import { RecipientFields } from './recipient-fields.js';

interface AskFormProps {
  readonly form: UseFormReturn<AskValues>;
  readonly projects: readonly ProjectRow[];
  readonly startName: string;
  /** Suppliers that were chosen in a list: then nobody is asked whom it is to. */
  readonly chosenCount: number;
  readonly sheet: BookSheet;
  readonly sheetError: string | undefined;
  readonly today: CalendarDate;
  readonly onSubmit: () => void;
}

/** Id of the form: the button that sends it is outside. */
export const ASK_FORM = 'ask-form';

/** The fields of a request for coverage. */
export function AskForm({ form, projects, startName, chosenCount, today, onSubmit, ...recipients }: AskFormProps) {
  const { control, register, formState } = form;
  const { min: _min, max: _max, ...due } = register('dueOn');
  return (
    <Form id={ASK_FORM} className="ask-form" noValidate onSubmit={onSubmit}>
      {chosenCount > 0 ? (
        <ChosenCount count={chosenCount} />
      ) : (
        <RecipientFields form={form} startName={startName} {...recipients} />
      )}
      <ProjectFields form={form} projects={projects} />
      <DayField id="ask-due" label="Due date" required min={today} error={formState.errors.dueOn?.message} {...due} />
      <FormArea
        name="message"
        control={control}
        id="ask-message"
        label="Message"
        rows={3}
        limit={NOTE_LENGTH}
        placeholder="Anything the supplier or its agent should know"
      />
      <MoreFields form={form} />
    </Form>
  );
}

const ChosenCount = ({ count }: { readonly count: number }) =>
  count > MOST_CHOSEN ? (
    <p role="alert">
      You chose {plural(count, 'supplier')}. At most {MOST_CHOSEN.toLocaleString('en-US')} can be asked at a time:
      choose fewer, or ask them from a spreadsheet.
    </p>
  ) : (
    <p>To {plural(count, 'supplier')} that you chose.</p>
  );

function ProjectFields({ form: { control, watch }, projects }: Pick<AskFormProps, 'form' | 'projects'>) {
  const templates = useTemplateChoices();
  const own = projects.find(({ id }) => id === watch('projectId'))?.templateName;
  const choices = projects.map(({ id, name, isDefault }) => ({
    value: id,
    text: name,
    ...(isDefault ? { description: 'Default' } : {}),
  }));
  return (
    <div className="ask-pair">
      <FormSelect
        name="projectId"
        control={control}
        id="ask-project"
        label="Project"
        required
        search
        choices={choices}
        placeholder="Select a project"
      />
      <FormSelect
        name="templateId"
        control={control}
        id="ask-template"
        label="Template"
        search
        clearable
        choices={templates}
        placeholder={own ? `${own} (the project’s)` : 'The project’s own'}
        note="What the supplier must carry. Leave blank to use the project’s template."
      />
    </div>
  );
}
