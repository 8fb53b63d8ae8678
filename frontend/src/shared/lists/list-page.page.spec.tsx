import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cancelRequest, sentRequests } from '@covertrail/contracts/request/request.calls';
import type { RequestRow } from '@covertrail/contracts/request/request.replies';
import type { AccessLevel } from '@covertrail/domain/rights/access-levels';
import { FEATURES } from '#app/features';
import { expectAccessible } from '#testing/accessible';
import { fakeServer } from '#testing/fake-server';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';
import { Button } from '../ui/button.js';
import { viewQuery } from '../api/call-request.js';
import { defineList, type List } from './list.js';
import type { PageRoute } from '#shared/navigation/page-routes';
import { ListPage } from './list-page.js';

const ASKED = 'GET policy/request/pendinglist';

const REQUESTS = defineList({
  name: 'some-requests',
  label: 'Some requests',
  asks: viewQuery(sentRequests, { query: { insuredCompanyId: 'company-1' } }),
  columns: [
    { id: 'number', title: 'Number', sortable: true, cell: ({ number }) => number },
    { id: 'insuredName', title: 'Supplier', cell: ({ insuredName }) => insuredName },
  ],
  order: { column: 'number', descending: true },
  search: 'Search requests',
  filters: [
    {
      name: 'state',
      label: 'State',
      start: 'open',
      asButtons: true,
      choices: [
        { value: 'open', text: 'Open' },
        { value: 'declined', text: 'Declined' },
      ],
    },
  ],
  opens: ({ id }) => `/app/suppliers/${id}`,
  empty: { title: 'No requests yet', offersActions: true },
  noMatch: { title: 'No requests match', clears: true },
});

function open<Row extends { readonly id: string }>(
  list: List<Row>,
  search = '',
  rows: readonly object[] = [{ id: 'r1', number: '1042', insuredName: 'Pell Steel' }],
  access: AccessLevel = 'manager',
) {
  rememberSession('requester');
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['requester'], [], access),
    [ASKED]: () => ({ rows, total: rows.length }),
  });
  const add = <Button type="button">Add request</Button>;
  const Page = () => (
    <ListPage list={list} title="Some requests" sub={(total) => `${total ?? 'No'} rows`} actions={add} />
  );
  const routes: readonly PageRoute[] = [
    { page: 'suppliers', element: <Page /> },
    { page: 'suppliers/:trackingId', element: <p>Opened</p> },
  ];
  const app = renderApp(`/app/suppliers${search}`, [
    { name: 'some-requests', routes },
    ...FEATURES.filter(({ name }) => name !== 'tracking'),
  ]);
  const lastQuery = () => Object.fromEntries(server.callsOf(ASKED).at(-1)!.query);
  return { ...app, lastQuery, inAddress: () => app.router.state.location.search };
}

const FIRST = {
  insuredCompanyId: 'company-1',
  state: 'open',
  sort: 'number',
  direction: 'desc',
  page: '1',
  size: '50',
};

it('asks for what the list declares, and opens a row', async () => {
  const { lastQuery, address, container } = open(REQUESTS);
  const cell = await screen.findByText('Pell Steel');
  expect(lastQuery()).toEqual(FIRST);
  expect(screen.getByText('1 rows')).toBeInTheDocument();
  await expectAccessible(container);
  await userEvent.click(cell);
  await waitFor(() => expect(address()).toBe('/app/suppliers/r1'));
});

it('keeps search, filter and order in the address', async () => {
  const { lastQuery, inAddress } = open(REQUESTS, '?page=3');
  await screen.findByText('Pell Steel');
  expect(lastQuery()).toEqual({ ...FIRST, page: '3' });
  const states = within(screen.getByRole('group', { name: 'State' }));
  await userEvent.click(states.getByRole('button', { name: 'Declined' }));
  await waitFor(() => expect(lastQuery()).toEqual({ ...FIRST, state: 'declined' }));
  expect(inAddress()).toBe('?state=declined');
  await userEvent.click(states.getByRole('button', { name: 'Open' }));
  await waitFor(() => expect(inAddress()).toBe(''));
  await userEvent.type(screen.getByRole('textbox', { name: 'Search requests' }), 'pell{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Number' }));
  await waitFor(() => expect(lastQuery()).toEqual({ ...FIRST, keyword: 'pell', direction: 'asc' }));
  expect(inAddress()).toBe('?keyword=pell&sort=number');
});

it('keeps its first value where the address names a value that is none of the choices, and says so', async () => {
  const { lastQuery, inAddress, container } = open(REQUESTS, '?state=lost');
  await screen.findByText('Pell Steel');
  expect(lastQuery()).toEqual(FIRST);
  expect(screen.getByText(/^The address asks for/)).toHaveTextContent('“lost”');
  await expectAccessible(container);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(inAddress()).toBe(''));
  expect(screen.queryByText(/^The address asks for/)).toBeNull();
});

describe('filters behind the button', () => {
  const PROJECTS: List<RequestRow> = {
    ...REQUESTS,
    filters: [
      ...(REQUESTS.filters ?? []),
      { name: 'kind', label: 'Kind', all: 'Any kind', choices: [{ value: 'renewal', text: 'Renewal' }] },
      { name: 'due', label: 'Due', all: 'Any day', choices: [{ value: 'week', text: 'This week' }] },
    ],
  };
  const button = (name: string) => screen.getByRole('button', { name });
  const chips = () => within(screen.getByRole('list', { name: 'Filters in use' }));

  it('are reached by the keyboard, and Escape closes first the list of a filter, then gives back the focus', async () => {
    const { inAddress, lastQuery } = open(PROJECTS);
    await screen.findByText('Pell Steel');
    button('Filters').focus();
    await userEvent.keyboard('{Enter}');
    const panel = within(screen.getByRole('dialog', { name: 'Filters' }));
    await expectAccessible(screen.getByRole('dialog', { name: 'Filters' }));
    await userEvent.tab();
    expect(panel.getByRole('combobox', { name: 'Kind' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(panel.getByRole('option', { name: 'Renewal' }));
    await waitFor(() => expect(lastQuery()).toEqual({ ...FIRST, kind: 'renewal' }));
    expect(inAddress()).toBe('?kind=renewal');
    await userEvent.keyboard('{ArrowDown}{Escape}');
    expect(screen.getByRole('dialog', { name: 'Filters' })).toBeInTheDocument();
    await waitFor(() => expect(panel.getByRole('combobox', { name: 'Kind' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: 'Filters' })).toBeNull();
    await waitFor(() => expect(button('Filters (1)')).toHaveFocus());
  });

  it('stand as chips where the address chooses them, and are taken away singly or all at once', async () => {
    const { inAddress, container } = open(PROJECTS, '?kind=renewal&due=week&state=declined&keyword=pell');
    await screen.findByText('Pell Steel');
    expect(
      chips()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Kind: Renewal', 'Due: This week']);
    await expectAccessible(container);
    await userEvent.click(button('Clear filter: Renewal'));
    await waitFor(() => expect(inAddress()).toBe('?due=week&state=declined&keyword=pell'));
    expect(button('Filters (1)')).toHaveFocus();
    await userEvent.click(button('Clear all'));
    await waitFor(() => expect(inAddress()).toBe('?keyword=pell'));
    expect(screen.queryByRole('list', { name: 'Filters in use' })).toBeNull();
    expect(button('Filters')).toHaveFocus();
  });

  it('are all of them on a phone, where buttons side by side have no room', async () => {
    const narrow = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
    Object.assign(window, { matchMedia: () => narrow });
    const { inAddress, lastQuery } = open(PROJECTS, '?state=declined');
    await screen.findByText('Pell Steel');
    expect(lastQuery()).toMatchObject({ size: '25' });
    expect(screen.getByRole('region', { name: /./ })).toHaveClass('cards');
    expect(screen.queryByRole('group', { name: 'State' })).toBeNull();
    expect(chips().getByText('Declined')).toBeInTheDocument();
    await userEvent.click(button('Filters (1)'));
    await userEvent.click(screen.getByRole('combobox', { name: 'State' }));
    await userEvent.click(screen.getByRole('option', { name: 'Open' }));
    await waitFor(() => expect(inAddress()).toBe(''));
    // Columns and export are behind one button too.
    expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
    await userEvent.click(button('Done'));
    await userEvent.click(button('Columns and export'));
    const tools = within(screen.getByRole('dialog', { name: 'Columns and export' }));
    await userEvent.click(tools.getByRole('checkbox', { name: 'Supplier' }));
    expect(screen.queryByText('Pell Steel')).toBeNull();
    localStorage.clear();
    Object.assign(window, { matchMedia: undefined });
  });
});

it('says that nothing matches, and clears what narrows the list', async () => {
  const { inAddress } = open(REQUESTS, '?state=declined&keyword=pell', []);
  expect(await screen.findByText('No requests match')).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'Add request' })).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }));
  expect(await screen.findByText('No requests yet')).toBeInTheDocument();
  expect(inAddress()).toBe('');
  expect(screen.getAllByRole('button', { name: 'Add request' })).toHaveLength(2);
});

it('neither sorts nor searches a list that declares no order and no search', async () => {
  const { order: _order, search: _search, ...plain } = REQUESTS;
  const { lastQuery } = open(plain, '?sort=number&keyword=pell');
  await screen.findByText('Pell Steel');
  expect(lastQuery()).toEqual({ insuredCompanyId: 'company-1', state: 'open', page: '1', size: '50' });
  expect(screen.queryByRole('button', { name: 'Number' })).toBeNull();
  expect(screen.queryByRole('textbox', { name: 'Search requests' })).toBeNull();
});

it.each<[AccessLevel, boolean]>([
  ['reviewer', true],
  ['readOnly', false],
])('shows a %s a column of buttons where the server would take their calls: %s', async (access, shown) => {
  const CANCEL = {
    id: 'cancel',
    title: 'Cancel',
    sends: [cancelRequest],
    cell: () => <button type="button">Cancel</button>,
  };
  open({ ...REQUESTS, columns: [...REQUESTS.columns, CANCEL] }, '', undefined, access);
  await screen.findByText('Pell Steel');
  expect(screen.queryAllByRole('columnheader', { name: 'Cancel' })).toHaveLength(shown ? 1 : 0);
  expect(screen.queryAllByRole('button', { name: 'Cancel' })).toHaveLength(shown ? 1 : 0);
});
