import { createElement } from 'react';
import type { Feature } from '#shared/feature';
import { NetworkErrorPage, NotFoundPage, ServerErrorPage, UnauthorizedPage } from './pages/error-pages.js';

/** Error pages appear inside and outside the shell; they are small and must not need the network. */
export const shellFeature: Feature = {
  name: 'shell',
  routes: [
    { page: 'page-not-found', element: createElement(NotFoundPage, { inside: true }) },
    { page: 'unauthorized-access', element: createElement(UnauthorizedPage, { inside: true }) },
    { page: 'server-error', element: createElement(ServerErrorPage, { inside: true }) },
  ],
  openRoutes: [
    { path: '/page-not-found', element: createElement(NotFoundPage) },
    { path: '/unauthorized-access', element: createElement(UnauthorizedPage) },
    { path: '/server-internal-error', element: createElement(ServerErrorPage) },
    { path: '/network-error', element: createElement(NetworkErrorPage) },
  ],
};
