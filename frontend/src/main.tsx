import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { FEATURES } from './app/features.js';
import { routesOf } from './app/routes.js';
import { makeStore } from './app/store.js';
import { followTheme } from './shared/theme/theme-choice.js';
import './styles/index.css';

followTheme();
const { store, start } = makeStore(FEATURES);
const router = createBrowserRouter(routesOf(FEATURES));
start((to, options) => void router.navigate(to, options));

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>
  </StrictMode>,
);
