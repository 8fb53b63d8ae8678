import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '#testing/accessible';
import { fakeServer, refuse } from '#testing/fake-server';
import { focusedDialog } from '#testing/focused-dialog';
import { rememberSession, renderApp, USER, userDetails } from '#testing/render-app.tsx';

const KEYS = 'GET user/passkeys';
const OFFER = 'POST user/passkeys/offer';
const ADD = 'POST user/passkeys';
const ID = 'b0000000-0000-4000-8000-000000000001';
const LAPTOP = { id: ID, name: 'Work laptop', addedAt: '2026-11-20T16:12:00.000Z', usedAt: null };
const OFFERED = {
  challenge: 'AAAA',
  site: { id: 'localhost', name: 'Covertrail' },
  person: { handle: 'AAAA', email: 'dana@meridian.example', name: 'Dana Okafor' },
  credentialIds: ['BBBB'],
};
const CANCELED = /^Your browser gave no passkey\./;

/** What the browser does when it is asked to make a passkey, and when to sign with one. */
function browserThat({
  create = cancel,
  get = cancel,
}: {
  create?: () => Promise<unknown>;
  get?: () => Promise<unknown>;
}) {
  Object.assign(window, { PublicKeyCredential: class {} });
  Object.assign(navigator, { credentials: { create: jest.fn(create), get: jest.fn(get) } });
}
const cancel = () => Promise.reject(Object.assign(new Error('no'), { name: 'NotAllowedError' }));
const bytes = () => new Uint8Array([1, 2, 3]).buffer;

afterEach(() => {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
});

async function openSecurity(more: Parameters<typeof fakeServer>[0]) {
  rememberSession('requester');
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['requester']),
    'GET user/second-factor': () => ({ since: null, codesLeft: 0, requiredBy: [] }),
    'GET user/identities': () => ({ identities: [], isRequired: false }),
    ...more,
  });
  const app = renderApp('/app/myProfile/security');
  const panel = within(await screen.findByRole('region', { name: 'Passkeys' }));
  return { server, panel, ...app };
}

describe('the passkeys of a person [A18]', () => {
  it('get one more by name and password, once the browser has made it', async () => {
    const made = { id: 'AQID', rawId: bytes(), type: 'public-key', getClientExtensionResults: () => ({}) };
    const response = { clientDataJSON: bytes(), attestationObject: bytes(), getTransports: () => [] };
    browserThat({ create: () => Promise.resolve({ ...made, response }) });
    let passkeys: readonly object[] = [];
    const { server, panel } = await openSecurity({
      [KEYS]: () => ({ passkeys }),
      [OFFER]: () => OFFERED,
      [ADD]: () => {
        passkeys = [LAPTOP];
        return LAPTOP;
      },
    });
    await userEvent.click(panel.getByRole('button', { name: 'Add a passkey' }));
    const dialog = await focusedDialog('Add a passkey');
    await expectAccessible(dialog);
    const fields = within(dialog);
    await userEvent.type(fields.getByLabelText(/Password/), 'Correct-Horse-9');
    await userEvent.click(fields.getByRole('button', { name: 'Continue' }));
    expect(await fields.findByText('Please enter a name for the passkey.')).toBeInTheDocument();
    await userEvent.type(fields.getByLabelText(/Name/), 'Work laptop');
    await userEvent.click(fields.getByRole('button', { name: 'Continue' }));
    const list = await screen.findByRole('list', { name: 'Your passkeys' });
    expect(list).toHaveTextContent(/Work laptop.*not used yet/);
    expect(server.callsOf(OFFER)[0]!.body).toEqual({ password: 'Correct-Horse-9' });
    expect(server.callsOf(ADD)[0]!.body).toEqual({
      name: 'Work laptop',
      credentialId: 'AQID',
      clientData: 'AQID',
      attestation: 'AQID',
    });
  });

  it('stay as they are where the person cancels what the browser asks', async () => {
    browserThat({});
    const { server, panel } = await openSecurity({ [KEYS]: () => ({ passkeys: [LAPTOP] }), [OFFER]: () => OFFERED });
    await userEvent.click(panel.getByRole('button', { name: 'Add a passkey' }));
    const fields = within(await focusedDialog('Add a passkey'));
    await userEvent.type(fields.getByLabelText(/Name/), 'Phone');
    await userEvent.type(fields.getByLabelText(/Password/), 'Correct-Horse-9');
    await userEvent.click(fields.getByRole('button', { name: 'Continue' }));
    expect(await fields.findByText(CANCELED)).toBeInTheDocument();
    expect(server.callsOf(ADD)).toEqual([]);
    expect(fields.getByLabelText(/Name/)).toHaveValue('Phone');
  });

  it('lose one by its password', async () => {
    browserThat({});
    const { server, panel, container } = await openSecurity({
      [KEYS]: () => ({ passkeys: [LAPTOP] }),
      'POST user/passkeys/end': () => refuse(422, 'SECOND_FACTOR.WRONG_PASSWORD', 'The password is incorrect.'),
    });
    await expectAccessible(container);
    await userEvent.click(panel.getByRole('button', { name: 'Remove Work laptop' }));
    const fields = within(await focusedDialog('Remove the passkey “Work laptop”?'));
    await userEvent.type(fields.getByLabelText(/Password/), 'Correct-Horse-9{Enter}');
    expect(await fields.findByText('The password is incorrect.')).toBeInTheDocument();
    expect(server.callsOf('POST user/passkeys/end')[0]!.body).toEqual({ passkeyId: ID, password: 'Correct-Horse-9' });
  });

  it('cannot be added in a browser without them, and the page says so', async () => {
    const { panel } = await openSecurity({ [KEYS]: () => ({ passkeys: [] }) });
    expect(panel.getByRole('button', { name: 'Add a passkey' })).toBeDisabled();
    expect(panel.getByText(/This browser cannot use passkeys/)).toBeInTheDocument();
  });
});

describe('a log-in with a passkey [A18]', () => {
  const BEGIN = 'POST authenticate/passkey/begin';
  const LOG_IN = 'POST authenticate/passkey';
  const serve = (more: Parameters<typeof fakeServer>[0] = {}) => {
    sessionStorage.clear();
    return fakeServer({
      [BEGIN]: () => ({ challenge: 'AAAA', siteId: 'localhost' }),
      'GET user/userdetails': () => userDetails(['requester']),
      ...more,
    });
  };
  const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Log in with a passkey' }));

  it('sends what the passkey signed, and opens the session', async () => {
    const signed = { id: 'AQID', rawId: bytes(), type: 'public-key', getClientExtensionResults: () => ({}) };
    const response = { clientDataJSON: bytes(), authenticatorData: bytes(), signature: bytes(), userHandle: bytes() };
    browserThat({ get: () => Promise.resolve({ ...signed, response }) });
    const server = serve({ [LOG_IN]: () => ({ ...USER, role: 'Requestor', roles: ['Requestor'], jwt: 'fresh' }) });
    const { address } = renderApp('/login');
    await press();
    await waitFor(() => expect(address()).toBe('/app/dashboard'));
    expect(server.callsOf(LOG_IN)[0]!.body).toEqual({
      credentialId: 'AQID',
      clientData: 'AQID',
      authenticatorData: 'AQID',
      signature: 'AQID',
      userHandle: 'AQID',
    });
  });

  it('says where it was canceled, and the password can be used', async () => {
    browserThat({});
    const server = serve();
    renderApp('/login');
    await press();
    expect(await screen.findByText(CANCELED)).toBeInTheDocument();
    expect(server.callsOf(LOG_IN)).toEqual([]);
    expect(screen.getByRole('button', { name: 'Log in' })).toBeEnabled();
  });

  it('is not offered by a browser without passkeys', async () => {
    serve();
    renderApp('/login');
    await screen.findByRole('button', { name: 'Log in' });
    expect(screen.queryByRole('button', { name: 'Log in with a passkey' })).toBeNull();
  });
});
