import { useEffect, useEffectEvent } from 'react';
import { visitDashboard } from '@covertrail/contracts/tracking/tracking.calls';
import { useCommand } from '#shared/commands/use-command';

/** Says once to the server that the reader is at the dashboard: what changes later is new at the next visit. */
export function useDashboardVisit(): void {
  const { submit } = useCommand(visitDashboard, 'dashboard-visit');
  const visit = useEffectEvent(() => submit());
  useEffect(() => visit(), []);
}
