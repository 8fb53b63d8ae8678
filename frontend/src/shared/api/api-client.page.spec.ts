import { ApiProblem, UNABLE } from './api-problem.js';
import { send } from './api-client.js';
import { rememberSession, USER } from '#testing/render-app.tsx';
import { sessionToken } from './session-token.js';

interface Sent {
  readonly address: string;
  readonly init: RequestInit;
}

/** Answers every call with one reply and remembers what was sent. */
function answering(status: number, body: unknown, headers: Record<string, string> = {}): Sent[] {
  const sent: Sent[] = [];
  globalThis.fetch = ((address: string, init: RequestInit) => {
    sent.push({ address, init });
    return Promise.resolve({
      ok: status < 400,
      status,
      headers: new Map(Object.entries(headers)),
      text: () => Promise.resolve(body === null ? '' : JSON.stringify(body)),
    });
  }) as unknown as typeof fetch;
  return sent;
}

const headersOf = ([call]: Sent[]) => call!.init.headers as Record<string, string>;
const problemOfCall = (call: Promise<unknown>): Promise<ApiProblem> =>
  call.then(
    () => {
      throw new Error('should have failed');
    },
    (error: ApiProblem) => error,
  );

describe('send', () => {
  it('puts arrays in brackets, leaves out what is empty, and unwraps data', async () => {
    const sent = answering(200, { data: { rows: [] }, stale: true }, { 'X-Position': '0009', ETag: '"4"' });
    const reply = await send({
      method: 'GET',
      path: 'policy/list/7',
      query: { status: ['a b', 'c'], page: 1, word: '', filter: { line: 'auto' } },
    });
    expect(sent[0]!.address).toBe(
      '/covertrail-api/policy/list/7?status%5B%5D=a%20b&status%5B%5D=c&page=1&filter%5Bline%5D=auto',
    );
    expect(reply).toEqual({ body: { rows: [] }, position: '0009', revision: 4, stale: true });
  });

  it('trims every string of a body but passwords, and leaves out what is null', async () => {
    const sent = answering(200, { data: null });
    await send({
      method: 'POST',
      path: 'x',
      body: {
        name: '  Ann ',
        list: [' a '],
        deep: { note: ' n' },
        password: ' p ',
        amount: 5,
        none: null,
        inner: { none: null },
      },
    });
    expect(JSON.parse(sent[0]!.init.body as string)).toEqual({
      name: 'Ann',
      list: ['a'],
      deep: { note: 'n' },
      password: ' p ',
      amount: 5,
      inner: {},
    });
  });

  it('carries token, key, revision, position and role', async () => {
    sessionToken.keep('abc');
    const sent = answering(200, { data: 1 });
    await send({
      method: 'PUT',
      path: 'x',
      body: {},
      idempotencyKey: 'k',
      ifMatch: 3,
      ifPosition: '0007',
      actingRole: 'agent',
    });
    expect(headersOf(sent)).toMatchObject({
      Authorization: 'Bearer abc',
      'Idempotency-Key': 'k',
      'If-Match': '"3"',
      'If-Position': '0007',
      'X-Acting-Role': 'agent',
      'Content-Type': 'application/json',
    });
  });

  it('says whose page it is, so that the server can hold that against the token', async () => {
    rememberSession('requester');
    const sent = answering(200, { data: 1 });
    await send({ method: 'GET', path: 'x' });
    expect(headersOf(sent)).toMatchObject({ Authorization: 'Bearer token-1', userKey: USER.id });
    await send({ method: 'POST', path: 'x', body: {}, open: true });
    expect(headersOf(sent.slice(1))).not.toHaveProperty('userKey');
  });

  it('sends no token with an open call, and takes no 401 of it as the end of a session', async () => {
    sessionToken.keep('abc');
    const sent = answering(401, { code: 'AUTH.WRONG_CREDENTIALS', message: 'The email or password is incorrect.' });
    const problem = await problemOfCall(send({ method: 'POST', path: 'authenticate', body: {}, open: true }));
    expect(headersOf(sent)).not.toHaveProperty('Authorization');
    expect(problem).toMatchObject({ code: 'AUTH.WRONG_CREDENTIALS', endsSession: false });
  });

  it('keeps a refreshed token, but not one that comes after log-out', async () => {
    sessionToken.keep('old');
    answering(200, { data: 1 }, { jwt_refreshed: 'new' });
    await send({ method: 'GET', path: 'x' });
    expect(sessionToken.read()).toBe('new');
    const late = send({ method: 'GET', path: 'x' });
    sessionToken.drop();
    await late;
    expect(sessionToken.read()).toBeNull();
  });

  it.each([
    [401, 'Session', true],
    [403, 'No', true],
    [400, 'Token is invalid', true],
    [409, 'Changed', false],
  ])('status %i with "%s" ends the session: %s', async (status, message, ends) => {
    sessionToken.keep('abc');
    answering(status, { code: 'A.B', message });
    expect(await problemOfCall(send({ method: 'GET', path: 'x' }))).toMatchObject({
      status,
      message,
      endsSession: ends,
    });
  });

  it('maps field errors and the present revision', async () => {
    answering(409, {
      code: 'HTTP.REVISION_CHANGED',
      message: 'Changed',
      errors: { name: 'too long' },
      currentRevision: 8,
    });
    expect(await problemOfCall(send({ method: 'PUT', path: 'x', body: {} }))).toMatchObject({
      fieldErrors: { name: 'too long' },
      currentRevision: 8,
    });
  });

  it('words a reply that is no problem body, and no reply at all', async () => {
    answering(502, null);
    expect(await problemOfCall(send({ method: 'GET', path: 'x' }))).toMatchObject({
      status: 502,
      code: 'HTTP.502',
      message: UNABLE,
    });
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await problemOfCall(send({ method: 'GET', path: 'x' }))).toMatchObject({
      status: 0,
      code: 'NETWORK.UNREACHABLE',
      message: UNABLE,
    });
  });

  it('distinguishes an aborted call from a failed one', async () => {
    const abort = new AbortController();
    globalThis.fetch = () => Promise.reject(new DOMException('gone', 'AbortError'));
    abort.abort();
    expect(await problemOfCall(send({ method: 'GET', path: 'x', signal: abort.signal }))).not.toBeInstanceOf(
      ApiProblem,
    );
  });
});
