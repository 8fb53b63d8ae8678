import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { maintenanceStatus } from '@covertrail/contracts/planned-maintenance/planned-maintenance.calls';
import { send } from '#shared/api/api-client';
import { requestOf } from '#shared/api/call-request';

const PAGE = '/maintenance';
const LOG_IN = '/maintenance-activity-login';
/** In this tab: a person came in by the log-in for the time of a maintenance, and goes on reading after a reload. */
const CAME_IN = 'covertrail.maintenance-log-in';
const AGAIN_MS = 30_000;

const isInside = (path: string): boolean => /^\/(app|admin)(\/|$)/.test(path);

/**
 * While the product is maintained whoever opens it is led to the page that says so, and from there to the log-in once it is over [A13].
 * Pages that are open stay, as a banner says what goes on.
 */
export function MaintenanceWatch() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const follow = useEffectEvent((flag: boolean, opened: boolean) => {
    if (!flag && pathname === PAGE) void navigate('/login', { replace: true });
    const stays = pathname.startsWith('/admin') || (isInside(pathname) && (!opened || sessionStorage.getItem(CAME_IN)));
    if (flag && pathname !== PAGE && pathname !== LOG_IN && !stays) void navigate(PAGE, { replace: true });
  });
  const isOutside = useEffectEvent(() => !isInside(pathname));
  useEffect(() => {
    const ask = (opened: boolean) =>
      // What is not known leads nowhere.
      void send(requestOf(maintenanceStatus)).then(
        ({ body }) => follow(body.flag, opened),
        () => undefined,
      );
    ask(true);
    const timer = setInterval(() => {
      if (isOutside()) ask(false);
    }, AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (pathname === LOG_IN) sessionStorage.setItem(CAME_IN, '1');
  }, [pathname]);
  return null;
}
