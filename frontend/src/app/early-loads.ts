import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { LazyRoute } from '../shared/ui/lazy-page.js';

/**
 * Asks at once for every file that an address needs: the page does not wait for the frame around it, nor both for the session.
 * Whatever cannot be loaded is asked for again, and reported, where it is drawn.
 */
export function loadEarly(routes: RouteObject[], pathname: string): void {
  for (const { route } of matchRoutes(routes, pathname) ?? [])
    if (isLoaded(route.handle)) route.handle.load().catch(() => undefined);
}

const isLoaded = (handle: unknown): handle is LazyRoute['handle'] =>
  typeof handle === 'object' && handle !== null && 'load' in handle;
