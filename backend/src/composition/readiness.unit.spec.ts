import { buildTrouble, foldTrouble } from './readiness.js';

describe('whether views are built', () => {
  it('names the first that is not, how far it is, and how many there are', () => {
    expect(buildTrouble([])).toBeNull();
    expect(buildTrouble([{ view: 'people', percent: 45 }])).toBe(
      'the view people is still being built (45 % of the log)',
    );
    const two = [
      { view: 'people', percent: 0 },
      { view: 'policies', percent: 3 },
    ];
    expect(buildTrouble(two)).toBe('the view people is still being built (0 % of the log), and 1 more');
  });
});

describe('whether views are folded', () => {
  const running = { projection: 'policies', state: 'running', error: null } as const;

  it('troubles nobody while they are, here or elsewhere', () => {
    expect(foldTrouble([running], [])).toBeNull();
    expect(foldTrouble([{ ...running, state: 'standby' }], [])).toBeNull();
    expect(foldTrouble([], [])).toBeNull();
  });

  it('names the view that nobody folds, and why where this process knows', () => {
    expect(foldTrouble([], ['requests', 'shares'])).toBe('nobody folds the view requests');
    const paused = { projection: 'policies', state: 'paused', error: 'too many events could not be folded' } as const;
    expect(foldTrouble([paused], ['policies'])).toBe(
      'nobody folds the view policies, which is paused: too many events could not be folded',
    );
    expect(foldTrouble([{ ...paused, state: 'stalled' }], ['policies'])).toBe('the view policies is stalled');
  });
});
