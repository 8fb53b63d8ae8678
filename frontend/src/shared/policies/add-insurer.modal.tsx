import { addCarrier } from '@covertrail/contracts/carrier/carrier.calls';
import type { CarrierChoice } from '@covertrail/contracts/carrier/carrier.replies';
import { insurerName, naic as naicNumber } from '@covertrail/domain/fields/policy-fields';
import { optional } from '@covertrail/domain/fields/field-rule';
import { useCommand } from '../commands/use-command.js';
import { TextField } from '../forms/text-field.js';
import { useFieldForm } from '../forms/use-field-form.js';
import { Button } from '../ui/button.js';
import { Form } from '../ui/form.js';
import { AppModal } from '../ui/app-modal.js';
import { ErrorBanner } from '../ui/error-banner.js';

interface AddInsurerProps {
  /** What was searched for and not found. */
  readonly name: string;
  /** The number that is known beside it. */
  readonly naic?: string | undefined;
  readonly onAdded: (carrier: CarrierChoice) => void;
  readonly onClose: () => void;
}

const RULES = { companyName: insurerName, companyNaic: optional(naicNumber) };
const FORM_ID = 'add-insurer';

/** Adds an insurer that is not in the directory [C11]. */
export default function AddInsurer({ name, naic = '', onAdded, onClose }: AddInsurerProps) {
  const { submit, pending, problem } = useCommand(addCarrier, 'carriers/add', { onSettled: onAdded });
  const defaults = { companyName: /^\d+$/.test(name) ? '' : name, companyNaic: /^\d+$/.test(name) ? name : naic };
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
