import type { ReactElement } from 'react';
import type { Page } from '#pages/page';
import { isPagePath, type PagePath } from '#pages/pages';
import { lazyPage, type LazyRoute, type LoadPage } from '../ui/lazy-page.js';

/** A page of the logged-in part, and what it shows. */
export interface PageRoute {
  readonly page: PagePath;
  readonly element: ReactElement;
  readonly handle?: LazyRoute['handle'];
}

/** What a route says of itself, to whoever asks the router where it is. */
export interface PageHandle {
  readonly page: PagePath;
}

/** Whether a route says which page of the logged-in part it is. */
export const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'page' in handle;

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
