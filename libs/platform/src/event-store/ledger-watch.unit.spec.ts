import type { EventStore, LogEvent } from './event-store.port.js';
import { LedgerWatch } from './ledger-watch.js';

describe('a log that is looked through again and again', () => {
  let damage: Record<string, string>;
  let watch: LedgerWatch;
  const events: Pick<EventStore, 'readAll'> = {
    async *readAll({ after, limit = Infinity }) {
      const positions = ['01', '02', '03', '04', '05'].filter((position) => position > after).slice(0, limit);
      for (const position of positions)
        yield { position, id: `id-${position}`, damage: damage[position] ?? null } as LogEvent;
    },
  };
  beforeEach(() => {
    damage = {};
    watch = new LedgerWatch(events, { page: 2, pauseMs: 0, restMs: 0 });
  });
  const toTheEnd = async (): Promise<void> => {
    while (await watch.checkNextPage());
  };
  const found = () => watch.damaged.map(({ position }) => position);

  it('shows an event that was damaged after it had been read', async () => {
    await toTheEnd();
    expect(found()).toEqual([]);
    damage = { '04': 'its checksum does not fit' };
    await toTheEnd();
    expect(watch.damaged).toEqual([{ position: '04', id: 'id-04', damage: 'its checksum does not fit' }]);
  });

  it('shows it until it was read again and is sound', async () => {
    damage = { '04': 'flipped', '01': 'flipped' };
    await toTheEnd();
    damage = {};
    expect(found()).toEqual(['01', '04']);
    await watch.checkNextPage();
    expect(found()).toEqual(['04']);
    await toTheEnd();
    expect(found()).toEqual([]);
  });
});
