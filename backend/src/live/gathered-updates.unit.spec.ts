import { GatheredUpdates, type RoomNews } from './gathered-updates.js';

const update = (ids: readonly string[], position: string, audience: readonly string[] = ['c-1'], view = 'policies') => ({ view, ids, position, audience });

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
    expect(due).toEqual([['c-1|policies', { updates: [{ view: 'policies', ids: ['p-1', 'p-2', 'p-3'], position: '03' }], refetch: [] }]]);
  });

  it('give no room what only another may know', () => {
    gathered.add([update(['p-1'], '01', ['c-1']), update(['p-9'], '02', ['c-2'])]);
    gathered.flush();
    expect(due.map(([room, { updates }]) => [room, updates[0]?.ids])).toEqual([['c-1|policies', ['p-1']], ['c-2|policies', ['p-9']]]);
  });

  it('become one "read it again" beyond fifty ids', () => {
    gathered.add([update(Array.from({ length: 51 }, (_, index) => `p-${index}`), '07')]);
    gathered.flush();
    expect(due).toEqual([['c-1|policies', { updates: [], refetch: [{ view: 'policies', position: '07' }] }]]);
  });

  it('are sent on their own after a moment', async () => {
    const received = new Promise<void>((resolve) => {
      gathered = new GatheredUpdates((room) => {
        due.push([room, { updates: [], refetch: [] }]);
        resolve();
      });
    });
    gathered.add([update(['p-1'], '01')]);
    expect(due).toEqual([]);
    await received;
    expect(due).toHaveLength(1);
  });
});
