import { addCarrier } from '@covertrail/contracts/carrier/carrier.calls';
import type { CarrierChoice } from '@covertrail/contracts/carrier/carrier.replies';
import { insurerName, naic } from '@covertrail/domain/fields/policy-fields';
import { optional } from '@covertrail/domain/fields/field-rule';
import { useCommand } from '#shared/commands/use-command';
import { TextField } from '#shared/forms/text-field.tsx';
import { useFieldForm } from '#shared/forms/use-field-form';
import { Button } from '#shared/ui/button.tsx';
import { Form } from '#shared/ui/form.tsx';
import { AppModal } from '#shared/ui/app-modal.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';

interface AddInsurerProps {
  /** What was searched for and not found. */
  readonly name: string;
  readonly onAdded: (carrier: CarrierChoice) => void;
  readonly onClose: () => void;
}

const RULES = { companyName: insurerName, companyNaic: optional(naic) };
const FORM_ID = 'add-insurer';

/** Adds an insurer that is not in the directory [C11]. */
export default function AddInsurer({ name, onAdded, onClose }: AddInsurerProps) {
  const { submit, pending, problem } = useCommand(addCarrier, 'carriers/add', { onSettled: onAdded });
  const defaults = { companyName: /^\d+$/.test(name) ? '' : name, companyNaic: /^\d+$/.test(name) ? name : '' };
  const {
    register,
    handleSubmit,
    formState: { errors },
  } = useFieldForm({ rules: RULES, defaults, problem });
  const send = handleSubmit((body) => submit({ body, toast: 'Insurer added.' }));
  const actions = (
    <>
      <Button type="button" onClick={onClose}>
        Cancel
      </Button>
      <Button type="submit" form={FORM_ID} primary loading={pending} disabled={pending}>
        Add insurer
      </Button>
    </>
  );
  return (
    <AppModal open title="Add an insurer" size="tiny" actions={actions} onClose={onClose}>
      <Form
        id={FORM_ID}
        noValidate
        onSubmit={(event) => {
          event.stopPropagation();
          void send(event);
        }}
      >
        <ErrorBanner problem={problem} />
        <TextField
          id="companyName"
          label="Insurer name"
          required
          error={errors.companyName?.message}
          {...register('companyName')}
        />
        <TextField
          id="companyNaic"
          label="Insurer NAIC"
          inputMode="numeric"
          note="Leave blank if you do not know it."
          error={errors.companyNaic?.message}
          {...register('companyNaic')}
        />
        <p className="sub">A newly added insurer has no AM Best rating, so its policies may require review.</p>
      </Form>
    </AppModal>
  );
}
