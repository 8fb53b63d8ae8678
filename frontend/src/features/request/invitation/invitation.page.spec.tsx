import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RequestInvitation } from '@covertrail/contracts/request/request.replies';
import { expectAccessible } from '#testing/accessible';
import { fakeServer, refuse } from '#testing/fake-server';
import { focusedDialog } from '#testing/focused-dialog';
import { renderApp } from '#testing/render-app.tsx';

const TOKEN = 'A'.repeat(43);
const READ = 'POST policy/request/invitation';
const DECLINE = 'POST policy/request/invitation/decline';
const INVITATION: RequestInvitation = {
  number: '123456789012',
  requesterName: 'Meridian Builders',
  projectName: 'Riverfront',
  message: 'Before the pour.',
  dueOn: '2026-12-05',
  lines: ['General liability', 'Automobile'],
  notRequired: ['Cyber liability'],
  state: 'open',
};

describe('the page behind the link of a request by e-mail [A11]', () => {
  it('says who asks for what by when, and leads to the log-in', async () => {
    const server = fakeServer({ [READ]: () => INVITATION });
    const { container, router } = renderApp(`/invitation#${TOKEN}`);
    expect(
      await screen.findByRole('heading', { name: 'Meridian Builders asks you for proof of insurance' }),
    ).toBeInTheDocument();
    for (const text of [
      'Riverfront',
      '12/05/2026',
      'General liability, Automobile',
      'Cyber liability',
      '123456789012',
      'Before the pour.',
    ]) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
    expect(server.callsOf(READ)[0]!.body).toEqual({ token: TOKEN });
    await expectAccessible(container);
    await userEvent.click(screen.getByRole('button', { name: 'Log in to answer' }));
    await waitFor(() =>
      expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: '/app/pending-requests' } }),
    );
  });

  it('declines with a reason, without an account', async () => {
    let state: RequestInvitation['state'] = 'open';
    const server = fakeServer({
      [READ]: () => ({ ...INVITATION, state }),
      [DECLINE]: () => {
        state = 'declined';
        return { requestId: 'r' };
      },
    });
    renderApp(`/invitation#${TOKEN}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
    const dialog = within(await focusedDialog('Decline this request?'));
    await userEvent.click(dialog.getByRole('button', { name: 'Decline request' }));
    expect(await dialog.findByText('Please enter a reason.')).toBeInTheDocument();
    await userEvent.type(dialog.getByLabelText('Reason'), 'We do not work there.');
    await userEvent.click(dialog.getByRole('button', { name: 'Decline request' }));
    expect(await screen.findByText(/You declined this request/)).toBeInTheDocument();
    expect(server.callsOf(DECLINE)[0]!.body).toEqual({ token: TOKEN, reason: 'We do not work there.' });
    expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull();
  });

  it('says so when the link is over, or is none', async () => {
    fakeServer({ [READ]: () => refuse(404, 'LINK.NOT_VALID', 'This link is no longer valid') });
    renderApp('/invitation');
    expect(await screen.findByText('This link is no longer valid')).toBeInTheDocument();
    expect(screen.getByText(/most recent email related to this request/)).toBeInTheDocument();
  });
});
