import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { addressSuggestions } from '@covertrail/contracts/address/address.calls';
import { foundCompany } from '@covertrail/contracts/registration/registration.calls';
import { insuredTextLength, insuredTextProblem, LONGEST_INSURED_TEXT } from '@covertrail/domain/fields/company-fields';
import { AddressFields } from '#shared/addresses/address-fields.tsx';
import { TermsBox } from '#shared/agreements/terms-box.tsx';
import { COUNTRIES } from '#shared/choices/countries';
import { useCommand } from '#shared/commands/use-command';
import { FormSelect } from '#shared/forms/bound-fields.tsx';
import { wrongText } from '#shared/forms/field-resolver';
import { isAtFields, problemAtField } from '#shared/forms/problem-at-field';
import { TextField } from '#shared/forms/text-field.tsx';
import { useFieldForm } from '#shared/forms/use-field-form';
import { AppModal } from '#shared/ui/app-modal.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Form } from '#shared/ui/form.tsx';
import { companyChosen } from '../login.slice.js';
import {
  EMPTY_COMPANY,
  givenCompany,
  insuredTextOf,
  NEW_COMPANY_RULES,
  type NewCompanyValues,
} from './found-company.form.js';

const FORM = 'found-company-form';

/** A further company of the person, who goes on for it at once [A02]. */
export default function FoundCompanyModal({ onClose }: { readonly onClose: () => void }) {
  const dispatch = useDispatch();
  const [accepted, setAccepted] = useState(false);
  const { submit, pending, ...sent } = useCommand(foundCompany, 'own-companies/new', {
    onSettled: ({ companyId }) => {
      onClose();
      dispatch(companyChosen(companyId));
    },
  });
  const problem = useMemo(() => problemAtField(sent.problem, 'COMPANY.TAX_ID_TAKEN', 'taxId'), [sent.problem]);
  const form = useFieldForm<NewCompanyValues>({ rules: NEW_COMPANY_RULES, defaults: EMPTY_COMPANY, problem });
  const values = { ...EMPTY_COMPANY, ...useWatch({ control: form.control }) };
  const text = insuredTextOf(values);
  const tooLong = wrongText(insuredTextProblem(text));
  const fieldOf = (name: keyof NewCompanyValues) => ({
    ...form.register(name),
    error: form.formState.errors[name]?.message,
  });
  const send = form.handleSubmit((given) => submit({ body: givenCompany(given) }));
  const actions = (
    <>
      <Button type="button" onClick={onClose} disabled={pending}>
        Cancel
      </Button>
      <Button type="submit" form={FORM} primary loading={pending} disabled={pending || !accepted || tooLong !== null}>
        Add company
      </Button>
    </>
  );
  return (
    <AppModal open title="Add a company" size="small" actions={actions} onClose={onClose}>
      <p>You are its Manager and primary contact, and go on for it at once. Your other companies stay as they are.</p>
      {isAtFields(problem) ? null : <ErrorBanner problem={problem} />}
      <Form id={FORM} noValidate onSubmit={() => void send()}>
        <TextField id="companyName" label="Company Name" autoComplete="off" required {...fieldOf('companyName')} />
        <TextField id="taxId" label="Tax ID/FEIN" placeholder="11-1111111" autoComplete="off" {...fieldOf('taxId')} />
        <AddressFields
          call={addressSuggestions}
          fieldOf={fieldOf}
          given={{ city: values.city, state: values.state, country: values.country, code: values.postalCode }}
          onFill={(part, value) => form.setValue(part, value, { shouldDirty: true, shouldValidate: true })}
        >
          <FormSelect id="country" name="country" label="Country" control={form.control} choices={COUNTRIES} required />
        </AddressFields>
        <TermsBox of="user" accepted={accepted} onChange={setAccepted} />
      </Form>
      <p className="field-note" role={tooLong ? 'alert' : undefined}>
        <span>{tooLong ?? 'Characters of company name and address'}</span>
        <span className={tooLong ? 'num over' : 'num'}>
          {insuredTextLength(text)} / {LONGEST_INSURED_TEXT}
        </span>
      </p>
    </AppModal>
  );
}
