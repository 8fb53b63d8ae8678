import { Controller } from 'react-hook-form';
import { planMaintenance } from '@covertrail/contracts/planned-maintenance/planned-maintenance.calls';
import { localMoment } from '@covertrail/domain/fields/date-text';
import { MAINTENANCE_TEXT_LENGTH, maintenanceText } from '@covertrail/domain/fields/note-fields';
import { useCommand } from '#shared/commands/use-command';
import { CounterArea } from '#shared/forms/counter-area.tsx';
import { TextField } from '#shared/forms/text-field.tsx';
import { useFieldForm } from '#shared/forms/use-field-form';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';
import { Form } from '#shared/ui/form.tsx';

const RULES = { from: localMoment, until: localMoment, text: maintenanceText };
const DEFAULTS = { from: '', until: '', text: '' };
const momentOf = (local: string): string => new Date(local).toISOString();

/** Plans a time in which nothing can be changed [A13]. Times are entered by the clock of the operator. */
export default function PlanMaintenance({ onClose }: { readonly onClose: () => void }) {
  const command = useCommand(planMaintenance, 'planned-maintenance/plan', { onSettled: onClose });
  const { control, register, handleSubmit, formState } = useFieldForm({
    rules: RULES,
    defaults: DEFAULTS,
    problem: command.problem,
  });
  const { from, until } = formState.errors;
  const send = handleSubmit((values) =>
    command.submit({ body: { from: momentOf(values.from), until: momentOf(values.until), text: values.text } }),
  );
  return (
    <ConfirmDialog
      open
      title="Plan maintenance"
      confirm="Plan it"
      cancel="Leave it"
      pending={command.pending}
      problem={command.problem}
      onConfirm={() => void send()}
      onCancel={onClose}
    >
      <p>Nobody but operators changes anything in this time. Every page says so from a day before.</p>
      <Form onSubmit={() => void send()}>
        <TextField
          id="maintenance-from"
          type="datetime-local"
          label="From"
          required
          error={from?.message}
          {...register('from')}
        />
        <TextField
          id="maintenance-until"
          type="datetime-local"
          label="Until"
          required
          error={until?.message}
          {...register('until')}
        />
        <Controller
          name="text"
          control={control}
          render={({ field: { value, onChange, onBlur }, fieldState: { error } }) => (
            <CounterArea
              id="maintenance-text"
              label="Text for the people who wait"
              required
              rows={3}
              limit={MAINTENANCE_TEXT_LENGTH}
              value={value}
              onChange={onChange}
              onBlur={onBlur}
              error={error?.message}
            />
          )}
        />
      </Form>
    </ConfirmDialog>
  );
}
