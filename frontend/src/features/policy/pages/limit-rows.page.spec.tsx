/** @run rest: long forms, filled in key by key. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import type { EditPolicyDto } from '@covertrail/contracts/policy/policy.inputs';
import { expectAccessible } from '#testing/accessible';
import { fakeServer } from '#testing/fake-server';
import { focusedDialog } from '#testing/focused-dialog';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';
import { policyDetails } from '../testing/sample-policy.js';

const { id, terms } = policyDetails();
const EDIT = 'PUT policy/editpolicy';
const PROPERTY = policyDetails({
  line: 'commercialProperty',
  terms: { ...terms, limits: { buildingLimit: 200_000_000 } },
});

function open(policy: PolicyDetails, section = 'limits') {
  rememberSession('insured');
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['insured']),
    [`GET policy/${id}`]: () => policy,
    'GET policy/details/insurer/verify': () => ({ matched: true, carrier: null, notice: null }),
    [EDIT]: () => ({ policyId: id }),
  });
  return { server, ...renderApp(`/app/policies/${id}?edit=${section}`) };
}

async function choose(label: string, option: string, index = 0) {
  await userEvent.click((await screen.findAllByRole('combobox', { name: label }))[index]!);
  const list = screen.getByRole('listbox', { name: label });
  await userEvent.click(within(list).getByRole('option', { name: option }));
}

const ask = () => userEvent.click(screen.getByRole('button', { name: 'Save…' }));

async function termsAfterSave(server: ReturnType<typeof open>['server']): Promise<EditPolicyDto['terms']> {
  await ask();
  const dialog = await focusedDialog(/Save \d changes?\?/);
  await userEvent.click(within(dialog).getByLabelText('The policy changed on a specific date'));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(server.callsOf(EDIT)).toHaveLength(1));
  return (server.callsOf(EDIT)[0]!.body as EditPolicyDto).terms;
}

it('[C03] opens a limit type with its category and an amount with its type, and clears both with another category', async () => {
  const { server, container } = open(PROPERTY);
  await userEvent.click(await screen.findByRole('button', { name: 'Add limit' }));
  expect(screen.getAllByRole('combobox', { name: 'Limit type' })[1]).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByLabelText('Limit')).toBeDisabled();
  await choose('Limit category', 'Perils', 1);
  await choose('Limit type', 'Flood', 1);
  await userEvent.type(screen.getByRole('textbox', { name: 'Flood' }), '500000');
  await expectAccessible(container);
  await choose('Limit category', 'Contents', 1);
  expect(screen.queryByRole('textbox', { name: 'Flood' })).toBeNull();
  await choose('Limit type', 'Business personal property', 1);
  await userEvent.type(screen.getByLabelText('Business personal property'), '750000');
  expect((await termsAfterSave(server)).limits).toEqual({
    buildingLimit: 200_000_000,
    businessPersonalProperty: 75_000_000,
  });
});

it('[C03] opens amounts with their types, and another type clears them', async () => {
  const { server } = open(PROPERTY);
  await userEvent.click(await screen.findByRole('button', { name: /Details/ }));
  expect(screen.getByLabelText('Valuation amount')).toBeDisabled();
  expect(screen.getByLabelText('Deductible')).toBeDisabled();
  await choose('Valuation type', 'Replacement cost (RC)');
  await userEvent.type(screen.getByLabelText('Valuation amount'), '1000');
  await choose('Valuation type', 'Actual cash value (ACV)');
  expect(screen.getByLabelText('Valuation amount')).toHaveValue('');
  await choose('Deductible type', 'Percent of value');
  await userEvent.type(screen.getByLabelText('Deductible (%)'), '2');
  expect((await termsAfterSave(server)).limitDetails).toEqual({
    buildingLimit: { valuation: 'actualCashValue', deductible: { kind: 'percentOfValue', value: 200 } },
  });
});

it('[C03] refuses a displayed limit above the limit', async () => {
  open(policyDetails());
  await userEvent.click((await screen.findAllByRole('button', { name: /Details of Combined single limit/ }))[0]!);
  await userEvent.type(screen.getByLabelText('Displayed limit'), '1000001');
  await ask();
  expect(await screen.findByText('The displayed limit cannot exceed the actual limit.')).toBeInTheDocument();
});

it('[C05] adds blanket limits with a number, a type and an amount', async () => {
  const { server } = open(PROPERTY, 'blankets');
  await userEvent.click(await screen.findByRole('button', { name: 'Add blanket limit' }));
  await ask();
  expect(await screen.findByText('A blanket limit needs a number, a type and an amount.')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Total blanket limit'), '9000000');
  expect((await termsAfterSave(server)).blankets).toEqual([
    { number: '1', type: 'blanketOfBuildings', total: 900_000_000 },
  ]);
});
