import { useMemo } from 'react';
import { addVehicle, reviseVehicle } from '@covertrail/contracts/vehicle/vehicle.calls';
import type { VehicleRow } from '@covertrail/contracts/vehicle/vehicle.replies';
import { commandOf } from '#shared/api/call-request';
import { useCommandRequest } from '#shared/commands/use-command';
import { isAtFields, problemAtField } from '#shared/forms/problem-at-field';
import { useFieldForm } from '#shared/forms/use-field-form';
import { Button } from '#shared/ui/button.tsx';
import { Form } from '#shared/ui/form.tsx';
import { AppModal } from '#shared/ui/app-modal.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { givenVehicle, NEW_VEHICLE, valuesOf, VEHICLE_RULES, type VehicleValues } from '../vehicle-values.form.js';
import { VehicleFields } from './vehicle-fields.js';

const FORM = 'vehicle-form';

interface VehicleModalProps {
  readonly policyId: string;
  /** Null adds a new one. */
  readonly vehicle: VehicleRow | null;
  readonly onClose: () => void;
}

/** Adds or edits a vehicle of a policy. */
export function VehicleModal({ policyId, vehicle, onClose }: VehicleModalProps) {
  const command = useCommandRequest(vehicle ? `vehicle/${vehicle.id}` : `vehicle/${policyId}/add`, {
    onSettled: onClose,
  });
  const problem = useMemo(() => problemAtField(command.problem, 'VEHICLE.VIN_TAKEN', 'vin'), [command.problem]);
  const form = useFieldForm<VehicleValues>({
    rules: VEHICLE_RULES,
    defaults: vehicle ? valuesOf(vehicle) : NEW_VEHICLE,
    problem,
  });
  const send = form.handleSubmit((values) => {
    const body = givenVehicle(values);
    const toast = `Vehicle ${body.vin.trim().toUpperCase()} was saved.`;
    command.submit(
      vehicle
        ? commandOf(reviseVehicle, { params: { id: vehicle.id }, body, ifMatch: vehicle.revision, toast })
        : commandOf(addVehicle, { body: { policyId, ...body }, toast }),
    );
  });
  const actions = (
    <>
      <Button type="button" onClick={onClose} disabled={command.pending}>
        Cancel
      </Button>
      <Button type="submit" form={FORM} primary loading={command.pending} disabled={command.pending}>
        {vehicle ? 'Save' : 'Add vehicle'}
      </Button>
    </>
  );
  return (
    <AppModal
      open
      title={vehicle ? `Edit ${vehicle.vin}` : 'Add vehicle'}
      size="tiny"
      actions={actions}
      onClose={onClose}
    >
      <Form id={FORM} noValidate onSubmit={() => void send()}>
        <VehicleFields form={form} />
      </Form>
      {isAtFields(problem) ? null : <ErrorBanner problem={problem} />}
    </AppModal>
  );
}
