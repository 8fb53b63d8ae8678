import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BookedHolderRow } from '@covertrail/contracts/holder-book/holder-book.replies';
import { plainHolder } from '@covertrail/domain/insurance/terms/holder-details';
import type { AccessLevel } from '@covertrail/domain/rights/access-levels';
import type { Role } from '#shared/session/role';
import { expectAccessible } from '#testing/accessible';
import { fakeServer, refuse } from '#testing/fake-server';
import { rememberSession, renderApp, USER, userDetails } from '#testing/render-app.tsx';

const address = { address1: '1 Harbor Street', address2: '', city: 'Denver', state: 'CO', postalCode: '80202' };
const row = (change: Partial<BookedHolderRow> = {}): BookedHolderRow => ({
  id: 'h-1',
  ownerId: USER.companyId,
  ownerName: USER.companyName,
  holder: plainHolder({ name: 'Harbor Point LLC', address }),
  changedAt: '2026-11-02T15:00:00.000Z',
  revision: 3,
  ...change,
});

async function open(path: string, role: Role, answers = {}, rows = [row()], access: AccessLevel = 'manager') {
  rememberSession(role);
  const server = fakeServer({
    'GET user/userdetails': () => userDetails([role], [], access),
    'GET agent/addressbook': () => ({ rows, total: rows.length }),
    'DELETE agent/addressbook/h-1': () => ({ holderId: 'h-1' }),
    'PUT agent/addressbook/h-1': () => ({ holderId: 'h-1' }),
    'PUT agent/addressbook/h-1/restore': () => ({ holderId: 'h-1' }),
    'POST agent/addressbook': () => ({ holderId: 'h-2' }),
    ...answers,
  });
  const app = renderApp(path);
  await screen.findByRole('heading', { level: 1 });
  return { server, ...app };
}

const field = (name: string) => within(screen.getByRole('dialog')).getByRole('textbox', { name });
const send = () =>
  userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add certificate holder' }));

it('[G08] lists the book of the agency in pages of ten, and adds a certificate holder', async () => {
  const { server, container } = await open('/app/my-address-book', 'agent');
  expect(await screen.findByText('Harbor Point LLC')).toBeInTheDocument();
  expect(server.callsOf('GET agent/addressbook')[0]?.query.get('size')).toBe('10');
  expect(server.callsOf('GET agent/addressbook')[0]?.query.get('insuredCompanyId')).toBeNull();
  await expectAccessible(container);
  await userEvent.click(screen.getByRole('button', { name: 'Add certificate holder' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Certificate holder' }), 'First Lender Bank');
  await send();
  await waitFor(() =>
    expect(server.callsOf('POST agent/addressbook')[0]?.body).toEqual({
      name: 'First Lender Bank',
      notes: '',
      includeNotesAndAddressOnCoi: true,
      primaryNamedInsured: '',
      furtherNamedInsureds: [],
    }),
  );
});

it('[G08] sends nothing that is wrong, and leads to the first wrong field', async () => {
  const { server } = await open('/app/client-address-book', 'insured');
  await userEvent.click(await screen.findByRole('button', { name: 'Add certificate holder' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add certificate holder' });
  await userEvent.type(field('City'), 'Denver');
  await send();
  expect(within(dialog).getByText('Please enter your Company Name.')).toBeInTheDocument();
  expect(within(dialog).getByText('Please enter address 1.')).toBeInTheDocument();
  expect(field('Certificate holder')).toHaveFocus();
  await expectAccessible(dialog);
  expect(server.callsOf('POST agent/addressbook')).toEqual([]);
});

it('[G08] leads to the entry that is there already', async () => {
  await open('/app/client-address-book', 'insured', {
    'POST agent/addressbook': () =>
      refuse(409, 'HOLDER_BOOK.DUPLICATE', 'This certificate holder is in the address book already.'),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add certificate holder' }));
  await screen.findByRole('dialog', { name: 'Add certificate holder' });
  await userEvent.type(field('Certificate holder'), 'HARBOR POINT L.L.C.');
  await userEvent.type(field('Address 1'), '1 harbor street.');
  await userEvent.type(field('City'), 'Denver');
  await userEvent.type(field('State / Province'), 'CO');
  await userEvent.type(field('Zip / Postal code'), '80202');
  await send();
  const use = await screen.findByRole('button', { name: 'Use the existing entry' });
  expect(field('Certificate holder')).toHaveAccessibleDescription(
    'This certificate holder is in the address book already.',
  );
  expect(field('Certificate holder')).toHaveFocus();
  await userEvent.click(use);
  expect(await screen.findByRole('dialog', { name: 'Harbor Point LLC' })).toBeInTheDocument();
  expect(field('Certificate holder')).toHaveValue('Harbor Point LLC');
});

it('[G08] deletes an entry as it was seen, and takes it back', async () => {
  const { server } = await open('/app/client-address-book', 'insured');
  await userEvent.click(await screen.findByRole('button', { name: 'Actions: Harbor Point LLC' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(server.callsOf('PUT agent/addressbook/h-1/restore')).toHaveLength(1));
  expect(server.callsOf('DELETE agent/addressbook/h-1')[0]?.headers['If-Match']).toBe('"3"');
});

it('[G08] shows an agent the book of its client, reached from the client', async () => {
  const clients = {
    'GET agent/client': () => ({ rows: [{ id: 'c-9', insuredId: 'c-9', name: 'Granite Peak' }], total: 1 }),
  };
  const { server } = await open('/app/client-address-book/c-9', 'agent', clients);
  expect(await screen.findByRole('heading', { name: 'Address book of Granite Peak' })).toBeInTheDocument();
  expect(server.callsOf('GET agent/addressbook')[0]?.query.get('insuredCompanyId')).toBe('c-9');
});

it('[G08] says so where the company is no client, where nothing is listed, and where the list cannot be read', async () => {
  const { unmount } = await open('/app/client-address-book/c-9', 'agent', {
    'GET agent/client': () => ({ rows: [], total: 0 }),
  });
  expect(await screen.findByText('Not a client of your agency')).toBeInTheDocument();
  unmount();
  const { unmount: close } = await open('/app/my-address-book', 'agent', {}, []);
  expect(await screen.findByText('No certificate holders yet')).toBeInTheDocument();
  close();
  await open('/app/my-address-book', 'agent', {
    'GET agent/addressbook': () => refuse(500, 'HTTP.DEFECT', 'It broke.'),
  });
  expect(await screen.findByText('It broke.')).toBeInTheDocument();
});

it('[G08] shows an entry to those who only read, and lets them change nothing', async () => {
  await open('/app/client-address-book', 'insured', {}, [row()], 'readOnly');
  await userEvent.click(await screen.findByText('Harbor Point LLC'));
  const dialog = await screen.findByRole('dialog', { name: 'Harbor Point LLC' });
  expect(within(dialog).getByRole('textbox', { name: 'Certificate holder' })).toBeDisabled();
  expect(within(dialog).queryByRole('button', { name: 'Save' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Actions/ })).toBeNull();
});
