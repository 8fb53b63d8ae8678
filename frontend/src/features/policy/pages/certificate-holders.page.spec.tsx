/** @run rest: long forms, filled in key by key. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EditPolicyDto } from '@covertrail/contracts/policy/policy.inputs';
import { expectAccessible } from '#testing/accessible';
import { fakeServer } from '#testing/fake-server';
import { focusedDialog } from '#testing/focused-dialog';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';
import { policyDetails } from '../testing/sample-policy.js';

const { id, terms } = policyDetails();
const EDIT = 'PUT policy/editpolicy';
const RENO = { name: 'City of Reno', address: null };

function open(mayEdit = true) {
  rememberSession('insured');
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['insured']),
    [`GET policy/${id}`]: () => policyDetails({ mayEdit, terms: { ...terms, certificateHolders: [RENO] } }),
    'GET policy/details/insurer/verify': () => ({ matched: true, carrier: null, notice: null }),
    [EDIT]: () => ({ policyId: id }),
  });
  return { server, ...renderApp(`/app/policies/${id}?edit=holders`) };
}

const holder = async (place: number) =>
  within(await screen.findByRole('group', { name: `Certificate holder ${place}` }));

it('[H01] adds a certificate holder with its address, and refuses half of one', async () => {
  const { server, container } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Add certificate holder' }));
  const added = await holder(2);
  await userEvent.type(added.getByLabelText('Certificate holder'), 'Harbor Point LLC');
  await userEvent.type(added.getByLabelText('Address 1'), '1 Harbor Street');
  await userEvent.click(screen.getByRole('button', { name: 'Save…' }));
  expect(await screen.findByText('Please enter City.')).toBeInTheDocument();
  await expectAccessible(container);
  await userEvent.type(added.getByLabelText('City'), 'Denver');
  await userEvent.type(added.getByLabelText('State / Province'), 'CO');
  await userEvent.type(added.getByLabelText('Zip / Postal code'), '80202');
  await userEvent.click(screen.getByRole('button', { name: 'Save…' }));
  const dialog = within(await focusedDialog('Save 1 change?'));
  expect(dialog.getByText('Harbor Point LLC, 1 Harbor Street, Denver, CO 80202')).toBeInTheDocument();
  await userEvent.click(dialog.getByLabelText('The policy changed on a specific date'));
  await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(server.callsOf(EDIT)).toHaveLength(1));
  const address = { address1: '1 Harbor Street', address2: '', city: 'Denver', state: 'CO', postalCode: '80202' };
  expect((server.callsOf(EDIT)[0]!.body as EditPolicyDto).terms.certificateHolders).toEqual([
    { name: RENO.name },
    { name: 'Harbor Point LLC', address },
  ]);
});

it('[H01] shows holders without buttons where the policy cannot be changed', async () => {
  open(false);
  expect(await screen.findByRole('region', { name: 'Certificate holders' })).toHaveTextContent('City of Reno');
  expect(screen.queryByRole('button', { name: 'Add certificate holder' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Edit/ })).not.toBeInTheDocument();
});
