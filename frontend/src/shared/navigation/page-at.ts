import type { ReactElement } from 'react';
import { PAGES, type PagePath } from '@covertrail/contracts/pages/pages';
import type { Capability } from '@covertrail/domain/rights/capabilities';
import { lazyPage } from '../ui/lazy-page.js';

/** Where a page is, relative to `/app`, and what its reader must be able to do. */
export interface PagePlace {
  readonly path: PagePath;
  readonly handle: { readonly needs: Capability };
}

/** The route of a page of the logged-in part. */
export interface PageRoute extends PagePlace {
  readonly element: ReactElement;
}

export const placeOf = (path: PagePath): PagePlace => ({ path, handle: { needs: PAGES[path] } });

/** The route of a page that is loaded when it is first opened: `pageAt('dashboard', () => import('./pages/dashboard.page.js'))`. */
export const pageAt = (path: PagePath, load: Parameters<typeof lazyPage>[0]): PageRoute => ({
  ...placeOf(path),
  ...lazyPage(load),
});
