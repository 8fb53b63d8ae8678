import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '#testing/accessible';
import { fakeServer, refuse } from '#testing/fake-server';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';

const LIST = 'GET agent/system-import';
const PREVIEW = 'POST agent/system-import/preview';
const START = 'POST agent/system-import';
const UPLOAD = '75000000-0000-4000-8000-000000000003';
const done = {
  id: '76000000-0000-4000-8000-000000000003',
  system: 'appliedEpic',
  asOf: '2026-11-20',
  fileName: 'book.csv',
  count: 7,
  done: 5,
  added: 1,
  renewed: 2,
  changed: 0,
  confirmed: 2,
  unchanged: 1,
  refusedCount: 1,
  refused: [{ row: 4, message: 'Your agency has no client of this name.' }],
  stage: 'completed',
  takenBack: null,
  startedAt: '2026-11-21T15:00:00.000Z',
};
const preview = {
  uploadId: UPLOAD,
  fileName: 'new.csv',
  rows: 3,
  count: 2,
  errorCount: 1,
  sample: [
    'Granite Peak: General liability GL-88120, 07/01/2026 – 07/01/2027; renews GL-88119, 07/01/2025 – 07/01/2026',
  ],
  effect: { added: 0, renewed: 1, changed: 1, confirmed: 0, unchanged: 0 },
  errors: [{ row: 4, column: 'NAIC', message: 'Please enter the NAIC number of the insurer: five digits.' }],
  ignored: ['Premium', 'CSR'],
};

function open(answers: Parameters<typeof fakeServer>[0] = {}) {
  rememberSession('agent');
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['agent']),
    'GET agent/getPendingApproval': () => ({
      countPolicyVerfication: 0,
      countPolicyShare: 0,
      countPolicyRequest: 0,
      totalPendingApproval: 0,
    }),
    [LIST]: () => ({ rows: [done], total: 1 }),
    ...answers,
  });
  return { server, ...renderApp('/app/agent-system-imports') };
}

async function chooseFile(dialog: ReturnType<typeof within>): Promise<void> {
  await userEvent.click(dialog.getByRole('combobox', { name: 'System' }));
  await userEvent.click(await dialog.findByRole('option', { name: 'HawkSoft' }));
  await userEvent.upload(
    await dialog.findByLabelText(/^Spreadsheet/),
    new File(['Client'], 'new.csv', { type: 'text/csv' }),
  );
}

it('[H12] lists what each import did, and why rows were refused', async () => {
  const { container } = open();
  const row = (await screen.findByText('book.csv')).closest('tr')!;
  expect(row).toHaveTextContent('Applied Epic');
  expect(row).toHaveTextContent('11/20/2026');
  expect(row).toHaveTextContent('1 added, 2 renewed, 2 confirmed, 1 confirmed before, 1 refused');
  expect(row).toHaveTextContent('Row 4: Your agency has no client of this name.');
  await expectAccessible(container);
});

it('[H12] imports a sheet after its preview, with the system and the day that the person named', async () => {
  const { server, container } = open({ [PREVIEW]: () => preview, [START]: () => ({ importId: done.id }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Import a sheet…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import from your agency system' }));
  expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled();
  await chooseFile(dialog);
  expect(await dialog.findByText(/2 policies can be imported from 3 rows; 1 error found/)).toBeInTheDocument();
  expect(dialog.getByText('The import renews 1 policy, changes 1.')).toBeInTheDocument();
  expect(dialog.getByText(/; renews GL-88119, 07\/01\/2025/)).toBeInTheDocument();
  expect(dialog.getByText(/^A renewal takes over what the sheet does not state/)).toBeInTheDocument();
  expect(dialog.getByText('These columns are not read: Premium, CSR.')).toBeInTheDocument();
  expect(dialog.getByRole('row', { name: /^4 NAIC Please enter the NAIC number/ })).toBeInTheDocument();
  await expectAccessible(container);
  const query = server.callsOf(PREVIEW)[0]!.query;
  expect(query.get('system')).toBe('hawksoft');
  server.answers[LIST] = () => ({
    rows: [{ ...done, stage: 'running', done: 1, refused: [], refusedCount: 0 }],
    total: 1,
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Import 2 policies' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.callsOf(START)[0]!.body).toEqual({ system: 'hawksoft', asOf: query.get('asOf'), uploadId: UPLOAD });
});

it('[H12] says why a file cannot be read, and takes another', async () => {
  const { server } = open({
    [PREVIEW]: () =>
      refuse(422, 'SHEET.COLUMN_MISSING', 'The column NAIC is missing. Please begin with the sample file.'),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Import a sheet…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import from your agency system' }));
  await chooseFile(dialog);
  expect(await dialog.findByText('The column NAIC is missing. Please begin with the sample file.')).toBeInTheDocument();
  server.answers[PREVIEW] = () => preview;
  await userEvent.upload(dialog.getByLabelText(/^Spreadsheet/), new File(['Client'], 'new.csv', { type: 'text/csv' }));
  expect(await dialog.findByRole('button', { name: 'Import 2 policies' })).toBeEnabled();
});

const TAKE_BACK = `agent/system-import/take-back/${done.id}`;
const kept = [
  {
    policyId: '70000000-0000-4000-8000-000000000009',
    policy: 'Granite Peak: General liability GL-88120',
    message: 'This policy is shared with a requester.',
  },
];

it('[H12] takes an import back after it has said what happens to how many policies', async () => {
  const { server, container } = open({
    [`GET ${TAKE_BACK}`]: () => ({ archived: 2, restored: 1, unconfirmed: 0, keptCount: 1, kept }),
    [`PUT ${TAKE_BACK}`]: () => ({ importId: done.id }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Take back the import of book.csv' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Take this import back?' }));
  expect(await dialog.findByText('2 policies that it added are archived.')).toBeInTheDocument();
  expect(dialog.getByText('Values of 1 policy are again what they were before.')).toBeInTheDocument();
  expect(dialog.getByText('1 policy stays as it is, in whole or in part.')).toBeInTheDocument();
  expect(dialog.getByText(/GL-88120: This policy is shared with a requester\./)).toBeInTheDocument();
  await expectAccessible(container);
  server.answers[LIST] = () => ({
    rows: [
      { ...done, stage: 'takenBack', takenBack: { archived: 2, restored: 1, unconfirmed: 0, keptCount: 1, kept } },
    ],
    total: 1,
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Take back' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.callsOf(`PUT ${TAKE_BACK}`)).toHaveLength(1);
  expect(await screen.findByText('Taken back: 2 archived, 1 as before, 1 kept')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Take back/ })).toBeNull();
  expect(screen.getByText('Why 1 policy was kept')).toBeInTheDocument();
});

it('[H12] does not take back what would change nothing', async () => {
  open({ [`GET ${TAKE_BACK}`]: () => ({ archived: 0, restored: 0, unconfirmed: 0, keptCount: 1, kept }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Take back the import of book.csv' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Take this import back?' }));
  expect(await dialog.findByText(/1 policy stays as it is/)).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Take back' })).toBeDisabled();
});
