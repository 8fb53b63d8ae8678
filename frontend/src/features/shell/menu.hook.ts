import { useLocation } from 'react-router-dom';
import { PAGES } from '@covertrail/contracts/pages/pages';
import type { MenuEntry } from '#shared/feature';
import { useFeatures } from '#shared/features-context';
import { mayAs } from '#shared/session/use-may';
import { useSession } from '#shared/session/use-session';

/** The entries whose pages the person may open, in their order. */
export function useMenu(): readonly MenuEntry[] {
  const { user, role } = useSession();
  return useFeatures()
    .flatMap(({ menu }) => menu ?? [])
    .filter(({ page, needs = PAGES[page] }) => mayAs(role, user, needs));
}

/** The entry that is marked as the present one: of the person’s role that the page of one record belongs to, else that of the page. */
export function useEntryHere(): MenuEntry | undefined {
  const { pathname } = useLocation();
  const ofPage = useEntryOfPage();
  const own = useMenu().find(({ alsoAt }) => alsoAt?.test(pathname));
  return own ?? ofPage;
}

/** The entry to which the page belongs, of any role: its own, or that of the page above it. */
function useEntryOfPage(): MenuEntry | undefined {
  const { pathname } = useLocation();
  const entries = useFeatures().flatMap(({ menu }) => menu ?? []);
  return entries.find(({ page }) => pathname === `/app/${page}` || pathname.startsWith(`/app/${page}/`));
}
