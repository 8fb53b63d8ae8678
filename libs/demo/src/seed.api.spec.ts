/** @run rest: worlds that are seeded from the first day on. */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { canonicalJson } from '@covertrail/platform/json/canonical-json';
import { RecordingLogger } from '@covertrail/platform/telemetry/logger';
import { configFrom } from '@covertrail/backend/composition/config';
import { openInfrastructure } from '@covertrail/backend/composition/infrastructure';
import { newFolder } from '@covertrail/backend/testing/test-product';
import { seedDemo } from './seed.js';

const TODAY = '2026-11-22';
const SUPPLIERS = 2;
/** By day, to how many people reminders of coverage that ends went: 90, 60 and 30 days before it, and once it had ended [I06]. */
const REMINDERS: Readonly<Record<string, number>> = {
  '2025-04-03': 4,
  '2025-05-03': 4,
  '2025-06-02': 4,
  '2026-04-03': 4,
  '2026-05-03': 4,
  '2026-06-02': 4,
  '2026-07-02': 4,
  '2026-08-21': 3,
  '2026-09-09': 4,
  '2026-09-20': 3,
  '2026-10-09': 4,
  '2026-10-20': 3,
  '2026-11-08': 4,
};
/** One for each mail of so small a world. */
const MAIL_DAYS = [
  ...Object.entries(REMINDERS).flatMap(([day, people]) => Array.from({ length: people }, () => day)),
  '2024-11-22',
  '2024-11-24',
  '2024-11-24',
  '2026-03-23',
  ...Array.from({ length: 6 }, () => '2026-10-15'),
  '2026-11-18',
  '2026-11-19',
  '2026-11-20',
  // Requests of the last day, and copies of them.
  ...Array.from({ length: 11 }, () => '2026-11-21'),
].sort();
const PATIENCE_MS = 300_000;
const EVERY = { limit: 10_000 };

describe('the demo world of one day', () => {
  const folders: string[] = [];
  afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

  /** Seeds a folder of its own and interrupts the seed in the round of each of these steps, before the reactions to it have ended. */
  async function seeded(...stops: readonly number[]): Promise<string> {
    const folder = newFolder();
    folders.push(folder);
    const config = configFrom({ COVERTRAIL_FOLDER: folder }, null);
    const seed = (until: number) =>
      seedDemo(config, new RecordingLogger(), {
        suppliers: SUPPLIERS,
        today: TODAY,
        progress: ({ done }) => {
          if (done >= until) throw new Error('interrupted');
        },
      });
    for (const stop of stops) await expect(seed(stop)).rejects.toThrow('interrupted');
    await seed(Infinity);
    return folder;
  }

  it(
    'shows the same in every view, interrupted or not',
    async () => {
      const [whole, interrupted] = [await seeded(), await seeded(1, 41, 90)];
      const views = await viewsIn(whole);
      expect(await viewsIn(interrupted)).toEqual(views);
      expect(valuesIn(views, 'agency-imported-policies', 'importId')).toEqual(valuesIn(views, 'agency-imports', 'id'));
      for (const folder of [whole, interrupted]) expect(mailedOn(folder)).toEqual(MAIL_DAYS);
    },
    PATIENCE_MS,
  );
});

/** The days of the mails in the mailbox: each mail is sent on the day of its step, even though that day is long past when the product starts. */
const mailedOn = (folder: string): readonly string[] =>
  readdirSync(join(folder, 'mailbox'))
    .map((name) => name.slice(0, 10))
    .sort();

/** Two reactions to one event record independently, so the test ignores which of them comes first. */
const POSITION = /\b\d{20}\b/g;

/** Each certificate has a code of its own, which nobody can guess: so its file is another one each time. */
const DRAWN_ANEW: Readonly<Record<string, object>> = {
  'issued-certificates': { bytes: 0, fileId: '', sha256: '' },
  'certificate-codes': { id: '' },
};

/**
 * Every document by its collection, as text without positions. Ids of reservations and of those who get copies are left out of the
 * comparison: they derive from a key that each vault makes for itself.
 */
async function viewsIn(folder: string): Promise<Record<string, readonly string[]>> {
  const infrastructure = await openInfrastructure(configFrom({ COVERTRAIL_FOLDER: folder }, null));
  const views: Record<string, readonly string[]> = {};
  for (const collection of await infrastructure.reads.collections()) {
    const { documents } = await infrastructure.reads.find(collection, { and: [] }, [], EVERY);
    const anew = DRAWN_ANEW[collection.split('@')[0] ?? ''];
    views[collection] = documents.map((document) =>
      canonicalJson({ ...document, ...anew, claimId: null }).replaceAll(POSITION, '*'),
    );
  }
  await infrastructure.close();
  const all = Object.values(views).flat();
  expect(all.length).toBeGreaterThan(SUPPLIERS);
  const copies = all.flatMap((text) => (JSON.parse(text) as { readonly copyIds?: readonly string[] }).copyIds ?? []);
  const unnamed = (text: string) => copies.reduce((rest, id) => rest.replaceAll(id, 'copy'), text);
  return Object.fromEntries(Object.entries(views).map(([name, texts]) => [name, texts.map(unnamed).sort()]));
}

/** The values of a field in all documents of a view, in order. Throws where there are none. */
function valuesIn(views: Readonly<Record<string, readonly string[]>>, view: string, field: string): readonly unknown[] {
  const found = Object.entries(views)
    .filter(([collection]) => collection.startsWith(`${view}@`))
    .flatMap(([, documents]) => documents);
  if (found.length === 0) throw new Error(`There is no document of ${view}`);
  return found.map((document) => (JSON.parse(document) as Readonly<Record<string, unknown>>)[field]).sort();
}
