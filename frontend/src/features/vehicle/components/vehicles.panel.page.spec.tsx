/** @run rest: long forms, filled in key by key. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '#testing/accessible';
import { fakeServer, refuse } from '#testing/fake-server';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';
import { policyDetails } from '#features/policy/testing/sample-policy';

const policy = policyDetails();
const LIST = 'GET policy/vehicles';
const ADD = 'POST policy/vehicles';
const IMPORTS = `GET policy/imports/${policy.id}`;
const PREVIEW = `POST policy/vehicles/import/preview/${policy.id}`;
const START = `POST policy/vehicles/import/${policy.id}`;
const VIN = '1HGCM82633A004352';
const truck = {
  id: '74000000-0000-4000-8000-000000000001',
  vin: VIN,
  year: 2021,
  make: 'Ford',
  model: 'F-550',
  checkDigitFits: true,
  source: { kind: 'enteredByAgent', on: '2020-07-01' },
  revision: 2,
};
const trailer = {
  ...truck,
  id: '74000000-0000-4000-8000-000000000002',
  vin: '1HGCM82643A004352',
  year: null,
  make: '',
  model: '',
  checkDigitFits: false,
};

function open(answers: Parameters<typeof fakeServer>[0] = {}) {
  rememberSession('insured');
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['insured']),
    'GET policy/details/insurer/verify': () => ({ matched: true, carrier: null, notice: null }),
    [`GET policy/${policy.id}`]: () => policy,
    [LIST]: () => ({ rows: [truck, trailer], total: 2 }),
    [ADD]: () => ({ vehicleId: truck.id }),
    [IMPORTS]: () => ({ rows: [], total: 0 }),
    ...answers,
  });
  return { server, ...renderApp(`/app/policies/${policy.id}?tab=vehicles`) };
}

it('[C07] [H12] lists the vehicles of an automobile policy with who stated them, and warns of a check digit', async () => {
  const { server, container } = open();
  expect(await screen.findByText(VIN)).toBeInTheDocument();
  expect(screen.getAllByText('Check digit does not fit')).toHaveLength(1);
  expect(screen.getAllByText(/^Entered by the agent on 07\/01\/2020, \d+ years ago$/)).toHaveLength(2);
  expect(server.callsOf(LIST)[0]!.query.get('policyId')).toBe(policy.id);
  await expectAccessible(container);
});

it('[C07] adds a vehicle; a check digit that does not fit is only a warning, a short VIN is an error', async () => {
  const { server } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Add vehicle' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add vehicle' }));
  const submit = () => userEvent.click(dialog.getByRole('button', { name: 'Add vehicle' }));
  await userEvent.type(dialog.getByLabelText('VIN'), 'SHORT');
  await submit();
  expect(await dialog.findByText('Please enter a VIN of 17 to 30 letters and digits.')).toBeInTheDocument();
  await userEvent.clear(dialog.getByLabelText('VIN'));
  await userEvent.type(dialog.getByLabelText('VIN'), trailer.vin);
  expect(await dialog.findByText(/The check digit of this VIN does not fit/)).toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText('Year'), '2021');
  await submit();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.callsOf(ADD)[0]!.body).toEqual({
    policyId: policy.id,
    vin: trailer.vin,
    year: 2021,
    make: '',
    model: '',
  });
});

it('[C07] says at the VIN that the policy has it already', async () => {
  open({
    [`PUT policy/vehicles/${truck.id}`]: () => refuse(409, 'VEHICLE.VIN_TAKEN', 'This VIN is on the policy already.'),
  });
  await userEvent.click(await screen.findByRole('button', { name: `Edit ${VIN}` }));
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('This VIN is on the policy already.')).toBeInTheDocument();
  expect(screen.getByLabelText('VIN')).toBeInvalid();
});

it('[C07] asks before it removes a vehicle', async () => {
  const { server } = open({ [`DELETE policy/vehicles/${truck.id}`]: () => ({ vehicleId: truck.id }) });
  await userEvent.click(await screen.findByRole('button', { name: `Remove ${VIN}` }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove vehicle' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.callsOf(`DELETE policy/vehicles/${truck.id}`)[0]!.headers['If-Match']).toBe('"2"');
});

const UPLOAD = '75000000-0000-4000-8000-000000000002';
const IMPORT = {
  id: '76000000-0000-4000-8000-000000000002',
  kind: 'vehicles',
  fileName: 'fleet.csv',
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
  fileName: 'fleet.csv',
  rows: 3,
  count: 2,
  errorCount: 1,
  sample: [`${VIN}: 2021 Ford F-550`],
  errors: [{ row: 4, column: 'VIN', message: 'Please enter a VIN of 17 to 30 letters and digits.' }],
};

it('[C07] imports a spreadsheet of vehicles after its preview, and shows the progress', async () => {
  const { server, container } = open({ [PREVIEW]: () => preview, [START]: () => ({ importId: IMPORT.id }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Import…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import vehicles' }));
  await userEvent.upload(dialog.getByLabelText(/^Spreadsheet/), new File(['VIN'], 'fleet.csv', { type: 'text/csv' }));
  expect(await dialog.findByText(/2 vehicles can be imported from 3 rows; 1 error found/)).toBeInTheDocument();
  expect(dialog.getByRole('row', { name: /^4 VIN Please enter a VIN/ })).toBeInTheDocument();
  server.answers[IMPORTS] = () => ({ rows: [IMPORT], total: 1 });
  await userEvent.click(dialog.getByRole('button', { name: 'Import 2 vehicles' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.callsOf(START)[0]!.body).toEqual({ uploadId: UPLOAD });
  expect(await screen.findByRole('progressbar', { name: 'Import of fleet.csv' })).toHaveAttribute('value', '1');
  await expectAccessible(container);
});

it('[C07] undoes an import of vehicles as one act', async () => {
  const { server } = open({
    [IMPORTS]: () => ({ rows: [{ ...IMPORT, stage: 'completed', added: 2, revision: 1 }], total: 1 }),
    [`PUT policy/imports/undo/${IMPORT.id}`]: () => ({ importId: IMPORT.id }),
  });
  expect(await screen.findByText('fleet.csv: 2 vehicles added.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Undo import…' }));
  await userEvent.click(screen.getByRole('button', { name: 'Undo import' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.callsOf(`PUT policy/imports/undo/${IMPORT.id}`)).toHaveLength(1);
});
