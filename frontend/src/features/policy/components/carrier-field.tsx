import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { findCarrier } from '@covertrail/contracts/carrier/carrier.calls';
import type { CarrierChoice } from '@covertrail/contracts/carrier/carrier.replies';
import { ratingText } from '@covertrail/wording/insurance/coverage-words';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { PolicyCarrier } from '@covertrail/domain/insurance/terms/policy-terms';
import { viewQuery } from '#shared/api/call-request';
import { SearchField } from '#shared/forms/search-field.tsx';
import { lateDialog } from '#shared/ui/late-dialog.tsx';
import { CarrierNotice } from './carrier-notice.js';

const AddInsurer = lateDialog(() => import('#shared/policies/add-insurer.modal.tsx'));

interface CarrierFieldProps {
  readonly value: PolicyCarrier | null;
  /** Whose insurers, which it added itself, are found too; null for none. */
  readonly insuredId: Uuid | null;
  readonly onChange: (carrier: PolicyCarrier | null) => void;
  readonly disabled: boolean;
  readonly error?: string | undefined;
}

const queryOf = (insuredId: Uuid | null) => (keyword: string) =>
  keyword.length < 2
    ? null
    : viewQuery(findCarrier, {
        query: { keyword, size: 20, ...(insuredId === null ? {} : { insuredCompanyId: insuredId }) },
      });

const optionOf = ({ id, name, naic, rating }: CarrierChoice) => ({
  id,
  title: name,
  detail: [`NAIC ${naic}`, rating ? `AM Best ${ratingText(rating)}` : 'No AM Best rating'].join(' · '),
});

/** The insurer of a policy: found by name or NAIC, or added when it is new. */
export function CarrierField({ value, insuredId, onChange, disabled, error }: CarrierFieldProps) {
  const [adding, setAdding] = useState<string | null>(null);
  const search = useMemo(() => queryOf(insuredId), [insuredId]);
  const choose = (carrier: CarrierChoice | null) =>
    onChange(carrier && { carrierId: carrier.id, name: carrier.name, naic: carrier.naic });
  const add = (keyword: string) => (
    <button type="button" className="text-link" onClick={() => setAdding(keyword)}>
      <Plus size={14} aria-hidden /> Add another insurer
    </button>
  );
  return (
    <div className="policy-carrier">
      <SearchField
        id="carrier"
        label="Insurer"
        required
        disabled={disabled}
        error={error}
        placeholder="Search by name or NAIC"
        chosen={value ? `${value.name}` : ''}
        onChoose={choose}
        queryOf={search}
        optionOf={optionOf}
        foot={add}
        hint="Type at least two letters of the name, or the NAIC."
      />
      {value ? <CarrierNotice carrier={value} insuredId={insuredId} /> : null}
      {adding === null ? null : (
        <AddInsurer
          name={adding}
          onClose={() => setAdding(null)}
          onAdded={(carrier) => {
            choose(carrier);
            setAdding(null);
          }}
        />
      )}
    </div>
  );
}
