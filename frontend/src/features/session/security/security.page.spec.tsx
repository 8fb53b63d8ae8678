import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '#testing/accessible';
import { fakeServer, refuse } from '#testing/fake-server';
import { focusedDialog } from '#testing/focused-dialog';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';

const STATE = 'GET user/second-factor';
const OFFER = 'POST user/second-factor/offer';
const ON = 'POST user/second-factor';
const SESSIONS = 'GET user/sessions';
const HERE = {
  id: 's-1',
  browser: 'Firefox',
  system: 'Windows',
  startedAt: '2026-11-28T08:00:00.000Z',
  lastUsedAt: '2026-11-28T09:00:00.000Z',
  companyName: 'Meridian',
  isPresent: true,
};
const OFF = { since: null, codesLeft: 0, requiredBy: [] };
const SINCE = { since: '2026-11-20T16:12:00.000Z', codesLeft: 2, requiredBy: [] };
const CODES = ['2222-3333-4444-5555', '3333-4444-5555-6666'];

async function openSecurity(more: Parameters<typeof fakeServer>[0]) {
  rememberSession('requester');
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['requester']),
    'GET user/passkeys': () => ({ passkeys: [] }),
    'GET user/identities': () => ({ identities: [], isRequired: false }),
    [SESSIONS]: () => [HERE],
    ...more,
  });
  const app = renderApp('/app/myProfile/security');
  await screen.findByRole('heading', { level: 1, name: 'Security' });
  return { server, ...app };
}

const panel = async () => within(await screen.findByRole('region', { name: 'Authenticator app' }));
const enterPassword = async (title: string) => {
  const dialog = within(await focusedDialog(title));
  await userEvent.type(dialog.getByLabelText(/Password/), 'Correct-Horse-9{Enter}');
  return dialog;
};

describe('the authenticator app of a person [A17]', () => {
  it('is turned on by password and first code, and shows its recovery codes once, to copy, download and print', async () => {
    let state: object = OFF;
    const { server, container } = await openSecurity({
      [STATE]: () => state,
      [OFFER]: () => ({
        secret: '2345234523452345',
        address: 'https://app.example/?secret=2345234523452345',
      }),
      [ON]: () => {
        state = { ...SINCE, codesLeft: 10 };
        return { recoveryCodes: CODES };
      },
    });
    await userEvent.click((await panel()).getByRole('button', { name: 'Turn on' }));
    await enterPassword('Set up an authenticator app');
    expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeInTheDocument();
    expect(screen.getByText('2345 2345 2345 2345')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText(/Code/), '123456{Enter}');
    const dialog = await focusedDialog('Your recovery codes');
    await expectAccessible(dialog);
    const codes = within(dialog);
    expect(codes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(CODES);
    expect(codes.queryByRole('button', { name: 'Close' })).toBeNull();
    await userEvent.setup().click(codes.getByRole('button', { name: 'Copy' }));
    expect(await codes.findByText('The codes are copied.')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(CODES.join('\n'));
    expect(codes.getByRole('button', { name: 'Download' })).toHaveAttribute('download');
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    await userEvent.click(codes.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    await userEvent.click(codes.getByRole('button', { name: 'I have kept them' }));
    expect(await (await panel()).findByText(/^On since /)).toBeInTheDocument();
    expect(server.callsOf(OFFER)[0]!.body).toEqual({ password: 'Correct-Horse-9' });
    await expectAccessible(container);
  });

  it('says since when it is on and what is left, makes new codes and is turned off with the password', async () => {
    const { server } = await openSecurity({
      [STATE]: () => SINCE,
      'POST user/second-factor/codes': () => ({ recoveryCodes: CODES }),
      'POST user/second-factor/end': () => refuse(422, 'SECOND_FACTOR.WRONG_PASSWORD', 'The password is incorrect.'),
    });
    expect((await panel()).getByText(/^On since 11\/20\/2026/)).toBeInTheDocument();
    expect((await panel()).getByText(/of 10 recovery codes are left\. Make new ones/)).toBeInTheDocument();
    await userEvent.click((await panel()).getByRole('button', { name: 'New recovery codes' }));
    await enterPassword('Make new recovery codes?');
    await userEvent.click(await screen.findByRole('button', { name: 'I have kept them' }));
    await userEvent.click((await panel()).getByRole('button', { name: 'Turn off' }));
    const dialog = await enterPassword('Turn off the authenticator app?');
    expect(await dialog.findByText('The password is incorrect.')).toBeInTheDocument();
    expect(server.callsOf('POST user/second-factor/end')).toHaveLength(1);
  });

  it('cannot be turned off while a company requires it', async () => {
    await openSecurity({ [STATE]: () => ({ ...SINCE, requiredBy: ['Meridian'] }) });
    expect((await panel()).getByRole('button', { name: 'Turn off' })).toBeDisabled();
    expect((await panel()).getByText(/required by Meridian\.$/)).toBeInTheDocument();
  });

  it('says where its state cannot be read', async () => {
    await openSecurity({ [STATE]: () => refuse(503, 'HTTP.UNAVAILABLE', 'Not available at the moment') });
    expect(await screen.findByRole('alert')).toHaveTextContent('Not available at the moment');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Authenticator app' })).toBeNull());
  });
});

describe('an operator [A17]', () => {
  it('finds the page in the header, with the own frame around it', async () => {
    rememberSession('operator');
    fakeServer({
      'GET user/userdetails': () => ({ ...userDetails(['operator']), company: null }),
      'GET user/passkeys': () => ({ passkeys: [] }),
      'GET user/identities': () => ({ identities: [], isRequired: false }),
      [STATE]: () => OFF,
      [SESSIONS]: () => [{ ...HERE, companyName: null }],
    });
    const { address, container } = renderApp('/admin/security');
    expect(await screen.findByRole('heading', { level: 1, name: 'Security' })).toBeInTheDocument();
    expect(await screen.findByText('Firefox on Windows')).toBeInTheDocument();
    expect((await panel()).getByRole('button', { name: 'Turn on' })).toBeInTheDocument();
    await expectAccessible(container);
    const link = screen.getByRole('link', { name: 'Security' });
    expect(link).toHaveAttribute('href', '/admin/security');
    await userEvent.click(screen.getByRole('link', { name: 'Operation' }));
    await waitFor(() => expect(address()).toBe('/admin'));
  });
});

describe('the single sign-on of a person [A05]', () => {
  const IDENTITIES = 'GET user/identities';
  const UNLINK = 'POST user/identities/end';
  const LINKED = { identities: [{ issuer: 'https://sign-on.meridian.example/v2' }], isRequired: false };

  it('is unlinked by keyboard with the password, and is not shown where there is none', async () => {
    let own: object = LINKED;
    const { server, container } = await openSecurity({
      [STATE]: () => OFF,
      [IDENTITIES]: () => own,
      [UNLINK]: () => {
        own = { ...LINKED, identities: [] };
        return { message: 'Single sign-on is unlinked.' };
      },
    });
    const button = await screen.findByRole('button', { name: 'Unlink sign-on.meridian.example' });
    await expectAccessible(container);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await enterPassword('Unlink sign-on.meridian.example?');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Single sign-on' })).toBeNull());
    expect(server.callsOf(UNLINK)[0]!.body).toEqual({
      provider: 'https://sign-on.meridian.example/v2',
      password: 'Correct-Horse-9',
    });
  });

  it('stays while the company requires it', async () => {
    await openSecurity({ [STATE]: () => OFF, [IDENTITIES]: () => ({ ...LINKED, isRequired: true }) });
    expect(await screen.findByRole('button', { name: /^Unlink/ })).toBeDisabled();
    expect(screen.getByText(/requires it, so it cannot be unlinked/)).toBeInTheDocument();
  });
});

describe('the open sessions of a person [A17]', () => {
  const PHONE = { ...HERE, id: 's-2', browser: 'Safari', system: 'iPhone', isPresent: false };
  const OLDER = { ...PHONE, id: 's-3', browser: null, system: null, startedAt: null, lastUsedAt: null };
  const opened = async (replies: Parameters<typeof fakeServer>[0]) => ({
    ...(await openSecurity({ [STATE]: () => OFF, ...replies })),
    panel: async () => within(await screen.findByRole('region', { name: 'Where you are logged in' })),
  });

  it('are listed with browser, company and times, and one is ended by keyboard', async () => {
    let sessions = [HERE, PHONE, OLDER];
    const page = await opened({
      [SESSIONS]: () => sessions,
      'POST user/sessions/end': () => {
        sessions = [HERE, OLDER];
        return { message: 'The session is ended.' };
      },
    });
    const rows = await (await page.panel()).findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Firefox on Windows.*This session.*For Meridian, since 11\/28\/2026/),
      expect.stringMatching(/^Safari on iPhone.*For Meridian, since 11\/28\/2026.*, last used 11\/28\/2026/),
      expect.stringMatching(/^Unknown browser.*For Meridian/),
    ]);
    expect(within(rows[0]!).queryByRole('button')).toBeNull();
    await expectAccessible(page.container);
    (await page.panel())
      .getByRole('button', { name: /^End the session: Safari on iPhone, For Meridian, since/ })
      .focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
    expect(screen.getByRole('list', { name: 'Open sessions' })).toHaveFocus();
    expect(page.server.callsOf('POST user/sessions/end')[0]!.body).toEqual({ sessionId: 's-2' });
  });

  it('are all ended but this one, once that is confirmed', async () => {
    let sessions = [HERE, PHONE];
    const page = await opened({
      [SESSIONS]: () => sessions,
      'POST user/sessions/end-others': () => {
        sessions = [HERE];
        return { message: 'All other sessions are ended.' };
      },
    });
    await userEvent.click(await (await page.panel()).findByRole('button', { name: 'End all others…' }));
    const dialog = await focusedDialog('End all other sessions?');
    await expectAccessible(dialog);
    expect(page.server.callsOf('POST user/sessions/end-others')).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'End all others' }));
    expect(await screen.findByText('You are logged in nowhere else.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'End all others…' })).toBeNull();
    await waitFor(() => expect(screen.getByRole('list', { name: 'Open sessions' })).toHaveFocus());
  });

  it('say where they cannot be read, and where one was over already', async () => {
    let reply: () => unknown = () => refuse(503, 'HTTP.UNAVAILABLE', 'Not now.');
    const page = await opened({
      [SESSIONS]: () => reply(),
      'POST user/sessions/end': () => refuse(404, 'SESSION.NOT_OPEN', 'This session is over already.'),
    });
    expect(await (await page.panel()).findByText('Not now.')).toBeInTheDocument();
    reply = () => [HERE, PHONE];
    await userEvent.click((await page.panel()).getByRole('button', { name: /again|retry/i }));
    await userEvent.click(await screen.findByRole('button', { name: /^End the session: Safari on iPhone/ }));
    expect(await (await page.panel()).findByText('This session is over already.')).toBeInTheDocument();
  });
});
