import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '#testing/accessible';
import { fakeServer, refuse } from '#testing/fake-server';
import { focusedDialog } from '#testing/focused-dialog';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';

const STATE = 'GET company/second-factor';
const CHANGE = 'PUT company/second-factor';
const BASE = { 'GET user/userdetails': () => userDetails(['requester']), 'GET company/people': () => [] };

const open = (more: Parameters<typeof fakeServer>[0]) => {
  rememberSession('requester');
  const server = fakeServer({ ...BASE, ...more });
  renderApp('/app/company-admin');
  return server;
};
const panel = async () => within(await screen.findByRole('region', { name: 'Authenticator app' }));

describe('an authenticator app that a company requires [A18]', () => {
  it('is required by keyboard, once the dialog said who has none yet', async () => {
    let isRequired = false;
    const server = open({
      [STATE]: () => ({ isRequired, without: [{ id: 'u-1', name: 'Marcus Webb' }] }),
      [CHANGE]: () => {
        isRequired = true;
        return { companyId: 'c' };
      },
    });
    (await (await panel()).findByRole('button', { name: 'Require it…' })).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await focusedDialog('Require an authenticator app?');
    expect(within(dialog).getByText(/logged out of your company at once/)).toBeInTheDocument();
    expect(within(dialog).getByText('Marcus Webb')).toBeInTheDocument();
    await expectAccessible(dialog);
    expect(server.callsOf(CHANGE)).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Require it' }));
    expect(await (await panel()).findByRole('button', { name: 'No longer require it…' })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.callsOf(CHANGE)[0]!.body).toEqual({ isRequired: true });
  });

  it('is not required by who has none: the dialog says so, and leads to the page Security', async () => {
    const server = open({
      [STATE]: () => ({ isRequired: false, without: [{ id: userDetails(['requester']).id, name: 'Dana Okafor' }] }),
    });
    await userEvent.click(await (await panel()).findByRole('button', { name: 'Require it…' }));
    const dialog = within(await focusedDialog('Require an authenticator app?'));
    expect(dialog.getByRole('button', { name: 'Require it' })).toBeDisabled();
    expect(dialog.getByRole('link', { name: 'Security' })).toHaveAttribute('href', '/app/myProfile/security');
    expect(server.callsOf(CHANGE)).toEqual([]);
  });

  it('says where it cannot be read, and in the dialog where it is refused', async () => {
    const replies = [() => refuse(503, 'HTTP.UNAVAILABLE', 'Not now.'), () => ({ isRequired: true, without: [] })];
    const server = open({
      [STATE]: () => replies[Math.min(server.callsOf(STATE).length - 1, 1)]!(),
      [CHANGE]: () => refuse(409, 'HTTP.CONFLICT', 'This was changed meanwhile.'),
    });
    expect(await (await panel()).findByText('Not now.')).toBeInTheDocument();
    await userEvent.click((await panel()).getByRole('button', { name: /again|retry/i }));
    await userEvent.click(await (await panel()).findByRole('button', { name: 'No longer require it…' }));
    const dialog = within(await focusedDialog('No longer require an authenticator app?'));
    await userEvent.click(dialog.getByRole('button', { name: 'No longer require it' }));
    expect(await dialog.findByText('This was changed meanwhile.')).toBeInTheDocument();
  });
});
