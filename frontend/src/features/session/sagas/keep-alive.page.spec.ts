import { runSaga } from 'redux-saga';
import { fakeServer, refuse } from '#testing/fake-server';
import { rememberSession } from '#testing/render-app.tsx';
import { sessionStore } from '#shared/session/session-store';
import { sessionEnded, sessionSlice } from '#shared/session/session.slice';
import { keepAliveSaga } from './keep-alive.saga.js';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const SAFARI = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15';
const KEEP_ALIVE = 'GET keep-alive';

/** The session of a browser, as the saga sees it. */
function kept(userAgent: string) {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  rememberSession('requester');
  let session = { status: 'in' as const, ...sessionStore.read()! } as ReturnType<typeof sessionSlice.reducer>;
  const dispatch = (action: { readonly type: string }) => (session = sessionSlice.reducer(session, action));
  runSaga({ getState: () => ({ session }), dispatch }, keepAliveSaga);
  return { dispatch, session: () => session };
}

describe('a page that is open keeps its session alive [A12]', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

  it.each([CHROME, FIREFOX])('every 15 seconds, until it is over: %s', async (userAgent) => {
    const server = fakeServer({ [KEEP_ALIVE]: () => ({ userId: 'x' }) });
    const { session } = kept(userAgent);
    await pass(14_999);
    expect(server.callsOf(KEEP_ALIVE)).toHaveLength(0);
    await pass(15_001);
    expect(server.callsOf(KEEP_ALIVE)).toHaveLength(2);
    server.answers[KEEP_ALIVE] = () => refuse(401, 'AUTH.TOKEN_INVALID', 'Token is invalid');
    await pass(15_000);
    expect(session().status).toBe('ended');
    await pass(60_000);
    expect(server.callsOf(KEEP_ALIVE)).toHaveLength(3);
  });

  it('also after a call that was refused for a while, but not once the person logged out', async () => {
    const server = fakeServer({ [KEEP_ALIVE]: () => refuse(503, 'HTTP.UNAVAILABLE', 'Try again later.') });
    const { dispatch } = kept(CHROME);
    await pass(30_000);
    expect(server.callsOf(KEEP_ALIVE)).toHaveLength(2);
    dispatch(sessionEnded());
    await pass(30_000);
    expect(server.callsOf(KEEP_ALIVE)).toHaveLength(2);
  });

  it('not in other browsers', async () => {
    const server = fakeServer({ [KEEP_ALIVE]: () => ({ userId: 'x' }) });
    kept(SAFARI);
    await pass(60_000);
    expect(server.callsOf(KEEP_ALIVE)).toHaveLength(0);
  });
});
