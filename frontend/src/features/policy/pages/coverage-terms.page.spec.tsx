/** @run rest: long forms, filled in key by key. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '#testing/accessible';
import { fakeServer } from '#testing/fake-server';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';
import { policyDetails } from '../testing/sample-policy.js';

const { id, insuredId } = policyDetails();
const ADD = 'POST policy/addnewpolicy';

function open() {
  rememberSession('agent');
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['agent']),
    'GET policy/details/insurer': () => ({
      rows: [{ id: 'c1', name: 'Summit Mutual', naic: '24112', rating: null }],
      total: 1,
    }),
    'GET policy/details/insurer/verify': () => ({ matched: false, carrier: null, notice: '' }),
    [ADD]: () => ({ policyId: id }),
    [`GET policy/${id}`]: () => policyDetails(),
  });
  return { server, ...renderApp(`/app/policies/new?insured=${insuredId}`) };
}

async function choose(label: string, option: string) {
  await userEvent.click(await screen.findByRole('combobox', { name: label }));
  await userEvent.click(within(screen.getByRole('listbox', { name: label })).getByRole('option', { name: option }));
}

async function fillIn(line: string) {
  await choose('Policy type', line);
  await userEvent.type(screen.getByLabelText(/Policy number/), 'P-1');
  await userEvent.type(screen.getByLabelText(/Effective date/), '2026-01-01');
  await userEvent.clear(screen.getByLabelText(/Expiration date/));
  await userEvent.type(screen.getByLabelText(/Expiration date/), '2027-01-01');
  await userEvent.type(screen.getByRole('combobox', { name: /Insurer/ }), 'sum');
  await screen.findByRole('option', { name: /Summit Mutual/ });
  await userEvent.keyboard('{Enter}');
}

const panel = (name: string) => within(screen.getByRole('region', { name }));
/** Adds a section that is not open at first. */
const state = (section: string) => userEvent.click(screen.getByRole('button', { name: section }));
const add = () => userEvent.click(screen.getByRole('button', { name: 'Add policy' }));

async function sent({ server, address }: ReturnType<typeof open>) {
  await add();
  await waitFor(() => expect(address()).toBe(`/app/policies/${id}`));
  return (server.callsOf(ADD)[0]!.body as { terms: object }).terms;
}

it('[C13] lists coverage types by name with other last, and states their sub-coverages, trigger and aggregate', async () => {
  const page = open();
  await fillIn('General liability');
  const types = panel('Coverage types');
  const names = types.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).labels?.[0]?.textContent);
  expect(names.slice(0, 3)).toEqual(['Claims-made', 'Contractual liability', 'Employee benefits']);
  expect(names.slice(-2)).toEqual(['Other', 'Other 2']);
  await userEvent.click(types.getByLabelText('Occurrence'));
  expect(screen.getByRole('combobox', { name: 'Coverage trigger' })).toHaveTextContent('Occurrence');
  await userEvent.click(types.getByLabelText('Stop gap'));
  await userEvent.click(types.getByLabelText('Ohio'));
  expect(types.queryByLabelText('Other: description')).toBeNull();
  await userEvent.click(types.getByLabelText('Other'));
  await userEvent.type(types.getByLabelText('Other: description'), 'Railroad protective');
  await state('General aggregate limit applies per');
  await userEvent.click(panel('General aggregate limit applies per').getByLabelText('Project'));
  await userEvent.type(screen.getByLabelText('Each occurrence'), '1,000,000');
  expect(await sent(page)).toMatchObject({
    trigger: 'occurrence',
    coverages: [
      { type: 'stopGap', subCoverages: ['stopGapOhio'], description: '' },
      { type: 'otherType', subCoverages: [], description: 'Railroad protective' },
    ],
    aggregate: { basis: 'perProject', description: '' },
  });
});

it('[C13] states MCS-90 and covered auto symbols of an auto policy', async () => {
  const page = open();
  await fillIn('Auto liability');
  await userEvent.click(panel('Coverage types').getByLabelText('MCS-90'));
  await state('Covered auto symbols');
  await state('Further statements');
  await userEvent.click(panel('Covered auto symbols').getByLabelText('1 Any auto'));
  await userEvent.type(screen.getByLabelText('MCS-90 amount'), '750,000');
  await userEvent.type(screen.getByLabelText(/Combined single limit/), '1,000,000');
  await expectAccessible(page.container);
  expect(await sent(page)).toMatchObject({
    coverages: [{ type: 'motorCarrierFiling' }],
    autoSymbols: [1],
    statedValues: { federalFilingAmount: 75_000_000 },
  });
});

it('states per statute and the states of workers’ compensation, and says what does not fit', async () => {
  const page = open();
  await fillIn('Workers’ compensation');
  await state('Further statements');
  await userEvent.click(screen.getByLabelText('Per statute'));
  await userEvent.type(screen.getByLabelText(/States of item 3.A/), 'Ohio');
  await add();
  expect(await screen.findByText('Please enter states by two letters: CO, UT.')).toBeInTheDocument();
  await userEvent.clear(screen.getByLabelText(/States of item 3.A/));
  await userEvent.type(screen.getByLabelText(/States of item 3.A/), 'co, ut');
  expect(await sent(page)).toMatchObject({ statedValues: { perStatute: true, statesListed: ['CO', 'UT'] } });
});

it('[C12] chooses the certificate form of a property policy with its special endorsement', async () => {
  const page = open();
  await fillIn('Property');
  await choose('Limit category', 'Buildings');
  await choose('Limit type', 'Building');
  await userEvent.type(screen.getByRole('textbox', { name: 'Building' }), '2,400,000');
  await state('Default Forms');
  await state('Further statements');
  expect(screen.getByText('Default: ACORD 24')).toBeInTheDocument();
  await choose('ACORD form', "ACORD 28, Lender's Loss Payable");
  await choose('Causes of loss', 'Special');
  await expectAccessible(page.container);
  expect(await sent(page)).toMatchObject({
    limits: { buildingLimit: 240_000_000 },
    acordForm: { form: 28, interest: 'interestLenderLossPayable' },
    statedValues: { causesOfLoss: 'specialCauses' },
  });
});
