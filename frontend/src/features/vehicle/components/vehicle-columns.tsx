import { Pencil, Trash2, TriangleAlert } from 'lucide-react';
import type { VehicleRow } from '@covertrail/contracts/vehicle/vehicle.replies';
import { sourceText } from '@covertrail/wording/compliance/proof-words';
import { SourceAge } from '#shared/policies/source-age.tsx';
import type { Column } from '#shared/table/column';
import { Button } from '#shared/ui/button.tsx';

export interface VehicleActions {
  readonly onEdit: (vehicle: VehicleRow) => void;
  readonly onRemove: (vehicle: VehicleRow) => void;
}

const WARNING = 'Check digit does not fit';

/** Without actions a vehicle can only be looked at. */
export const vehicleColumns = (actions: VehicleActions | null): readonly Column<VehicleRow>[] => [
  {
    id: 'vin',
    title: 'VIN',
    fixed: true,
    text: ({ vin }) => vin,
    cell: ({ vin, checkDigitFits }) => (
      <>
        <span className="cell-main">{vin}</span>
        {checkDigitFits === false ? (
          <span className="sub">
            <TriangleAlert size={13} aria-hidden /> {WARNING}
          </span>
        ) : null}
      </>
    ),
  },
  { id: 'year', title: 'Year', text: ({ year }) => (year === null ? '' : `${year}`), cell: ({ year }) => year ?? '–' },
  { id: 'make', title: 'Make', text: ({ make }) => make, cell: ({ make }) => make || '–' },
  { id: 'model', title: 'Model', text: ({ model }) => model, cell: ({ model }) => model || '–' },
  {
    id: 'source',
    title: 'Source',
    text: ({ source }) => (source ? sourceText(source) : ''),
    cell: ({ source }) => (source ? <SourceAge source={source} /> : '–'),
  },
  ...(actions
    ? [
        {
          id: 'change',
          title: 'Change',
          cell: (vehicle: VehicleRow) => (
            <span className="nowrap">
              <Button
                type="button"
                size="small"
                aria-label={`Edit ${vehicle.vin}`}
                onClick={() => actions.onEdit(vehicle)}
              >
                <Pencil size={14} aria-hidden /> Edit
              </Button>
              <Button
                type="button"
                size="small"
                className="ghost"
                aria-label={`Remove ${vehicle.vin}`}
                onClick={() => actions.onRemove(vehicle)}
              >
                <Trash2 size={14} aria-hidden />
              </Button>
            </span>
          ),
        },
      ]
    : []),
];
