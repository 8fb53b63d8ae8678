import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FEATURES } from '#app/features';
import { notificationFeature } from '#features/notification/feature';
import { sessionFeature } from '#features/session/feature';
import { shellFeature } from '../feature.js';
import type { Feature } from '#shared/feature';
import type { Role } from '#shared/session/role';
import type { PageRoute } from '#shared/navigation/page-routes';
import { pageOf } from '#shared/navigation/pages.hook';
import { userDetailed } from '#shared/session/session.slice';
import { refetchAsked } from '#shared/views/views.slice';
import { expectAccessible } from '#testing/accessible';
import { countReloads } from '#testing/counted-reloads';
import { fakeIntervals } from '#testing/fake-intervals';
import { fakeServer } from '#testing/fake-server';
import { rememberSession, renderApp, USER, userDetails } from '#testing/render-app.tsx';

/** The frame around the pages; the content of the pages is tested by their own specs. */
const FRAME: readonly Feature[] = [sessionFeature, shellFeature, notificationFeature];

/** Every other feature, with a simple page for each entry of a menu. */
const ALL_PAGES: readonly Feature[] = [
  ...FEATURES.filter((feature) => !FRAME.includes(feature)).map((feature) => ({ ...feature, routes: [] })),
  {
    name: 'pages',
    routes: FEATURES.flatMap(({ routes = [] }) => routes)
      .filter(({ page }) => pageOf(page).menu)
      .map(({ page }) => ({ page, element: <h1>{pageOf(page).title} page</h1> })),
  },
];

function open(
  path: string,
  roles: readonly [Role, ...Role[]],
  features: readonly Feature[] = [...FRAME, ...ALL_PAGES],
  permissions: readonly string[] = ['MANAGE_PROJECT_MENU'],
  details: object = userDetails(roles, permissions),
) {
  rememberSession(...roles);
  const server = fakeServer({
    'GET user/userdetails': () => details,
    'GET notifications': () => ({ notifications: [], totalNotificationsCount: 0, unreadNotificationCount: 0 }),
    [`GET agent/openrequest/count/${USER.companyId}`]: () => ({ openRequestCount: 12_000 }),
    [`GET agent/getPendingApproval/${USER.companyId}`]: () => ({ totalPendingApproval: 3 }),
  });
  return { server, ...renderApp(path, features) };
}

const titles = () =>
  screen.getAllByRole('navigation').flatMap((menu) => [...menu.querySelectorAll('a')].map(({ title }) => title));

it.each<[readonly [Role, ...Role[]], string, readonly string[]]>([
  [
    ['requester'],
    '/app/dashboard',
    [
      'Tracked Policies',
      'Suppliers',
      'Compliance Reviews',
      'Exceptions',
      'Corrections',
      'Policy Templates',
      'Forms',
      'Pending Request for Insurance',
      'Activity Log',
    ],
  ],
  [
    ['insured'],
    '/app/my-policies',
    [
      'Share My Policies',
      'My Policies',
      'Open Requests',
      'Cure Plan',
      'My Agent',
      'Corrections',
      'Issued Certificates',
      'Activity Log',
    ],
  ],
  [['agent'], '/app/agent-clients', ['Clients', 'Pending Approvals', 'Open Requests', 'Transfers', 'Activity Log']],
])('[B01] offers %j the entries of the role', async (roles, path, expected) => {
  const { container } = open(path, roles);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(titles()).toEqual(expected));
  await expectAccessible(container);
});

it('[B01] keeps the name that the first page of an insured is given, as the description of its entry', async () => {
  open('/app/my-policies', ['insured']);
  expect(await screen.findByRole('link', { name: 'Home' })).toHaveAttribute('title', 'Share My Policies');
});

it.each<[Role, string, string]>([
  ['agent', '/app/activity-log', '/app/agent-clients'],
  ['requester', '/app/suppliers', '/app/dashboard'],
  ['insured', '/app/my-policies', '/app/shared-policies'],
])('[B01] leads an %s by the logo from %s to %s', async (role, path, home) => {
  open(path, [role]);
  expect(await screen.findByRole('link', { name: 'Covertrail' })).toHaveAttribute('href', home);
});

it.each<[Role, readonly string[]]>([
  ['requester', ['/app/upgrade']],
  ['insured', ['/app/upgrade']],
  ['agent', []],
])('[B01] has for an %s the upgrade link in the header: %j', async (role, addresses) => {
  open('/app/activity-log', [role]);
  const header = await screen.findByRole('banner');
  const links = within(header).queryAllByRole('link', { name: 'Upgrade' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(addresses);
});

it.each<[Role, readonly string[], readonly string[]]>([
  ['requester', ['MANAGE_PROJECT_MENU'], ['Manage Projects', 'Company Admin', 'Pending Users', 'My Profile']],
  [
    'requester',
    ['SUPPLIER_ADDRESS_BOOK_MENU'],
    ['Supplier Address Book', 'Company Admin', 'Pending Users', 'My Profile'],
  ],
  ['requester', [], ['Company Admin', 'Pending Users', 'My Profile']],
  ['insured', ['MANAGE_PROJECT_MENU'], ['Company Admin', 'Pending Users', 'Address Book', 'My Profile']],
  [
    'agent',
    ['MANAGE_PROJECT_MENU'],
    ['Company Admin', 'Pending Users', 'My Team', 'Agency Address Book', 'My Profile'],
  ],
])('[B01] offers a %s with the permissions %j in the menu of the profile: %j', async (role, permissions, links) => {
  open('/app/notifications', [role], undefined, permissions);
  await screen.findByRole('heading', { level: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Profile of Dana Okafor' }));
  const profile = within(await screen.findByRole('dialog', { name: 'Profile' }));
  expect(profile.queryAllByRole('link').map(({ textContent }) => textContent)).toEqual(links);
});

it.each<[Role, number]>([
  ['agent', 1],
  ['requester', 0],
  ['insured', 0],
])('[B01] has for an %s so many Logout buttons besides that of the profile: %i', async (role, buttons) => {
  open('/app/notifications', [role]);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryAllByRole('button', { name: 'Logout' })).toHaveLength(buttons);
});

it('[B01] [B07] asks an agent first who logs out by the Logout button', async () => {
  open('/app/agent-clients', ['agent']);
  await screen.findByText('You have 12,000 pending requests for insurance.');
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  expect(await screen.findByRole('dialog', { name: 'Log out?' })).toBeInTheDocument();
});

it('offers no entry of a feature that is not there', async () => {
  open('/app/notifications', ['requester'], FRAME);
  await screen.findByRole('heading', { name: 'All notifications' });
  expect(titles()).toEqual([]);
});

it('[B05] counts no open requests above the page that lists them', async () => {
  open('/app/agent-insured-requests', ['agent']);
  expect(await screen.findByRole('link', { name: /^Open Requests.*12000 waiting$/ })).toBeInTheDocument();
  expect(screen.queryByText(/pending requests for insurance/)).toBeNull();
});

it('[B05] [B07] [D02] shows an agent what is open, and asks before logging out', async () => {
  open('/app/agent-clients', ['agent']);
  expect(await screen.findByRole('link', { name: /^Open Requests.*12000 waiting$/ })).toHaveTextContent('9999+');
  expect(screen.getByRole('link', { name: /^Pending Approvals.*3 waiting$/ })).toBeInTheDocument();
  expect(screen.getByText('You have 12,000 pending requests for insurance.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Respond' })).toHaveAttribute('href', '/app/agent-insured-requests');
  await userEvent.click(screen.getByRole('button', { name: 'Profile of Dana Okafor' }));
  await userEvent.click(screen.getByRole('button', { name: 'Log Out' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Respond To Request' }));
  expect(await screen.findByRole('heading', { name: 'Open Requests page' })).toBeInTheDocument();
});

it('[I03] reads a count again on a click on its entry, and every five minutes', async () => {
  fakeIntervals();
  const user = userEvent.setup();
  const { server } = open('/app/agent-clients', ['agent']);
  const key = `GET agent/openrequest/count/${USER.companyId}`;
  const entry = await screen.findByRole('link', { name: /^Open Requests.*12000 waiting$/ });
  server.answers[key] = () => ({ openRequestCount: 7 });
  await user.click(entry);
  expect(await screen.findByRole('link', { name: /^Open Requests.*7 waiting$/ })).toBe(entry);
  server.answers[key] = () => ({ openRequestCount: 8 });
  const read = server.callsOf(key).length;
  act(() => {
    jest.advanceTimersByTime(299_000);
  });
  expect(server.callsOf(key)).toHaveLength(read);
  act(() => {
    jest.advanceTimersByTime(2_000);
  });
  expect(await screen.findByRole('link', { name: /^Open Requests.*8 waiting$/ })).toBe(entry);
  jest.useRealTimers();
});

it('[B07] says to an agent how many requests wait, and logs out all the same', async () => {
  const { server, address } = open('/app/agent-clients', ['agent']);
  server.answers['POST logout'] = () => ({ message: 'You have been logged out successfully' });
  await screen.findByText('You have 12,000 pending requests for insurance.');
  await userEvent.click(screen.getByRole('button', { name: 'Profile of Dana Okafor' }));
  await userEvent.click(screen.getByRole('button', { name: 'Log Out' }));
  const dialog = await screen.findByRole('dialog', { name: 'Log out?' });
  expect(dialog).toHaveTextContent('12,000 requests for insurance wait for your answer.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(address()).toBe('/login'));
});

it('[B07] logs an agent without open requests out at once', async () => {
  const { server, address } = open('/app/agent-clients', ['agent']);
  server.answers['POST logout'] = () => ({ message: 'You have been logged out successfully' });
  server.answers[`GET agent/openrequest/count/${USER.companyId}`] = () => ({ openRequestCount: 0 });
  await userEvent.click(await screen.findByRole('button', { name: 'Profile of Dana Okafor' }));
  await userEvent.click(screen.getByRole('button', { name: 'Log Out' }));
  await waitFor(() => expect(address()).toBe('/login'));
});

it('[B04] names the year, and the day of the ratings of AM Best', async () => {
  open('/app/dashboard', ['requester']);
  const footer = await screen.findByRole('contentinfo');
  const [year, month, day] = new Date().toLocaleDateString('en-CA').split('-');
  expect(footer).toHaveTextContent(`© ${year} Covertrail`);
  expect(footer).toHaveTextContent(`AM Best ratings are as of ${month}/${day}/${year}.`);
});

/** The reader with another state of the company. */
function openWith(role: Role, home: string, company: object, dismissedGuides: readonly object[] = []) {
  const details = userDetails([role]);
  return open(home, [role], undefined, undefined, {
    ...details,
    dismissedGuides: [...details.dismissedGuides, ...dismissedGuides],
    company: { ...details.company, ...company },
  });
}

it('[B04] says to a requester of a company in training that it is', async () => {
  const { container } = openWith('requester', '/app/dashboard', { isInTraining: true });
  expect(await screen.findByText('Training Mode Enabled')).toBeInTheDocument();
  await expectAccessible(container);
});

it.each<[string, Role, string, boolean]>([
  ['a requester of another company', 'requester', '/app/dashboard', false],
  ['an insured of a company in training', 'insured', '/app/my-policies', true],
])('[B04] says nothing of training to %s', async (_, role, home, isInTraining) => {
  const { store } = openWith(role, home, { isInTraining });
  await waitFor(() => expect(store.getState().session.user?.isInTraining).toBe(isInTraining));
  expect(await screen.findByRole('contentinfo')).not.toHaveTextContent('Training');
});

const PLUGIN = { epicPluginUrl: 'https://plugins.example/epic' };

it('[B05] leads agents with Applied Epic to the plugin, until they dismiss it', async () => {
  const { server, container } = openWith('agent', '/app/agent-clients', PLUGIN);
  server.answers['PUT user/guide'] = () => ({ guide: 'epicPlugin' });
  const link = await screen.findByRole('link', { name: 'Get the free plugin' });
  expect(link).toHaveAttribute('href', PLUGIN.epicPluginUrl);
  await expectAccessible(container);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('link', { name: 'Get the free plugin' })).toBeNull();
  await waitFor(() => expect(server.callsOf('PUT user/guide')).toHaveLength(1));
});

it.each<[string, Role, string, object, readonly object[]]>([
  ['agents with another system', 'agent', '/app/agent-clients', { epicPluginUrl: null }, []],
  ['who dismissed it', 'agent', '/app/agent-clients', PLUGIN, [{ guide: 'epicPlugin', role: 'agent' }]],
  ['an insured', 'insured', '/app/my-policies', PLUGIN, []],
])('[B05] shows %s no plugin', async (_, role, home, company, dismissed) => {
  const { server } = openWith(role, home, company, dismissed);
  await waitFor(() => expect(server.callsOf('GET user/userdetails')).not.toEqual([]));
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('link', { name: 'Get the free plugin' })).toBeNull();
});

it.each([
  ['an agent', 'agent', '/app/agent-clients', 'Acting for clients'],
  ['other people', 'requester', '/app/dashboard', 'What you enter'],
] as const)('[B04] shows %s the terms that they agreed to', async (_, role, home, heading) => {
  open(home, [role]);
  await userEvent.click(await screen.findByRole('button', { name: 'Terms and Conditions' }));
  const dialog = await screen.findByRole('dialog', { name: 'Terms and Conditions' });
  expect(within(dialog).getByRole('heading', { name: heading })).toBeInTheDocument();
  await expectAccessible(dialog);
  await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' })[0]!);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('[B04] names the environment and its addresses, behind a fold', async () => {
  open('/app/dashboard', ['requester']);
  const fold = within(await screen.findByRole('contentinfo'));
  expect(fold.getByText('http://localhost/covertrail-api')).not.toBeVisible();
  await userEvent.click(fold.getByText('Environment', { selector: 'summary' }));
  expect(fold.getByText('localhost, on this computer')).toBeVisible();
  expect(fold.getByText('http://localhost/covertrail-api')).toBeVisible();
  expect(fold.getByText('ws://localhost/covertrail-websocket')).toBeVisible();
});

const EARLIER = { id: 'a-1', agencyName: 'Hollis & Vance', state: 'ended' };

it.each([
  ['no agents', { earlier: [] }, /^You have no insurance agent yet\./],
  ['archived ones only', { earlier: [EARLIER] }, /^No agent represents you any more\./],
])('[B05] asks an insured with %s to add agents', async (_, agencies, text) => {
  const { server, container } = open('/app/my-policies', ['insured']);
  server.answers['GET insured/agency'] = () => ({ current: [], waiting: [], mayDecide: true, ...agencies });
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Add agents' })).toHaveAttribute('href', '/app/my-agent');
  await expectAccessible(container);
});

it('[B05] asks for agents neither where they are added, nor who cannot, nor while one waits', async () => {
  const none = { current: [], waiting: [], earlier: [], mayDecide: false };
  const { server, router, store } = open('/app/my-policies', ['insured']);
  server.answers['GET insured/agency'] = () => none;
  expect(await screen.findByText(/^You have no insurance agent yet\./)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Add agents' })).toBeNull();
  await act(() => router.navigate('/app/my-agent'));
  await waitFor(() => expect(screen.queryByText(/^You have no insurance agent yet\./)).toBeNull());
  server.answers['GET insured/agency'] = () => ({ ...none, waiting: [EARLIER] });
  await act(() => router.navigate('/app/my-policies'));
  act(() => {
    store.dispatch(refetchAsked({}));
  });
  await waitFor(() => expect(screen.queryByText(/^You have no insurance agent yet\./)).toBeNull());
});

it('takes the role of the page, and logs a person out whose roles do not have it', async () => {
  const { store, address, router } = open('/app/my-policies', ['requester', 'insured']);
  expect(await screen.findByRole('heading', { name: 'My Policies page' })).toBeInTheDocument();
  expect(store.getState().session.role).toBe('insured');
  await act(() => router.navigate('/app/agent-clients'));
  await waitFor(() => expect(address()).toBe('/login'));
  expect(await screen.findByRole('alert')).toHaveTextContent('the page that you opened is for another role');
  expect(store.getState().session).toMatchObject({ status: 'out', user: null });
});

it('says that a page is closed to a person whose role has it, but not this level in the company', async () => {
  const { address, store, router } = open('/app/dashboard', ['requester']);
  await waitFor(() => expect(store.getState().session.status).toBe('in'));
  act(() => void store.dispatch(userDetailed({ ...store.getState().session.user!, primaryContact: false })));
  await act(() => router.navigate('/app/company-admin'));
  await waitFor(() => expect(address()).toBe('/app/unauthorized-access'));
});

it('[B01] switches between requester and insurer', async () => {
  const { address } = open('/app/dashboard', ['requester', 'insured']);
  await userEvent.click(await screen.findByRole('radio', { name: 'Insured' }));
  await waitFor(() => expect(address()).toBe('/app/shared-policies'));
  expect(screen.getByRole('radio', { name: 'Insured' })).toBeChecked();
});

it('[B06] has a page for an address that leads nowhere', async () => {
  open('/app/nothing-here', ['requester']);
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Back to Home' })).toHaveAttribute('href', '/app/dashboard');
});

it.each([
  ['insured', '/app/shared-policies'],
  ['agent', '/app/agent-clients'],
] as const)('[A03] leads %s from there to the home of that role', async (role, home) => {
  open('/app/nothing-here', [role]);
  expect(await screen.findByRole('button', { name: 'Back to Home' })).toHaveAttribute('href', home);
});

it.each([
  ['/app/server-error', 'Something went wrong!', 'Server Error 500. Our staff has been notified.'],
  ['/app/unauthorized-access', 'No access', 'Your role has no access to this page.'],
])('[B06] has a page for errors at %s, which leads an agent to the clients', async (path, title, text) => {
  const { container } = open(path, ['agent']);
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveTextContent(text);
  expect(screen.getByRole('button', { name: 'Back to Home' })).toHaveAttribute('href', '/app/agent-clients');
  await expectAccessible(container);
});

it.each([
  ['/page-not-found', 'Page not found'],
  ['/unauthorized-access', 'No access'],
  ['/server-internal-error', 'Something went wrong!'],
  ['/network-error', 'Can’t connect to network.'],
])('[B06] has a page at %s for whoever is not logged in, which leads to the log-in', async (path, title) => {
  fakeServer({});
  const { container } = renderApp(path, FRAME);
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Back to login' })).toHaveAttribute('href', '/login');
  await expectAccessible(container);
});

it('[B06] replaces a page that breaks while it is drawn', async () => {
  const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Broken = () => {
    throw new Error('broken on purpose');
  };
  const routes: readonly PageRoute[] = [{ page: 'dashboard', element: <Broken /> }];
  open('/app/dashboard', ['requester'], [...FRAME, { name: 'broken', routes }]);
  expect(await screen.findByRole('heading', { name: 'Exception occured in code.' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Refresh Page' })).toBeInTheDocument();
  reported.mockRestore();
});

it('[B06] keeps what was typed on a page that breaks, and nothing secret', async () => {
  const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Fragile = () => {
    const [broken, setBroken] = useState(false);
    if (broken) throw new Error('broken on purpose');
    return (
      <>
        <h1>Fragile page</h1>
        <label>
          Remarks <textarea />
        </label>
        <input aria-label="Password" type="password" />
        <button onClick={() => setBroken(true)}>Break</button>
      </>
    );
  };
  const routes: readonly PageRoute[] = [{ page: 'dashboard', element: <Fragile /> }];
  open('/app/dashboard', ['requester'], [...FRAME, { name: 'fragile', routes }]);
  await userEvent.type(await screen.findByLabelText('Remarks'), 'Roof work is excluded.');
  await userEvent.type(screen.getByLabelText('Password'), 'Covertrail-2026');
  await userEvent.click(screen.getByRole('button', { name: 'Break' }));
  const typed = await screen.findByRole('region', { name: 'What you typed' });
  expect(typed).toHaveTextContent('RemarksRoof work is excluded.');
  expect(typed).not.toHaveTextContent('Covertrail-2026');
  reported.mockRestore();
});

it('[B06] forgets what was typed on a page that was left', async () => {
  const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Broken = () => {
    throw new Error('broken on purpose');
  };
  const routes: readonly PageRoute[] = [
    { page: 'dashboard', element: <input aria-label="Search" /> },
    { page: 'suppliers', element: <Broken /> },
  ];
  const { router } = open('/app/dashboard', ['requester'], [...FRAME, { name: 'broken', routes }]);
  await userEvent.type(await screen.findByLabelText('Search'), 'Hollis');
  await act(() => router.navigate('/app/suppliers'));
  expect(await screen.findByRole('heading', { name: 'Exception occured in code.' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'What you typed' })).toBeNull();
  reported.mockRestore();
});

it('[B06] offers to load a newer version of the page, and loads nothing by itself', async () => {
  const reload = countReloads();
  const script = document.head.appendChild(document.createElement('script'));
  script.type = 'module';
  script.setAttribute('src', '/assets/index-a1.js');
  const { server, store, container } = open('/app/agent-clients', ['agent']);
  server.page = '/assets/index-a1.js';
  await screen.findByText('You have 12,000 pending requests for insurance.');
  expect(screen.queryByText(/newer version/)).toBeNull();
  server.page = '/assets/index-b2.js';
  act(() => {
    store.dispatch(refetchAsked({}));
  });
  expect(await screen.findByText(/^A newer version of Covertrail is there/)).toBeInTheDocument();
  expect(reload).not.toHaveBeenCalled();
  await expectAccessible(container);
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(screen.queryByText(/newer version/)).toBeNull();
  script.remove();
  jest.restoreAllMocks();
});

it('says so while what it shows is not up to date, and no longer once it is', async () => {
  const { server, store } = open('/app/agent-clients', ['agent']);
  await screen.findByText('You have 12,000 pending requests for insurance.');
  expect(screen.queryByText(/not up to date/)).toBeNull();
  server.stale = true;
  act(() => {
    store.dispatch(refetchAsked({}));
  });
  expect(await screen.findByText(/^Some of what you see is not up to date yet/)).toBeInTheDocument();
  server.stale = false;
  await waitFor(() => expect(screen.queryByText(/not up to date/)).toBeNull(), { timeout: 3_000 });
});

it('[B06] says so while the browser is offline', async () => {
  open('/app/dashboard', ['requester']);
  await screen.findByRole('heading', { level: 1 });
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => {
    window.dispatchEvent(new Event('offline'));
  });
  expect(await screen.findByRole('dialog', { name: "Can't connect to network." })).toHaveTextContent(
    'Slow or no internet connection.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Keep reading' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  const strip = screen.getByText(/^You are offline\. What you see is of \d{1,2}:\d{2} [AP]M\.$/);
  online.mockReturnValue(true);
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  await waitFor(() => expect(strip).not.toBeInTheDocument());
});
