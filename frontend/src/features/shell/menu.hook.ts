import { useLocation } from 'react-router-dom';
import type { Page } from '#pages/page';
import { useOwnPages, useRoutedPages, type RoutedPage } from '#shared/navigation/pages.hook';
import { mayAs } from '#shared/session/use-may';
import { useSession } from '#shared/session/use-session';

/** A page that has an entry in a menu. */
export interface EnteredPage extends RoutedPage {
  readonly menu: NonNullable<Page['menu']>;
}

const isEntered = (page: RoutedPage): page is EnteredPage => page.menu !== undefined;

/** The entries whose pages the person may open, in their order. */
function useEntries(): readonly EnteredPage[] {
  const { user, role } = useSession();
  return useOwnPages()
    .filter(isEntered)
    .filter(({ menu: { needs } }) => needs === undefined || mayAs(role, user, needs));
}

/** The entries of the side menu. */
export const useMenu = (): readonly EnteredPage[] => useEntries().filter(({ menu }) => menu.group !== 'profile');

/** The entries of the menu of the person. */
export const useProfileEntries = (): readonly EnteredPage[] =>
  useEntries().filter(({ menu }) => menu.group === 'profile');

/** The entry that is marked as the present one: of the person’s role that the page of one record belongs to, else that of the page. */
export function useEntryHere(): EnteredPage | undefined {
  const { pathname } = useLocation();
  const ofPage = useEntryOfPage();
  const own = useMenu().find(({ menu }) => menu.alsoAt?.test(pathname));
  return own ?? ofPage;
}

/** The entry to which the page belongs, of any role: its own, or that of the page above it. */
function useEntryOfPage(): EnteredPage | undefined {
  const { pathname } = useLocation();
  return useRoutedPages()
    .filter(isEntered)
    .find(({ path }) => pathname === `/app/${path}` || pathname.startsWith(`/app/${path}/`));
}
