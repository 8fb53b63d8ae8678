import { chooseDefaultForms } from '@covertrail/contracts/project/project.calls';
import type { ProjectRow } from '@covertrail/contracts/project/project.replies';
import { COVERAGE_LINES, type CoverageLine } from '@covertrail/domain/insurance/coverage';
import { LINE_TABLE } from '@covertrail/domain/insurance/line-table';
import { formTaken, LINES_WITH_FORMS } from '@covertrail/domain/insurance/lines/form-choice';
import { recordOf } from '@covertrail/domain/kernel/record-of';
import { formText } from '@covertrail/wording/policy/coverage-texts';
import { useCommand } from '#shared/commands/use-command';
import { FormSelect } from '#shared/forms/bound-fields.tsx';
import { useFieldForm } from '#shared/forms/use-field-form';
import { lineName } from '#shared/policies/line-choices';
import { Button } from '#shared/ui/button.tsx';
import { Form } from '#shared/ui/form.tsx';
import { AppModal } from '#shared/ui/app-modal.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';

const FORM = 'default-forms';

type FormValues = Readonly<Record<CoverageLine, string>>;

const nameOf = (form: number): string => `ACORD ${form}`;

/** The certificate form that is wanted for each line that several forms show. What a policy itself names comes first. */
export default function DefaultForms({
  project,
  onClose,
}: {
  readonly project: ProjectRow;
  readonly onClose: () => void;
}) {
  const { submit, pending, problem } = useCommand(chooseDefaultForms, `project/${project.id}/forms`, {
    onSettled: onClose,
  });
  const defaults: FormValues = recordOf(COVERAGE_LINES, (line) => String(project.defaultForms[line] ?? ''));
  const { control, handleSubmit } = useFieldForm<FormValues>({ rules: {}, defaults });
  const save = handleSubmit((values) =>
    submit({
      params: { id: project.id },
      ifMatch: project.revision,
      toast: `Certificate forms of ${project.name} were saved.`,
      body: {
        forms: LINES_WITH_FORMS.flatMap((line) =>
          LINE_TABLE[line].acordForms.filter((form) => String(form) === values[line]).map((form) => ({ line, form })),
        ),
      },
    }),
  );
  const actions = (
    <>
      <Button type="button" onClick={onClose} disabled={pending}>
        Not now
      </Button>
      <Button type="submit" form={FORM} primary loading={pending} disabled={pending}>
        Save
      </Button>
    </>
  );
  return (
    <AppModal open title={`Certificate forms of ${project.name}`} size="tiny" actions={actions} onClose={onClose}>
      <Form id={FORM} noValidate onSubmit={() => void save()}>
        {LINES_WITH_FORMS.map((line) => (
          <FormSelect
            key={line}
            id={`form-${line}`}
            name={line}
            label={lineName(line)}
            control={control}
            clearable
            placeholder={`Default: ${formText(formTaken(line, null, null))}`}
            choices={LINE_TABLE[line].acordForms.map((form) => ({ value: String(form), text: nameOf(form) }))}
          />
        ))}
      </Form>
      <p className="sub">Suppliers see these forms when they answer. A form that a policy itself names comes first.</p>
      <ErrorBanner problem={problem} />
    </AppModal>
  );
}
