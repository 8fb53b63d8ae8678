import { useMemo } from 'react';
import { Form } from 'semantic-ui-react';
import { changeTrackingTemplate } from '@covertrail/contracts/tracking/tracking.calls';
import { calendarDate } from '@covertrail/domain/fields/date-text';
import { requirementTexts } from '@covertrail/wording/compliance/requirement-texts';
import { changedTexts } from '@covertrail/wording/text/text-changes';
import { useTemplates } from '#shared/choices/use-choices';
import { useCommand } from '#shared/commands/use-command';
import { FormDay, FormSelect } from '#shared/forms/bound-fields.tsx';
import { chosen } from '#shared/forms/field-resolver';
import { useFieldForm } from '#shared/forms/use-field-form';
import { useToday } from '#shared/session/use-today';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';

interface ChangeTemplateProps {
  readonly trackingId: string;
  readonly supplierName: string;
  /** The template against which the supplier is checked now; names are unique in a company. */
  readonly templateName: string;
  readonly onClose: () => void;
}

const RULES = { templateId: chosen('Please select a template.'), effectiveFrom: calendarDate };
const MOST_SHOWN = 12;

/** Asks which template to check a supplier against, and says first what it requires otherwise. */
export function ChangeTemplate({ trackingId, supplierName, templateName, onClose }: ChangeTemplateProps) {
  const today = useToday();
  const { rows } = useTemplates();
  const { submit, pending, problem } = useCommand(changeTrackingTemplate, `trackings/${trackingId}/template`, { onSettled: onClose });
  const { control, handleSubmit, watch } = useFieldForm({ rules: RULES, defaults: { templateId: '', effectiveFrom: today }, problem });
  const templateId = watch('templateId');
  const choices = rows.filter(({ name }) => name !== templateName).map(({ id, name }) => ({ value: id, text: name }));
  const changes = useMemo(() => {
    const [before, after] = [rows.find(({ name }) => name === templateName), rows.find(({ id }) => id === templateId)];
    return before && after ? changedTexts(requirementTexts(before.requirements), requirementTexts(after.requirements), 'not required') : [];
  }, [rows, templateName, templateId]);
  const send = handleSubmit((body) => submit({ params: { id: trackingId }, body, toast: 'Template applied successfully' }));
  return (
    <ConfirmDialog open title="Change template" confirm="Apply template" pending={pending} problem={problem} onConfirm={() => void send()} onCancel={onClose}>
      <p>{supplierName} is checked against {templateName}. From the day below it will be checked against another template; earlier days keep their verdicts.</p>
      <Form as="div">
        <FormSelect id="tracking-template" name="templateId" label="Template" choices={choices} control={control} placeholder="Choose a template" />
        <FormDay id="tracking-template-from" name="effectiveFrom" label="Effective from" control={control} required />
      </Form>
      {templateId === '' ? null : <Differences changes={changes} />}
    </ConfirmDialog>
  );
}

function Differences({ changes }: { readonly changes: ReturnType<typeof changedTexts> }) {
  if (changes.length === 0) return <p className="sub">It requires the same.</p>;
  const more = changes.length - MOST_SHOWN;
  return (
    <>
      <h3>What it requires otherwise</h3>
      <ul>
        {changes.slice(0, MOST_SHOWN).map(({ label, before, after }) => <li key={label}>{label}: {after} instead of {before}</li>)}
      </ul>
      {more > 0 ? <p className="sub">And {more} more.</p> : null}
    </>
  );
}
