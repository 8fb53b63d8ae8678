import { Controller, type UseFormReturn } from 'react-hook-form';
import { findClient } from '@covertrail/contracts/client/client.calls';
import type { ClientCandidate } from '@covertrail/contracts/client/client.replies';
import { SEARCHED_LETTERS } from '@covertrail/domain/fields/client-fields';
import { viewQuery } from '#shared/api/call-request';
import { SearchField } from '#shared/forms/search-field.tsx';
import type { StartSide, StartValues } from '../start-transfer.form.js';

const queryOf = (keyword: string) =>
  keyword.length < SEARCHED_LETTERS ? null : viewQuery(findClient, { query: { keyword } });

/** Why a company cannot be chosen on this side. */
function barredFor(side: StartSide, standing: ClientCandidate['standing']): string | null {
  if (standing === 'free') return 'It has no agency of record: add it as a client';
  if (side === 'holder') return standing === 'mine' ? null : 'Not your client';
  return standing === 'elsewhere' ? null : 'Already your client';
}

interface ClientFieldProps {
  readonly form: UseFormReturn<StartValues>;
  readonly side: StartSide;
}

/** The client that is to move. */
export function ClientField({
  form: {
    control,
    formState: { errors },
  },
  side,
}: ClientFieldProps) {
  const optionOf = ({ insuredId, name, city, state, standing }: ClientCandidate) => {
    const barred = barredFor(side, standing);
    return { id: insuredId, title: name, detail: `${city}, ${state}`, ...(barred ? { barred } : {}) };
  };
  return (
    <Controller
      control={control}
      name="client"
      render={({ field: { value, onChange } }) => (
        <SearchField
          id="transfer-client"
          label="Client"
          required
          chosen={value?.name ?? ''}
          error={errors.client?.message}
          queryOf={queryOf}
          optionOf={optionOf}
          hint={`Type at least the first ${SEARCHED_LETTERS} letters.`}
          onChoose={(client) => onChange(client && { insuredId: client.insuredId, name: client.name })}
        />
      )}
    />
  );
}
