/** @run rest: long forms, filled in key by key. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '#testing/accessible';
import { fakeEvents } from '#testing/fake-events';
import { fakeServer, refuse, UNANSWERED } from '#testing/fake-server';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';
import { policyDetails } from '#features/policy/testing/sample-policy';
import { locationDetails, locationRow } from '../testing/sample-location.js';

const policy = policyDetails();
const LIST = `GET policy/locations/${policy.id}`;
const POLICIES = `GET policy/list/${policy.insuredId}`;
const ADD = 'POST policy/location';
const IMPORTS = `GET policy/imports/${policy.id}`;
const PREVIEW = `POST policy/locations/import/preview/${policy.id}`;
const START = `POST policy/locations/import/${policy.id}`;
const rows = Array.from({ length: 10 }, (_, index) => locationRow(policy.id, index + 1));
const first = rows[0]!;

function open(answers: Parameters<typeof fakeServer>[0] = {}) {
  rememberSession('insured');
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['insured']),
    'GET policy/details/insurer/verify': () => ({ matched: true, carrier: null, notice: null }),
    [`GET policy/${policy.id}`]: () => policy,
    [LIST]: () => ({ locations: rows, totalCount: 25 }),
    [`GET policy/location/${first.id}`]: () => locationDetails(first),
    [IMPORTS]: () => ({ rows: [], total: 0 }),
    [ADD]: () => ({ locationId: first.id }),
    [POLICIES]: () => ({ rows: [], total: 0 }),
    ...answers,
  });
  return { server, ...renderApp(`/app/policies/${policy.id}?tab=locations`) };
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit & Close' }));

async function choose(label: string, option: string) {
  await userEvent.click(screen.getByRole('combobox', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

async function openForm() {
  await userEvent.click(await screen.findByRole('button', { name: 'Add location' }));
  return within(await screen.findByRole('dialog', { name: 'Policy Limit Form' }));
}

async function fillPlace() {
  for (const [label, text] of [
    ['Location Number', '11'],
    ['Address 1', '4 Pier Road'],
    ['City', 'Denver'],
    ['State', 'COX'],
  ] as const) {
    await userEvent.type(screen.getByLabelText(label), text);
  }
}

it('[C06] shows ten locations a page and loads the detail of one when it is opened', async () => {
  const { server, container } = open();
  expect(await screen.findByText('Showing 1 - 10 of 25 locations')).toBeInTheDocument();
  expect(server.callsOf(`GET policy/location/${first.id}`)).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: /^1\b.*18 Dock Street, Denver, CO 80202.*1 building/ }));
  const table = await screen.findByRole('table', { name: 'Limits of building A' });
  expect(
    within(table)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['$2,500,000', '–', '90%', 'Replacement Cost', '$5,000']);
  await expectAccessible(container);
  await userEvent.click(screen.getByRole('button', { name: 'Page 3' }));
  await waitFor(() => expect(server.callsOf(LIST).at(-1)!.query.get('page')).toBe('3'));
});

it('[C06] says why the form cannot be submitted, one thing after the other', async () => {
  const { server } = open();
  const dialog = await openForm();
  await submit();
  for (const message of [
    'Please enter location number.',
    'Please enter address1.',
    'Please enter City.',
    'Please enter State.',
  ]) {
    expect(await dialog.findByText(message)).toBeInTheDocument();
  }
  await fillPlace();
  expect(screen.getByLabelText('State')).toHaveValue('CO');
  await submit();
  expect(await screen.findByText('Please add atleast one limit')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Add building' }));
  await userEvent.type(dialog.getByLabelText('Building Number'), 'A');
  await submit();
  expect(await screen.findByText('Please add at least one building limit')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Add limit to building A' }));
  await submit();
  expect(await screen.findByText('Limits Invalid')).toBeInTheDocument();
  expect(server.callsOf(ADD)).toHaveLength(0);
});

it('[C06] opens the fields of a limit one after the other, and sends cents and basis points', async () => {
  const { server } = open();
  const dialog = await openForm();
  await fillPlace();
  await userEvent.click(dialog.getByRole('button', { name: 'Add limit to location' }));
  expect(dialog.getByLabelText('Limits')).toBeDisabled();
  await choose('Limit Category', 'Building');
  await choose('Limit Type', 'Building Coverage');
  await userEvent.type(dialog.getByLabelText('Limits'), '1000');
  await userEvent.type(dialog.getByLabelText('Coinsurance %'), '80');
  expect(dialog.getByLabelText('Deductible')).toBeDisabled();
  await choose('Deductible Type', 'Percent');
  await userEvent.type(dialog.getByLabelText('Deductible %'), '2');
  await submit();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.callsOf(ADD)[0]!.body).toMatchObject({
    policyId: policy.id,
    place: { number: '11', state: 'CO', country: 'US' },
    buildings: [],
    limits: [
      {
        category: 'building',
        type: 'buildingCoverage',
        amount: 100_000,
        coinsurance: 8_000,
        deductibleType: 'percent',
        deductible: 200,
      },
    ],
  });
});

it('[C05] names the blanket of the policy that a limit shares', async () => {
  const terms = { ...policy.terms, blankets: [{ number: 'B-1', type: 'blanketOfAll', total: 500_000_000 } as const] };
  const shared = locationDetails(first);
  const limits = shared.buildings[0]!.limits.map((limit) => ({ ...limit, blanket: 'B-1' }));
  const { server } = open({
    [`GET policy/${policy.id}`]: () => ({ ...policy, terms }),
    [`GET policy/location/${first.id}`]: () => ({ ...shared, buildings: [{ ...shared.buildings[0]!, limits }] }),
  });
  await userEvent.click(await screen.findByRole('button', { name: /^1\b.*18 Dock/ }));
  expect(await screen.findByText('Shares blanket B-1')).toBeInTheDocument();
  const dialog = await openForm();
  await fillPlace();
  await userEvent.click(dialog.getByRole('button', { name: 'Add limit to location' }));
  await choose('Limit Category', 'Building');
  await choose('Limit Type', 'Building Coverage');
  await userEvent.type(dialog.getByLabelText('Limits'), '1000');
  dialog.getByRole('combobox', { name: 'Shared Blanket' }).focus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(dialog.getByRole('combobox', { name: 'Shared Blanket' })).toHaveTextContent('B-1');
  await submit();
  await waitFor(() => expect(server.callsOf(ADD)[0]?.body).toMatchObject({ limits: [{ blanket: 'B-1' }] }));
});

it('[C06] names two buildings with the same number, and a location number that is taken', async () => {
  const { server } = open({
    [`PUT policy/location/${first.id}`]: () => refuse(409, 'LOCATION.NUMBER_TAKEN', 'Location number Exists'),
  });
  await userEvent.click(await screen.findByRole('button', { name: /^1\b.*18 Dock/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Edit location' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Policy Limit Form' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add building' }));
  await userEvent.type(dialog.getAllByLabelText('Building Number')[1]!, ' a ');
  await submit();
  expect(await dialog.findAllByText('Building number Exists')).toHaveLength(2);
  await userEvent.click(dialog.getAllByRole('button', { name: /^Remove building a$/i })[1]!);
  await submit();
  expect(await dialog.findByText('Location number Exists')).toBeInTheDocument();
  expect(server.callsOf(`PUT policy/location/${first.id}`)[0]!.headers['If-Match']).toBe('"3"');
});

it('[C06] asks before it removes a location', async () => {
  const { server } = open({ [`DELETE policy/location/${first.id}`]: () => ({ locationId: first.id }) });
  await userEvent.click(await screen.findByRole('button', { name: /^1\b.*18 Dock/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove…' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove location' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.callsOf(`DELETE policy/location/${first.id}`)).toHaveLength(1);
});

it('[C06] says what to do while there are none', async () => {
  const { container } = open({ [LIST]: () => ({ locations: [], totalCount: 0 }) });
  expect(await screen.findByText('Add the places that this policy covers.')).toBeInTheDocument();
  await expectAccessible(container);
});

const UPLOAD = '75000000-0000-4000-8000-000000000001';
const IMPORT = {
  id: '76000000-0000-4000-8000-000000000001',
  kind: 'locations',
  fileName: 'sites.csv',
  count: 2,
  added: 1,
  removed: 0,
  refused: 0,
  stage: 'running',
  startedAt: '2026-11-21T15:00:00.000Z',
  revision: 0,
};
const preview = {
  uploadId: UPLOAD,
  fileName: 'sites.csv',
  rows: 3,
  count: 2,
  errorCount: 1,
  sample: ['1: 18 Dock Street, Denver, CO (1 buildings)'],
  errors: [{ row: 4, column: 'Limit Type', message: 'Limits Invalid' }],
};

it('[C06] imports a spreadsheet after its preview, shows the progress, and undoes it as one act', async () => {
  const { server, container } = open({
    [PREVIEW]: () => preview,
    [START]: () => ({ importId: IMPORT.id }),
    [`PUT policy/imports/undo/${IMPORT.id}`]: () => ({ importId: IMPORT.id }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Import…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import locations' }));
  await userEvent.upload(
    dialog.getByLabelText(/^Spreadsheet/),
    new File(['Location Number'], 'sites.csv', { type: 'text/csv' }),
  );
  expect(await dialog.findByText(/2 locations can be imported from 3 rows; 1 error found/)).toBeInTheDocument();
  expect(dialog.getByRole('row', { name: '4 Limit Type Limits Invalid' })).toBeInTheDocument();
  await expectAccessible(document.body);
  server.answers[IMPORTS] = () => ({ rows: [IMPORT], total: 1 });
  await userEvent.click(dialog.getByRole('button', { name: 'Import 2 locations' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.callsOf(START)[0]!.body).toEqual({ uploadId: UPLOAD });
  expect(await screen.findByRole('progressbar', { name: 'Import of sites.csv' })).toHaveAttribute('value', '1');
  await expectAccessible(container);
});

it('[C06] undoes an import as one act, and says what stays', async () => {
  const { server } = open({
    [IMPORTS]: () => ({ rows: [{ ...IMPORT, stage: 'completed', added: 2, revision: 1 }], total: 1 }),
    [`PUT policy/imports/undo/${IMPORT.id}`]: () => ({ importId: IMPORT.id }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Undo import…' }));
  expect(screen.getByText(/What someone changed since the import stays/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Undo import' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.callsOf(`PUT policy/imports/undo/${IMPORT.id}`)[0]!.headers['If-Match']).toBe('"1"');
});

it('[C06] says why a file cannot be imported', async () => {
  open({
    [PREVIEW]: () => refuse(422, 'SHEET.TOO_MANY_ROWS', 'A spreadsheet may have at most 10,000 rows. Please split it.'),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Import…' }));
  await userEvent.upload(screen.getByLabelText(/^Spreadsheet/), new File(['x'], 'sites.csv', { type: 'text/csv' }));
  expect(await screen.findByText('A spreadsheet may have at most 10,000 rows. Please split it.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Import' })).toBeDisabled();
});

it('[C06] shows the place in the line while a spreadsheet waits for its turn', async () => {
  const { server, unmount } = open({ [PREVIEW]: () => UNANSWERED });
  const stream = fakeEvents('progress');
  await userEvent.click(await screen.findByRole('button', { name: 'Import…' }));
  await userEvent.upload(screen.getByLabelText(/^Spreadsheet/), new File(['x'], 'sites.csv', { type: 'text/csv' }));
  await stream.send('data: g-1\n\n');
  await waitFor(() => expect(server.callsOf(PREVIEW)[0]?.query.get('guid')).toBe('g-1'));
  await stream.send('event: place\ndata: 3\n\n');
  expect(
    await screen.findByText('Your spreadsheet is number 3 in the line. It is read when its turn comes.'),
  ).toBeInTheDocument();
  await stream.send('event: place\ndata: 0\n\n');
  await waitFor(() => expect(screen.queryByText(/in the line/)).toBeNull());
  expect(screen.getByRole('status', { name: 'Reading the spreadsheet' })).toBeInTheDocument();
  unmount();
});

it('[C06] fills in the address of a place that another policy has, by the keyboard', async () => {
  const place = { ...locationDetails(first).place, number: '3', address1: '9 Quarry Road', city: 'Golden' };
  const { server } = open({
    [POLICIES]: () => ({ rows: [policy, { ...policy, id: 'policy-2', policyNumber: 'PR-5' }], total: 2 }),
    'POST policy/getCommonLocations': () => ({
      locations: [{ id: 'l-9', place, at: [{ policyId: 'policy-2', locationId: 'l-9', number: '3' }] }],
      totalCount: 1,
    }),
  });
  await openForm();
  (await screen.findByRole('combobox', { name: 'Place of another policy' })).focus();
  await userEvent.keyboard('quarry');
  const option = await screen.findByRole('option');
  expect(option).toHaveTextContent(/^9 Quarry Road, Golden, .*\(PR-5\)$/);
  expect(within(option).getByText('PR-5')).toHaveClass('nowrap');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Address 1')).toHaveValue('9 Quarry Road'));
  expect(screen.getByLabelText('City')).toHaveValue('Golden');
  expect(screen.getByLabelText('Location Number')).toHaveValue('');
  expect(server.callsOf('POST policy/getCommonLocations')[0]!.body).toMatchObject({
    insuredCompanyId: policy.insuredId,
    policyIds: ['policy-2'],
    inAtLeast: 1,
  });
});
