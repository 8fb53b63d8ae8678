import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AGREEMENTS } from '@covertrail/domain/user/user.contract';
import { expectAccessible } from '#testing/accessible';
import { fakeServer, refuse } from '#testing/fake-server';
import { focusedDialog } from '#testing/focused-dialog';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';

const ACCEPT = 'PUT user/terms';
const TITLE = 'Our License Agreement has changed';

function open(more: Parameters<typeof fakeServer>[0]) {
  rememberSession('agent');
  const server = fakeServer({
    'GET user/userdetails': () => ({ ...userDetails(['agent']), termsToAccept: ['agent'] }),
    ...more,
  });
  return { server, ...renderApp('/app/myProfile') };
}

describe('an agreement that was revised [A07]', () => {
  it('is shown on whichever page is open, until it is accepted by keyboard', async () => {
    const replies = [() => refuse(503, 'HTTP.MAINTENANCE', 'Not now'), () => ({ agreement: 'agent' })];
    const { server } = open({ [ACCEPT]: () => replies[server.callsOf(ACCEPT).length - 1]!() });
    const dialog = await focusedDialog(TITLE);
    await expectAccessible(dialog);
    await userEvent.keyboard('{Escape}');
    const accept = within(dialog).getByRole('button', { name: 'I accept' });
    accept.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: TITLE })).toBeNull());
    expect(server.callsOf(ACCEPT).at(-1)!.body).toEqual({ agreement: 'agent', version: AGREEMENTS.agent });
  });

  it('logs out who does not accept it', async () => {
    const { server, address } = open({ 'POST logout': () => ({ message: 'bye' }) });
    const dialog = await focusedDialog(TITLE);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(address()).toBe('/login'));
    expect(server.callsOf(ACCEPT)).toEqual([]);
  });
});
