import { useWatch } from 'react-hook-form';
import type { ReplyOf } from '@covertrail/contracts/calls/call';
import type { addClient } from '@covertrail/contracts/client/client.calls';
import { useCommandRequest } from '#shared/commands/use-command';
import { TextField } from '#shared/forms/text-field.tsx';
import { useFieldForm } from '#shared/forms/use-field-form';
import { Button } from '#shared/ui/button.tsx';
import { Radio } from '#shared/ui/checkbox.tsx';
import { Form } from '#shared/ui/form.tsx';
import { AppModal } from '#shared/ui/app-modal.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import {
  addClientCall,
  addClientRules,
  NOTHING_GIVEN,
  type AddClientValues,
  type ClientWay,
} from '../add-client.form.js';
import { ClientNameField } from './client-name-field.js';

interface AddClientProps {
  readonly onClose: () => void;
}

const FORM_ID = 'add-client';
const WAYS: readonly (readonly [ClientWay, string])[] = [
  ['requestNumber', 'Request ID'],
  ['taxId', 'Tax ID'],
  ['email', 'Email'],
  ['name', 'Company name'],
];

/** Asks an insured without an agency of record, which accepts or refuses. */
export default function AddClient({ onClose }: AddClientProps) {
  const form = useFieldForm<AddClientValues>({ rules: addClientRules, defaults: NOTHING_GIVEN });
  const { control, handleSubmit, setValue, clearErrors } = form;
  const [way, company] = useWatch({ control, name: ['way', 'company'] });
  const { submit, pending, problem, reset } = useCommandRequest<ReplyOf<typeof addClient>>('clients/add', {
    onSettled: onClose,
  });
  const turn = (next: ClientWay) => {
    reset();
    clearErrors();
    setValue('way', next);
  };
  const send = handleSubmit((values) => submit(addClientCall(values)));
  const barred = way === 'name' && company !== null && company.standing !== 'free';
  const actions = (
    <>
      <Button type="button" onClick={onClose}>
        Cancel
      </Button>
      <Button type="submit" form={FORM_ID} primary loading={pending} disabled={pending || barred}>
        Ask company
      </Button>
    </>
  );
  return (
    <AppModal open title="Add a client" size="tiny" actions={actions} onClose={onClose}>
      <Form id={FORM_ID} className="client-search" noValidate onSubmit={(event) => void send(event)}>
        <ErrorBanner problem={problem} />
        <fieldset className="client-ways">
          <legend className="cell-main">Find the client by</legend>
          {WAYS.map(([value, label]) => (
            <Radio
              key={value}
              id={`way-${value}`}
              name="way"
              label={label}
              checked={way === value}
              onChange={() => turn(value)}
            />
          ))}
        </fieldset>
        <WayField way={way} form={form} />
      </Form>
    </AppModal>
  );
}

interface WayFieldProps {
  readonly way: ClientWay;
  readonly form: ReturnType<typeof useFieldForm<AddClientValues>>;
}

function WayField({ way, form }: WayFieldProps) {
  const {
    register,
    formState: { errors },
  } = form;
  switch (way) {
    case 'requestNumber':
      return (
        <TextField
          id="client-request"
          label="Request ID"
          required
          inputMode="numeric"
          autoComplete="off"
          error={errors.requestNumber?.message}
          note="The ID of an open request for insurance that your client passed on. You can answer that request at once, and see everything else when your client accepts."
          {...register('requestNumber')}
        />
      );
    case 'taxId':
      return (
        <TextField
          id="client-tax-id"
          label="Tax ID"
          required
          inputMode="numeric"
          autoComplete="off"
          placeholder="XX-XXXXXXX"
          error={errors.taxId?.message}
          note="Your client is asked, and sees that you entered it."
          {...register('taxId')}
        />
      );
    case 'email':
      return (
        <TextField
          id="client-email"
          label="Email"
          required
          type="email"
          autoComplete="off"
          error={errors.email?.message}
          note="The email of a person at the company who has an account. Your client is asked, and sees that you entered it."
          {...register('email')}
        />
      );
    case 'name':
      return <ClientNameField form={form} />;
  }
}
