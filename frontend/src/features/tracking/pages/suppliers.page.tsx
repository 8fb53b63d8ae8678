import type { TrackedSupplierRow } from '@covertrail/contracts/tracking/tracking.replies';
import { requestCoverage } from '@covertrail/contracts/request/request.calls';
import { Building2, Send } from 'lucide-react';
import { useMemo } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from 'semantic-ui-react';
import { IfMay } from '#shared/session/if-may.tsx';
import { useToday } from '#shared/session/use-today';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { actsColumn } from '#shared/table/row-acts.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import {
  expiryColumn,
  PROJECT,
  SINCE,
  statusColumn,
  SUPPLIER,
  type TrackedColumn,
} from '../components/tracked-columns.js';
import { TrackedTable } from '../components/tracked-table.js';
import { useTrackedAddress } from '../tracked-address.hook.js';
import '../tracking.css';

const BY_NAME = { column: 'supplierName', descending: false };

/** The request dialog, filled in. */
const askPath = (start: Readonly<Record<string, string>>): string =>
  `/app/request-coverage?${new URLSearchParams({ ask: '1', ...start }).toString()}`;

/** What can be done with a row: its requirements are what it opens. */
const acts = (onRequest: (row: TrackedSupplierRow) => void): TrackedColumn =>
  actsColumn({
    sends: [requestCoverage],
    nameOf: ({ supplierName, projectName }) => `${supplierName}, ${projectName}`,
    acts: [{ text: 'Request coverage', icon: Send, onAct: onRequest }],
  });

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
  const address = useTrackedAddress(BY_NAME);
  const navigate = useNavigate();
  const columns = useMemo(() => {
    const request = ({ supplierId, supplierName, projectId }: TrackedSupplierRow) =>
      void navigate(askPath({ company: supplierId, name: supplierName, project: projectId }));
    return [SUPPLIER, statusColumn(today), expiryColumn(today), PROJECT, SINCE, acts(request)];
  }, [today, navigate]);
  return (
    <div className="page">
      <PageHeader sub="Every supplier that you track, one row per project." />
      <Panel>
        <TrackedTable name="suppliers" columns={columns} address={address} empty={NOBODY} choosable />
      </Panel>
    </div>
  );
}
