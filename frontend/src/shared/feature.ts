import type { Reducer } from '@reduxjs/toolkit';
import type { RouteObject } from 'react-router-dom';

/** What a feature hands to `app/features.ts`: everything else about it stays in its folder. */
export interface Feature {
  /** Its folder's name; the reducer stands under it in camelCase. */
  readonly name: string;
  readonly reducers?: Readonly<Record<string, Reducer>>;
  /** Runs for as long as the page lives; restarted when it throws. */
  readonly saga?: () => Generator;
  /** Pages behind the log-in, relative to `/app`: `{ path: 'dashboard', ...lazyPage(() => import('./pages/dashboard.page.js')) }`. */
  readonly routes?: readonly RouteObject[];
  /** Pages that need no log-in, from the root. */
  readonly openRoutes?: readonly RouteObject[];
}
