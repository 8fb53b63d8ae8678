import { useEffect, useEffectEvent, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { maintenanceStatus } from '@covertrail/contracts/planned-maintenance/planned-maintenance.calls';
import { send } from '#shared/api/api-client';
import { requestOf } from '#shared/api/call-request';
import { MAINTENANCE_LOG_IN } from '#shared/maintenance/maintenance-log-in';
import { maintenanceRead } from '#shared/maintenance/maintenance.slice';

const PAGE = '/maintenance';
/** In this tab: a person came in by the log-in for the time of a maintenance, and goes on reading after a reload. */
const CAME_IN = 'covertrail.maintenance-log-in';
const AGAIN_MS = 30_000;

const isInside = (path: string): boolean => /^\/(app|admin)(\/|$)/.test(path);
const isLogIn = (path: string): boolean => /^\/(login(\/|$)|sso$)/.test(path);

/** The page of the maintenance and its log-in, those of operators, and those that were open before: of who reads, and of who is about to log in. */
function stays(path: string, opened: boolean): boolean {
  if ([PAGE, MAINTENANCE_LOG_IN].includes(path) || path.startsWith('/admin')) return true;
  return isInside(path) ? !opened || sessionStorage.getItem(CAME_IN) !== null : !opened && isLogIn(path);
}

/**
 * While the product is maintained whoever opens it is led to the page that says so, and from there to the log-in once it is over [A13].
 * Pages that are open stay, as a banner says what goes on; so does an open log-in, whose controls are disabled then [A01].
 */
export function MaintenanceWatch() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const lastAt = useRef(0);
  const follow = useEffectEvent((flag: boolean, opened: boolean) => {
    dispatch(maintenanceRead(flag));
    if (!flag && pathname === PAGE) void navigate('/login', { replace: true });
    if (flag && !stays(pathname, opened)) void navigate(PAGE, { replace: true });
  });
  const isOutside = !isInside(pathname);
  useEffect(() => {
    const ask = () => {
      const opened = lastAt.current === 0;
      lastAt.current = Date.now();
      // What is not known leads nowhere.
      send(requestOf(maintenanceStatus)).then(
        ({ body }) => follow(body.flag, opened),
        () => undefined,
      );
    };
    // Within the frame its banner asks; whoever leaves it learns what is new.
    if (Date.now() - lastAt.current >= AGAIN_MS) ask();
    if (!isOutside) return undefined;
    const timer = setInterval(ask, AGAIN_MS);
    return () => clearInterval(timer);
  }, [isOutside]);
  useEffect(() => {
    if (pathname === MAINTENANCE_LOG_IN) sessionStorage.setItem(CAME_IN, '1');
  }, [pathname]);
  return null;
}
