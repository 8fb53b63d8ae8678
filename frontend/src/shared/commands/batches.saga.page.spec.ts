import { makeStore } from '#app/store';
import { fakeServer, refuse } from '#testing/fake-server';
import { batchLeft, batchStopped, batchSubmitted, type BatchState } from './batches.slice.js';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

const step = (id: string) => ({
  id,
  name: `policy ${id}`,
  submission: `key-${id}`,
  request: { method: 'PUT', path: `policy/archive/${id}`, settles: ['policies'] } as const,
});
const archive = (id: string) => `PUT policy/archive/${id}`;

function start() {
  const { store, start: run } = makeStore([]);
  const task = run(() => undefined);
  stops.push(() => task.cancel());
  const batch = (): BatchState | undefined => store.getState().batches['b'];
  const until = (condition: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      const check = () => condition() && (stop(), resolve());
      const stop = store.subscribe(check);
      check();
    });
  return {
    store,
    batch,
    until,
    submit: (ids: readonly string[]) => store.dispatch(batchSubmitted({ key: 'b', steps: ids.map(step) })),
  };
}

it('[C01] gives each command its own key and its own result', async () => {
  const server = fakeServer({
    [archive('1')]: () => ({}),
    [archive('2')]: () => refuse(409, 'POLICY.CANCELED', 'This policy is canceled.'),
    [archive('3')]: () => ({}),
  });
  const { batch, until, submit } = start();
  submit(['1', '2', '3']);
  await until(() => batch()?.status === 'ended');
  expect(batch()).toMatchObject({
    total: 3,
    accepted: ['1', '3'],
    refused: [{ id: '2', name: 'policy 2', problem: { message: 'This policy is canceled.' } }],
  });
  expect(['1', '2', '3'].map((id) => server.callsOf(archive(id))[0]!.headers['Idempotency-Key'])).toEqual([
    'key-1',
    'key-2',
    'key-3',
  ]);
});

it('[C01] sends no more once it was stopped', async () => {
  const { store, batch, until, submit } = start();
  const server = fakeServer({
    [archive('1')]: () => {
      store.dispatch(batchStopped({ key: 'b' }));
      return {};
    },
    [archive('2')]: () => ({}),
  });
  submit(['1', '2']);
  await until(() => batch()?.accepted.length === 1);
  expect(batch()).toMatchObject({ status: 'stopped', accepted: ['1'] });
  expect(server.callsOf(archive('2'))).toEqual([]);
});

it('[C01] goes on when its list is left, and says the result in a toast', async () => {
  const { store, batch, until, submit } = start();
  fakeServer({
    [archive('1')]: () => {
      store.dispatch(batchLeft({ key: 'b' }));
      return {};
    },
    [archive('2')]: () => refuse(409, 'POLICY.ARCHIVED', 'Archived policies cannot be edited.'),
  });
  submit(['1', '2']);
  await until(() => store.getState().toasts.length === 1);
  expect(store.getState().toasts).toMatchObject([{ text: '1 of 2 changes made, 1 refused.', tone: 'bad' }]);
  expect(batch()).toBeUndefined();
});
