import { given, recorded } from '../kernel/testing/given.js';
import { MOST_CHOSEN } from '../fields/selection-fields.js';
import { isShown } from './selection-choice.rules.js';
import type { ChangedChoice, Choice, SelectionCommand, SelectionEvent } from './selection.contract.js';
import { selectionDecider } from './selection.decider.js';

const selection = {
  selectionId: '75000000-0000-4000-8000-000000000001',
  policyId: '20000000-0000-4000-8000-000000000001',
  insuredId: '10000000-0000-4000-8000-000000000001',
  requesterId: '10000000-0000-4000-8000-000000000002',
  projectId: '60000000-0000-4000-8000-000000000001',
};
const [a, b, c] = ['a', 'b', 'c'].map((letter) => `7${letter}000000-0000-4000-8000-000000000001`) as [
  string,
  string,
  string,
];
const none = { addedSince: [] };
const choose = (change: Partial<ChangedChoice>, kind: SelectionCommand['kind'] = 'locations'): SelectionCommand => ({
  type: 'ChooseShared',
  kind,
  change: { selectAll: false, clearPrevious: false, add: [], remove: [], ...change },
  ...selection,
});
const chosen = (choice: Choice): SelectionEvent => ({
  type: 'SharedLocationsChosen',
  data: { ...selection, ...choice },
});
const allBut = (ids: readonly string[], includeLater = true) => chosen({ mode: 'allBut', ids, includeLater });
const only = (ids: readonly string[], includeLater = false) => chosen({ mode: 'only', ids, includeLater });

describe('choosing what a share shows [C06] [C07]', () => {
  it('says all but some in the ids of those', () =>
    given(selectionDecider)
      .when(choose({ remove: [b, a, b] }), none)
      .then(allBut([a, b])));
  it('says only some', () =>
    given(selectionDecider)
      .when(choose({ clearPrevious: true, add: [a] }), none)
      .then(only([a])));
  it('records the choice of vehicles by itself', () =>
    given(selectionDecider, allBut([a]))
      .when(choose({ remove: [b] }, 'vehicles'), none)
      .then({ type: 'SharedVehiclesChosen', data: { ...selection, mode: 'allBut', ids: [b], includeLater: true } }));
  it('adds to the choice so far, and removes from it', () => {
    given(selectionDecider, allBut([a, b]))
      .when(choose({ add: [a], remove: [c] }), none)
      .then(allBut([b, c]));
    given(selectionDecider, only([a, b]))
      .when(choose({ add: [c], remove: [a] }), none)
      .then(only([b, c]));
  });
  it('forgets it for everything', () =>
    given(selectionDecider, only([a]))
      .when(choose({ selectAll: true, remove: [b] }), none)
      .then(allBut([b])));
  it('records no event for what is chosen already', () => {
    given(selectionDecider)
      .when(choose({ selectAll: true }), none)
      .nothing();
    given(selectionDecider, allBut([a]))
      .when(choose({ remove: [a] }), none)
      .nothing();
    given(selectionDecider, only([a], true))
      .when(choose({ clearPrevious: true, add: [a], includeLater: true }), none)
      .nothing();
  });
  it('names no more than fit into one event', () => {
    const ids = Array.from(
      { length: MOST_CHOSEN + 1 },
      (_, n) => `7a000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
    );
    given(selectionDecider)
      .when(choose({ remove: ids }), none)
      .refused('SELECTION.TOO_MANY');
  });
});

describe('what is added after the choice [C06] [C07]', () => {
  it('stays hidden when the choice is changed, and is shown when it is added', () => {
    const past = given(selectionDecider, allBut([a], false));
    past.when(choose({ remove: [] }), { addedSince: [c] }).nothing();
    past.when(choose({ remove: [b] }), { addedSince: [c] }).then(allBut([a, b, c], false));
    past.when(choose({ add: [c] }), { addedSince: [c] }).then(allBut([a], false));
    past.when(choose({ selectAll: true, includeLater: false }), { addedSince: [c] }).then(allBut([], false));
  });
  it('stays shown where only some and all later ones are', () => {
    given(selectionDecider, only([a], true))
      .when(choose({ add: [b] }), { addedSince: [c] })
      .then(only([a, b, c], true));
    given(selectionDecider, only([a], true))
      .when(choose({ remove: [c] }), { addedSince: [c] })
      .then(only([a], true));
  });
});

describe('what is shown [C06] [C07]', () => {
  const { locations } = recorded([allBut([a], false)]).reduce(
    (state, event) => selectionDecider.evolve(state, event),
    selectionDecider.initialState,
  );
  const before = { addedAt: '0' };
  const after = { addedAt: '1' };
  const asOf = locations!.asOf;
  it.each<[string, Choice | null, readonly boolean[]]>([
    ['no choice', null, [true, true, true, true]],
    ['all but one', { mode: 'allBut', ids: [a], includeLater: true }, [false, true, false, true]],
    ['all but one, none later', { mode: 'allBut', ids: [a], includeLater: false }, [false, true, false, false]],
    ['only one', { mode: 'only', ids: [a], includeLater: false }, [true, false, false, false]],
    ['only one, and later ones', { mode: 'only', ids: [a], includeLater: true }, [true, false, true, true]],
  ])('%s', (_, choice, expected) => {
    const made = choice && { ...choice, asOf };
    expect(
      [
        { id: a, ...before },
        { id: b, ...before },
        { id: a, ...after },
        { id: b, ...after },
      ].map((entry) => isShown(made, entry)),
    ).toEqual(expected);
  });
});
