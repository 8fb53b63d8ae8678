import { Fragment } from 'react';
import { commonLocations } from '@covertrail/contracts/location/location.calls';
import type { CommonLocation } from '@covertrail/contracts/location/location.replies';
import { policyList } from '@covertrail/contracts/policy/policy.calls';
import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import { MOST_COMPARED } from '@covertrail/domain/fields/location-fields';
import type { LocationPlace } from '@covertrail/domain/location/location.contract';
import { viewQuery } from '#shared/api/call-request';
import { SelectField } from '#shared/forms/select-field.tsx';
import type { Choice } from '#shared/ui/choice';
import { useViewQuery } from '#shared/views/use-view-query';

/** As many addresses as one page has; whoever has more of them imports a sheet. */
const MOST_PLACES = 200;

interface PlaceChoiceProps {
  readonly policy: Pick<PolicyDetails, 'id' | 'insuredId'>;
  readonly onTake: (place: LocationPlace) => void;
}

/** The addresses of locations of other policies of the insured: one of them fills in the address. Nothing where there are none [C06]. */
export function PlaceChoice({ policy: { id, insuredId }, onTake }: PlaceChoiceProps) {
  const policies = useViewQuery(
    viewQuery(policyList, { params: { companyId: insuredId }, query: { size: MOST_COMPARED } }),
  );
  const others = policies.rows.filter((policy) => policy.id !== id);
  const policyIds = others.map((policy) => policy.id);
  const of = { insuredCompanyId: insuredId, policyIds, inAtLeast: 1, pageSize: MOST_PLACES };
  const { rows } = useViewQuery(policyIds.length === 0 ? null : viewQuery(commonLocations, { body: of }));
  if (rows.length === 0) return null;
  const numbers = new Map(others.map((policy) => [policy.id, policy.policyNumber]));
  return (
    <SelectField
      id="place-of-another-policy"
      label="Place of another policy"
      search
      placeholder="Choose a place to fill in its address"
      value=""
      choices={rows.map((row) => placeChoice(row, numbers))}
      onChange={(chosen) => {
        const taken = rows.find((row) => row.id === chosen);
        if (taken) onTake(taken.place);
      }}
    />
  );
}

/** `18 Dock Street, Denver, CO 80202 (PR-5, IM-2)`; a line does not end within a number. */
function placeChoice({ id, place, at }: CommonLocation, numbers: ReadonlyMap<string, string>): Choice {
  const { address1, address2, city, state, zipCode } = place;
  const line = [address1, address2, city, `${state} ${zipCode}`.trim()].filter((part) => part !== '').join(', ');
  const policies = [...new Set(at.map(({ policyId }) => numbers.get(policyId) ?? ''))].filter((text) => text !== '');
  if (policies.length === 0) return { value: id, text: line };
  const listed = policies.map((number, index) => (
    <Fragment key={number}>
      {index === 0 ? '' : ', '}
      <span className="nowrap">{number}</span>
    </Fragment>
  ));
  return {
    value: id,
    text: `${line} (${policies.join(', ')})`,
    shown: (
      <>
        {line} ({listed})
      </>
    ),
  };
}
