import { Controller } from 'react-hook-form';
import { Form } from 'semantic-ui-react';
import { reason } from '@covertrail/domain/fields/note-fields';
import type { FindingDecision } from '@covertrail/domain/compliance/finding';
import { decideFinding } from '@covertrail/contracts/tracking/tracking.calls';
import { useCommand } from '#shared/commands/use-command';
import { CounterArea } from '#shared/forms/counter-area.tsx';
import { useFieldForm } from '#shared/forms/use-field-form';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';

/** A finding that is left to the requester, as it reads. */
export interface OpenFinding {
  readonly rule: string;
  readonly sentence: string;
}

interface DecideFindingProps {
  readonly trackingId: string;
  readonly finding: OpenFinding;
  readonly decision: FindingDecision['decision'];
  readonly onClose: () => void;
}

const WORDS = {
  accepted: { title: 'Accept this finding?', confirm: 'Accept', toast: 'Finding accepted.', effect: 'The requirement counts as met from today' },
  refused: { title: 'Refuse this finding?', confirm: 'Refuse', toast: 'Finding refused.', effect: 'The requirement counts as not met from today' },
} as const;

/** Asks for the reason of a decision and says what it does. */
export function DecideFinding({ trackingId, finding, decision, onClose }: DecideFindingProps) {
  const { rule, sentence } = finding;
  const { title, confirm, toast, effect } = WORDS[decision];
  const { submit, pending, problem } = useCommand(decideFinding, `trackings/${trackingId}/decide/${rule}`, { onSettled: onClose });
  const { control, handleSubmit, formState: { errors } } = useFieldForm<{ readonly reason: string }>({ rules: { reason }, defaults: { reason: '' }, problem });
  const send = handleSubmit((body) => submit({
    params: { id: trackingId }, body: { rule, sentence, decision, ...body }, toast,
  }));
  return (
    <ConfirmDialog
      open title={title} confirm={confirm} destructive={decision === 'refused'} pending={pending} problem={problem}
      onConfirm={() => void send()} onCancel={onClose}
    >
      <p>{sentence}</p>
      <p>{effect}, until the finding changes. The supplier and its agent see the decision and your reason.</p>
      <Form as="div">
        <Controller control={control} name="reason" render={({ field: { ref: _ref, ...field } }) => (
          <CounterArea id="decision-reason" label="Reason" required rows={3} limit={1000} error={errors.reason?.message} {...field} />
        )} />
      </Form>
    </ConfirmDialog>
  );
}
