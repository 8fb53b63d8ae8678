import { act, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { makeStore } from '#app/store';
import { fakeServer, refuse } from '#testing/fake-server';
import { useViewQuery } from './use-view-query.js';
import { selectIsStale, selectVisibleViews } from './views.selectors.js';
import { roleSwitched } from '../session/session.slice.js';
import { queryHidden, queryShown, refetchAsked, viewsMoved } from './views.slice.js';

interface Policy {
  readonly id: string;
  readonly number: string;
}

interface PoliciesProps {
  readonly page: number;
  readonly also?: readonly string[];
}

function Policies({ page, ...further }: PoliciesProps) {
  const { rows, total, loading, refreshing, problem } = useViewQuery<Policy, unknown>({
    view: 'policies',
    ...further,
    path: 'policies',
    query: { page },
  });
  if (loading) return <p>loading</p>;
  return (
    <p>
      {problem
        ? problem.message
        : `${rows.map(({ number }) => number).join(' ')} of ${total}${refreshing ? ', refreshing' : ''}`}
    </p>
  );
}

function AllPolicies() {
  const { rows } = useViewQuery<Policy, unknown>({ view: 'policies', path: 'policies', whole: true });
  return <p>{rows.map(({ number }) => number).join(' ')}</p>;
}

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

function open(page = 1, further: Pick<PoliciesProps, 'also'> = {}) {
  const { store, start } = makeStore([]);
  const task = start(() => undefined);
  stops.push(() => task.cancel());
  const shown = (number: number) => (
    <Provider store={store}>
      <Policies page={number} {...further} />
    </Provider>
  );
  const view = render(shown(page));
  const leave = () =>
    view.rerender(
      <Provider store={store}>
        <p>elsewhere</p>
      </Provider>,
    );
  return { store, leave, turn: (number: number) => view.rerender(shown(number)), unmount: view.unmount };
}

const pages: Record<string, Policy[]> = { 1: [{ id: 'a', number: 'GL-1' }], 2: [{ id: 'b', number: 'GL-2' }] };
const listOf = (page: string | null) => ({ rows: pages[page ?? ''] ?? [], total: 2 });

it('keeps the rows of one page until the next is there', async () => {
  fakeServer({ 'GET policies': ({ query }) => listOf(query.get('page')) });
  const { turn } = open();
  expect(screen.getByText('loading')).toBeInTheDocument();
  expect(await screen.findByText('GL-1 of 2')).toBeInTheDocument();
  turn(2);
  expect(screen.getByText('GL-1 of 2, refreshing')).toBeInTheDocument();
  expect(await screen.findByText('GL-2 of 2')).toBeInTheDocument();
});

it('keeps the rows of one page until the next is there, also after many other pages', async () => {
  fakeServer({ 'GET policies': ({ query }) => listOf(query.get('page')), 'GET others': () => listOf('2') });
  const { store, turn } = open();
  await screen.findByText('GL-1 of 2');
  act(() => {
    for (let at = 0; at < 13; at += 1) {
      const key = `{"view":"others","path":"others","query":{"page":${at}}}`;
      store.dispatch(queryShown({ key, query: { view: 'others', path: 'others', query: { page: at } } }));
      store.dispatch(queryHidden({ key }));
    }
  });
  turn(2);
  expect(screen.getByText('GL-1 of 2, refreshing')).toBeInTheDocument();
  expect(await screen.findByText('GL-2 of 2')).toBeInTheDocument();
});

it('shows neither the rows of another role nor that there are none, until they are there', async () => {
  fakeServer({ 'GET policies': ({ query }) => listOf(query.get('page')) });
  const { store } = open();
  await screen.findByText('GL-1 of 2');
  act(() => {
    store.dispatch(roleSwitched('insured'));
  });
  expect(screen.getByText('loading')).toBeInTheDocument();
  expect(await screen.findByText('GL-1 of 2')).toBeInTheDocument();
});

it('reads every page of a whole list, and a row that moved meanwhile once', async () => {
  const after: Record<string, { rows: Policy[]; total: number; next?: string }> = {
    '': { rows: [{ id: 'a', number: 'GL-1' }], total: 3, next: 'k-1' },
    'k-1': { rows: [{ id: 'b', number: 'GL-2' }], total: 3, next: 'k-2' },
    'k-2': {
      rows: [
        { id: 'a', number: 'GL-1' },
        { id: 'c', number: 'GL-3' },
      ],
      total: 3,
    },
  };
  const server = fakeServer({ 'GET policies': ({ query }) => after[query.get('after') ?? ''] });
  const { store, start } = makeStore([]);
  const task = start(() => undefined);
  stops.push(() => task.cancel());
  render(
    <Provider store={store}>
      <AllPolicies />
    </Provider>,
  );
  expect(await screen.findByText('GL-1 GL-2 GL-3')).toBeInTheDocument();
  expect(server.calls).toHaveLength(3);
});

it('asks once for messages that come together, and not at all for what it shows already', async () => {
  const server = fakeServer({ 'GET policies': ({ query }) => listOf(query.get('page')) });
  server.at = '0003';
  const { store } = open();
  await screen.findByText('GL-1 of 2');
  server.at = '0006';
  act(() => {
    for (const position of ['0002', '0004', '0006', '0005'])
      store.dispatch(viewsMoved([{ view: 'policies', position }]));
    store.dispatch(viewsMoved([{ view: 'requests', position: '0009' }]));
  });
  await waitFor(() => expect(server.calls).toHaveLength(2));
  expect(server.calls[1]!.headers['If-Position']).toBe('0006');
  await screen.findByText('GL-1 of 2');
  act(() => {
    store.dispatch(viewsMoved([{ view: 'policies', position: '0006' }]));
    store.dispatch(viewsMoved([{ view: 'policies', position: '0007' }]));
  });
  await waitFor(() => expect(server.calls).toHaveLength(3));
  expect(server.calls[2]!.headers['If-Position']).toBe('0007');
});

it('asks once where the command that it waits for and the message of it come while it reads', async () => {
  const server = fakeServer({ 'GET policies': ({ query }) => listOf(query.get('page')) });
  server.at = '0003';
  const { store } = open();
  await screen.findByText('GL-1 of 2');
  server.at = '0006';
  act(() => {
    store.dispatch(refetchAsked({ views: ['policies'], atLeast: '0005' }));
    store.dispatch(refetchAsked({ views: ['policies'], atLeast: '0006' }));
  });
  expect(screen.getByText('GL-1 of 2, refreshing')).toBeInTheDocument();
  await screen.findByText('GL-1 of 2');
  expect(server.calls).toHaveLength(2);
  act(() => {
    store.dispatch(refetchAsked({ views: ['policies'], atLeast: '0007' }));
  });
  await waitFor(() => expect(server.calls).toHaveLength(3));
  expect(server.calls[2]!.headers['If-Position']).toBe('0007');
});

it('asks once for two parts of a page that show the same', async () => {
  const server = fakeServer({ 'GET policies': ({ query }) => listOf(query.get('page')) });
  const { store, start } = makeStore([]);
  const task = start(() => undefined);
  stops.push(() => task.cancel());
  render(
    <Provider store={store}>
      <Policies page={1} />
      <Policies page={1} />
    </Provider>,
  );
  await waitFor(() => expect(screen.getAllByText('GL-1 of 2')).toHaveLength(2));
  expect(server.calls).toHaveLength(1);
});

it('shows the last answer on the way back, but none that is older than what this person did meanwhile', async () => {
  const server = fakeServer({ 'GET policies': ({ query }) => listOf(query.get('page')) });
  server.at = '0003';
  const { store, leave, turn } = open();
  await screen.findByText('GL-1 of 2');
  leave();
  turn(1);
  expect(screen.getByText(/^GL-1 of 2/)).toBeInTheDocument();
  await waitFor(() => expect(server.calls).toHaveLength(2));
  leave();
  act(() => {
    store.dispatch(refetchAsked({ views: ['policies'], atLeast: '0005' }));
  });
  turn(1);
  expect(screen.getByText('loading')).toBeInTheDocument();
  server.at = '0005';
  expect(await screen.findByText('GL-1 of 2')).toBeInTheDocument();
  expect(server.calls[2]!.headers['If-Position']).toBe('0005');
});

it('says what went wrong', async () => {
  fakeServer({ 'GET policies': () => refuse(500, 'HTTP.UNEXPECTED', 'Unable') });
  open();
  expect(await screen.findByText('Unable')).toBeInTheDocument();
});

it('aborts a call that nobody waits for any more', async () => {
  const signals: AbortSignal[] = [];
  globalThis.fetch = (_address: unknown, init?: RequestInit) => {
    signals.push(init!.signal!);
    return new Promise(() => undefined);
  };
  const { unmount } = open();
  await waitFor(() => expect(signals).toHaveLength(1));
  unmount();
  expect(signals[0]!.aborted).toBe(true);
});

it('asks again on any message where the answer has no position', async () => {
  const server = fakeServer({ 'GET policies': ({ query }) => listOf(query.get('page')) });
  server.at = null as unknown as string;
  const { store } = open();
  await screen.findByText('GL-1 of 2');
  act(() => {
    store.dispatch(
      viewsMoved([
        { view: 'requests', position: '0002' },
        { view: 'policies', position: '0002' },
      ]),
    );
  });
  await waitFor(() => expect(server.calls).toHaveLength(2));
});

it('asks again where a further view that the answer depends on has moved, also after it was left', async () => {
  const server = fakeServer({ 'GET policies': ({ query }) => listOf(query.get('page')) });
  server.at = '0001';
  const { store, leave, turn } = open(1, { also: ['companies'] });
  await screen.findByText('GL-1 of 2');
  expect(selectVisibleViews(store.getState())).toEqual(['companies', 'policies']);
  server.at = '0002';
  act(() => {
    store.dispatch(viewsMoved([{ view: 'companies', position: '0002' }]));
  });
  await waitFor(() => expect(server.calls).toHaveLength(2));
  expect(server.calls[1]!.headers['If-Position']).toBe('0002');
  leave();
  act(() => {
    store.dispatch(viewsMoved([{ view: 'companies', position: '0003' }]));
  });
  server.at = '0003';
  turn(1);
  await waitFor(() => expect(server.calls).toHaveLength(3));
});

it('asks again whatever it shows where it is unknown what it missed, and leaves other views alone', async () => {
  const server = fakeServer({ 'GET policies': ({ query }) => listOf(query.get('page')) });
  server.at = '0009';
  const { store } = open();
  await screen.findByText('GL-1 of 2');
  act(() => {
    store.dispatch(
      viewsMoved([
        { view: 'requests', position: null },
        { view: 'policies', position: null },
        { view: 'policies', position: '0004' },
      ]),
    );
  });
  await waitFor(() => expect(server.calls).toHaveLength(2));
  expect(server.calls[1]!.headers['If-Position']).toBe('0009');
  expect(store.getState().views.newest).toEqual({ policies: '0004' });
});

it('shows an answer that lacks what has happened, says so, and asks again until one does not', async () => {
  const server = fakeServer({ 'GET policies': ({ query }) => listOf(query.get('page')) });
  server.stale = true;
  const { store } = open();
  await screen.findByText('GL-1 of 2');
  expect(selectIsStale(store.getState())).toBe(true);
  await waitFor(() => expect(server.calls.length).toBeGreaterThan(1));
  server.stale = false;
  await waitFor(() => expect(selectIsStale(store.getState())).toBe(false), { timeout: 3_000 });
});

describe('answered by a backend that is behind the one before', () => {
  /** Which policies the server knows, and as of when. */
  function backends() {
    const server = fakeServer({
      'GET policies': ({ query }) => (server.at < '0009' ? { rows: [], total: 0 } : listOf(query.get('page'))),
    });
    server.at = '0009';
    return server;
  }
  const positionsIn = (server: ReturnType<typeof backends>) =>
    server.calls.map(({ headers }) => headers['If-Position']);

  it('keeps what it has shown, and asks for it again until the answer has come as far', async () => {
    const server = backends();
    const { store } = open();
    await screen.findByText('GL-1 of 2');
    server.at = '0005';
    act(() => {
      store.dispatch(refetchAsked({ views: ['policies'] }));
    });
    await waitFor(() => expect(server.calls.length).toBeGreaterThan(2));
    expect(screen.getByText(/^GL-1 of 2/)).toBeInTheDocument();
    server.at = '0010';
    await screen.findByText('GL-1 of 2');
    expect(positionsIn(server).slice(0, 3)).toEqual([undefined, '0009', '0009']);
  });

  it('shows no older answer to another question, either', async () => {
    const server = backends();
    const { turn } = open();
    await screen.findByText('GL-1 of 2');
    server.at = '0005';
    turn(2);
    await waitFor(() => expect(server.calls.length).toBeGreaterThan(2));
    expect(screen.getByText('GL-1 of 2, refreshing')).toBeInTheDocument();
    server.at = '0009';
    expect(await screen.findByText('GL-2 of 2', {}, { timeout: 3_000 })).toBeInTheDocument();
    expect(positionsIn(server).slice(0, 2)).toEqual([undefined, '0009']);
  });

  it('shows an older answer that says it is, rather than nothing, when it was patient', async () => {
    const server = backends();
    const { store, turn } = open();
    await screen.findByText('GL-1 of 2');
    server.at = '0005';
    turn(2);
    for (let answers = 2; answers < 5; answers += 1) {
      await waitFor(() => expect(server.calls.length).toBeGreaterThanOrEqual(answers));
      act(() => {
        store.dispatch(refetchAsked({ views: ['policies'] }));
      });
    }
    expect(await screen.findByText(/^of 0/, {}, { timeout: 8_000 })).toBeInTheDocument();
    expect(Object.values(store.getState().views.queries).map(({ stale }) => stale)).toEqual([false, true]);
  });
});
