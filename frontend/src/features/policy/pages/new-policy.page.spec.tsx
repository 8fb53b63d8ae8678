/** @run rest: long forms, filled in key by key. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PolicyTerms } from '@covertrail/domain/insurance/terms/policy-terms';
import { fakeServer, refuse } from '#testing/fake-server';
import { focusedDialog } from '#testing/focused-dialog';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';
import { policyDetails } from '../testing/sample-policy.js';

const CLIENT = '55555555-5555-4555-8555-555555555555';
const ADD = 'POST policy/addnewpolicy';
const { id } = policyDetails();

const ANSWER = 'POST policy/respond/policy';
const REQUEST = '66666666-6666-4666-8666-666666666666';

function open(addedFor = `insured=${CLIENT}`) {
  rememberSession('agent');
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['agent']),
    'GET policy/details/insurer': () => ({
      rows: [{ id: 'c1', name: 'Summit Mutual', naic: '24112', rating: { strength: 'A-', size: 'VIII' } }],
      total: 1,
    }),
    'GET policy/details/insurer/verify': () => ({
      matched: false,
      carrier: null,
      notice: 'Exact match could not be found in AM Best data',
    }),
    'GET agent/client': () => ({
      rows: [{ id: CLIENT, insuredId: CLIENT, name: 'Granite Peak Demolition', policyCount: 2 }],
      total: 1,
    }),
    [`GET policy/request/details/${REQUEST}`]: () => ({
      number: '224428887720',
      insuredName: 'Maple Leaf Earthworks',
      projectName: 'Riverfront Towers',
    }),
    [ADD]: () => ({ policyId: id }),
    [ANSWER]: () => ({ policyId: id }),
    [`GET policy/${id}`]: () => policyDetails(),
  });
  return { server, ...renderApp(`/app/policies/new?${addedFor}`) };
}

async function choose(label: string, option: string) {
  await userEvent.click(await screen.findByRole('combobox', { name: label }));
  await userEvent.click(
    within(screen.getByRole('listbox', { name: label })).getByRole('option', { name: new RegExp(option) }),
  );
}

async function fillIn(line: string) {
  await choose('Policy type', line);
  await userEvent.type(screen.getByLabelText(/Policy number/), 'UM-77');
  await userEvent.type(screen.getByLabelText(/Effective date/), '2026-01-01');
  await userEvent.clear(screen.getByLabelText(/Expiration date/));
  await userEvent.type(screen.getByLabelText(/Expiration date/), '2027-01-01');
  await userEvent.type(screen.getByRole('combobox', { name: /Insurer/ }), 'sum');
  await screen.findByRole('option', { name: /Summit Mutual/ });
  await userEvent.keyboard('{Enter}');
}

const add = () => userEvent.click(screen.getByRole('button', { name: 'Add policy' }));

it('[G03] names the client, and says that what an agent enters is verified', async () => {
  open();
  const crumbs = await screen.findByRole('navigation', { name: 'Breadcrumb' });
  expect(crumbs).toHaveTextContent('Granite Peak Demolition/Add policy');
  expect(
    screen.getByText('A policy that you enter is verified by you, and counts as proof of insurance at once.'),
  ).toBeVisible();
});

it('[G03] adds an umbrella of a client with its schedule, endorsement and limits in cents', async () => {
  const { server, address } = open();
  await fillIn('Umbrella');
  expect(await screen.findByText('Exact match could not be found in AM Best data')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Each occurrence'), '5,000,000');
  await userEvent.click(screen.getByLabelText('These lines are scheduled'));
  await userEvent.click(screen.getByLabelText('General liability'));
  await userEvent.click(screen.getByLabelText('Waiver of subrogation'));
  await choose('Proof', 'Form seen');
  await userEvent.type(screen.getByLabelText('Form number'), 'CG 24 04');
  await add();
  await waitFor(() => expect(address()).toBe(`/app/policies/${id}`));
  expect(server.callsOf(ADD)[0]!.body).toEqual({
    insuredCompanyId: CLIENT,
    line: 'umbrella',
    terms: {
      policyNumber: 'UM-77',
      period: { effectiveOn: '2026-01-01', expiresOn: '2027-01-01' },
      carrierId: 'c1',
      limits: { umbrellaEachOccurrence: 500_000_000 },
      endorsements: [{ code: 'waiverOfSubrogation', grade: 'seen', form: 'CG 24 04' }],
      schedule: ['generalLiability'],
      descriptionOfOperations: '',
    },
  });
});

it('[C01] proposes to end one year after the effective date, until the person types another day', async () => {
  open();
  await screen.findByRole('combobox', { name: 'Policy type' });
  const [effective, expires] = [screen.getByLabelText(/Effective date/), screen.getByLabelText(/Expiration date/)];
  await userEvent.type(effective, '2024-02-29');
  expect(expires).toHaveValue('2025-02-28');
  expect(expires).toHaveAccessibleDescription(/It is one year after the effective date/);
  await userEvent.clear(expires);
  await userEvent.type(expires, '2024-12-31');
  await userEvent.clear(effective);
  await userEvent.type(effective, '2024-03-01');
  expect(expires).toHaveValue('2024-12-31');
  expect(expires).not.toHaveAccessibleDescription(/one year/);
});

it('[G03] asks an agent for which client a policy is added, where the address does not say it', async () => {
  const { server } = open('');
  await userEvent.type(await screen.findByRole('combobox', { name: /Client/ }), 'gra');
  await waitFor(() => expect(server.callsOf('GET agent/client').at(-1)?.query.get('keyword')).toBe('gra'));
  await userEvent.click(await screen.findByRole('option', { name: /Granite Peak Demolition/ }));
  expect(await screen.findByRole('combobox', { name: 'Policy type' })).toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent(
    'Granite Peak Demolition/Add policy',
  );
});

it('[G01] adds a policy that answers a request, for an agency that does not represent the insured yet, and keeps no draft of it', async () => {
  const { server, address } = open(`request=${REQUEST}`);
  await fillIn('Umbrella');
  await userEvent.type(screen.getByLabelText('Each occurrence'), '5,000,000');
  expect(screen.getByText(/^Maple Leaf Earthworks, Riverfront Towers\. A policy that you enter/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Request 224428887720' })).toHaveAttribute(
    'href',
    `/app/agent-insured-requests/${REQUEST}`,
  );
  await add();
  await waitFor(() => expect(address()).toBe(`/app/policies/${id}`));
  expect(server.callsOf(ANSWER)[0]!.body).toMatchObject({
    requestId: REQUEST,
    line: 'umbrella',
    terms: { policyNumber: 'UM-77', carrierId: 'c1' },
  });
  expect(
    server.callsOf('GET policy/details/insurer').every(({ query }) => query.get('insuredCompanyId') === null),
  ).toBe(true);
  expect(server.calls.filter(({ path }) => path.includes('draft'))).toEqual([]);
});

it('[C01] names every field that is missing, and what the server found besides', async () => {
  const { server } = open();
  await choose('Policy type', 'General');
  await add();
  for (const message of [
    'Please enter policy number.',
    'Please select an insurer.',
    'Please enter at least one limit.',
  ]) {
    expect(await screen.findByText(message)).toBeInTheDocument();
  }
  expect(server.callsOf(ADD)).toHaveLength(0);
  await userEvent.type(screen.getByLabelText('Each occurrence'), '1');
  await waitFor(() => expect(screen.queryByText('Please enter at least one limit.')).toBeNull());
});

it('[C01] puts a refusal of the server at its field', async () => {
  const { server } = open();
  server.answers[ADD] = () =>
    refuse(400, 'HTTP.BAD_INPUT', 'Please check the fields.', { 'terms.policyNumber': 'Policy number is taken.' });
  await fillIn('Workers');
  await userEvent.type(screen.getByLabelText(/each accident/), '500000');
  await add();
  expect(await screen.findByText('Policy number is taken.')).toBeInTheDocument();
});

it('[C01] [C11] adds an insurer that the directory does not know', async () => {
  const { server } = open();
  server.answers['POST policy/details/insurer'] = ({ body }) => ({
    id: 'c9',
    name: (body as { companyName: string }).companyName,
    naic: '0',
    rating: null,
  });
  await userEvent.type(await screen.findByRole('combobox', { name: /Insurer/ }), 'Nowhere Re');
  await userEvent.click(await screen.findByRole('button', { name: 'Add another insurer' }));
  const dialog = await focusedDialog('Add an insurer');
  await userEvent.type(within(dialog).getByLabelText(/NAIC/), 'abc');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add insurer' }));
  expect(await within(dialog).findByText('Insurer NAIC should be numbers only')).toBeInTheDocument();
  await userEvent.clear(within(dialog).getByLabelText(/NAIC/));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add insurer' }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: /Insurer/ })).toHaveValue('Nowhere Re'));
});

const termsSent = (server: ReturnType<typeof open>['server']) =>
  (server.callsOf(ADD)[0]!.body as { terms: PolicyTerms }).terms;

it('[C01] adds a claims-made policy with its retroactive date, no later than its first day', async () => {
  const { server, address } = open();
  await fillIn('General');
  expect(screen.queryByLabelText('Retroactive date')).toBeNull();
  await choose('Coverage trigger', 'Claims made');
  await userEvent.type(screen.getByLabelText('Retroactive date'), '2026-01-02');
  await userEvent.type(screen.getByLabelText('Each occurrence'), '1,000,000');
  await add();
  expect(await screen.findByText('The retroactive date cannot be after the effective date.')).toBeInTheDocument();
  await userEvent.clear(screen.getByLabelText('Retroactive date'));
  await userEvent.type(screen.getByLabelText('Retroactive date'), '2023-07-01');
  await add();
  await waitFor(() => expect(address()).toBe(`/app/policies/${id}`));
  expect(termsSent(server)).toMatchObject({ trigger: 'claimsMade', retroactiveOn: '2023-07-01' });
});

it('[C01] adds an excess policy over another umbrella', async () => {
  const { server, address } = open();
  await fillIn('Umbrella');
  await userEvent.type(screen.getByLabelText('Each occurrence'), '5,000,000');
  await userEvent.click(screen.getByLabelText('These lines are scheduled'));
  await userEvent.click(screen.getByLabelText('Umbrella liability, as an excess policy'));
  await add();
  await waitFor(() => expect(address()).toBe(`/app/policies/${id}`));
  expect(termsSent(server).schedule).toEqual(['umbrella']);
});

it('[C01] adds workers’ compensation whose employers’ liability amounts are not known', async () => {
  const { server, address } = open();
  await fillIn('Workers');
  await add();
  await waitFor(() => expect(address()).toBe(`/app/policies/${id}`));
  expect(termsSent(server).limits).toEqual({});
});

it('[H12] says of values that were read on a certificate that they are claimed there', async () => {
  const { server, address } = open();
  await fillIn('Workers');
  await userEvent.click(screen.getByLabelText(/I read these values on a certificate/));
  expect(screen.getByText(/Attach the certificate under Documents/)).toBeInTheDocument();
  await add();
  await waitFor(() => expect(address()).toBe(`/app/policies/${id}`));
  expect(server.callsOf(ADD)[0]!.body).toMatchObject({ fromCertificate: true });
});

const DRAFT = `policy/new/${CLIENT}/draft`;

it('[C01] keeps what is typed as a draft, asks before the page is left, and finds it again', async () => {
  const { server, router } = open();
  server.answers[`PUT ${DRAFT}`] = () => ({ savedAt: '2026-11-21T09:00:00.000Z' });
  await choose('Policy type', 'General');
  await userEvent.type(screen.getByLabelText(/Policy number/), 'GL-9');
  expect(await screen.findByText(/Draft saved/, undefined, { timeout: 3_000 })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Granite Peak Demolition' }));
  const dialog = await focusedDialog('Leave without saving?');
  expect(dialog).toHaveTextContent('kept as a draft for 14 days');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Stay' }));
  expect(router.state.location.pathname).toBe('/app/policies/new');
  const sent = server.callsOf(`PUT ${DRAFT}`).at(-1)!.body;
  expect(sent).toMatchObject({ revision: 0 });
  server.answers[`GET ${DRAFT}`] = () => ({ draft: { ...(sent as object), savedAt: '2026-11-21T09:00:00.000Z' } });
  server.answers[`DELETE ${DRAFT}`] = () => ({ savedAt: null });
  await userEvent.click(screen.getByRole('button', { name: 'Discard entries' }));
  expect(screen.getByLabelText(/Policy number/)).toHaveValue('');
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeInTheDocument();
  await waitFor(() => expect(server.callsOf(`DELETE ${DRAFT}`)).toHaveLength(1));
});

it('[C01] begins with the draft, and discards it when the policy is added', async () => {
  const { server, address } = open();
  const values = {
    line: 'workersCompensation',
    policyNumber: 'WC-1',
    effectiveOn: '2026-01-01',
    expiresOn: '2027-01-01',
    carrier: { carrierId: 'c1', name: 'Summit Mutual', naic: '24112' },
  };
  server.answers[`GET ${DRAFT}`] = () => ({
    draft: {
      revision: 0,
      content: JSON.stringify({ form: 1, terms: null, values }),
      savedAt: '2026-11-21T09:00:00.000Z',
    },
  });
  server.answers[`DELETE ${DRAFT}`] = () => ({ savedAt: null });
  expect(await screen.findByDisplayValue('WC-1')).toBeInTheDocument();
  expect(screen.getByText('Your unsaved changes from before are in the form.')).toBeInTheDocument();
  await add();
  await waitFor(() => expect(address()).toBe(`/app/policies/${id}`));
  expect(server.callsOf(`DELETE ${DRAFT}`)).toHaveLength(1);
});

it('[C11] warns of an insurer whose rating is under review', async () => {
  const { server } = open();
  const carrier = {
    id: 'c1',
    name: 'Summit Mutual',
    naic: '24112',
    rating: { strength: 'A', size: 'XV', underReview: true },
  };
  server.answers['GET policy/details/insurer/verify'] = () => ({ matched: true, carrier, notice: null });
  await fillIn('Umbrella');
  expect(
    await screen.findByText(/^Current AM Best rating A u XV: AM Best has placed it under review \(u\)/),
  ).toBeInTheDocument();
});
