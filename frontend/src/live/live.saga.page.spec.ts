import { runSaga, stdChannel } from 'redux-saga';
import type { Action } from 'redux';
import { queryShown, refetchAsked, viewsMoved } from '../shared/views/views.slice.js';
import { clientTransferHeard, lineChanged } from './live.slice.js';
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
  disconnect = () => { this.connected = false; };
  hear(name: string, message?: unknown) {
    if (name === 'connect') this.connected = true;
    this.listeners.get(name)?.(message);
  }
}

let mockSocket: FakeSocket;
jest.mock('./socket.js', () => ({ openSocket: () => mockSocket }));

/** A store whose pages show `views`. */
function start(views: string[]) {
  const heard: Action[] = [];
  const channel = stdChannel<Action>();
  const dispatch = (action: Action) => {
    heard.push(action);
    channel.put(action);
  };
  const state = () => ({ views: { queries: Object.fromEntries(views.map((view) => [view, { users: 1, query: { view } }])) } });
  const task = runSaga({ channel, dispatch, getState: state }, lineSaga, 'user-1');
  return { heard, dispatch, task, views };
}

beforeEach(() => {
  mockSocket = new FakeSocket();
});

it('tells what it watches on connecting, and asks visible views again on each connect', () => {
  const { heard, task } = start(['policies', 'requests']);
  mockSocket.hear('connect');
  expect(mockSocket.emitted).toEqual([['watch', { views: ['policies', 'requests'] }]]);
  expect(heard).toEqual([lineChanged(true), refetchAsked({})]);
  mockSocket.hear('disconnect');
  mockSocket.hear('connect');
  expect(mockSocket.emitted).toHaveLength(2);
  expect(heard.slice(2)).toEqual([lineChanged(false), lineChanged(true), refetchAsked({})]);
  task.cancel();
});

it('adds and takes away views as pages come and go', () => {
  const { dispatch, views, task } = start(['policies']);
  mockSocket.hear('connect');
  views.splice(0, 1, 'requests');
  dispatch(queryShown({ key: 'k', query: { view: 'requests', path: 'r' } }));
  expect(mockSocket.emitted.slice(1)).toEqual([['watch', { views: ['requests'] }], ['unwatch', { views: ['policies'] }]]);
  task.cancel();
});

it('turns messages into actions', () => {
  const { heard, task } = start([]);
  const updates = [{ view: 'policies', ids: ['a'], position: '0004' }];
  const transfer = { kind: 'APPROVE', transferId: 't', insuredId: 'i', activeAcknowledgment: 'yes', position: '0006' } as const;
  mockSocket.hear('updated', { updates });
  mockSocket.hear('refetch', { view: 'requests', position: '0005' });
  mockSocket.hear('CLIENT_TRANSFER', transfer);
  expect(heard).toEqual([viewsMoved(updates), viewsMoved([{ view: 'requests', position: '0005', spread: true }]), clientTransferHeard(transfer)]);
  task.cancel();
});

it('leaves no listener and no connection behind when it is cancelled', async () => {
  const { task, heard } = start([]);
  mockSocket.hear('connect');
  expect(mockSocket.listeners.size).toBe(6);
  task.cancel();
  await task.toPromise();
  expect(mockSocket.listeners.size).toBe(0);
  expect(mockSocket.connected).toBe(false);
  const before = heard.length;
  mockSocket.hear('updated', { updates: [] });
  expect(heard).toHaveLength(before);
});
