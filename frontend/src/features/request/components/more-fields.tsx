import { useState } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { ACORD_FORMS } from '@covertrail/domain/insurance/lines/acord-forms';
import { DOCUMENT_KINDS } from '@covertrail/domain/insurance/document-kinds';
import { DELIVERY_SPEEDS } from '@covertrail/domain/request/request.contract';
import { DOCUMENT_KIND_NAMES } from '@covertrail/wording/insurance/document-words';
import { DELIVERY_WORDS } from '@covertrail/wording/request/asked-beside.words';
import { CheckGroup } from '#shared/forms/check-group.tsx';
import { CounterArea } from '#shared/forms/counter-area.tsx';
import { FormSelect } from '#shared/forms/bound-fields.tsx';
import { TextField } from '#shared/forms/text-field.tsx';
import { Checkbox } from '#shared/ui/checkbox.tsx';
import type { AskValues } from './ask-values.form.js';
import { PolicyLinesField } from './policy-lines-field.js';

const SPEEDS = DELIVERY_SPEEDS.map((speed) => ({ value: speed, text: DELIVERY_WORDS[speed] }));
const FORMS = ACORD_FORMS.map((form) => ({ value: form, text: `ACORD ${form}` }));
const KINDS = DOCUMENT_KINDS.filter((kind) => kind !== 'additional').map((kind) => ({
  value: kind,
  text: DOCUMENT_KIND_NAMES[kind],
}));

/** What a request may ask for beside its requirements: closed until someone wants it, and open where something in it is wrong. */
export function MoreFields({ form }: { readonly form: UseFormReturn<AskValues> }) {
  const { control, register, formState } = form;
  const { errors } = formState;
  const [isOpen, setOpen] = useState(false);
  const wrong = errors.cc ?? errors.otherDocuments ?? errors.loanNumber ?? errors.lenderServiceAgent;
  return (
    <details
      className="ask-more"
      open={isOpen || wrong !== undefined}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>More: delivery, copies, documents, forms</summary>
      <FormSelect
        name="delivery"
        control={control}
        id="ask-delivery"
        label="Delivery"
        choices={SPEEDS}
        note="Priority comes first in the lists of those who answer, then Rush. Their mail says so, too."
      />
      <TextField
        id="ask-cc"
        label="Copies to"
        autoComplete="off"
        error={errors.cc?.message}
        note="E-mail addresses, separated by commas. They get copies of the request and its reminders, and cannot answer."
        {...register('cc')}
      />
      <Controller
        name="isEvidenceOnly"
        control={control}
        render={({ field: { value, onChange } }) => (
          <Checkbox id="ask-evidence" label="Evidence of insurance only" checked={value} onChange={onChange} />
        )}
      />
      <p className="sub">
        The certificate need not name a certificate holder, and no other document is asked for: choose none below, and a
        template that requires no certificate holder.
      </p>
      <DocumentFields control={control} />
      <Controller
        name="policyLines"
        control={control}
        render={({ field: { value, onChange } }) => <PolicyLinesField value={value} onChange={onChange} />}
      />
      <h4>Certificate forms</h4>
      <Controller
        name="forms"
        control={control}
        render={({ field: { value, onChange } }) => (
          <CheckGroup
            id="ask-form"
            legend="Certificate forms"
            choices={FORMS}
            value={value}
            onChange={onChange}
            disabled={false}
          />
        )}
      />
      <div className="ask-pair">
        <TextField id="ask-loan" label="Loan number" error={errors.loanNumber?.message} {...register('loanNumber')} />
        <TextField
          id="ask-lender"
          label="Lender’s agent"
          error={errors.lenderServiceAgent?.message}
          {...register('lenderServiceAgent')}
        />
      </div>
    </details>
  );
}

function DocumentFields({ control }: Pick<UseFormReturn<AskValues>, 'control'>) {
  return (
    <>
      <h4>Documents</h4>
      <Controller
        name="documentKinds"
        control={control}
        render={({ field: { value, onChange } }) => (
          <CheckGroup
            id="ask-kind"
            legend="Documents"
            choices={KINDS}
            value={value}
            onChange={onChange}
            disabled={false}
          />
        )}
      />
      <Controller
        name="otherDocuments"
        control={control}
        render={({ field: { ref: _ref, ...field }, fieldState: { error } }) => (
          <CounterArea
            {...field}
            id="ask-documents"
            label="Other documents, one on each line"
            rows={2}
            limit={500}
            error={error?.message}
          />
        )}
      />
    </>
  );
}
