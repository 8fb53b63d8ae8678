import { GatheredUpdates, type RoomNews } from './gathered-updates.js';

const update = (
  ids: readonly string[],
  position: string,
  audience: readonly string[] = ['c-1'],
  view = 'policies',
) => ({ view, ids, position, audience });

describe('live updates of a moment', () => {
  let due: [string, RoomNews][];
  let gathered: GatheredUpdates;
  beforeEach(() => {
    due = [];
    gathered = new GatheredUpdates((room, news) => void due.push([room, news]));
  });

  it('reach each room once, with every id once and the newest position', () => {
    gathered.add([update(['p-1', 'p-2'], '02'), update(['p-2'], '03')]);
    gathered.add([update(['p-3'], '01')]);
    gathered.flush();
    expect(due).toEqual([
      ['c-1|policies', { updates: [{ view: 'policies', ids: ['p-1', 'p-2', 'p-3'], position: '03' }], refetch: [] }],
    ]);
  });

  it('give no room what only another may know', () => {
    gathered.add([update(['p-1'], '01', ['c-1']), update(['p-9'], '02', ['c-2'])]);
    gathered.flush();
    expect(due.map(([room, { updates }]) => [room, updates[0]?.ids])).toEqual([
      ['c-1|policies', ['p-1']],
      ['c-2|policies', ['p-9']],
    ]);
  });

  it('become one "read it again" beyond fifty ids', () => {
    gathered.add([
      update(
        Array.from({ length: 51 }, (_, index) => `p-${index}`),
        '07',
      ),
    ]);
    gathered.flush();
    expect(due).toEqual([['c-1|policies', { updates: [], refetch: [{ view: 'policies', position: '07' }] }]]);
  });

  it('say that pages read again whatever they have, where one of them does', () => {
    gathered.add([
      { ...update(['p-1'], '02'), again: true as const },
      update(['p-2'], '03'),
      update(['q-1'], '03', ['c-1'], 'requests'),
    ]);
    gathered.add([
      {
        ...update(
          Array.from({ length: 51 }, (_, index) => `p-${index}`),
          '07',
          ['c-2'],
        ),
        again: true as const,
      },
    ]);
    gathered.flush();
    expect(due).toEqual([
      [
        'c-1|policies',
        { updates: [{ view: 'policies', ids: ['p-1', 'p-2'], position: '03', again: true }], refetch: [] },
      ],
      ['c-1|requests', { updates: [{ view: 'requests', ids: ['q-1'], position: '03' }], refetch: [] }],
      ['c-2|policies', { updates: [], refetch: [{ view: 'policies', position: null }] }],
    ]);
  });

  describe('on their own', () => {
    beforeEach(() => void jest.useFakeTimers());
    afterEach(() => void jest.useRealTimers());

    it('reach a quiet room almost at once, and never sooner than what the same commit changes', () => {
      gathered.add([update(['p-1'], '01')]);
      expect(due).toEqual([]);
      jest.advanceTimersByTime(10);
      expect(due).toHaveLength(1);
      jest.advanceTimersByTime(1_000);
      expect(due).toHaveLength(1);
      expect(gathered.waiting).toBe(0);
    });

    it('reach a busy room at growing intervals, five times a second at the most', () => {
      for (let ms = 0; ms < 10_000; ms += 5) {
        gathered.add([update([`p-${ms % 10}`], '01')]);
        jest.advanceTimersByTime(5);
      }
      expect(due.length).toBeGreaterThan(45);
      expect(due.length).toBeLessThan(60);
    });

    it('reach another room at once while one is busy', () => {
      for (let ms = 0; ms < 2_000; ms += 5) {
        gathered.add([update(['p-1'], '01')]);
        jest.advanceTimersByTime(5);
      }
      due = [];
      gathered.add([update(['p-9'], '02', ['c-2'])]);
      jest.advanceTimersByTime(10);
      expect(due.filter(([room]) => room === 'c-2|policies')).toHaveLength(1);
    });

    it('lose nothing that comes between two messages', () => {
      const sent = Array.from({ length: 400 }, (_, index) => `p-${index}`);
      for (const id of sent) {
        gathered.add([update([id], '01')]);
        jest.advanceTimersByTime(5);
      }
      jest.advanceTimersByTime(400);
      expect(due.flatMap(([, { updates }]) => updates.flatMap(({ ids }) => ids))).toEqual(sent);
    });
  });
});
