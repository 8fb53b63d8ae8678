import { Form } from 'semantic-ui-react';
import { formEffect, withdrawFormEntry } from '@covertrail/contracts/form-equivalence/form-equivalence.calls';
import type { FormEntry } from '@covertrail/contracts/form-equivalence/form-equivalence.replies';
import { reason } from '@covertrail/domain/fields/note-fields';
import { viewQuery } from '#shared/api/call-request';
import { useCommand } from '#shared/commands/use-command';
import { FormArea } from '#shared/forms/bound-fields.tsx';
import { useFieldForm } from '#shared/forms/use-field-form';
import { dayFormat } from '#shared/format/day-format';
import { useToday } from '#shared/session/use-today';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { EntryEffect } from './entry-effect.js';

interface WithdrawEntryProps {
  readonly entry: FormEntry;
  readonly onClose: () => void;
}

/** Asks for the reason, and shows which suppliers the withdrawal changes. */
export function WithdrawEntry({ entry: { entryId, number, seen, effectiveFrom }, onClose }: WithdrawEntryProps) {
  const today = useToday();
  const from = effectiveFrom > today ? effectiveFrom : today;
  const effect = useViewQuery(viewQuery(formEffect, { body: { withdraw: { entryId, seen, effectiveFrom: from } } }));
  const { submit, pending, problem } = useCommand(withdrawFormEntry, `forms/${entryId}/withdraw`, { onSettled: onClose });
  const { control, handleSubmit } = useFieldForm<{ readonly reason: string }>({ rules: { reason }, defaults: { reason: '' }, problem });
  const send = handleSubmit((values) => submit({ params: { id: entryId }, body: { seen, effectiveFrom: from, ...values }, toast: 'Entry withdrawn.' }));
  return (
    <ConfirmDialog
      open title={`Withdraw what you say of ${number}?`} confirm="Withdraw" destructive pending={pending} problem={problem ?? effect.problem}
      onConfirm={() => void send()} onCancel={onClose}
    >
      <p>From {dayFormat(from)} on, the index of the product alone says what the form gives. Earlier days and the history keep the entry.</p>
      {effect.loading ? <SkeletonRows label="Assessing your suppliers" /> : null}
      {effect.body ? <EntryEffect effect={effect.body} /> : null}
      <Form as="div"><FormArea control={control} name="reason" id="withdraw-entry-reason" label="Reason" required rows={3} limit={1000} /></Form>
    </ConfirmDialog>
  );
}
