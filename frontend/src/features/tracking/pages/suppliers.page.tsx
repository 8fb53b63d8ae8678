import { requestCoverage } from '@covertrail/contracts/request/request.calls';
import { Building2 } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { IfMay } from '#shared/session/if-may.tsx';
import { useToday } from '#shared/session/use-today';
import { Button } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { expiryColumn, PROJECT, SINCE, statusColumn, SUPPLIER } from '../components/tracked-columns.js';
import { TrackedTable } from '../components/tracked-table.js';
import { supplierActsColumn, useSupplierActs } from '../supplier-acts.hook.js';
import { useTrackedAddress } from '../tracked-address.hook.js';
import '../tracking.css';

const BY_NAME = { column: 'supplierName', descending: false };
/** Whoever is set aside is found here, and activated again. */
const WITH_INACTIVE = { inactive: 'shown' } as const;

const NOBODY = (
  <EmptyState
    title="No suppliers yet"
    icon={Building2}
    action={
      <IfMay send={requestCoverage}>
        <Button as={Link} to="/app/request-coverage?ask=1" primary>
          Request coverage
        </Button>
      </IfMay>
    }
  >
    Request coverage from a supplier to start tracking it.
  </EmptyState>
);

export default function SuppliersPage() {
  const today = useToday();
  const address = useTrackedAddress(BY_NAME, undefined, WITH_INACTIVE);
  const acts = useSupplierActs(today);
  const columns = useMemo(
    () => [SUPPLIER, statusColumn(today), expiryColumn(today), PROJECT, SINCE, supplierActsColumn(acts)],
    [today, acts],
  );
  return (
    <div className="page">
      <PageHeader sub="Every supplier that you track, one row per project." />
      <Panel>
        <TrackedTable name="suppliers" columns={columns} address={address} empty={NOBODY} choosable />
      </Panel>
    </div>
  );
}
