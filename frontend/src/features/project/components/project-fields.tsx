import { Controller, type UseFormReturn } from 'react-hook-form';
import { Checkbox, Form } from 'semantic-ui-react';
import { projectName } from '@covertrail/domain/fields/project-fields';
import { useTemplateChoices } from '#shared/choices/use-choices';
import { FormSelect } from '#shared/forms/bound-fields.tsx';
import { chosen } from '#shared/forms/field-resolver';
import { TextField } from '#shared/forms/text-field.tsx';

export interface ProjectValues {
  readonly name: string;
  readonly templateId: string;
  readonly isDefault: boolean;
}

export const PROJECT_RULES = { name: projectName, templateId: chosen('Please select a template.') };

/** Name, template and default of a project. */
export function ProjectFields({ form: { control, register, formState } }: { readonly form: UseFormReturn<ProjectValues> }) {
  const templates = useTemplateChoices();
  const nameError = formState.errors.name?.message;
  return (
    <>
      <TextField id="project-name" label="Project name" required autoComplete="off" error={nameError} {...register('name')} />
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
      <Controller
        name="isDefault"
        control={control}
        render={({ field: { value, onChange } }) => (
          <Form.Field>
            <Checkbox
              id="project-default"
              label="New requests start with this project"
              checked={value}
              onChange={(_event, { checked }) => onChange(checked === true)}
            />
          </Form.Field>
        )}
      />
    </>
  );
}
