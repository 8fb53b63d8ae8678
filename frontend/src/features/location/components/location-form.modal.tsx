import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { Controller, useFieldArray } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { addLocation, reviseLocation } from '@covertrail/contracts/location/location.calls';
import type { LocationDetails } from '@covertrail/contracts/location/location.replies';
import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import { commandOf } from '#shared/api/call-request';
import { useCommandRequest } from '#shared/commands/use-command';
import { isAtFields, problemAtField } from '#shared/forms/problem-at-field';
import { useFieldForm } from '#shared/forms/use-field-form';
import { toastRaised } from '#shared/toasts/toasts.slice';
import { Button } from '#shared/ui/button.tsx';
import { Form } from '#shared/ui/form.tsx';
import { AppModal } from '#shared/ui/app-modal.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import {
  givenLocation,
  LOCATION_RULES,
  MOST_BUILDINGS,
  NEW_LOCATION,
  valuesOf,
  whyNotSubmitted,
  type LocationValues,
} from '../location-values.form.js';
import { BuildingFields } from './building-fields.js';
import { LimitRows } from './limit-rows.js';
import { PlaceFields } from './place-fields.js';

const FORM = 'location-form';

interface LocationFormProps {
  readonly policy: Pick<PolicyDetails, 'id' | 'insuredId' | 'terms'>;
  /** Null adds a new one. */
  readonly location: LocationDetails | null;
  readonly onClose: () => void;
}

/** The 'Policy Limit Form' [C06]: a location with its buildings and their limits. */
export function LocationForm({ policy, location, onClose }: LocationFormProps) {
  const policyId = policy.id;
  const { blankets } = policy.terms;
  const dispatch = useDispatch();
  const command = useCommandRequest(location ? `location/${location.id}` : `location/${policyId}/add`, {
    onSettled: onClose,
  });
  const problem = useMemo(
    () => problemAtField(command.problem, 'LOCATION.NUMBER_TAKEN', 'place.number'),
    [command.problem],
  );
  const form = useFieldForm<LocationValues>({
    rules: LOCATION_RULES,
    defaults: location ? valuesOf(location) : NEW_LOCATION,
    problem,
  });
  const { control } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'buildings', keyName: 'key' });
  const send = form.handleSubmit((values) => {
    const wrong = whyNotSubmitted(values);
    if (wrong !== null) {
      dispatch(toastRaised({ text: wrong, tone: 'bad' }));
      return;
    }
    const body = givenLocation(values);
    const toast = `Location ${body.place.number.trim()} was saved.`;
    command.submit(
      location
        ? commandOf(reviseLocation, { params: { id: location.id }, body, ifMatch: location.revision, toast })
        : commandOf(addLocation, { body: { policyId, ...body }, toast }),
    );
  });
  const actions = (
    <>
      <Button type="button" onClick={onClose} disabled={command.pending}>
        Cancel
      </Button>
      <Button type="submit" form={FORM} primary loading={command.pending} disabled={command.pending}>
        Submit &amp; Close
      </Button>
    </>
  );
  return (
    <AppModal open title="Policy Limit Form" size="large" actions={actions} onClose={onClose}>
      <Form id={FORM} className="location-form" noValidate onSubmit={() => void send()}>
        <PlaceFields form={form} addsTo={location ? null : policy} />
        <h3>Location limits</h3>
        <Controller
          control={control}
          name="limits"
          render={({ field: { value, onChange } }) => (
            <LimitRows id="location-limit" owner="location" rows={value} blankets={blankets} onChange={onChange} />
          )}
        />
        <h3>Buildings</h3>
        {fields.map(({ key }, index) => (
          <BuildingFields key={key} form={form} index={index} blankets={blankets} onRemove={() => remove(index)} />
        ))}
        <Button
          type="button"
          size="small"
          disabled={fields.length >= MOST_BUILDINGS}
          onClick={() => append({ number: '', description: '', limits: [] })}
        >
          <Plus size={14} aria-hidden /> Add building
        </Button>
      </Form>
      {isAtFields(problem) ? null : <ErrorBanner problem={problem} />}
    </AppModal>
  );
}
