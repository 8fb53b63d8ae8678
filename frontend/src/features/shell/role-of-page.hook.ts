import { useEffect, useEffectEvent } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { rolesWith } from '@covertrail/domain/rights/capabilities';
import { usePageHere } from '#shared/navigation/pages.hook';
import { logoutAsked, roleSwitched } from '#shared/session/session.slice';
import { mayAs } from '#shared/session/use-may';
import { useSession } from '#shared/session/use-session';

/**
 * Switches to the person's role that may open a page [B01]. Logs a person out whose roles do not have the page [A12]; who lacks a level or a
 * permission for it reads so. False until the role fits.
 */
export function useRoleOfPage(): boolean {
  const { user, role } = useSession();
  const { pathname, search } = useLocation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const needs = usePageHere()?.needs;
  const fits = !needs || mayAs(role, user, needs);
  const other = needs && user.roles.find((role) => mayAs(role, user, needs));
  const enter = useEffectEvent(() => {
    if (fits) return;
    if (other) dispatch(roleSwitched(other, `${pathname}${search}`));
    else if (!rolesWith(needs).some((role) => user.roles.includes(role))) dispatch(logoutAsked('/login', 'wrongRole'));
    else void navigate('/app/unauthorized-access', { replace: true });
  });
  // Only when a page is opened: a person who switches the role is already leaving the page.
  useEffect(() => enter(), [pathname]);
  return fits;
}
