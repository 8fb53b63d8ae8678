import { roleSwitched } from '../session/session.slice.js';
import { keyOf, readingOf, type ViewQuery } from './view-query.js';
import { queryAnswered, queryHidden, queryShown, refetchAsked, viewsMoved, viewsSlice } from './views.slice.js';
import type { ViewsState } from './views.types.js';

const { reducer } = viewsSlice;
const LIST: ViewQuery = { view: 'policies', path: 'policy/list/7' };
const KEY = keyOf(LIST);

const shown = (query: ViewQuery = LIST) => queryShown({ key: keyOf(query), query });
const answer = (body: unknown, position: string | null, query: ViewQuery = LIST) =>
  queryAnswered({ key: keyOf(query), reading: readingOf(body, query), position, revision: null, stale: false });
const after = (...actions: Parameters<typeof reducer>[1][]): ViewsState =>
  actions.reduce<ViewsState>(reducer, reducer(undefined, { type: 'start' }));
const row = (state: ViewsState, id: string) => state.entities['policies']?.[id]?.row;

describe('views', () => {
  it('takes an answer only if it is not older than the one that is shown', () => {
    const state = after(
      shown(),
      answer([{ id: 'a', n: 2 }], '0005'),
      answer(
        [
          { id: 'a', n: 1 },
          { id: 'b', n: 1 },
        ],
        '0004',
      ),
    );
    expect(row(state, 'a')).toEqual({ id: 'a', n: 2 });
    expect(state.queries[KEY]).toMatchObject({ ids: ['a'], position: '0005', status: 'ready' });
  });

  it('takes a newer answer, and one of the same position', () => {
    const state = after(
      shown(),
      answer([{ id: 'a', n: 1 }], '0004'),
      answer([{ id: 'a', n: 2 }], '0004'),
      answer([{ id: 'a', n: 3 }], '0010'),
    );
    expect(row(state, 'a')).toEqual({ id: 'a', n: 3 });
  });

  it('keeps the newest row of an entity that two lists name', () => {
    const other: ViewQuery = { ...LIST, query: { page: 2 } };
    const state = after(
      shown(),
      shown(other),
      answer([{ id: 'a', n: 9 }], '0009'),
      answer([{ id: 'a', n: 3 }], '0003', other),
    );
    expect(row(state, 'a')).toEqual({ id: 'a', n: 9 });
    expect(state.queries[keyOf(other)]).toMatchObject({ ids: ['a'], position: '0003' });
  });

  it('shows no answer as current that is older than the newest known position of its view', () => {
    const hidden = [shown(), answer([{ id: 'a', n: 1 }], '0004'), queryHidden({ key: KEY })] as const;
    expect(after(...hidden, shown()).queries[KEY]).toMatchObject({ answered: true, ids: ['a'] });
    expect(
      after(...hidden, refetchAsked({ views: ['policies'], atLeast: '0005' }), shown()).queries[KEY],
    ).toMatchObject({ answered: false, ids: null });
    expect(after(...hidden, viewsMoved([{ view: 'policies', position: '0009' }]), shown()).queries[KEY]).toMatchObject({
      answered: false,
    });
    expect(after(...hidden, viewsMoved([{ view: 'requests', position: '0009' }]), shown()).queries[KEY]).toMatchObject({
      answered: true,
    });
  });

  it('keeps the newest position of a view, in whatever order messages arrive', () => {
    expect(
      after(
        viewsMoved([{ view: 'policies', position: '0009' }]),
        refetchAsked({ views: ['policies'], atLeast: '0005' }),
      ).newest,
    ).toEqual({ policies: '0009' });
  });

  it('reads rows, their number and the rest of a reply', () => {
    const notices: ViewQuery = {
      view: 'notifications',
      path: 'n',
      rowsAt: 'notifications',
      totalAt: 'totalNotificationsCount',
    };
    expect(readingOf({ notifications: [{ id: 1 }], totalNotificationsCount: 30, unread: 4 }, notices)).toMatchObject({
      rows: [['1', { id: 1 }]],
      total: 30,
      rest: { unread: 4 },
    });
    expect(readingOf({ total: 4 }, LIST)).toEqual({ rows: null, total: 0, rest: { total: 4 } });
    expect(readingOf([{ month: '2026-01' }], LIST)).toMatchObject({ rows: null, rest: [{ month: '2026-01' }] });
  });

  it('keeps the last few hidden queries, and of their entities only those that are still named', () => {
    const page = (n: number): ViewQuery => ({ ...LIST, query: { page: n } });
    const visits = Array.from({ length: 20 }, (_, n) => [
      shown(page(n)),
      answer([{ id: `p${n}` }], '0001', page(n)),
      queryHidden({ key: keyOf(page(n)) }),
    ]);
    const state = after(...visits.flat());
    expect(Object.keys(state.queries)).toHaveLength(12);
    expect(row(state, 'p0')).toBeUndefined();
    expect(row(state, 'p19')).toEqual({ id: 'p19' });
  });

  it('never drops a query that is on screen', () => {
    const page = (n: number): ViewQuery => ({ ...LIST, query: { page: n } });
    const visits = Array.from({ length: 20 }, (_, n) => [shown(page(n)), queryHidden({ key: keyOf(page(n)) })]);
    expect(after(shown(), ...visits.flat()).queries[KEY]?.users).toBe(1);
  });

  it('forgets every answer when the role changes, and keeps what is asked', () => {
    const state = after(shown(), answer([{ id: 'a' }], '0004'), roleSwitched('insured'));
    expect(state.entities).toEqual({});
    expect(state.queries[KEY]).toMatchObject({ users: 1, answered: false, ids: null });
  });
});
