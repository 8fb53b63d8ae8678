import { useCallback } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { Problem } from '#shared/api/api-problem';
import { FoundingForm } from '../sign-up/founding.form.js';
import { AgencyFields } from './agency-fields.js';
import { agencyTextOf, EMPTY_AGENCY, type AgencyValues } from './agency-values.form.js';

interface AgencyFormProps {
  readonly form: UseFormReturn<AgencyValues>;
  readonly email: string;
  readonly pending: boolean;
  readonly problem: Problem | null;
  readonly onBack: () => void;
  readonly onSend: (values: AgencyValues) => void;
}

/** The second step of an agent who founds an agency [A08]. */
export function AgencyForm({ form, onSend, ...rest }: AgencyFormProps) {
  const { control, formState, handleSubmit, register, setFocus } = form;
  const send = handleSubmit(onSend);
  return (
    <FoundingForm
      of="agent"
      text={agencyTextOf({ ...EMPTY_AGENCY, ...useWatch({ control }) })}
      isRight={Object.keys(formState.errors).length === 0}
      fieldOf={(name) => ({ ...register(name), error: formState.errors[name]?.message })}
      onFocus={useCallback(() => setFocus('firstName'), [setFocus])}
      onSend={() => void send()}
      {...rest}
    >
      <AgencyFields form={form} />
    </FoundingForm>
  );
}
