import { Plus, Truck } from 'lucide-react';
import { useMemo, useState } from 'react';
import { vehicleList, vehicleSheets } from '@covertrail/contracts/vehicle/vehicle.calls';
import type { VehicleRow } from '@covertrail/contracts/vehicle/vehicle.replies';
import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import { viewQuery } from '#shared/api/call-request';
import { defineList } from '#shared/lists/list';
import { RecordList } from '#shared/lists/record-list.tsx';
import { ScheduleSheets } from '#shared/spreadsheets/schedule-sheets.tsx';
import { ImportProgress } from '#shared/spreadsheets/import-progress.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { RemoveVehicle } from './remove-vehicle.modal.js';
import { vehicleColumns, type VehicleActions } from './vehicle-columns.js';
import { VehicleModal } from './vehicle.modal.js';

type Dialog = { readonly kind: 'edit' | 'remove'; readonly vehicle: VehicleRow } | { readonly kind: 'add' };

/** The list itself offers a .csv. */
const SHEETS = { calls: vehicleSheets, singular: 'vehicle', many: 'vehicles' } as const;

const listOf = (policyId: string, mayEdit: boolean, actions: VehicleActions) =>
  defineList({
    name: 'vehicles',
    label: 'Vehicles of the policy',
    asks: viewQuery(vehicleList, { query: { policyId } }),
    columns: vehicleColumns(mayEdit ? actions : null),
    search: 'Search vehicles',
    empty: {
      title: 'No vehicles yet',
      icon: Truck,
      text: mayEdit
        ? 'Add the vehicles that this policy covers, or import a spreadsheet of them.'
        : 'This policy names no vehicles.',
    },
    noMatch: { title: 'No vehicle matches', text: 'Search by the beginning of its VIN, make or model.', clears: true },
    exportsAll: true,
  });

/** The vehicles of a policy. */
export default function VehiclesPanel({ policy: { id, mayEdit } }: { readonly policy: PolicyDetails }) {
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const list = useMemo(
    () =>
      listOf(id, mayEdit, {
        onEdit: (vehicle) => setDialog({ kind: 'edit', vehicle }),
        onRemove: (vehicle) => setDialog({ kind: 'remove', vehicle }),
      }),
    [id, mayEdit],
  );
  const close = () => setDialog(null);
  const actions = (
    <>
      <ScheduleSheets {...SHEETS} policyId={id} mayImport={mayEdit} formats={['xlsx']} />
      {mayEdit ? (
        <Button type="button" primary size="small" onClick={() => setDialog({ kind: 'add' })}>
          <Plus size={15} aria-hidden /> Add vehicle
        </Button>
      ) : null}
    </>
  );
  return (
    <Panel title="Vehicles" right={actions}>
      <ImportProgress policyId={id} kind="vehicles" singular="vehicle" mayUndo={mayEdit} />
      <RecordList list={list} />
      {dialog?.kind === 'add' ? <VehicleModal policyId={id} vehicle={null} onClose={close} /> : null}
      {dialog?.kind === 'edit' ? <VehicleModal policyId={id} vehicle={dialog.vehicle} onClose={close} /> : null}
      {dialog?.kind === 'remove' ? <RemoveVehicle vehicle={dialog.vehicle} onClose={close} /> : null}
    </Panel>
  );
}
