import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { requestTransfer } from '@covertrail/contracts/client-transfer/client-transfer.calls';
import { findClient } from '@covertrail/contracts/client/client.calls';
import type { ClientCandidate } from '@covertrail/contracts/client/client.replies';
import { SEARCHED_LETTERS } from '@covertrail/domain/fields/client-fields';
import { viewQuery } from '#shared/api/call-request';
import { SearchField } from '#shared/forms/search-field.tsx';
import { IfMay } from '#shared/session/if-may.tsx';
import type { AddClientValues } from '../add-client.form.js';
import { transferAddress } from '../client-transfer-address.view.js';

const queryOf = (keyword: string) =>
  keyword.length < SEARCHED_LETTERS ? null : viewQuery(findClient, { query: { keyword } });

const DETAIL = { free: '', mine: 'Already your client', elsewhere: 'Has another agency of record' } as const;

const optionOf = ({ insuredId, name, city, state, standing }: ClientCandidate) => ({
  id: insuredId,
  title: name,
  detail: [`${city}, ${state}`, DETAIL[standing]].filter(Boolean).join(' · '),
});

/** A company by its name, and what the agent can do when it has an agency. */
export function ClientNameField({
  form: {
    control,
    formState: { errors },
  },
}: {
  readonly form: UseFormReturn<AddClientValues>;
}) {
  const client = useWatch({ control, name: 'company' });
  return (
    <>
      <Controller
        control={control}
        name="company"
        render={({ field: { value, onChange } }) => (
          <SearchField
            id="client-name"
            label="Company name"
            required
            chosen={value?.name ?? ''}
            onChoose={onChange}
            queryOf={queryOf}
            optionOf={optionOf}
            error={errors.company?.message}
            hint={`Type at least the first ${SEARCHED_LETTERS} letters.`}
          />
        )}
      />
      {client?.standing === 'elsewhere' ? (
        <p className="sub">
          {client.name} has another agency of record.
          <IfMay send={requestTransfer}>
            {' '}
            <Link to={transferAddress('receiver', client.insuredId, client.name)}>Request a transfer</Link> with the
            client’s letter.
          </IfMay>
        </p>
      ) : null}
      {client?.standing === 'mine' ? (
        <p className="sub">
          {client.name} is your client. <Link to={`/app/agent-clients/${client.insuredId}`}>Open it</Link>
        </p>
      ) : null}
      {client?.standing === 'free' ? (
        <p className="sub">
          A name is not proof: {client.name} must accept your agency before you can see its policies.
        </p>
      ) : null}
    </>
  );
}
