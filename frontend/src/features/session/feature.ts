import { sessionPages } from '#pages/session.pages';
import type { Feature } from '#shared/feature';
import { MAINTENANCE_LOG_IN } from '#shared/maintenance/maintenance-log-in';
import { pageRoutes } from '#shared/navigation/page-routes';
import { lazyPage } from '#shared/ui/lazy-page.tsx';
import { loginSlice } from './login.slice.js';
import { sessionSaga } from './sagas/session.saga.js';

export const sessionFeature: Feature = {
  name: 'session',
  reducers: { login: loginSlice.reducer },
  saga: sessionSaga,
  frame: () => import('./session.frame.js'),
  routes: pageRoutes(sessionPages, { 'myProfile/security': () => import('./security/security.page.js') }),
  operatorRoutes: [{ path: 'security', ...lazyPage(() => import('./security/operator-security.page.js')) }],
  openRoutes: [
    { path: '/login', ...lazyPage(() => import('./pages/login.page.js')) },
    { path: MAINTENANCE_LOG_IN, ...lazyPage(() => import('./pages/login.page.js')) },
    { path: '/login/:name', ...lazyPage(() => import('./pages/partner-log-in.page.js')) },
    { path: '/sso', ...lazyPage(() => import('./single-sign-on/sign-on.page.js')) },
    { path: '/sso-redirect', ...lazyPage(() => import('./single-sign-on/sign-on-redirect.page.js')) },
    { path: '/sso-error', ...lazyPage(() => import('./single-sign-on/sign-on-error.page.js')) },
    { path: '/sso-link', ...lazyPage(() => import('./single-sign-on/sign-on-link.page.js')) },
    { path: '/end-session', ...lazyPage(() => import('./security/end-session.page.js')) },
    { path: '/forgot-password', ...lazyPage(() => import('./password-reset/forgot-password.page.js')) },
    { path: '/forgot-password-success', ...lazyPage(() => import('./password-reset/link-sent.page.js')) },
    // Mails name the token behind a `#`, where no server and no proxy sees it.
    { path: '/reset-password/:token?', ...lazyPage(() => import('./password-reset/reset-password.page.js')) },
    { path: '/update-password-success', ...lazyPage(() => import('./password-reset/password-changed.page.js')) },
    { path: '/reset-password-success', ...lazyPage(() => import('./password-reset/password-changed.page.js')) },
  ],
};
