import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';
import { findAgency } from '@covertrail/contracts/client-transfer/client-transfer.calls';
import type { AgencyChoice } from '@covertrail/contracts/client-transfer/client-transfer.replies';
import { SEARCHED_LETTERS } from '@covertrail/domain/fields/client-fields';
import { viewQuery } from '#shared/api/call-request';
import { plural } from '#shared/format/plural';
import { SearchField } from '#shared/forms/search-field.tsx';
import { SelectField } from '#shared/forms/select-field.tsx';
import type { StartValues } from '../start-transfer.form.js';

const queryOf = (keyword: string) =>
  keyword.length < SEARCHED_LETTERS ? null : viewQuery(findAgency, { query: { keyword } });

const optionOf = ({ agencyId, name, city, state, agents }: AgencyChoice) => ({
  id: agencyId,
  title: name,
  detail: `${city}, ${state} · ${plural(agents.length, 'agent')}`,
  ...(agents.length === 0 ? { barred: 'No agent has an account there yet' } : {}),
});

/** The receiver of the client: an agency, and a person who works there. */
export function ReceiverFields({
  form: {
    control,
    setValue,
    formState: { errors },
  },
}: {
  readonly form: UseFormReturn<StartValues>;
}) {
  const agency = useWatch({ control, name: 'agency' });
  const choose = (next: AgencyChoice | null, onChange: (agency: AgencyChoice | null) => void) => {
    onChange(next);
    setValue('agentId', next?.agents.length === 1 ? next.agents[0]!.agentId : '');
  };
  return (
    <>
      <Controller
        control={control}
        name="agency"
        render={({ field: { value, onChange } }) => (
          <SearchField
            id="transfer-agency"
            label="Receiving agency"
            required
            chosen={value?.name ?? ''}
            error={errors.agency?.message}
            queryOf={queryOf}
            optionOf={optionOf}
            hint={`Type at least the first ${SEARCHED_LETTERS} letters.`}
            onChoose={(next) => choose(next, onChange)}
          />
        )}
      />
      <Controller
        control={control}
        name="agentId"
        render={({ field: { ref: _ref, ...field } }) => (
          <SelectField
            id="transfer-agent"
            label="Receiving agent"
            required
            disabled={!agency}
            placeholder={agency ? 'Select' : 'Select the agency first'}
            choices={(agency?.agents ?? []).map(({ agentId, name }) => ({ value: agentId, text: name }))}
            error={errors.agentId?.message}
            {...field}
          />
        )}
      />
    </>
  );
}
