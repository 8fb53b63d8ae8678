import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { closeVendorProgram, offerVendorProgram } from '@covertrail/contracts/vendor-program/vendor-program.calls';
import { enrollmentFee } from '@covertrail/domain/fields/plan-fields';
import type { Cents } from '@covertrail/domain/kernel/money';
import { useCommand } from '#shared/commands/use-command';
import { MoneyField } from '#shared/forms/money-field.tsx';
import { useFieldForm } from '#shared/forms/use-field-form';
import { Button } from '#shared/ui/button.tsx';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Form } from '#shared/ui/form.tsx';

interface FeeValues {
  readonly fee: Cents | null;
}

/** Offers the program of the company for a fee, changes the fee, or closes it [F08]. `offered`: the fee now; null where there is no program. */
export function ProgramFeeForm({ offered }: { readonly offered: Cents | null }) {
  const { submit, pending, problem } = useCommand(offerVendorProgram, 'vendor-program/offer');
  const { control, handleSubmit } = useFieldForm<FeeValues>({
    rules: { fee: enrollmentFee },
    defaults: { fee: offered },
    problem,
  });
  const send = handleSubmit(({ fee }) => {
    if (fee !== null) submit({ body: { fee }, toast: 'Your program is offered.' });
  });
  return (
    <Form noValidate onSubmit={() => void send()}>
      <div className="program-fee">
        <Controller
          name="fee"
          control={control}
          render={({ field: { value, onChange, onBlur }, fieldState: { error } }) => (
            <MoneyField
              id="program-fee"
              label="Fee for 12 Months"
              required
              value={value}
              onChange={onChange}
              onBlur={onBlur}
              error={error?.message}
              note="In US dollars. Your vendors pay it for each term."
            />
          )}
        />
      </div>
      <ErrorBanner problem={problem} />
      <div className="program-acts">
        <Button type="submit" primary loading={pending} disabled={pending}>
          {offered === null ? 'Offer the program' : 'Change the fee'}
        </Button>
        {offered === null ? null : <CloseProgram />}
      </div>
    </Form>
  );
}

function CloseProgram() {
  const [isOpen, setOpen] = useState(false);
  const { submit, pending, problem } = useCommand(closeVendorProgram, 'vendor-program/close', {
    onSettled: () => setOpen(false),
  });
  return (
    <>
      <Button type="button" negative basic onClick={() => setOpen(true)}>
        Close the program
      </Button>
      <ConfirmDialog
        open={isOpen}
        destructive
        title="Close the program"
        confirm="Close the program"
        pending={pending}
        problem={problem}
        onConfirm={() => submit({ toast: 'Your program is closed.' })}
        onCancel={() => setOpen(false)}
      >
        <p>Nobody can enroll any more. Whoever has paid stays enrolled until the term ends.</p>
      </ConfirmDialog>
    </>
  );
}
