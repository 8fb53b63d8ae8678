import { withdrawException } from '@covertrail/contracts/exception/exception.calls';
import { reason } from '@covertrail/domain/fields/note-fields';
import { Fields } from '../ui/form.js';
import { useCommand } from '../commands/use-command.js';
import { FormArea } from '../forms/bound-fields.js';
import { useFieldForm } from '../forms/use-field-form.js';
import { ConfirmDialog } from '../ui/confirm-dialog.js';

/** The exception as a person reads it before it is withdrawn. */
interface WithdrawExceptionProps {
  readonly trackingId: string;
  readonly exceptionId: string;
  /** `Each occurrence`. */
  readonly title: string;
  /** What was decided, in one sentence. */
  readonly text: string;
  /** It holds for more than one supplier. */
  readonly wide: boolean;
  readonly onClose: () => void;
}

/** Asks for the reason and says what happens: from today on the finding is what it is without the exception. */
export default function WithdrawException({
  trackingId,
  exceptionId,
  title,
  text,
  wide,
  onClose,
}: WithdrawExceptionProps) {
  const { submit, pending, problem } = useCommand(withdrawException, `exceptions/${exceptionId}/withdraw`, {
    onSettled: onClose,
  });
  const { control, handleSubmit } = useFieldForm<{ readonly reason: string }>({
    rules: { reason },
    defaults: { reason: '' },
    problem,
  });
  const send = handleSubmit((body) =>
    submit({ params: { id: trackingId }, body: { exceptionId, ...body }, toast: 'Decision withdrawn.' }),
  );
  return (
    <ConfirmDialog
      open
      title={`Withdraw the decision about “${title}”?`}
      confirm="Withdraw"
      destructive
      pending={pending}
      problem={problem}
      onConfirm={() => void send()}
      onCancel={onClose}
    >
      <p>{text}</p>
      <p>
        {wide
          ? 'From today on it holds for none of these suppliers.'
          : 'From today on the requirement counts as it does without this decision.'}{' '}
        The history keeps both.
      </p>
      <Fields>
        <FormArea control={control} name="reason" id="withdraw-reason" label="Reason" required rows={3} limit={1000} />
      </Fields>
    </ConfirmDialog>
  );
}
