import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FEATURES } from '#app/features';
import type { Feature } from '#shared/feature';
import type { Role } from '#shared/session/role';
import { expectAccessible } from '#testing/accessible';
import { fakeServer, refuse } from '#testing/fake-server';
import { focusedDialog } from '#testing/focused-dialog';
import { rememberSession, renderApp, USER, userDetails } from '#testing/render-app.tsx';

const TEMPLATE = { id: '00000000-0000-4000-8000-000000000501', name: 'Trade contractors' };
const POLICY = {
  id: '00000000-0000-4000-8000-000000000601',
  line: 'generalLiability',
  policyNumber: 'GL-88120',
  carrierName: 'Summit Mutual',
  insuredName: 'Granite Peak',
};
const page = (...rows: readonly object[]) => ({ rows, total: rows.length });
const found = (...rows: readonly object[]) => ({ found: rows, more: false });

const ANSWERS = {
  'GET notifications': () => ({ notifications: [], totalNotificationsCount: 0, unreadNotificationCount: 0 }),
  [`GET dashboard/broadSupplierSearch/${USER.companyId}`]: () => ({
    requests: found(),
    suppliers: found({ id: TEMPLATE.id, supplierName: 'Trail Roofing', projectName: 'Union Yard' }),
  }),
  'GET requestor/templates': () => page(TEMPLATE),
  'GET requestor/projects': () => page(),
  'GET policy/request/pendinglist': () => page(),
  'GET policy/respond/list': () => page(),
  [`GET policy/list/${USER.companyId}`]: () => page(POLICY),
  'GET policy/agency': () => page(POLICY),
  'GET agent/client': () => page({ id: USER.id, insuredId: USER.id, name: 'Granite Peak', status: 'active' }),
  'GET activity-log/people': () => page({ id: USER.id, name: 'Tracy Field', events: 3 }),
};

/** The pages themselves are tested by their own specs. */
const EMPTY_PAGES: readonly Feature[] = FEATURES.map((feature) => ({
  ...feature,
  routes: feature.routes?.map((route) => ({ ...route, element: <h1>Opened</h1> })) ?? [],
}));

function open(role: Role, access?: 'readOnly', answers: Readonly<Record<string, () => unknown>> = {}) {
  rememberSession(role);
  const server = fakeServer({
    'GET user/userdetails': () => userDetails([role], ['MANAGE_PROJECT_MENU'], access),
    ...ANSWERS,
    ...answers,
  });
  return { server, ...renderApp('/app/notifications', EMPTY_PAGES) };
}

async function openPalette(): Promise<HTMLElement> {
  await screen.findByRole('heading', { level: 1 });
  await userEvent.keyboard('{Control>}k{/Control}');
  const dialog = await focusedDialog('Go to…');
  await within(dialog).findByRole('combobox');
  await waitFor(() => expect(within(dialog).getByRole('combobox')).toHaveFocus());
  return dialog;
}

const namesIn = (dialog: HTMLElement, group: string): readonly (string | null)[] =>
  within(within(dialog).getByRole('group', { name: group }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

/** The entry that Enter opens. */
const chosenIn = (dialog: HTMLElement): string | null => {
  const id = within(dialog).getByRole('combobox').getAttribute('aria-activedescendant');
  const option = within(dialog).getByRole('option', { selected: true });
  expect(option.id).toBe(id);
  return option.textContent;
};

it.each<[Role, readonly string[], string]>([
  ['requester', ['Request coverage', 'New template', 'New project'], 'Tracked Policies'],
  ['insured', ['Add policy', 'Share policies'], 'My Policies'],
  ['agent', ['Add client'], 'Clients'],
])('[B09] offers an %s the actions and pages of the role', async (role, acts, title) => {
  open(role);
  const dialog = await openPalette();
  await waitFor(() => expect([...namesIn(dialog, 'Actions')].sort()).toEqual([...acts].sort()));
  expect(namesIn(dialog, 'Pages')).toContain(title);
  await expectAccessible(dialog);
});

it('[B09] offers no action that the reader may not do', async () => {
  open('requester', 'readOnly');
  const dialog = await openPalette();
  await waitFor(() => expect(within(dialog).queryByRole('group', { name: 'Actions' })).toBeNull());
  expect(namesIn(dialog, 'Pages')).toContain('Tracked Policies');
});

it('[B09] finds pages, suppliers, templates and people by the first letters of words, and says how many', async () => {
  open('requester');
  const dialog = await openPalette();
  await userEvent.keyboard('tra');
  await waitFor(() => expect(within(dialog).getByRole('status')).toHaveTextContent(/^4 entries\./));
  expect(namesIn(dialog, 'Pages')).toEqual(['Tracked Policies']);
  expect(namesIn(dialog, 'Suppliers')).toEqual(['Trail RoofingUnion Yard']);
  expect(namesIn(dialog, 'Policy templates')).toEqual(['Trade contractors']);
  expect(namesIn(dialog, 'People')).toEqual(['Tracy Field3 events']);
  await expectAccessible(dialog);
});

it.each<[Role, string, string]>([
  ['insured', 'My policies', 'General liability GL-88120Summit Mutual'],
  ['agent', 'Policies of clients', 'General liability GL-88120Granite Peak'],
  ['agent', 'Clients', 'Granite PeakActive'],
])('[B09] finds for an %s in %s: %s', async (role, group, name) => {
  open(role);
  const dialog = await openPalette();
  await userEvent.keyboard('g');
  await within(dialog).findByRole('group', { name: group });
  expect(namesIn(dialog, group)).toEqual([name]);
});

it('[B09] moves by the arrows from the last entry to the first and back, and opens by Enter', async () => {
  const { address } = open('requester');
  const dialog = await openPalette();
  await userEvent.keyboard('tra');
  await waitFor(() => expect(within(dialog).getAllByRole('option')).toHaveLength(4));
  expect(chosenIn(dialog)).toBe('Tracked Policies');
  await userEvent.keyboard('{ArrowUp}');
  expect(chosenIn(dialog)).toBe('Tracy Field3 events');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(chosenIn(dialog)).not.toBe('Tracked Policies');
  await userEvent.keyboard('{Home}{Enter}');
  await waitFor(() => expect(address()).toBe('/app/dashboard'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('[B09] shows first what was opened last, and nothing of it after log-out', async () => {
  open('requester');
  await openPalette();
  await userEvent.keyboard('suppliers{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const dialog = await openPalette();
  expect(namesIn(dialog, 'Recent')).toEqual(['Suppliers']);
  expect(namesIn(dialog, 'Pages')).not.toContain('Suppliers');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Profile of Dana Okafor' }));
  await userEvent.click(screen.getByRole('button', { name: 'Log Out' }));
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});

it('[B09] says that nothing matches, and closes by Escape with the focus back at its button', async () => {
  open('insured', undefined, {
    [`GET policy/list/${USER.companyId}`]: () => page(),
    'GET activity-log/people': () => page(),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Go to…' }));
  const dialog = await focusedDialog('Go to…');
  await waitFor(() => expect(within(dialog).getByRole('combobox')).toHaveFocus());
  await userEvent.keyboard('zz');
  await within(dialog).findByText('Nothing begins with “zz”.');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Go to…' })).toHaveFocus());
});

it('[B09] says what went wrong with one list, and shows what the others found', async () => {
  open('requester', undefined, {
    'GET requestor/templates': () => refuse(503, 'HTTP.UNAVAILABLE', 'The list cannot be read now.'),
  });
  const dialog = await openPalette();
  await userEvent.keyboard('tra');
  await within(dialog).findByText('The list cannot be read now.');
  expect(namesIn(dialog, 'Suppliers')).toEqual(['Trail RoofingUnion Yard']);
});

it('[B09] opens no second dialog above one that is open', async () => {
  open('requester');
  await openPalette();
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});
