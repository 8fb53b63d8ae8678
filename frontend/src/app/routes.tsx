import type { ReactElement } from 'react';
import { Navigate, Outlet, type RouteObject } from 'react-router-dom';
import { ProtectedRoute } from '../features/session/components/protected-route.js';
import { Start } from '../features/session/components/start.js';
import { SessionNotices } from '../features/session/components/session-notices.js';
import { MaintenanceWatch } from '../features/planned-maintenance/components/maintenance-watch.js';
import { NotFoundPage } from '../features/shell/pages/error-pages.js';
import { CrashPage } from '../features/shell/pages/crash.page.js';
import { FollowedTyping } from '../features/shell/components/followed-typing.js';
import { OfflineNotice } from '../features/shell/components/offline-notice.js';
import { ScrollToTop } from '../features/shell/components/scroll-to-top.js';
import type { Feature } from '../shared/feature.js';
import { FeaturesContext } from '../shared/features-context.js';
import type { PageHandle } from '../shared/navigation/page-routes.js';
import { lazyPage, type LoadPage } from '../shared/ui/lazy-page.js';
import { Toasts } from '../shared/ui/toasts.js';

/** The frame of the logged-in part with what features add to it, loaded together: nobody needs it to log in. */
const shellOf =
  (features: readonly Feature[]): LoadPage =>
  async () => {
    const [{ Shell }, frames] = await Promise.all([
      import('../features/shell/components/shell.js'),
      Promise.all(features.flatMap(({ frame }) => frame?.() ?? [])),
    ]);
    const parts = frames.map((frame) => frame.parts);
    return { default: () => <Shell parts={parts} /> };
  };

const operatorShell: LoadPage = async () => ({
  default: (await import('../features/shell/components/operator-shell.js')).OperatorShell,
});

const lateFrame = (load: LoadPage): { readonly element: ReactElement; readonly handle: object } => {
  const { element, handle } = lazyPage(load);
  return { element: <ProtectedRoute>{element}</ProtectedRoute>, handle };
};

/** What stands around every page, logged in or not. */
function Everywhere({ features }: { readonly features: readonly Feature[] }) {
  return (
    <FeaturesContext value={features}>
      <ScrollToTop />
      <FollowedTyping />
      <MaintenanceWatch />
      <Outlet />
      <Toasts />
      <SessionNotices />
      <OfflineNotice />
    </FeaturesContext>
  );
}

/** All routes: open pages at the root, the shell with the pages of the features under `/app`. */
export function routesOf(features: readonly Feature[]): RouteObject[] {
  const pages = features.flatMap(({ routes = [] }) =>
    routes.map(({ page, element, handle }) => ({
      path: page,
      element,
      handle: { ...handle, page } satisfies PageHandle,
    })),
  );
  const inside: RouteObject[] = [...pages, { path: '*', element: <NotFoundPage inside /> }];
  return [
    {
      element: <Everywhere features={features} />,
      errorElement: <CrashPage />,
      children: [
        { path: '/', element: <Start /> },
        ...features.flatMap(({ openRoutes }) => openRoutes ?? []),
        {
          path: '/app',
          ...lateFrame(shellOf(features)),
          children: [{ errorElement: <CrashPage />, children: inside }],
        },
        {
          path: '/admin',
          ...lateFrame(operatorShell),
          children: features.flatMap(({ operatorRoutes }) => operatorRoutes ?? []),
        },
        // Who comes to an unknown address may have a provider to log in at [B06].
        { path: '*', element: <Navigate to="/sso" replace /> },
      ],
    },
  ];
}
