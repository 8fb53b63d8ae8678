import { ABSENT, type VaultRecords } from '../records.port.js';

interface Count {
  readonly count: number;
}

/** What the records of every vault must do. `other` is a second process on the same infrastructure. */
export function recordsSuite(
  records: () => VaultRecords,
  other: () => Promise<VaultRecords & { close(): Promise<void> }>,
): void {
  const counted = async (kind: string, id: string) => (await records().record<Count>(kind, id))?.body.count ?? null;

  it('keeps a record by kind and name, and removes it', async () => {
    expect(await records().record('attempts', 'a')).toBeNull();
    expect(await records().writeRecord<Count>('attempts', 'a', ABSENT, { body: { count: 1 } })).toBe(true);
    expect(await records().record<Count>('attempts', 'a')).toEqual({ id: 'a', version: 1, body: { count: 1 } });
    expect(await records().record('links', 'a')).toBeNull();
    await records().removeRecord('attempts', 'a');
    await records().removeRecord('attempts', 'a');
    expect(await records().record('attempts', 'a')).toBeNull();
  });

  it('lets one of two write who read the same', async () => {
    expect(await records().writeRecord<Count>('attempts', 'a', 1, { body: { count: 9 } })).toBe(false);
    await records().writeRecord<Count>('attempts', 'a', ABSENT, { body: { count: 1 } });
    expect(await records().writeRecord<Count>('attempts', 'a', ABSENT, { body: { count: 8 } })).toBe(false);
    expect(await records().writeRecord<Count>('attempts', 'a', 1, { body: { count: 2 } })).toBe(true);
    expect(await records().writeRecord<Count>('attempts', 'a', 1, { body: { count: 7 } })).toBe(false);
    expect(await counted('attempts', 'a')).toBe(2);
  });

  it('counts what several processes count at once', async () => {
    const second = await other();
    const add = async (through: VaultRecords): Promise<void> => {
      for (;;) {
        const found = await through.record<Count>('attempts', 'a');
        const count = (found?.body.count ?? 0) + 1;
        if (await through.writeRecord<Count>('attempts', 'a', found?.version ?? ABSENT, { body: { count } })) return;
      }
    };
    await Promise.all(Array.from({ length: 20 }, (_, index) => add(index % 2 ? records() : second)));
    expect(await counted('attempts', 'a')).toBe(20);
    await second.close();
  });

  it('lists what is due, the longest due first, of one kind and no more than asked for', async () => {
    const due: readonly (readonly [string, string | null])[] = [
      ['late', '2027-01-01T00:00:00.000Z'],
      ['later', '2027-01-01T00:00:00.001Z'],
      ['soon', '2026-01-01T00:00:00.000Z'],
      ['never', null],
    ];
    for (const [id, dueAt] of due) await records().writeRecord('mail', id, ABSENT, { body: {}, dueAt });
    await records().writeRecord('other', 'x', ABSENT, { body: {}, dueAt: '2026-01-01T00:00:00.000Z' });
    const idsOf = async (limit: number) =>
      (await records().dueRecords('mail', '2027-01-01T00:00:00.000Z', limit)).map(({ id }) => id);
    expect(await idsOf(10)).toEqual(['soon', 'late']);
    expect(await idsOf(1)).toEqual(['soon']);
    await records().writeRecord('mail', 'soon', 1, { body: {} });
    expect(await idsOf(10)).toEqual(['late']);
  });

  it('forgets what has ended, and nothing else', async () => {
    const ends = [
      ['over', '2027-01-01T00:00:00.000Z'],
      ['going', '2027-01-01T00:00:00.001Z'],
      ['lasting', null],
    ] as const;
    for (const [id, endsAt] of ends) await records().writeRecord('links', id, ABSENT, { body: {}, endsAt });
    await records().sweepRecords('2027-01-01T00:00:00.000Z');
    const left = await Promise.all(ends.map(([id]) => records().record('links', id)));
    expect(left.map((record) => record?.id ?? null)).toEqual([null, 'going', 'lasting']);
  });
}
