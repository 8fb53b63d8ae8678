import { useEffect, useEffectEvent } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useMatches, useNavigate } from 'react-router-dom';
import type { RouteHandle } from '#shared/feature';
import { roleSwitched } from '#shared/session/session.slice';
import { useSession } from '#shared/session/use-session';
import { useEntryOfPage } from './menu.hook.js';

/**
 * Switches to the person's role to which a page belongs [B01]. When none of their roles may see the page, opens
 * the page that says so. False until the role fits.
 */
export function useRoleOfPage(): boolean {
  const { user, role } = useSession();
  const { pathname, search } = useLocation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const forEveryRole = useMatches().some(({ handle }) => (handle as RouteHandle | undefined)?.forEveryRole);
  const entry = useEntryOfPage();
  const wanted = forEveryRole ? undefined : entry?.roles;
  const fits = !wanted || wanted.includes(role);
  const other = wanted?.find((one) => user.roles.includes(one));
  const enter = useEffectEvent(() => {
    if (fits) return;
    if (other) dispatch(roleSwitched(other, `${pathname}${search}`));
    else void navigate('/app/unauthorized-access', { replace: true });
  });
  // Only when a page is opened: a person who switches the role is already leaving the page.
  useEffect(() => enter(), [pathname]);
  return fits;
}
