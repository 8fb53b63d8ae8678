import { useLocation } from 'react-router-dom';
import type { MenuEntry } from '#shared/feature';
import { useFeatures } from '#shared/features-context';
import { useSession } from '#shared/session/use-session';

/** The entries of the person's role, in their order. */
export function useMenu(): readonly MenuEntry[] {
  const {
    user: { permissions },
    role,
  } = useSession();
  return useFeatures()
    .flatMap(({ menu }) => menu ?? [])
    .filter(({ roles, permission }) => roles.includes(role) && (!permission || permissions.includes(permission)));
}

/** The entry that is marked as the present one: of the person’s role that the page of one record belongs to, else that of the page. */
export function useEntryHere(): MenuEntry | undefined {
  const { pathname } = useLocation();
  const ofPage = useEntryOfPage();
  const own = useMenu().find(({ alsoAt }) => alsoAt?.test(pathname));
  return own ?? ofPage;
}

/** The entry to which the page belongs, of any role: its own, or that of the page above it. */
export function useEntryOfPage(): MenuEntry | undefined {
  const { pathname } = useLocation();
  const entries = useFeatures().flatMap(({ menu }) => menu ?? []);
  return entries.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
}
