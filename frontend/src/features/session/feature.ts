import type { Feature } from '#shared/feature';
import { lazyPage } from '#shared/ui/lazy-page.tsx';
import { loginSlice } from './login.slice.js';
import { sessionSaga } from './sagas/session.saga.js';

export const sessionFeature: Feature = {
  name: 'session',
  reducers: { login: loginSlice.reducer },
  saga: sessionSaga,
  openRoutes: [{ path: '/login', ...lazyPage(() => import('./pages/login.page.js')) }],
};
