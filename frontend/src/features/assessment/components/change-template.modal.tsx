import { changeTrackingTemplate } from '@covertrail/contracts/tracking/tracking.calls';
import { calendarDate } from '@covertrail/domain/fields/date-text';
import { useTemplates } from '#shared/choices/use-choices';
import { useCommand } from '#shared/commands/use-command';
import { FormDay, FormSelect } from '#shared/forms/bound-fields.tsx';
import { chosen } from '#shared/forms/field-resolver';
import { useFieldForm } from '#shared/forms/use-field-form';
import { useToday } from '#shared/session/use-today';
import { TemplateDifferences, templateChanges } from '#shared/templates/template-differences.tsx';
import { Fields } from '#shared/ui/form.tsx';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';

interface ChangeTemplateProps {
  readonly trackingId: string;
  readonly supplierName: string;
  /** The template against which the supplier is checked now; names are unique in a company. */
  readonly templateName: string;
  readonly onClose: () => void;
}

const RULES = { templateId: chosen('Please select a template.'), effectiveFrom: calendarDate };

/** Asks which template to check a supplier against, and says first what it requires otherwise. */
export default function ChangeTemplate({ trackingId, supplierName, templateName, onClose }: ChangeTemplateProps) {
  const today = useToday();
  const { rows } = useTemplates();
  const { submit, pending, problem } = useCommand(changeTrackingTemplate, `trackings/${trackingId}/template`, {
    onSettled: onClose,
  });
  const { control, handleSubmit, watch } = useFieldForm({
    rules: RULES,
    defaults: { templateId: '', effectiveFrom: today },
    problem,
  });
  const templateId = watch('templateId');
  const choices = rows.filter(({ name }) => name !== templateName).map(({ id, name }) => ({ value: id, text: name }));
  const changes = templateChanges(
    rows.find(({ name }) => name === templateName),
    rows.find(({ id }) => id === templateId),
  );
  const send = handleSubmit((body) =>
    submit({ params: { id: trackingId }, body, toast: 'Template applied successfully' }),
  );
  return (
    <ConfirmDialog
      open
      title="Change template"
      confirm="Apply template"
      pending={pending}
      problem={problem}
      onConfirm={() => void send()}
      onCancel={onClose}
    >
      <p>
        {supplierName} is checked against {templateName}. From the day below it will be checked against another
        template; earlier days keep their verdicts.
      </p>
      <Fields>
        <FormSelect
          id="tracking-template"
          name="templateId"
          label="Template"
          choices={choices}
          control={control}
          placeholder="Choose a template"
        />
        <FormDay id="tracking-template-from" name="effectiveFrom" label="Effective from" control={control} required />
      </Fields>
      {templateId === '' ? null : <TemplateDifferences title="What it requires otherwise" changes={changes} />}
    </ConfirmDialog>
  );
}
