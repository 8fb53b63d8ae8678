import { Controller, type UseFormReturn } from 'react-hook-form';
import { calendarDate } from '@covertrail/domain/fields/date-text';
import { projectName } from '@covertrail/domain/fields/project-fields';
import type { ProjectDays } from '@covertrail/domain/insurance/project-days';
import { PROJECT_DAYS_OUT_OF_ORDER } from '@covertrail/wording/fields/server-messages';
import { useTemplateChoices } from '#shared/choices/use-choices';
import { FormDay, FormSelect } from '#shared/forms/bound-fields.tsx';
import { chosen, type Wrong } from '#shared/forms/field-resolver';
import { TextField } from '#shared/forms/text-field.tsx';
import { Checkbox } from '#shared/ui/checkbox.tsx';
import './project-fields.css';

export interface ProjectValues {
  readonly name: string;
  readonly templateId: string;
  readonly isDefault: boolean;
  /** Empty where it is not stated. */
  readonly firstDay: string;
  readonly lastDay: string;
}

type Days = Pick<ProjectValues, 'firstDay' | 'lastDay'>;

/** Both days are stated, or none. */
const withOther =
  (other: (values: Days) => string) =>
  (value: unknown, values: Days): Wrong =>
    value === '' && other(values) === '' ? null : calendarDate.check(value);

const notBeforeFirst = (value: unknown, values: Days): Wrong =>
  withOther(({ firstDay }) => firstDay)(value, values) ??
  (values.firstDay !== '' && String(value) < values.firstDay ? PROJECT_DAYS_OUT_OF_ORDER : null);

export const PROJECT_RULES = {
  name: projectName,
  templateId: chosen('Please select a template.'),
  firstDay: withOther(({ lastDay }) => lastDay),
  lastDay: notBeforeFirst,
};

/** As they are sent: absent where none are stated. */
export const daysOf = ({ firstDay, lastDay }: Days): { readonly days?: ProjectDays } =>
  firstDay === '' ? {} : { days: { firstDay, lastDay } };

/** Name, template, days and default of a project. */
export function ProjectFields({
  form: { control, register, formState },
}: {
  readonly form: UseFormReturn<ProjectValues>;
}) {
  const templates = useTemplateChoices();
  const nameError = formState.errors.name?.message;
  return (
    <>
      <TextField
        id="project-name"
        label="Project name"
        required
        autoComplete="off"
        error={nameError}
        {...register('name')}
      />
      <FormSelect
        name="templateId"
        control={control}
        id="project-template"
        label="Template"
        required
        search
        choices={templates}
        placeholder="Select a template"
        note="New requests are checked against it."
      />
      <div className="project-days">
        <FormDay name="firstDay" control={control} id="project-first-day" label="First day" />
        <FormDay
          name="lastDay"
          control={control}
          id="project-last-day"
          label="Last day"
          note="Templates may ask for cover from the first to the last day."
        />
      </div>
      <Controller
        name="isDefault"
        control={control}
        render={({ field: { value, onChange } }) => (
          <div className="field">
            <Checkbox
              id="project-default"
              label="New requests start with this project"
              checked={value}
              onChange={(checked) => onChange(checked)}
            />
          </div>
        )}
      />
    </>
  );
}
