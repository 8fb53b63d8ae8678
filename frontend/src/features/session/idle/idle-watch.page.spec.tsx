import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { idleEnded } from '#shared/session/session.slice';
import { expectAccessible } from '#testing/accessible';
import { fakeServer, refuse } from '#testing/fake-server';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';
import { idleSign } from './idle-sign.js';

const MINUTES = 15;
const QUIET = {
  'GET notifications': () => ({ notifications: [], totalNotificationsCount: 0, unreadNotificationCount: 0 }),
  'GET requestor/projects': () => ({ rows: [], total: 0 }),
  'GET user/userdetails': () => ({ ...userDetails(['requester'], ['MANAGE_PROJECT_MENU']), idleMinutes: MINUTES }),
  'POST logout': () => ({ message: 'You have been logged out successfully' }),
};

/** The page of someone whose last sign, here or in another tab, is so many seconds ago. */
async function idleFor(seconds: number) {
  await screen.findByRole('heading', { name: /Manage Projects/i, level: 1 });
  await waitFor(() => expect(idleSign.since()).toBeLessThan(60_000));
  act(() => localStorage.setItem('covertrail.last-sign', String(Date.now() - seconds * 1000)));
}

describe('a session without a sign of the person [A12]', () => {
  let page: ReturnType<typeof renderApp>;
  let server: ReturnType<typeof fakeServer>;
  beforeEach(() => {
    localStorage.clear();
    rememberSession('requester');
    server = fakeServer(QUIET);
    page = renderApp('/app/manage-projects');
  });

  it('asks during its last minute, and goes on when the person stays', async () => {
    await idleFor(MINUTES * 60 - 61);
    const dialog = await screen.findByRole('dialog', { name: 'Are you still there?' }, { timeout: 4000 });
    expect(screen.getByRole('timer')).toHaveTextContent(/^It ends in (60|59) seconds\.$/);
    await expectAccessible(dialog);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stay Logged In' })).toHaveFocus());
    await userEvent.keyboard('x');
    expect(idleSign.since()).toBeGreaterThan(60_000);
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(idleSign.since()).toBeLessThan(5000);
  });

  it('ends on the server and here, behind the notice', async () => {
    await idleFor(MINUTES * 60);
    expect(await screen.findByRole('dialog', { name: 'Session Timeout' }, { timeout: 4000 })).toBeInTheDocument();
    expect(server.callsOf('POST logout')).toHaveLength(1);
    expect(page.store.getState().session.status).toBe('ended');
    await userEvent.click(screen.getByRole('button', { name: 'Login Again' }));
    await waitFor(() => expect(page.address()).toBe('/login'));
  });

  it('ends here even where the server refuses', async () => {
    await idleFor(0);
    server.answers['POST logout'] = () => refuse(503, 'HTTP.UNAVAILABLE', 'Try again later.');
    act(() => void page.store.dispatch(idleEnded()));
    expect(await screen.findByRole('dialog', { name: 'Session Timeout' })).toBeInTheDocument();
  });
});
