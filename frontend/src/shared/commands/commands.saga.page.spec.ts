import { makeStore } from '#app/store';
import { fakeServer, refuse, UNANSWERED } from '#testing/fake-server';
import { keyOf } from '../views/view-query.js';
import { queryShown } from '../views/views.slice.js';
import { commandReset, commandSubmitted, isPending, type CommandRequest } from './commands.slice.js';

const LIST = { view: 'policies', path: 'policy/list/7' };
const EDIT: CommandRequest = {
  method: 'PUT',
  path: 'policy/editpolicy',
  body: { name: ' x ' },
  ifMatch: 4,
  settles: ['policies'],
  toast: 'Policy changed',
};

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

function start(shown = true) {
  const { store, start: run } = makeStore([]);
  const task = run(() => undefined);
  stops.push(() => task.cancel());
  if (shown) store.dispatch(queryShown({ key: keyOf(LIST), query: LIST }));
  const submit = (submission: string, request = EDIT) =>
    store.dispatch(commandSubmitted({ key: 'edit', submission, request }));
  return { store, submit, command: () => store.getState().commands['edit'], submitted: until(store.subscribe) };
}

/** Resolves when a condition on the store holds. */
const until =
  (subscribe: (listener: () => void) => () => void) =>
  (condition: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      const check = () => condition() && (stop(), resolve());
      const stop = subscribe(check);
      check();
    });

/** The edit is at position 0005, and what is read after it at 0004. */
function editAheadOfList(server: ReturnType<typeof fakeServer>): void {
  server.answers['PUT policy/editpolicy'] = () => {
    queueMicrotask(() => {
      server.at = '0004';
    });
    server.at = '0005';
    return { id: 'p' };
  };
}

it('is pending until the view on screen shows the result', async () => {
  const server = fakeServer({ 'GET policy/list/7': () => [], 'PUT policy/editpolicy': () => ({ id: 'p' }) });
  const { store, submit, command, submitted } = start();
  await submitted(() => store.getState().views.queries[keyOf(LIST)]?.status === 'ready');
  editAheadOfList(server);
  let answered = 0;
  server.answers['GET policy/list/7'] = () => {
    answered += 1;
    if (answered === 2) server.at = '0005';
    return [];
  };
  submit('one');
  await submitted(() => command()?.status === 'settling');
  expect(isPending(command())).toBe(true);
  expect(server.callsOf('PUT policy/editpolicy')[0]).toMatchObject({
    body: { name: 'x' },
    headers: { 'Idempotency-Key': 'one', 'If-Match': '"4"' },
  });
  await submitted(() => server.callsOf('GET policy/list/7').length === 2);
  expect(server.callsOf('GET policy/list/7')[1]!.headers['If-Position']).toBe('0005');
  await submitted(() => store.getState().views.queries[keyOf(LIST)]?.position === '0004');
  expect(command()?.status).toBe('settling');
  store.dispatch({ type: 'views/viewsMoved', payload: [{ view: 'policies', position: '0005' }] });
  await submitted(() => command()?.status === 'settled');
  expect(store.getState().toasts).toMatchObject([{ text: 'Policy changed' }]);
});

it('does not wait for views that are not on screen', async () => {
  fakeServer({ 'PUT policy/editpolicy': () => ({ id: 'p' }) });
  const { submit, command, submitted } = start(false);
  submit('one');
  await submitted(() => command()?.status === 'settled');
  expect(command()?.reply).toEqual({ id: 'p' });
});

it('ignores a second submit while the first is on its way', async () => {
  const server = fakeServer({ 'PUT policy/editpolicy': () => ({}) });
  const { submit, command, submitted } = start(false);
  submit('one');
  submit('two');
  await submitted(() => command()?.status === 'settled');
  expect(server.callsOf('PUT policy/editpolicy')).toHaveLength(1);
  submit('three');
  await submitted(() => command()?.status === 'settled');
  expect(server.callsOf('PUT policy/editpolicy')).toHaveLength(2);
});

it('sends another one under the same key where the component went while the first waited for its views', async () => {
  const server = fakeServer({ 'GET policy/list/7': () => [], 'PUT policy/editpolicy': () => ({ id: 'p' }) });
  const { store, submit, command, submitted } = start();
  await submitted(() => store.getState().views.queries[keyOf(LIST)]?.status === 'ready');
  editAheadOfList(server);
  submit('one');
  await submitted(() => command()?.status === 'settling');
  store.dispatch(commandReset({ key: 'edit' }));
  server.answers['PUT policy/editpolicy'] = () => UNANSWERED;
  submit('two');
  await submitted(() => command()?.status === 'sending');
  expect(server.callsOf('PUT policy/editpolicy').map(({ headers }) => headers['Idempotency-Key'])).toEqual([
    'one',
    'two',
  ]);
  server.at = '0005';
  store.dispatch({ type: 'views/viewsMoved', payload: [{ view: 'policies', position: '0005' }] });
  await submitted(() => store.getState().toasts.length === 1);
  expect(command()).toMatchObject({ submission: 'two', status: 'sending' });
});

it('keeps the problem under its key, with the errors of the fields', async () => {
  fakeServer({
    'PUT policy/editpolicy': () =>
      refuse(400, 'HTTP.BAD_INPUT', 'Please correct the marked fields.', { name: 'too long' }),
  });
  const { submit, command, submitted } = start(false);
  submit('one');
  await submitted(() => command()?.status === 'failed');
  expect(command()?.problem).toMatchObject({ code: 'HTTP.BAD_INPUT', fieldErrors: { name: 'too long' } });
});

it.each([502, 503, 504])('sends again with the same key when a server or its proxy answered %i', async (status) => {
  let tries = 0;
  const server = fakeServer({
    'PUT policy/editpolicy': () => {
      tries += 1;
      return tries === 1 ? refuse(status, 'HTTP.BUSY', 'busy') : { id: 'p' };
    },
  });
  const { submit, command, submitted } = start(false);
  submit('one');
  await submitted(() => command()?.status === 'settled');
  expect(server.callsOf('PUT policy/editpolicy').map(({ headers }) => headers['Idempotency-Key'])).toEqual([
    'one',
    'one',
  ]);
});
