import { MapPin, Truck } from 'lucide-react';
import { useState } from 'react';
import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import { listsVehicles } from '@covertrail/domain/insurance/line-facts';
import type { SelectedKind } from '@covertrail/domain/selection/selection.contract';
import { Button } from '../ui/button.js';
import { useViewQuery } from '../views/use-view-query.js';
import { KIND_NAMES, selectedQuery } from './selection-queries.js';
import './selections.css';
import { lateDialog } from '../ui/late-dialog.js';

const ChooseRecords = lateDialog(() => import('./choose-records.modal.js'));

interface SelectedRecordsProps {
  readonly policyId: string;
  readonly line: CoverageLine;
  readonly projectId: string;
  readonly requesterName: string;
  /** Without the right to change it, the numbers alone are shown. */
  readonly mayChange: boolean;
}

const ICONS = { locations: MapPin, vehicles: Truck } as const;

/** How many of a policy's locations and vehicles a requester sees, and the way to choose others; nothing where the policy has none. */
export function SelectedRecordsOfPolicy(given: SelectedRecordsProps) {
  return (
    <span className="selection-counts">
      <SelectedOfKind kind="locations" {...given} />
      {listsVehicles(given.line) ? <SelectedOfKind kind="vehicles" {...given} /> : null}
    </span>
  );
}

function SelectedOfKind({
  kind,
  policyId,
  projectId,
  requesterName,
  mayChange,
}: SelectedRecordsProps & { readonly kind: SelectedKind }) {
  const [choosing, setChoosing] = useState(false);
  const of = { policyId, projectId };
  const { body } = useViewQuery(selectedQuery(kind, of));
  if (!body || body.totalCount === 0) return null;
  const Icon = ICONS[kind];
  const text = `${KIND_NAMES[kind].title}: ${body.selectedCount.toLocaleString('en-US')} of ${body.totalCount.toLocaleString('en-US')}`;
  if (!mayChange)
    return (
      <span className="sub">
        <Icon size={14} aria-hidden /> {text}
      </span>
    );
  return (
    <>
      <Button type="button" size="small" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
        <Icon size={14} aria-hidden /> {text}
      </Button>
      {choosing ? (
        <ChooseRecords
          kind={kind}
          of={of}
          requesterName={requesterName}
          selected={body}
          onClose={() => setChoosing(false)}
        />
      ) : null}
    </>
  );
}
