import { useEffect } from 'react';
import { tryFormEntry, withdrawFormEntry } from '@covertrail/contracts/form-equivalence/form-equivalence.calls';
import type { FormEntry } from '@covertrail/contracts/form-equivalence/form-equivalence.replies';
import { reason } from '@covertrail/domain/fields/note-fields';
import { useCommand } from '#shared/commands/use-command';
import { FormArea } from '#shared/forms/bound-fields.tsx';
import { useFieldForm } from '#shared/forms/use-field-form';
import { dayFormat } from '#shared/format/day-format';
import { useToday } from '#shared/session/use-today';
import { Fields } from '#shared/ui/form.tsx';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';
import { useWhatIf } from '#shared/what-if/what-if.hook';
import { EntryEffect } from './entry-effect.js';

interface WithdrawEntryProps {
  readonly entry: FormEntry;
  readonly onClose: () => void;
}

/** Asks for the reason, and shows which suppliers the withdrawal changes. */
export default function WithdrawEntry({
  entry: { entryId, number, seen, effectiveFrom },
  onClose,
}: WithdrawEntryProps) {
  const today = useToday();
  const from = effectiveFrom > today ? effectiveFrom : today;
  const { submit: tryIt, reply, problem: refused } = useCommand(tryFormEntry, `forms/${entryId}/withdraw/what-if`);
  const { body: answer, problem: unread } = useWhatIf(reply?.whatIfId ?? null);
  useEffect(() => tryIt({ body: { withdraw: { entryId, seen, effectiveFrom: from } } }), [tryIt, entryId, seen, from]);
  const { submit, pending, problem } = useCommand(withdrawFormEntry, `forms/${entryId}/withdraw`, {
    onSettled: onClose,
  });
  const { control, handleSubmit } = useFieldForm<{ readonly reason: string }>({
    rules: { reason },
    defaults: { reason: '' },
    problem,
  });
  const send = handleSubmit((values) =>
    submit({ params: { id: entryId }, body: { seen, effectiveFrom: from, ...values }, toast: 'Entry withdrawn.' }),
  );
  return (
    <ConfirmDialog
      open
      title={`Withdraw what you say of ${number}?`}
      confirm="Withdraw"
      destructive
      pending={pending}
      problem={problem ?? refused ?? unread}
      onConfirm={() => void send()}
      onCancel={onClose}
    >
      <p>
        From {dayFormat(from)} on, the index of the product alone says what the form gives. Earlier days and the history
        keep the entry.
      </p>
      {refused || unread ? null : <EntryEffect answer={answer} />}
      <Fields>
        <FormArea
          control={control}
          name="reason"
          id="withdraw-entry-reason"
          label="Reason"
          required
          rows={3}
          limit={1000}
        />
      </Fields>
    </ConfirmDialog>
  );
}
