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

it('[C08] states how many days of notice an endorsement gives, and whom it notifies', async () => {
  rememberSession('insured');
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['insured']),
    [`GET policy/${id}`]: () =>
      policyDetails({ terms: { ...terms, endorsements: [{ code: 'noticeOfCancellation', grade: 'seen' }] } }),
    'GET policy/details/insurer/verify': () => ({ matched: true, carrier: null, notice: null }),
    [EDIT]: () => ({ policyId: id }),
  });
  const { container } = renderApp(`/app/policies/${id}?edit=endorsements`);
  const item = within((await screen.findByRole('checkbox', { name: 'Notice of cancellation' })).closest('li')!);
  expect(item.getByText('Advanced configuration').closest('details')).toHaveAttribute('open');
  await userEvent.type(item.getByLabelText('Days of notice'), '999');
  await userEvent.type(item.getByLabelText('Named entities'), 'Harbor Point LLC');
  await userEvent.click(screen.getByRole('button', { name: 'Save…' }));
  expect(await item.findByText('Please enter whole days from 1 to 365.')).toBeInTheDocument();
  expect(item.getByLabelText('Days of notice')).toHaveFocus();
  await expectAccessible(container);
  await userEvent.clear(item.getByLabelText('Days of notice'));
  await userEvent.type(item.getByLabelText('Days of notice'), '30');
  await userEvent.type(item.getByLabelText('Days of notice for non-payment'), '10');
  await userEvent.click(screen.getByRole('button', { name: 'Save…' }));
  const dialog = within(await focusedDialog(/Save \d changes?\?/));
  await userEvent.click(dialog.getByLabelText('The policy changed on a specific date'));
  await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(server.callsOf(EDIT)).toHaveLength(1));
  const { endorsementDetails } = (server.callsOf(EDIT)[0]!.body as EditPolicyDto).terms;
  expect(endorsementDetails).toEqual({
    noticeOfCancellation: { noticeDays: 30, nonPaymentNoticeDays: 10, namedEntities: ['Harbor Point LLC'] },
  });
});
