import type { TrackedSupplierRow } from '@covertrail/contracts/tracking/tracking.replies';
import { calendarDate } from '@covertrail/domain/fields/date-text';
import { useTemplates } from '#shared/choices/use-choices';
import { FormDay, FormSelect } from '#shared/forms/bound-fields.tsx';
import { chosen } from '#shared/forms/field-resolver';
import { useFieldForm } from '#shared/forms/use-field-form';
import { plural } from '#shared/format/plural';
import { useToday } from '#shared/session/use-today';
import { TemplateDifferences, templateChanges } from '#shared/templates/template-differences.tsx';
import { Fields } from '#shared/ui/form.tsx';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';
import type { AppliedTemplate } from '#shared/tracking/template-bulk';

interface ApplyTemplateProps {
  readonly suppliers: readonly TrackedSupplierRow[];
  readonly onApply: (applied: AppliedTemplate) => void;
  readonly onClose: () => void;
}

const RULES = { templateId: chosen('Please select a template.'), effectiveFrom: calendarDate };

/** Asks which template to check several suppliers against, and says first what it requires otherwise than the template of each. */
export default function ApplyTemplate({ suppliers, onApply, onClose }: ApplyTemplateProps) {
  const today = useToday();
  const { rows } = useTemplates();
  const { control, handleSubmit, watch } = useFieldForm({
    rules: RULES,
    defaults: { templateId: '', effectiveFrom: today },
    problem: null,
  });
  const after = rows.find(({ id }) => id === watch('templateId'));
  const apply = handleSubmit(({ effectiveFrom }) => {
    if (after) onApply({ templateId: after.id, name: after.name, effectiveFrom });
  });
  return (
    <ConfirmDialog
      open
      title={`Change template of ${plural(suppliers.length, 'supplier')}`}
      confirm="Apply template"
      onConfirm={() => void apply()}
      onCancel={onClose}
    >
      <p>
        From the day below they will be checked against the template that you choose; earlier days keep their verdicts.
      </p>
      <Fields>
        <FormSelect
          id="apply-template"
          name="templateId"
          label="Template"
          choices={rows.map(({ id, name }) => ({ value: id, text: name }))}
          control={control}
          placeholder="Choose a template"
        />
        <FormDay id="apply-template-from" name="effectiveFrom" label="Effective from" control={control} required />
      </Fields>
      {after
        ? templatesOf(suppliers).map(({ templateId, templateName, count }) =>
            templateId === after.id ? (
              <p key={templateId} className="sub">
                {plural(count, 'supplier')} checked against it already; nothing changes.
              </p>
            ) : (
              <TemplateDifferences
                key={templateId}
                title={`Instead of ${templateName} (${plural(count, 'supplier')})`}
                changes={templateChanges(
                  rows.find(({ id }) => id === templateId),
                  after,
                )}
              />
            ),
          )
        : null}
    </ConfirmDialog>
  );
}

/** Each template of these suppliers, with how many of them are checked against it. */
function templatesOf(suppliers: readonly TrackedSupplierRow[]) {
  const templates = new Map(suppliers.map(({ templateId, templateName }) => [templateId, templateName]));
  return [...templates].map(([templateId, templateName]) => ({
    templateId,
    templateName,
    count: suppliers.filter((supplier) => supplier.templateId === templateId).length,
  }));
}
