import type { ReactElement } from 'react';
import type { Page } from '#pages/page';
import { isPagePath, type PagePath } from '#pages/pages';
import { lazyPage, type LoadPage } from '../ui/lazy-page.js';

/** A page of the logged-in part, and what it shows. */
export interface PageRoute {
  readonly page: PagePath;
  readonly element: ReactElement;
}

/** What a route says of itself, to whoever asks the router where it is. */
export interface PageHandle {
  readonly page: PagePath;
}

/**
 * The routes of the pages of a feature, each loaded when it is first opened:
 * `pageRoutes(sharePages, { 'shared-policies': () => import('./pages/home.page.js') })`. A page without an entry does not compile.
 */
export function pageRoutes<Path extends PagePath>(
  _pages: Readonly<Record<Path, Page>>,
  loads: Readonly<Record<NoInfer<Path>, LoadPage>>,
): readonly PageRoute[] {
  return Object.entries<LoadPage>(loads).flatMap(([page, load]) =>
    isPagePath(page) ? [{ page, ...lazyPage(load) }] : [],
  );
}
