/** @run rest: two years of the demo world are folded again, view by view. */
import { rmSync } from 'node:fs';
import { openProjectionEngine } from '@covertrail/backend/composition/folding-here';
import { openInfrastructure, type Infrastructure } from '@covertrail/backend/composition/infrastructure';
import { PROJECTIONS } from '@covertrail/projections/projections';
import { EVENT_CATALOGUE } from '@covertrail/domain/catalogue/event-catalogue';
import { snapshot } from '@covertrail/platform/json/canonical-json';
import { isUuid } from '@covertrail/domain/kernel/uuid';
import { seededFolder } from './support/seeded-folder.js';

/** The first suite of a day seeds the demo world. */
const SEED_MS = 300_000;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

describe('two years of the demo world', () => {
  let folder: string;
  let infrastructure: Infrastructure;
  beforeAll(async () => {
    folder = seededFolder();
    infrastructure = await openInfrastructure({ folder, writer: 'inline', mongodbUrl: null });
  }, SEED_MS);
  afterAll(async () => {
    await infrastructure?.close();
    rmSync(folder, { recursive: true });
  });

  it('is recorded by events alone, each with who, for whom, when, why and in which version [J01]', async () => {
    const seen = { events: 0, last: '' };
    const types = new Set<string>();
    for await (const { type, meta, stream } of infrastructure.events.readAll({ after: '' })) {
      seen.events += 1;
      types.add(type);
      expect(stream).toMatch(/^[a-z][A-Za-z]+-[0-9a-f-]{36}$/);
      expect(meta.actor).toMatch(/^([0-9a-f-]{36}|system:[a-z-]+)$/);
      expect([meta.commandId, meta.correlationId, meta.causationId ?? meta.commandId].every(isUuid)).toBe(true);
      expect(meta.schemaVersion).toBe(EVENT_CATALOGUE[type]?.version);
      expect(meta.recordedAt).toMatch(INSTANT);
      expect(meta.recordedAt >= seen.last).toBe(true);
      seen.last = meta.recordedAt;
    }
    expect(seen.events).toBeGreaterThan(1_000);
    expect(types.size).toBeGreaterThan(20);
  });

  it('keeps names, e-mails and passwords of people out of the log', async () => {
    for await (const { data, type } of infrastructure.events.readAll({ after: '' })) {
      expect(`${type} ${JSON.stringify(data)}`).not.toMatch(
        /Okafor|Raman|meridian\.example|brandtmasonry|Covertrail-2026/,
      );
    }
  });

  it('gives every view again, byte for byte, when it is rebuilt beside the living one [J03]', async () => {
    let documents = 0;
    const engine = openProjectionEngine(infrastructure);
    await engine.start();
    try {
      await engine.whenApplied(
        PROJECTIONS.map(({ name }) => name),
        await infrastructure.events.head(),
        SEED_MS,
      );
      for (const { name } of PROJECTIONS) {
        const before = await linesOf(name);
        await engine.rebuild(name);
        expect({ name, difference: firstDifference(await linesOf(name), before) }).toEqual({ name, difference: null });
        documents += before.length;
      }
    } finally {
      await engine.stop();
    }
    expect(documents).toBeGreaterThan(1_000);

    async function linesOf(view: string): Promise<string[]> {
      const lines: string[] = [];
      for await (const line of snapshot(infrastructure.reads, await engine.collections.collectionOf(view)))
        lines.push(line);
      return lines;
    }
  }, 120_000);
});

/** Not a comparison of the whole: a difference in thousands of documents takes longer to print than to find. */
function firstDifference(rebuilt: readonly string[], live: readonly string[]): object | null {
  const at = live.findIndex((line, index) => line !== rebuilt[index]);
  return at === -1 && live.length === rebuilt.length
    ? null
    : { live: live[at] ?? live.length, rebuilt: rebuilt[at] ?? rebuilt.length };
}
