import { Send, SlidersHorizontal } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { inactivateSupplier } from '@covertrail/contracts/tracking/tracking.calls';
import { requestCoverage } from '@covertrail/contracts/request/request.calls';
import type { TrackedSupplierRow } from '@covertrail/contracts/tracking/tracking.replies';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import { useRemindAct, type RemindedRequest } from '#shared/requests/reminder.hook';
import { settingsPathOf } from '#shared/tracking/settings-path';
import { actsColumn, type RowAct } from '#shared/table/row-acts.tsx';
import type { TrackedColumn } from './components/tracked-columns.js';

/** The open request of a row; null where it waits for none, and where the supplier is set aside. */
const requestIn = ({ openRequest, supplierName, active }: TrackedSupplierRow): RemindedRequest | null =>
  openRequest && active ? { ...openRequest, insuredName: supplierName, state: 'open' } : null;

/** The form of a request, filled in. */
const askPath = ({ supplierId, supplierName, projectId }: TrackedSupplierRow): string =>
  `/app/request-coverage?${new URLSearchParams({ ask: '1', company: supplierId, name: supplierName, project: projectId }).toString()}`;

/** What a requester can do with the row of a supplier: remind of its newest open request, ask again, or open its settings. */
export function useSupplierActs(today: CalendarDate): readonly RowAct<TrackedSupplierRow>[] {
  const navigate = useNavigate();
  const reminding = useRemindAct(today);
  return useMemo(() => {
    const { fits, onAct } = reminding;
    const may = (request: RemindedRequest | null) => request !== null && (fits?.(request) ?? true);
    const remind = (request: RemindedRequest | null) => {
      if (request) onAct(request);
    };
    return [
      { ...reminding, fits: (row) => may(requestIn(row)), onAct: (row) => remind(requestIn(row)) },
      { text: 'Request coverage', icon: Send, sends: requestCoverage, onAct: (row) => void navigate(askPath(row)) },
      {
        text: 'Settings',
        icon: SlidersHorizontal,
        sends: inactivateSupplier,
        onAct: ({ id }) => void navigate(settingsPathOf(id)),
      },
    ];
  }, [reminding, navigate]);
}

/** Names a row to those who do not see it: a supplier has one for each project. */
export const rowName = ({ supplierName, projectName }: TrackedSupplierRow): string => `${supplierName}, ${projectName}`;

/** The column of these acts. */
export const supplierActsColumn = (acts: readonly RowAct<TrackedSupplierRow>[]): TrackedColumn =>
  actsColumn({ nameOf: rowName, acts });
