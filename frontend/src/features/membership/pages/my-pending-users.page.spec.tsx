import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Colleague } from '@covertrail/contracts/membership/membership.replies';
import { expectAccessible } from '#testing/accessible';
import { fakeServer, refuse } from '#testing/fake-server';
import { focusedDialog } from '#testing/focused-dialog';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';

const LIST = 'GET user/pendingusers';
const APPROVE = 'POST user/pendingusers';
const WANDA: Colleague = {
  personId: 'u-wanda',
  photoId: null,
  id: 'm-wanda',
  name: 'Wanda Reyes',
  email: 'wanda@meridian.example',
  status: 'pending',
  access: 'readOnly',
  permissions: [],
  primaryContact: false,
  since: '2026-11-20T15:00:00.000Z',
};
const READ = { [LIST]: () => [WANDA], 'GET user/userdetails': () => userDetails(['requester']) };
const open = () => {
  rememberSession('requester');
  return renderApp('/app/my-pending-users');
};

async function approving() {
  await userEvent.click(await screen.findByRole('button', { name: 'Approve: Wanda Reyes' }));
  return within(await focusedDialog('Approve Wanda Reyes?'));
}

describe('people who ask to join the company [I01] [A09]', () => {
  it('are listed with their address, and approved with a role', async () => {
    const server = fakeServer({ ...READ, [APPROVE]: () => ({ companyId: 'c' }) });
    const { container } = open();
    expect(await screen.findByRole('heading', { name: 'Pending Users' })).toBeInTheDocument();
    expect(await screen.findByText('wanda@meridian.example')).toBeInTheDocument();
    await expectAccessible(container);
    const dialog = await approving();
    await userEvent.click(dialog.getByLabelText(/^Reviewer/));
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Wanda Reyes is approved.')).toBeInTheDocument();
    expect(server.callsOf(APPROVE)[0]!.body).toEqual({
      membershipId: 'm-wanda',
      access: 'reviewer',
      permissions: [],
    });
  });

  it('stay as they were decided: whoever decides later is told', async () => {
    fakeServer({
      ...READ,
      [APPROVE]: () => refuse(409, 'MEMBERSHIP.NOT_PENDING', 'This request was decided already.'),
    });
    open();
    const dialog = await approving();
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(await dialog.findByText('This request was decided already.')).toBeInTheDocument();
  });

  it('are none most of the time, and the page says what it is for', async () => {
    fakeServer({ ...READ, [LIST]: () => [] });
    const { container } = open();
    expect(await screen.findByText('Nobody waits for your approval')).toBeInTheDocument();
    await expectAccessible(container);
  });
});
