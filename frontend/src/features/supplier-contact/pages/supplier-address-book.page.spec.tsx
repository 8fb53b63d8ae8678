import type { SupplierContactRow } from '@covertrail/contracts/supplier-contact/supplier-contact.replies';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '#testing/accessible';
import { fakeServer, refuse } from '#testing/fake-server';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';

const BOOK = 'requestor/supplier-address-book';
const LIST = `GET ${BOOK}`;
const UPLOAD = '75000000-0000-4000-8000-000000000003';
const contact = (given: Partial<SupplierContactRow> = {}): SupplierContactRow => ({
  id: '00000000-0000-4000-8000-000000000401',
  bookName: 'Denver trades',
  supplierName: 'Granite Peak',
  supplierNumber: 'V-1042',
  address: '18 Dock Street',
  contactName: 'Ines Calder',
  email: 'ines@granitepeak.example',
  phone: '303 555 0142',
  ccEmails: '',
  standing: { trackingId: null, request: null, insuredCompanyId: null },
  revision: 0,
  ...given,
});
const TRACKED = contact({
  id: '00000000-0000-4000-8000-000000000402',
  supplierName: 'Brandt Masonry',
  standing: {
    trackingId: '00000000-0000-4000-8000-000000000501',
    request: { id: '00000000-0000-4000-8000-000000000601', number: '734512', isOpen: true },
    insuredCompanyId: '00000000-0000-4000-8000-000000000701',
  },
});
const done = {
  id: '72000000-0000-4000-8000-000000000011',
  book: 'Denver trades',
  fileName: 'suppliers.xlsx',
  count: 298,
  added: 298,
  removed: 0,
  refused: 14,
  stage: 'completed',
  startedBy: 'Dana Okafor',
  startedAt: '2026-11-21T15:00:00.000Z',
};
const preview = {
  uploadId: UPLOAD,
  fileName: 'vendors.csv',
  rows: 3,
  count: 0,
  errorCount: 0,
  errors: [],
  sample: [],
  heading: ['Who', 'Mail'],
  examples: [['Granite Peak', 'ines@granitepeak.example']],
  columns: [
    { field: 'supplierName', title: 'Supplier Name', needed: true, column: null },
    { field: 'email', title: 'E-mail', needed: true, column: 1 },
  ],
  missing: ['Supplier Name'],
  wrongRows: 0,
};
const mapped = {
  ...preview,
  columns: [{ ...preview.columns[0], column: 0 }, preview.columns[1]],
  missing: [],
  count: 2,
  wrongRows: 1,
  errorCount: 1,
  errors: [{ row: 4, column: 'E-mail', message: 'Please enter a valid e-mail.' }],
  sample: ['Granite Peak · ines@granitepeak.example · Denver trades'],
};

function open(
  answers: Parameters<typeof fakeServer>[0] = {},
  permissions = ['SUPPLIER_ADDRESS_BOOK_MENU'],
  access = 'manager',
) {
  rememberSession('requester');
  const server = fakeServer({
    'GET user/userdetails': () => ({ ...userDetails(['requester']), permissions, access }),
    [`${LIST}/books`]: () => ({ rows: [{ id: 'b-1', name: 'Denver trades', count: 2 }], total: 1 }),
    [`${LIST}/import`]: () => ({ rows: [done], total: 1 }),
    [LIST]: () => ({ rows: [contact(), TRACKED], total: 2 }),
    ...answers,
  });
  return { server, ...renderApp('/app/supplier-address-book') };
}

it('[F06] lists ten suppliers a page, with whom was asked, and leads to both', async () => {
  const { server, container } = open();
  const row = (await screen.findByText('Granite Peak')).closest('tr')!;
  expect(row).toHaveTextContent('V-1042');
  expect(row).toHaveTextContent('Not asked yet');
  expect(screen.getByRole('link', { name: 'Supplier Brandt Masonry' })).toHaveAttribute(
    'href',
    `/app/suppliers/${TRACKED.standing.trackingId}`,
  );
  expect(screen.getByRole('link', { name: 'Request 734512' })).toBeInTheDocument();
  expect(server.callsOf(LIST)[0]!.query.get('size')).toBe('10');
  expect(screen.getByText('suppliers.xlsx: 298 suppliers added, 14 rows refused.')).toBeInTheDocument();
  await expectAccessible(container);
});

it('[F06] maps the columns of a sheet, shows its preview, and imports it', async () => {
  const { server, container } = open({
    [`POST ${BOOK}/import/preview`]: () => preview,
    [`POST ${BOOK}/import/mapped`]: () => mapped,
    [`POST ${BOOK}/import`]: () => ({ importId: done.id }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Upload…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Upload suppliers' }));
  await userEvent.upload(
    dialog.getByLabelText(/^Spreadsheet/),
    new File(['Who,Mail'], 'vendors.csv', { type: 'text/csv' }),
  );
  expect(await dialog.findByText('Please choose the columns of: Supplier Name.')).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Import 0 suppliers' })).toBeDisabled();
  await userEvent.click(dialog.getByRole('combobox', { name: 'Supplier Name' }));
  await userEvent.click(await dialog.findByRole('option', { name: 'Who' }));
  expect(await dialog.findByRole('row', { name: /^4 E-mail Please enter a valid e-mail/ })).toBeInTheDocument();
  expect(server.callsOf(`POST ${BOOK}/import/mapped`)[0]!.body).toEqual({
    uploadId: UPLOAD,
    columns: 'supplierName:0,email:1',
    book: 'Denver trades',
  });
  expect(dialog.getByRole('button', { name: 'Rows to correct' })).toBeInTheDocument();
  await expectAccessible(container);
  await userEvent.click(dialog.getByRole('button', { name: 'Import 2 suppliers' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.callsOf(`POST ${BOOK}/import`)[0]!.body).toEqual({
    uploadId: UPLOAD,
    columns: 'supplierName:0,email:1',
    book: 'Denver trades',
  });
});

it('[F06] lists what was uploaded, when and by whom', async () => {
  const { server } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Upload history' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Upload history' }));
  const row = (await dialog.findByText('suppliers.xlsx')).closest('tr')!;
  expect(row).toHaveTextContent('Dana Okafor');
  expect(row).toHaveTextContent('298');
  expect(within(row).getByRole('button', { name: 'Refused rows of suppliers.xlsx' })).toBeInTheDocument();
  expect(server.callsOf(`${LIST}/import`).at(-1)!.query.get('size')).toBe('10');
});

it('[F06] takes an import back from the history, after it was asked whether to', async () => {
  const undo = `PUT ${BOOK}/import/undo/${done.id}`;
  const undone = { ...done, id: 'i-2', fileName: 'old.csv', stage: 'undone', removed: 290 };
  const { server, container } = open({
    [`${LIST}/import`]: () => ({ rows: [done, undone], total: 2 }),
    [undo]: () => ({ importId: done.id }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Upload history' }));
  expect(await screen.findByText('Undone: 290 removed, 8 changed since stayed')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Undo import of suppliers.xlsx' }));
  const question = within(await screen.findByRole('dialog', { name: 'Undo this import?' }));
  expect(question.getByText(/What someone changed since the import stays/)).toBeInTheDocument();
  await expectAccessible(container);
  await userEvent.click(question.getByRole('button', { name: 'Undo import' }));
  await waitFor(() => expect(server.callsOf(undo)).toHaveLength(1));
});

it('[F06] adds a supplier, and says at its name that the book has it', async () => {
  const { server } = open({
    [`POST ${BOOK}`]: () => refuse(409, 'SUPPLIER_CONTACT.TAKEN', 'This supplier is in the address book already.'),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add supplier' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add supplier' }));
  await userEvent.type(dialog.getByLabelText(/^Supplier name/), 'Granite Peak');
  await userEvent.click(dialog.getByRole('button', { name: 'Add supplier' }));
  expect(await dialog.findByText('Please enter your email address.')).toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText(/^E-mail/), 'ines@granitepeak.example');
  await userEvent.click(dialog.getByRole('button', { name: 'Add supplier' }));
  expect(await dialog.findByText('This supplier is in the address book already.')).toBeInTheDocument();
  expect(server.callsOf(`POST ${BOOK}`)[0]!.body).toMatchObject({
    bookName: 'Denver trades',
    supplierName: 'Granite Peak',
  });
});

it('[F06] deletes a supplier after it was asked whether to', async () => {
  const { server } = open({ [`DELETE ${BOOK}/${contact().id}`]: () => ({ contactId: contact().id }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Actions: Granite Peak' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Granite Peak?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(server.callsOf(`DELETE ${BOOK}/${contact().id}`)).toHaveLength(1));
});

it('[F06] leads to the request with the e-mail of the supplier, which is in no address', async () => {
  const { router } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Request coverage: Granite Peak' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/request-coverage'));
  expect(router.state.location.search).toBe('?ask=1');
  expect(router.state.location.state).toEqual({ askedEmail: 'ines@granitepeak.example' });
});

it('[F06] [D01] leads with those that were chosen to one request to all of them', async () => {
  const { router } = open({
    [LIST]: () => ({ rows: [contact({ ccEmails: 'office@granitepeak.example' }), TRACKED], total: 2 }),
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Choose Granite Peak' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Choose Brandt Masonry' }));
  await userEvent.click(screen.getByRole('button', { name: 'Request coverage…' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/request-coverage'));
  expect(router.state.location.search).toBe('?ask=1');
  expect(router.state.location.state).toEqual({
    contacts: [
      { email: 'ines@granitepeak.example', supplierName: 'Granite Peak', ccEmails: 'office@granitepeak.example' },
      { email: 'ines@granitepeak.example', supplierName: 'Brandt Masonry', ccEmails: '' },
    ],
  });
});

it('[F06] leads to the upload where the book is empty, and offers it to nobody who only reads', async () => {
  const nothing = { [LIST]: () => ({ rows: [], total: 0 }), [`${LIST}/import`]: () => ({ rows: [], total: 0 }) };
  const { unmount } = open(nothing);
  expect(await screen.findByText('No suppliers in your address book yet')).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'Upload…' })).toHaveLength(2);
  unmount();
  open(nothing, undefined, 'readOnly');
  expect(await screen.findByText('No suppliers in your address book yet')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Upload…' })).toBeNull();
});
