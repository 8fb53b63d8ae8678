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
    'GET agent/addressbook/import': () => ({ rows: [], total: 0 }),
    'GET agent/named-insureds': () => ({ primary: '', further: [], revision: null }),
    'PUT agent/named-insureds': () => ({ insuredId: USER.companyId }),
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

const PREVIEW = {
  ...{ uploadId: '75000000-0000-4000-8000-000000000009', fileName: 'holders.csv', rows: 2, count: 1, errorCount: 1 },
  ...{ wrongRows: 1, missing: [], sample: ['Harbor Point LLC'], heading: ['Holder'], examples: [['Harbor Point LLC']] },
  columns: [{ field: 'name', title: 'Certificate Holder', needed: true, column: 0 }],
  errors: [{ row: 3, column: 'City', message: 'Please enter your city.' }],
};

it('[G08] uploads a spreadsheet into the book of a client, after its preview', async () => {
  const { server, container } = await open('/app/client-address-book/c-9', 'agent', {
    'GET agent/client': () => ({ rows: [{ id: 'c-9', insuredId: 'c-9', name: 'Granite Peak' }], total: 1 }),
    'POST agent/addressbook/import/preview': () => PREVIEW,
    'POST agent/addressbook/import': () => ({ importId: 'i-1' }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Upload…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Upload certificate holders' }));
  await userEvent.upload(dialog.getByLabelText(/^Spreadsheet/), new File(['Holder'], 'holders.csv'));
  expect(await dialog.findByText(/1 certificate holder can be imported from 2 rows/)).toBeInTheDocument();
  const [previewed] = server.callsOf('POST agent/addressbook/import/preview');
  expect(previewed?.query.get('insuredCompanyId')).toBe('c-9');
  await expectAccessible(container);
  await userEvent.click(dialog.getByRole('button', { name: 'Import 1 certificate holder' }));
  await waitFor(() =>
    expect(server.callsOf('POST agent/addressbook/import')[0]?.body).toEqual({
      ...{ uploadId: PREVIEW.uploadId, columns: 'name:0', book: '', insuredCompanyId: 'c-9' },
    }),
  );
});

it('[G08] shows which shares and answers carried an entry, ten on a page, and leads to each', async () => {
  const uses = [
    ...[
      { id: 'r-1', kind: 'answer' },
      { id: 's-1', kind: 'share' },
    ].map((use) => ({
      ...{ ...use, insuredId: USER.companyId, insuredName: USER.companyName, requesterName: 'Meridian Builders' },
      ...{ projectName: 'Union Yard', policyCount: 2, usedAt: '2026-11-02T15:00:00.000Z', ended: use.kind === 'share' },
    })),
  ];
  const { server, container } = await open('/app/client-address-book', 'insured', {
    'GET agent/addressbook/uses/h-1': () => ({ rows: uses, total: 12 }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Actions: Harbor Point LLC' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Share details…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Shares with Harbor Point LLC' }));
  const links = await dialog.findAllByRole('link', { name: 'Meridian Builders' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/app/pending-requests/r-1',
    '/app/shared-policies?open=s-1',
  ]);
  expect(dialog.getByText('Share, ended')).toBeInTheDocument();
  expect(server.callsOf('GET agent/addressbook/uses/h-1')[0]?.query.get('size')).toBe('10');
  await expectAccessible(container);
});

it('[G08] keeps the named insureds of the company, one of them primary', async () => {
  const { server, container } = await open('/app/client-address-book', 'insured', {
    'GET agent/named-insureds': () => ({ primary: 'Alder Builders', further: ['Alder Paving'], revision: 4 }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Named insureds…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Named insureds' }));
  const radios = await dialog.findAllByRole('radio', { name: 'Primary' });
  expect(radios[0]).toBeChecked();
  await userEvent.click(radios[1]!);
  await userEvent.click(dialog.getByRole('button', { name: 'Add named insured' }));
  await userEvent.type(dialog.getByLabelText('Named insured 3'), 'Alder Equipment');
  await expectAccessible(container);
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.callsOf('PUT agent/named-insureds')).toHaveLength(1));
  const [saved] = server.callsOf('PUT agent/named-insureds');
  expect(saved?.body).toEqual({ primary: 'Alder Paving', further: ['Alder Builders', 'Alder Equipment'] });
  expect(saved?.headers['If-Match']).toBe('"4"');
});

it('[G08] begins a new entry with the primary named insured of the client, and offers the others', async () => {
  await open('/app/client-address-book', 'insured', {
    'GET agent/named-insureds': () => ({ primary: 'Alder Builders', further: ['Alder Paving'], revision: 4 }),
  });
  await screen.findByText('Harbor Point LLC');
  await userEvent.click(screen.getByRole('button', { name: 'Add certificate holder' }));
  await screen.findByRole('dialog', { name: 'Add certificate holder' });
  expect(field('Primary named insured')).toHaveValue('Alder Builders');
  await userEvent.click(screen.getByRole('button', { name: 'Alder Paving' }));
  expect(field('Further named insureds')).toHaveValue('Alder Paving');
});
