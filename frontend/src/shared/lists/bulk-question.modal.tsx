import { NOTE_LENGTH, reason as reasonRule } from '@covertrail/domain/fields/note-fields';
import { Fields } from '../ui/form.js';
import { FormArea } from '../forms/bound-fields.js';
import { useFieldForm } from '../forms/use-field-form.js';
import { ConfirmDialog } from '../ui/confirm-dialog.js';
import type { BulkAct } from './bulk-act.js';

interface BulkQuestionProps {
  readonly act: Pick<BulkAct<never>, 'text' | 'question' | 'explained' | 'needsReason'>;
  readonly count: number;
  readonly onRun: (reason: string) => void;
  readonly onClose: () => void;
}

/** Asks before an act on several rows, for a reason too where the act needs one. */
export default function BulkQuestion({ act, count, onRun, onClose }: BulkQuestionProps) {
  const { control, handleSubmit } = useFieldForm<{ readonly reason: string }>({
    rules: act.needsReason ? { reason: reasonRule } : {},
    defaults: { reason: '' },
    problem: null,
  });
  const run = handleSubmit(({ reason }) => onRun(reason));
  return (
    <ConfirmDialog
      open
      title={act.question(count)}
      confirm={act.text}
      cancel="Cancel"
      destructive={act.needsReason === true}
      onConfirm={() => void run()}
      onCancel={onClose}
    >
      <p>{act.explained}</p>
      {act.needsReason ? (
        <Fields>
          <FormArea
            control={control}
            name="reason"
            id="bulk-reason"
            label="Reason"
            required
            rows={3}
            limit={NOTE_LENGTH}
          />
        </Fields>
      ) : null}
    </ConfirmDialog>
  );
}
