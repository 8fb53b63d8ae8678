import { waitFor } from '@testing-library/react';
import { runSaga, stdChannel } from 'redux-saga';
import type { Action } from 'redux';
import { fakeServer, refuse } from '#testing/fake-server';
import { sessionToken } from '../shared/api/session-token.js';
import { sessionEnded } from '../shared/session/session.slice.js';
import { queryAnswered, queryHidden, queryShown, refetchAsked, viewsMoved } from '../shared/views/views.slice.js';
import { clientTransferReceived, lineChanged } from './live.slice.js';
import { lineSaga } from './live.saga.js';

type Listener = (message?: unknown) => void;

class FakeSocket {
  readonly listeners = new Map<string, Listener>();
  readonly emitted: [string, unknown][] = [];
  connected = false;
  active = true;
  on = (name: string, listener: Listener) => this.listeners.set(name, listener);
  off = (name: string, listener: Listener) => this.listeners.get(name) === listener && this.listeners.delete(name);
  emit = (name: string, message: unknown) => this.emitted.push([name, message]);
  connect = () => undefined;
  disconnect = () => {
    this.connected = false;
  };
  receive(name: string, message?: unknown) {
    if (name === 'connect') this.connected = true;
    this.listeners.get(name)?.(message);
  }
}

let mockSocket: FakeSocket;
let mockFailures = 0;
jest.mock('./socket.js', () => ({
  openSocket: () => {
    if (mockFailures-- > 0) throw new Error('Failed to fetch dynamically imported module');
    return mockSocket;
  },
}));

/** What is on screen: queries by key, each with the position of its answer, null where that is not known. */
type OnScreen = Record<string, { view: string; status?: 'loading' | 'ready' | 'failed'; position?: string | null }>;

/** A store whose pages show `screen`. */
function start(screen: OnScreen) {
  const received: Action[] = [];
  const channel = stdChannel<Action>();
  const dispatch = (action: Action) => {
    received.push(action);
    channel.put(action);
  };
  const queries = () =>
    Object.fromEntries(
      Object.entries(screen).map(([key, { view, status = 'ready', position }]) => [
        key,
        { users: 1, query: { view }, status, answered: position !== undefined, position: position ?? null },
      ]),
    );
  const getState = () => ({ views: { queries: queries() }, session: { role: 'requester' } });
  const task = runSaga({ channel, dispatch, getState }, lineSaga, 'user-1');
  const change = (key: string, shown: OnScreen[string] | null) => {
    const before = screen[key];
    if (shown) screen[key] = shown;
    else delete screen[key];
    if (!shown) return dispatch(queryHidden({ key }));
    if (!before) return dispatch(queryShown({ key, query: { view: shown.view, path: key } }));
    const reading = { rows: null, total: 0, rest: null };
    return dispatch(queryAnswered({ key, reading, position: shown.position ?? null, revision: null, stale: false }));
  };
  return { received, change, task };
}

/** Messages to the server since the last look. */
const sent = () => mockSocket.emitted.splice(0);

beforeEach(() => {
  mockSocket = new FakeSocket();
  mockFailures = 0;
});

it('sends on each connect what it watches and as of when, and reads nothing again by itself', () => {
  const { received, change, task } = start({
    a: { view: 'policies', position: '0007' },
    b: { view: 'requests', position: '0005' },
  });
  mockSocket.receive('connect');
  expect(sent()).toEqual([
    ['watch', { views: ['policies', 'requests'], since: { policies: '0007', requests: '0005' } }],
  ]);
  change('a', { view: 'policies', position: '0009' });
  expect(sent()).toEqual([]);
  mockSocket.receive('disconnect');
  change('b', { view: 'requests', position: '0006' });
  expect(sent()).toEqual([]);
  mockSocket.receive('connect');
  expect(sent()).toEqual([
    ['watch', { views: ['policies', 'requests'], since: { policies: '0009', requests: '0006' } }],
  ]);
  expect(received.filter((action) => lineChanged.match(action))).toEqual([
    lineChanged(true),
    lineChanged(false),
    lineChanged(true),
  ]);
  expect(received.filter((action) => refetchAsked.match(action))).toEqual([]);
  task.cancel();
});

it('watches a view as of its oldest answer, and as of none where one has no position', () => {
  const { task } = start({
    a: { view: 'policies', position: '0007' },
    b: { view: 'policies', position: '0004' },
    c: { view: 'policies', status: 'loading' },
    d: { view: 'requests', position: '0005' },
    e: { view: 'requests', position: null },
  });
  mockSocket.receive('connect');
  expect(sent()).toEqual([['watch', { views: ['policies', 'requests'], since: { policies: '0004', requests: '' } }]]);
  task.cancel();
});

it('names a view again when an answer is older than what was asked for, and only then', () => {
  const { change, task } = start({ a: { view: 'policies', status: 'loading' } });
  mockSocket.receive('connect');
  expect(sent()).toEqual([['watch', { views: ['policies'] }]]);
  change('a', { view: 'policies', position: '0007' });
  expect(sent()).toEqual([['watch', { views: ['policies'], since: { policies: '0007' } }]]);
  change('b', { view: 'policies', status: 'loading' });
  change('b', { view: 'policies', position: '0007' });
  change('a', { view: 'policies', position: '0011' });
  expect(sent()).toEqual([]);
  change('c', { view: 'policies', position: '0003' });
  expect(sent()).toEqual([['watch', { views: ['policies'], since: { policies: '0003' } }]]);
  change('d', { view: 'policies', status: 'loading' });
  change('d', { view: 'policies', position: null });
  expect(sent()).toEqual([['watch', { views: ['policies'], since: { policies: '' } }]]);
  change('d', { view: 'policies', position: null });
  expect(sent()).toEqual([]);
  task.cancel();
});

it('reads again on connecting what had failed', () => {
  const { received, task } = start({
    a: { view: 'policies', status: 'failed' },
    b: { view: 'policies', status: 'failed', position: '0004' },
  });
  mockSocket.receive('connect');
  expect(sent()).toEqual([['watch', { views: ['policies'], since: { policies: '0004' } }]]);
  expect(received).toEqual([lineChanged(true), refetchAsked({ keys: ['a', 'b'] })]);
  task.cancel();
});

it('adds and removes views as pages open and close', () => {
  const { change, task } = start({ a: { view: 'policies', position: '0007' } });
  mockSocket.receive('connect');
  change('b', { view: 'requests', status: 'loading' });
  change('a', null);
  expect(sent().slice(1)).toEqual([
    ['watch', { views: ['requests'] }],
    ['unwatch', { views: ['policies'] }],
  ]);
  change('a', { view: 'policies', position: '0007' });
  expect(sent()).toEqual([['watch', { views: ['policies'], since: { policies: '0007' } }]]);
  task.cancel();
});

it('turns messages into actions', () => {
  const { received, task } = start({});
  const updates = [
    { view: 'policies', ids: ['a'], position: '0004' },
    { view: 'requests', ids: ['b'], position: '0004', again: true },
  ];
  const transfer = {
    kind: 'APPROVE',
    transferId: 't',
    insuredId: 'i',
    activeAcknowledgment: 'yes',
    position: '0006',
  } as const;
  mockSocket.receive('updated', { updates });
  mockSocket.receive('refetch', { view: 'requests', position: '0005' });
  mockSocket.receive('refetch', { view: 'shares', position: null });
  mockSocket.receive('CLIENT_TRANSFER', transfer);
  expect(received).toEqual([
    viewsMoved([
      { view: 'policies', position: '0004' },
      { view: 'requests', position: null },
    ]),
    viewsMoved([{ view: 'requests', position: '0005', spread: true }]),
    viewsMoved([{ view: 'shares', position: null, spread: true }]),
    clientTransferReceived(transfer),
  ]);
  task.cancel();
});

it('leaves no listener and no connection behind when it is canceled', async () => {
  const { task, received } = start({});
  mockSocket.receive('connect');
  expect(mockSocket.listeners.size).toBe(6);
  task.cancel();
  await task.toPromise();
  expect(mockSocket.listeners.size).toBe(0);
  expect(mockSocket.connected).toBe(false);
  const before = received.length;
  mockSocket.receive('updated', { updates: [] });
  expect(received).toHaveLength(before);
});

it('asks again for the program of the socket where the network did not bring it', async () => {
  jest.useFakeTimers();
  mockFailures = 1;
  const { received, task } = start({ a: { view: 'policies', position: '0007' } });
  expect(received).toContainEqual(lineChanged(false));
  expect(mockSocket.listeners.size).toBe(0);
  await jest.advanceTimersByTimeAsync(5_000);
  mockSocket.receive('connect');
  expect(received).toContainEqual(lineChanged(true));
  task.cancel();
  jest.useRealTimers();
});

it('asks whether the session lives where the server ended the connection, and ends it here where it does not [A17]', async () => {
  sessionToken.keep('token-1');
  const server = fakeServer({ 'GET user/userdetails': () => refuse(401, 'AUTH.NOT_LOGGED_IN', 'Please log in.') });
  const { received, task } = start({});
  mockSocket.receive('connect');
  mockSocket.receive('disconnect');
  expect(server.callsOf('GET user/userdetails')).toEqual([]);
  mockSocket.active = false;
  mockSocket.receive('connect');
  mockSocket.receive('disconnect');
  await waitFor(() => expect(received).toContainEqual(sessionEnded()));
  task.cancel();
});
