import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { MAINTENANCE_LOG_IN } from '#shared/maintenance/maintenance-log-in';
import { selectIsMaintained } from '#shared/maintenance/maintenance.slice';

/** Whether the log-in at this address waits for the end of a maintenance: every one but that for the time of it [A01]. */
export function useLogInWaits(): boolean {
  const isMaintained = useSelector(selectIsMaintained);
  return useLocation().pathname !== MAINTENANCE_LOG_IN && isMaintained;
}

/** The controls of a log-in. While it waits they are disabled, and what was typed stays; above them stands why, and where people log in meanwhile. */
export function LogInControls({ children }: { readonly children: ReactNode }) {
  const waits = useLogInWaits();
  const { state } = useLocation() as { readonly state: unknown };
  return (
    <>
      {waits ? (
        <p role="alert">
          Maintenance is in progress, so this log-in is closed until it is over. You can{' '}
          <Link to={MAINTENANCE_LOG_IN} state={state}>
            log in to read
          </Link>
          .
        </p>
      ) : null}
      <fieldset className="log-in-controls" disabled={waits}>
        {children}
      </fieldset>
    </>
  );
}
