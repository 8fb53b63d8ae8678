import { useMatches } from 'react-router-dom';
import type { Page } from '#pages/page';
import { PAGES, type PagePath } from '#pages/pages';
import { useFeatures } from '../features-context.js';
import { mayAs, useMay } from '../session/use-may.js';
import { useSession } from '../session/use-session.js';
import { isPageHandle } from './page-routes.js';

/** A page that there is in this build of the product, with its address under `/app`. */
export interface RoutedPage extends Page {
  readonly path: PagePath;
}

/** What is declared of a page. */
export const pageOf = (path: PagePath): Page => PAGES[path];

/** The pages of all features, in their order. */
export const useRoutedPages = (): readonly RoutedPage[] =>
  useFeatures().flatMap(({ routes = [] }) => routes.map(({ page }) => ({ path: page, ...pageOf(page) })));

/** The pages that the reader may open as whom they act now. */
export function useOwnPages(): readonly RoutedPage[] {
  const { user, role } = useSession();
  return useRoutedPages().filter(({ needs }) => mayAs(role, user, needs));
}

/** Whether the reader may open the page as whom they act now. */
export const useMayOpen = (path: PagePath): boolean => useMay(pageOf(path).needs);

/** The page that is open; null outside of the logged-in part. */
export function usePageHere(): RoutedPage | null {
  const handle = useMatches()
    .map((match) => match.handle)
    .findLast(isPageHandle);
  return handle ? { path: handle.page, ...pageOf(handle.page) } : null;
}
