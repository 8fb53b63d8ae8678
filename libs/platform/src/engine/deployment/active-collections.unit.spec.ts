import { ActiveCollections, type Alias } from './active-collections.js';
import { ViewNotBuilt } from '#engine/engine-errors';

const [OLD, YOUNG] = ['rows@1', 'rows@1.g2'];
const aliasTo = (collection: string): Alias => ({ version: 1, collection, switchedAt: '2026-11-22T09:00:00.000Z' });

describe('which collection answers', () => {
  let alias: Alias | null;
  let at: Record<string, string>;
  let head: string;
  let now: number;
  /** While set, the test decides when a look-up of the alias is answered. */
  let answers: (() => void)[] | null;
  let collections: ActiveCollections;
  beforeEach(() => {
    [alias, at, head, now, answers] = [aliasTo(OLD), { [OLD]: '05', [YOUNG]: '04' }, '09', 0, null];
    const getControl = async <Value>(): Promise<Value | null> => {
      const read = alias;
      const waiting = answers;
      if (waiting) await new Promise<void>((resolve) => waiting.push(resolve));
      return read as Value | null;
    };
    collections = new ActiveCollections({
      reads: { getControl },
      elapsedMs: () => now,
      log: { confirmedHead: async () => head },
      positions: { of: async (_, collection) => at[collection] ?? '' },
    });
  });

  const answering = () => collections.collectionOf('rows');
  const later = (ms: number) => (now += ms);

  it('is asked for once a second, and none is active for a view that is not built', async () => {
    expect(await answering()).toBe(OLD);
    [alias, at] = [aliasTo(YOUNG), { [OLD]: '05', [YOUNG]: '05' }];
    later(999);
    expect(await answering()).toBe(OLD);
    later(1);
    expect(await answering()).toBe(YOUNG);
    alias = null;
    later(1_000);
    await expect(answering()).rejects.toThrow(ViewNotBuilt);
  });

  it.each([
    ['by another process', () => undefined],
    ['by this one', () => collections.switched('rows')],
  ])(
    'is not one that has seen less than what was shown, however long it takes to come that far, switched %s',
    async (_, change) => {
      await answering();
      alias = aliasTo(YOUNG);
      change();
      at[OLD] = '99';
      head = '99';
      for (let second = 10; second < 99; second += 1, later(1_000)) {
        if (second % 20 === 0) at[YOUNG] = String(second);
        expect(await answering()).toBe(OLD);
      }
      at[YOUNG] = '99';
      expect(await answering()).toBe(YOUNG);
    },
  );

  it('is the new one before the old one is dropped, though nobody folds it', async () => {
    await answering();
    alias = aliasTo(YOUNG);
    later(1_000);
    for (let second = 0; second < 30; second += 1, later(1_000)) expect(await answering()).toBe(OLD);
    expect(await answering()).toBe(YOUNG);
  });

  it('is the new one at once where the log no longer has what the old one has seen', async () => {
    await answering();
    [alias, head] = [aliasTo(YOUNG), '04'];
    later(1_000);
    expect(await answering()).toBe(YOUNG);
  });

  it('is not what a look found that began before this process switched', async () => {
    await answering();
    later(1_000);
    answers = [];
    const early = [answering(), answering()];
    [alias, at] = [aliasTo(YOUNG), { [OLD]: '05', [YOUNG]: '06' }];
    collections.switched('rows');
    const [answer] = answers;
    answers = null;
    answer?.();
    expect(await Promise.all([...early, answering()])).toEqual([YOUNG, YOUNG, YOUNG]);
    expect(await answering()).toBe(YOUNG);
  });
});
