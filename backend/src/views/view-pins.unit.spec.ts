import type { PinnedView } from '@covertrail/platform/engine/progress/projection-progress';
import { ViewPins } from './view-pins.js';

describe('the views that one request is answered from', () => {
  let now: Record<string, PinnedView>;
  let waited: [readonly string[], string][];
  const views = {
    pin: async (view: string) => now[view]!,
    whenApplied: async (names: readonly string[], position: string) => waited.push([names, position]) > 0,
  };
  beforeEach(() => {
    now = {
      rows: { collection: 'rows@1', position: '07', late: false, beingBuilt: false },
      people: { collection: 'people@1', position: '05', late: false, beingBuilt: false },
    };
    waited = [];
  });

  it('stay those of the first look, and the reply is as of the slowest that was read', async () => {
    const pins = new ViewPins(views, '');
    expect(await pins.of('rows')).toEqual({ collection: 'rows@1', position: '07', late: false, beingBuilt: false });
    expect(pins.position).toBe('07');
    now = { ...now, rows: { collection: 'rows@1.g2', position: '09', late: false, beingBuilt: false } };
    expect(await pins.of('rows')).toEqual({ collection: 'rows@1', position: '07', late: false, beingBuilt: false });
    await pins.of('people');
    expect(pins.position).toBe('05');
    expect([waited, pins.isStale]).toEqual([[], false]);
  });

  it('make the reply stale where one of them is still being built, or nobody folds it', async () => {
    now = { ...now, people: { collection: 'people@1', position: '05', late: true, beingBuilt: false } };
    const pins = new ViewPins(views, '');
    await pins.of('rows');
    expect(pins.isStale).toBe(false);
    await pins.of('people');
    expect(pins.isStale).toBe(true);
  });

  it('are waited for, each at its first look, and the reply says when one did not come that far', async () => {
    const pins = new ViewPins(views, '06');
    await pins.of('rows');
    expect(pins.isStale).toBe(false);
    await Promise.all([pins.of('people'), pins.of('people')]);
    expect(waited).toEqual([
      [['rows'], '06'],
      [['people'], '06'],
    ]);
    expect(pins.isStale).toBe(true);
  });
});
