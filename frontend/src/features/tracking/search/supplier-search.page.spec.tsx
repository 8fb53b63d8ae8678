import type { FoundRequest, FoundSupplier, SupplierSearchReply } from '@covertrail/contracts/tracking/tracking.replies';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessionFeature } from '#features/session/feature';
import { shellFeature } from '#features/shell/feature';
import type { Feature } from '#shared/feature';
import type { Role } from '#shared/session/role';
import { expectAccessible } from '#testing/accessible';
import { fakeServer, refuse } from '#testing/fake-server';
import { focusedDialog } from '#testing/focused-dialog';
import { rememberSession, renderApp, USER, userDetails } from '#testing/render-app.tsx';
import { trackingFeature } from '../feature.js';
import { supplier } from '../testing/tracked-samples.js';

/** The page behind the search is tested by its own spec. */
const FEATURES: readonly Feature[] = [sessionFeature, shellFeature, { ...trackingFeature, routes: [] }];
const PATH = `GET dashboard/broadSupplierSearch/${USER.companyId}`;
const NOTHING: SupplierSearchReply = {
  requests: { found: [], more: false },
  suppliers: { found: [], more: false },
  contacts: { found: [], more: false },
};
const CONTACT = { primaryContact: 'Ines Calder', primaryContactEmail: 'ines@granitepeak.example' };

const foundSupplier = (number: number, other: Partial<FoundSupplier> = {}): FoundSupplier => ({
  ...supplier(number, { supplierName: 'Granite Peak' }),
  ...CONTACT,
  ...other,
});
const REQUEST: FoundRequest = {
  id: '00000000-0000-4000-8000-000000000301',
  number: '734512',
  supplierId: '00000000-0000-4000-8000-000000000101',
  supplierName: 'Granite Peak',
  projectName: 'Riverfront Towers',
  lastUpdatedOn: '2026-11-21T16:12:00.000Z',
  ...CONTACT,
};

const CONTACT_FOUND = {
  id: '00000000-0000-4000-8000-000000000401',
  supplierName: 'Granite Peak',
  supplierNumber: 'V-1042',
  address: '18 Dock Street',
  addressBookName: 'Denver trades',
};

function open(reply: (keyword: string) => unknown, role: Role = 'requester') {
  rememberSession(role);
  const server = fakeServer({
    'GET user/userdetails': () => userDetails([role]),
    [PATH]: ({ query }: { query: URLSearchParams }) => reply(query.get('keyword') ?? ''),
  });
  return { server, ...renderApp('/app/page-not-found', FEATURES) };
}

const opener = { name: 'Search Supplier Name / ID' };

async function search(text: string): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('button', opener));
  const dialog = await focusedDialog('Search suppliers');
  await userEvent.keyboard(`${text}{Enter}`);
  return dialog;
}

it('[B03] shows open requests and suppliers, with whom to ask, and opens them', async () => {
  const { address, router } = open(() => ({
    requests: { found: [REQUEST], more: false },
    suppliers: { found: [foundSupplier(1), foundSupplier(2, { supplierId: supplier(1).supplierId })], more: false },
    contacts: NOTHING.contacts,
  }));
  const dialog = await search('gra');
  const requests = await within(dialog).findByRole('table', { name: 'Request Coverage (Open Requests)' });
  expect(within(requests).getByRole('row', { name: /Granite Peak/ })).toHaveTextContent(
    'Request 734512 · Riverfront TowersInes Calderines@granitepeak.example11/21/2026',
  );
  expect(within(dialog).getByRole('status')).toHaveTextContent('1 open request, 1 supplier in 2 places');
  const suppliers = within(dialog).getByRole('table', { name: 'Suppliers (Responses)' });
  expect(within(suppliers).getAllByText('Compliant')).toHaveLength(2);
  expect(within(dialog).queryByRole('link', { name: 'Show all' })).toBeNull();
  await expectAccessible(dialog);
  await userEvent.click(within(suppliers).getAllByRole('link', { name: 'Granite Peak' })[0]!);
  await waitFor(() => expect(router.state.location.pathname).toContain(supplier(1).id));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(address()).not.toBe('/app/page-not-found');
});

it('[B03] shows the entries of the address book, and opens them there', async () => {
  const { router } = open(() => ({ ...NOTHING, contacts: { found: [CONTACT_FOUND], more: false } }));
  const dialog = await search('gra');
  const table = await within(dialog).findByRole('table', { name: 'Supplier Address Book' });
  expect(within(table).getByRole('row', { name: /Granite Peak/ })).toHaveTextContent(
    'Granite PeakID V-104218 Dock StreetDenver trades',
  );
  expect(within(dialog).getByRole('status')).toHaveTextContent('1 entry of the address book');
  await userEvent.click(within(table).getByRole('link', { name: 'Granite Peak' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/supplier-address-book'));
  expect(router.state.location.search).toBe('?keyword=Granite+Peak');
});

it('[B03] says that no records match, and nothing of the kind before a search', async () => {
  open(() => NOTHING);
  await userEvent.click(await screen.findByRole('button', opener));
  const dialog = await focusedDialog('Search suppliers');
  expect(within(dialog).getByRole('status')).toHaveTextContent(/^Search by the beginning of a name/);
  await userEvent.keyboard('nobody{Enter}');
  expect(await within(dialog).findByText('No records match the search criteria.')).toBeInTheDocument();
  expect(within(dialog).queryByRole('table')).toBeNull();
});

it('[B03] asks nothing for blank text', async () => {
  const { server } = open(() => NOTHING);
  const dialog = await search('   ');
  expect(within(dialog).getByRole('status')).toHaveTextContent(/^Search by/);
  expect(server.callsOf(PATH)).toHaveLength(0);
});

it('[B03] leads to the lists where the tables have more', async () => {
  open(() => ({
    requests: { found: [REQUEST], more: true },
    suppliers: { found: [foundSupplier(1)], more: true },
    contacts: { found: [CONTACT_FOUND], more: true },
  }));
  const dialog = await search('gra');
  expect(
    await within(dialog).findByText(
      'the first 1 open request, the first 1 supplier, the first 1 entry of the address book',
    ),
  ).toBeInTheDocument();
  expect(
    within(dialog)
      .getAllByRole('link', { name: 'Show all' })
      .map((link) => link.getAttribute('href')),
  ).toEqual([
    '/app/request-coverage?keyword=gra',
    '/app/suppliers?keyword=gra',
    '/app/supplier-address-book?keyword=gra',
  ]);
});

it('[B03] clears the text by Escape, and closes by the next one', async () => {
  open(() => NOTHING);
  const dialog = await search('gra');
  await userEvent.keyboard('{Escape}');
  expect(within(dialog).getByRole('textbox')).toHaveValue('');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(screen.getByRole('button', opener)).toHaveFocus());
});

it('[B03] says what went wrong', async () => {
  open(() => refuse(500, 'HTTP.INTERNAL', 'Unable to process request, please contact service administrator.'));
  const dialog = await search('gra');
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Unable to process request');
});

it.each<Role>(['insured', 'agent'])('[B03] is not offered to an %s', async (role) => {
  open(() => NOTHING, role);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', opener)).toBeNull();
});
