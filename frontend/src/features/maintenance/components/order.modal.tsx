import type { ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import { NOTE_LENGTH, reason } from '@covertrail/domain/fields/note-fields';
import type { OrderGiven } from '@covertrail/contracts/maintenance/maintenance.replies';
import type { CommandRequest } from '#shared/commands/commands.slice';
import { useCommandRequest } from '#shared/commands/use-command';
import { CounterArea } from '#shared/forms/counter-area.tsx';
import { useFieldForm } from '#shared/forms/use-field-form';
import { Form } from '#shared/ui/form.tsx';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';

/** An order that an operator is about to give. */
export interface WantedOrder {
  /** Names the thing and the wish: `rebuild/policies`. */
  readonly key: string;
  readonly title: string;
  /** The act itself, as a verb. */
  readonly confirm: string;
  /** What will happen, and what will not. */
  readonly effect: ReactNode;
  readonly destructive?: boolean;
  readonly request: (reason: string) => CommandRequest<OrderGiven>;
}

interface OrderModalProps {
  readonly order: WantedOrder;
  readonly onClose: () => void;
}

/** Asks why, and says what the order does. */
export function OrderModal({
  order: { key, title, confirm, effect, destructive = false, request },
  onClose,
}: OrderModalProps) {
  const command = useCommandRequest<OrderGiven>(`maintenance/${key}`, { onSettled: onClose });
  const { control, handleSubmit } = useFieldForm({
    rules: { reason },
    defaults: { reason: '' },
    problem: command.problem,
  });
  const send = handleSubmit((values) => command.submit(request(values.reason)));
  return (
    <ConfirmDialog
      open
      destructive={destructive}
      title={title}
      confirm={confirm}
      cancel="Leave it"
      pending={command.pending}
      problem={command.problem}
      onConfirm={() => void send()}
      onCancel={onClose}
    >
      <p>{effect}</p>
      <Form onSubmit={() => void send()}>
        <Controller
          name="reason"
          control={control}
          render={({ field: { value, onChange, onBlur }, fieldState: { error } }) => (
            <CounterArea
              id="order-reason"
              label="Reason"
              required
              rows={3}
              limit={NOTE_LENGTH}
              value={value}
              onChange={onChange}
              onBlur={onBlur}
              error={error?.message}
            />
          )}
        />
      </Form>
      <p className="sub">
        The order and its reason are recorded with your name. Do not write names of people or companies.
      </p>
    </ConfirmDialog>
  );
}
