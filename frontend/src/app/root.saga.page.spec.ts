import { put, take } from 'typed-redux-saga';
import { makeStore } from './store.js';

const received: unknown[] = [];

function* fragile() {
  yield* put({ type: 'fragile/started' });
  yield* take('fragile/poke');
  throw new Error('broken');
}

function* sturdy() {
  for (;;) {
    yield* take('fragile/poke');
    yield* put({ type: 'sturdy/received' });
  }
}

const counting =
  (type: string) =>
  (count = 0, action: { type: string }) =>
    action.type === type ? count + 1 : count;

it('starts a saga again that threw, reports it, and leaves the others alone', async () => {
  window.reportError = (error: unknown) => received.push(error);
  const { store, start } = makeStore([
    { name: 'fragile', saga: fragile, reducers: { started: counting('fragile/started') } },
    { name: 'sturdy', saga: sturdy, reducers: { received: counting('sturdy/received') } },
  ]);
  const task = start(() => undefined);
  const state = () => store.getState() as unknown as { started: number; received: number };
  store.dispatch({ type: 'fragile/poke' });
  await new Promise<void>((resolve) => {
    store.subscribe(() => state().started === 2 && resolve());
  });
  store.dispatch({ type: 'fragile/poke' });
  expect(received).toEqual([new Error('broken'), new Error('broken')]);
  expect(state().received).toBe(2);
  task.cancel();
  store.dispatch({ type: 'fragile/poke' });
  expect(state().received).toBe(2);
});
