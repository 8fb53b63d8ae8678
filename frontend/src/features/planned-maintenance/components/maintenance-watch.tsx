import { lazy, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { maintenanceStatus } from '@covertrail/contracts/planned-maintenance/planned-maintenance.calls';
import { send } from '#shared/api/api-client';
import { requestOf } from '#shared/api/call-request';
import { MAINTENANCE_LOG_IN } from '#shared/maintenance/maintenance-log-in';
import { maintenanceRead, selectIsMaintained } from '#shared/maintenance/maintenance.slice';

const OpenPageNote = lazy(() => import('./open-page-note.js'));

const PAGE = '/maintenance';
/** In this tab: a person came in by the log-in for the time of a maintenance, and goes on reading after a reload. */
const CAME_IN = 'covertrail.maintenance-log-in';
const AGAIN_MS = 30_000;

const isInside = (path: string): boolean => /^\/(app|admin)(\/|$)/.test(path);
const isLogIn = (path: string): boolean => /^\/(login(\/|$)|sso$)/.test(path);

/** The page of the maintenance and its log-in, those of operators, and those of who came in to read: these are opened meanwhile. */
function mayBeOpened(path: string): boolean {
  if ([PAGE, MAINTENANCE_LOG_IN].includes(path) || path.startsWith('/admin')) return true;
  return isInside(path) && sessionStorage.getItem(CAME_IN) !== null;
}

/** Within the frame a banner says that the product is maintained, and a log-in says so itself. */
const isTold = (path: string): boolean => [PAGE, MAINTENANCE_LOG_IN].includes(path) || isInside(path) || isLogIn(path);

/**
 * While the product is maintained whoever opens it is led to the page that says so, and from there to the log-in once it is over [A13].
 * Pages that are open stay with what was typed, and say what goes on: within the frame and above a sign-up by a banner, and an open log-in by its
 * controls, which are disabled then [A01].
 */
export function MaintenanceWatch() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const lastAt = useRef(0);
  const follow = useEffectEvent((flag: boolean, opened: boolean) => {
    dispatch(maintenanceRead(flag));
    if (!flag && pathname === PAGE) void navigate('/login', { replace: true });
    if (flag && opened && !mayBeOpened(pathname)) void navigate(PAGE, { replace: true });
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
  const isMaintained = useSelector(selectIsMaintained);
  if (!isMaintained || isTold(pathname)) return null;
  return (
    <Suspense fallback={null}>
      <OpenPageNote />
    </Suspense>
  );
}
