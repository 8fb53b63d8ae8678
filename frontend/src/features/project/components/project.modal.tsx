import { useMemo } from 'react';
import { createProject, reviseProject } from '@covertrail/contracts/project/project.calls';
import type { ProjectRow } from '@covertrail/contracts/project/project.replies';
import { commandOf } from '#shared/api/call-request';
import { useCommandRequest } from '#shared/commands/use-command';
import { isAtFields, problemAtField } from '#shared/forms/problem-at-field';
import { useFieldForm } from '#shared/forms/use-field-form';
import { Button } from '#shared/ui/button.tsx';
import { Form } from '#shared/ui/form.tsx';
import { AppModal } from '#shared/ui/app-modal.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { daysOf, PROJECT_RULES, ProjectFields, type ProjectValues } from './project-fields.js';

const FORM = 'project-form';
const START: ProjectValues = { name: '', templateId: '', isDefault: false, firstDay: '', lastDay: '' };

interface ProjectModalProps {
  /** Null makes a new one. */
  readonly project: ProjectRow | null;
  readonly onClose: () => void;
}

/** Creates or edits a project: its name, the template of its suppliers, its days, and whether new requests start with it. */
export default function ProjectModal({ project, onClose }: ProjectModalProps) {
  const command = useCommandRequest(project ? `project/${project.id}` : 'project/create', { onSettled: onClose });
  const problem = useMemo(() => problemAtField(command.problem, 'PROJECT.NAME_TAKEN', 'name'), [command.problem]);
  const form = useFieldForm<ProjectValues>({
    rules: PROJECT_RULES,
    defaults: project ? valuesOf(project) : START,
    problem,
  });
  const send = form.handleSubmit(({ name: entered, templateId, isDefault, ...days }) => {
    const name = entered.trim();
    const body = { name: entered, templateId, isDefault, ...daysOf(days) };
    command.submit(
      project
        ? commandOf(reviseProject, {
            params: { id: project.id },
            body,
            ifMatch: project.revision,
            toast: `${name} was saved.`,
          })
        : commandOf(createProject, { body, toast: `${name} was created.` }),
    );
  });
  const actions = (
    <>
      <Button type="button" onClick={onClose} disabled={command.pending}>
        Not now
      </Button>
      <Button type="submit" form={FORM} primary loading={command.pending} disabled={command.pending}>
        {project ? 'Save' : 'Create project'}
      </Button>
    </>
  );
  return (
    <AppModal
      open
      title={project ? `Edit ${project.name}` : 'New project'}
      size="tiny"
      actions={actions}
      onClose={onClose}
    >
      <Form id={FORM} noValidate onSubmit={() => void send()}>
        <ProjectFields form={form} />
      </Form>
      {project ? <p className="sub">Suppliers that are already tracked keep their template.</p> : null}
      {isAtFields(problem) ? null : <ErrorBanner problem={problem} />}
    </AppModal>
  );
}

const valuesOf = ({ name, templateId, isDefault, days }: ProjectRow): ProjectValues => ({
  name,
  templateId,
  isDefault,
  firstDay: days?.firstDay ?? '',
  lastDay: days?.lastDay ?? '',
});
