import { useMemo } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { Button, Checkbox, Form } from 'semantic-ui-react';
import { required } from '@covertrail/domain/fields/field-rule';
import { projectName } from '@covertrail/domain/fields/project-fields';
import { useTemplateChoices } from '../../../shared/choices/use-choices.js';
import { useCommand } from '../../../shared/commands/use-command.js';
import { FormSelect } from '../../../shared/forms/form-select.js';
import { isAtFields, problemAtField } from '../../../shared/forms/problem-at-field.js';
import { TextField } from '../../../shared/forms/text-field.js';
import { useFieldForm } from '../../../shared/forms/use-field-form.js';
import { AppModal } from '../../../shared/ui/app-modal.js';
import { ErrorBanner } from '../../../shared/ui/error-banner.js';

interface ProjectValues {
  readonly name: string;
  readonly templateId: string;
  readonly isDefault: boolean;
}

const FORM = 'project-form';
const RULES = { name: projectName, templateId: required('Please select a template.') };
const START: ProjectValues = { name: '', templateId: '', isDefault: false };

/** Makes a project: its name, the template its suppliers are judged by, and whether new requests start with it. */
export function CreateProject({ onClose }: { readonly onClose: () => void }) {
  const command = useCommand('project/create', { onSettled: onClose });
  const problem = useMemo(() => problemAtField(command.problem, 'PROJECT.NAME_TAKEN', 'name'), [command.problem]);
  const form = useFieldForm<ProjectValues>({ rules: RULES, defaults: START, problem });
  const send = form.handleSubmit((values) => {
    const toast = `${values.name.trim()} was created.`;
    command.submit({ method: 'POST', path: 'requestor/projects', body: values, settles: ['projects'], toast });
  });
  const actions = (
    <>
      <Button type="button" onClick={onClose} disabled={command.pending}>
        Not now
      </Button>
      <Button type="submit" form={FORM} primary loading={command.pending} disabled={command.pending}>
        Create project
      </Button>
    </>
  );
  return (
    <AppModal open title="New project" size="tiny" actions={actions} onClose={onClose}>
      <Form id={FORM} noValidate onSubmit={() => void send()}>
        <ProjectFields form={form} />
      </Form>
      {isAtFields(problem) ? null : <ErrorBanner problem={problem} />}
    </AppModal>
  );
}

function ProjectFields({ form: { control, register, formState } }: { readonly form: UseFormReturn<ProjectValues> }) {
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
        note="Suppliers of the project are judged by it."
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
