import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { loadEarly } from './app/early-loads.js';
import { FEATURES } from './app/features.js';
import { routesOf } from './app/routes.js';
import { makeStore } from './app/store.js';
import { sessionMark } from './shared/session/session-mark.js';
import { sessionStore } from './shared/session/session-store.js';
import { followTheme } from './shared/theme/theme-choice.js';
import './styles/index.css';

followTheme();
const { store, start } = makeStore(FEATURES);
const routes = routesOf(FEATURES);
const router = createBrowserRouter(routes);
const remembered = sessionStore.read() ?? sessionMark.read();
if (remembered) loadEarly(routes, window.location.pathname);
start((to, options) => void router.navigate(to, options));

/** Whoever logs in wants what follows: it is loaded while the log-in is filled in. */
const AFTER_LOG_IN_MS = 2_000;
if (!remembered) setTimeout(() => loadEarly(routes, '/app'), AFTER_LOG_IN_MS);

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>
  </StrictMode>,
);
