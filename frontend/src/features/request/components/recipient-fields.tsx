import { useState } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { companySearch } from '@covertrail/domain/fields/account-fields';
import { fits } from '@covertrail/domain/fields/field-rule';
import { findCompany } from '@covertrail/contracts/company/company.calls';
import type { CompanyHit } from '@covertrail/contracts/company/company.replies';
import { requestSheet } from '@covertrail/contracts/request-batch/request-batch.calls';
import { viewQuery } from '#shared/api/call-request';
import type { BookSheet } from '#shared/books/book-sheet.hook';
import { SheetFields } from '#shared/books/sheet-fields.tsx';
import { FormArea } from '#shared/forms/bound-fields.tsx';
import { SearchField } from '#shared/forms/search-field.tsx';
import { TextField } from '#shared/forms/text-field.tsx';
import { Radio } from '#shared/ui/checkbox.tsx';
import type { AskValues } from './ask-values.form.js';

const companiesLike = (keyword: string) =>
  fits(companySearch, keyword) ? viewQuery(findCompany, { query: { keyword, role: 'insured', size: 20 } }) : null;

const optionOf = ({ id, name, city, state, trade }: CompanyHit) => ({
  id,
  title: name,
  detail: [trade, `${city}, ${state}`].filter(Boolean).join(' · '),
});

/** About two thousand addresses: as many as one batch holds. */
const EMAILS_LENGTH = 60_000;

const WAYS = [
  ['company', 'A company on Covertrail'],
  ['email', 'Someone by e-mail'],
  ['emails', 'Several by e-mail'],
  ['sheet', 'Many from a spreadsheet'],
] as const;

interface RecipientFieldsProps {
  readonly form: UseFormReturn<AskValues>;
  /** Name of the company that the form starts with. */
  readonly startName: string;
  readonly sheet: BookSheet;
  /** That no spreadsheet was chosen. */
  readonly sheetError: string | undefined;
}

/** Whom the request goes to. */
export function RecipientFields({ form, startName, sheet, sheetError }: RecipientFieldsProps) {
  const { control, register, watch, setValue, formState } = form;
  const { errors } = formState;
  const [name, setName] = useState(startName);
  const by = watch('by');
  const choose = (hit: CompanyHit | null) => {
    setName(hit?.name ?? '');
    setValue('insuredCompanyId', hit?.id ?? '', { shouldValidate: hit !== null });
  };
  return (
    <>
      <Ways control={control} />
      {by === 'company' ? (
        <SearchField
          id="ask-company"
          label="Company"
          required
          chosen={name}
          onChoose={choose}
          queryOf={companiesLike}
          optionOf={optionOf}
          hint="Type at least the first three letters of the company name"
          placeholder="Company name"
          error={errors.insuredCompanyId?.message}
        />
      ) : null}
      {by === 'email' ? (
        <TextField
          id="ask-email"
          type="email"
          label="Email"
          required
          autoComplete="off"
          error={errors.email?.message}
          note="If this address belongs to a company on Covertrail, the request goes there."
          {...register('email')}
        />
      ) : null}
      {by === 'emails' ? (
        <FormArea
          name="emails"
          control={control}
          id="ask-emails"
          label="Email addresses"
          required
          rows={5}
          limit={EMAILS_LENGTH}
          placeholder="One on each line, or separated by commas"
        />
      ) : null}
      {by === 'sheet' ? (
        <SheetFields calls={requestSheet} sheet={sheet} singular="supplier" done="asked" error={sheetError} />
      ) : null}
    </>
  );
}

function Ways({ control }: Pick<UseFormReturn<AskValues>, 'control'>) {
  return (
    <fieldset className="ask-ways">
      <legend>Who should answer?</legend>
      <Controller
        name="by"
        control={control}
        render={({ field: { value, onChange } }) => (
          <>
            {WAYS.map(([way, label]) => (
              <Radio
                key={way}
                id={`ask-by-${way}`}
                name="by"
                label={label}
                value={way}
                checked={value === way}
                onChange={() => onChange(way)}
              />
            ))}
          </>
        )}
      />
    </fieldset>
  );
}
