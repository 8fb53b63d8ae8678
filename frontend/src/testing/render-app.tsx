import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { AccessLevel } from '@covertrail/domain/rights/access-levels';
import { actsForCompany } from '@covertrail/domain/rights/principal';
import { FEATURES } from '../app/features.js';
import { routesOf } from '../app/routes.js';
import { makeStore } from '../app/store.js';
import { sessionToken } from '../shared/api/session-token.js';
import type { Feature } from '../shared/feature.js';
import type { Role } from '../shared/session/role.js';
import { sessionStore } from '../shared/session/session-store.js';
import { loggedIn } from '../shared/session/session.slice.js';

export const USER = {
  id: '11111111-1111-4111-8111-111111111111',
  firstName: 'Dana',
  lastName: 'Okafor',
  email: 'dana@meridian.example',
  companyId: '22222222-2222-4222-8222-222222222222',
  companyName: 'Meridian Builders',
  timeZone: 'America/Denver',
  region: 'unitedStates',
} as const;

const WORDS: Readonly<Record<Role, string>> = {
  requester: 'Requestor',
  insured: 'Insured',
  agent: 'Agent',
  operator: 'Operator',
};

/** The tours of these roles as dismissed: a spec of another matter sees none. */
const toursOf = (roles: readonly Role[]) =>
  roles.filter(actsForCompany).map((role) => ({ guide: 'tour', role }) as const);

/** A company that is not in training, and no agency with a plugin. */
const CALM = { isInTraining: false, epicPluginUrl: null };

/** What `GET user/userdetails` answers for `USER`. */
export const userDetails = (
  roles: readonly Role[],
  permissions: readonly string[] = [],
  access: AccessLevel = 'manager',
) => {
  const { companyId, companyName, timeZone, region: _region, ...person } = USER;
  const words = roles.map((role) => WORDS[role]);
  return {
    ...person,
    role: words[0],
    roles: words,
    permissions,
    access,
    ownTimeZone: null,
    photoId: null,
    idleMinutes: 0,
    dismissedGuides: toursOf(roles),
    termsToAccept: [],
    company: { id: companyId, name: companyName, timeZone, primaryContact: true, logoId: null, ...CALM },
  };
};

/** Lets the tab remember a session of `USER`, as after a reload. The first role is the present one. */
export function rememberSession(...roles: readonly [Role, ...Role[]]): void {
  sessionToken.keep('token-1');
  sessionStore.keep({
    user: {
      ...USER,
      companyLogoId: null,
      ...CALM,
      photoId: null,
      ownTimeZone: null,
      roles,
      permissions: [],
      access: 'manager',
      primaryContact: true,
      idleMinutes: null,
      dismissedGuides: toursOf(roles),
      termsToAccept: [],
    },
    role: roles[0],
  });
}

const running: (() => void)[] = [];

afterEach(() => {
  for (const stop of running.splice(0)) stop();
});

/** A part of the page, as the person of the remembered session sees it. */
export function renderSignedIn(part: ReactElement) {
  const { store } = makeStore(FEATURES);
  const session = sessionStore.read();
  if (session) store.dispatch(loggedIn(session));
  return render(part, { wrapper: ({ children }) => <Provider store={store}>{children}</Provider> });
}

/** The whole page at an address, with its sagas, against the fake server that is in place. */
export function renderApp(path: string, features: readonly Feature[] = FEATURES) {
  const { store, start } = makeStore(features);
  const router = createMemoryRouter(routesOf(features), { initialEntries: [path] });
  const task = start((to, options) => void router.navigate(to, options));
  running.push(() => task.cancel());
  const root = document.body.appendChild(document.createElement('div'));
  root.id = 'root';
  const view = render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
    { container: root },
  );
  return { ...view, store, router, address: () => router.state.location.pathname };
}
