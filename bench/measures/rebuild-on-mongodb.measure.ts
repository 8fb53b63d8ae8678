import { MongoClient } from 'mongodb';
import type { Projection } from '@covertrail/platform/engine/projection';
import type { Document } from '@covertrail/platform/read-store/document';
import { newDatabase } from '@covertrail/platform/mongodb/testing/mongodb-under-test';
import type { StoresConfig } from '@covertrail/platform/stores/stores-config';
import { PROJECTIONS } from '@covertrail/projections/projections';
import { openProjectionEngine } from '../../backend/src/composition/folding-here.js';
import { openInfrastructure } from '../../backend/src/composition/infrastructure.js';
import type { Bench, Measure } from '../bench.js';
import { perSecond, type Figure } from '../figure.js';
import { giveVault } from '../given-vault.js';
import type { MongodbServer } from '../mongodb-server.js';
import { shortLog } from '../short-log.js';
import { once } from '../timing.js';
import { foldInMemory } from './rebuild.measure.js';

/** `statements` in one command: FerretDB holds a connection for each, and has about a hundred. */
const SIZES = {
  standIn: {
    events: 3_000,
    statements: 40,
    views: ['companies', 'policies', 'requests', 'tracked-suppliers', 'notifications'],
  },
  mongodb: {
    events: 15_000,
    statements: 1_000,
    views: ['companies', 'policies', 'requests', 'tracked-suppliers', 'notifications', 'activity-log'],
  },
};

/** The same documents as they stand at the end, one upsert each by the bare driver: no guard, no checkpoint, nothing read. */
async function writePlainly(url: string, name: string, documents: readonly Document[], atOnce: number): Promise<void> {
  const client = await MongoClient.connect(url, { writeConcern: { w: 'majority', journal: true } });
  const collection = client.db().collection<{ _id: string }>(`plain:${name}`);
  const upserts = documents.map((document) => ({
    replaceOne: { filter: { _id: document.id }, replacement: document, upsert: true },
  }));
  for (let from = 0; from < upserts.length; from += atOnce) {
    await collection.bulkWrite(upserts.slice(from, from + atOnce), { ordered: false });
  }
  await client.close();
}

interface Size {
  readonly events: number;
  readonly documents: number;
}

function figureOf(
  projection: Projection,
  server: MongodbServer,
  { events, documents }: Size,
  ms: number,
  peerMs: number,
): Figure {
  return {
    measure: `rebuild of ${projection.name} on ${server.name}`,
    ours: perSecond((events * 1000) / ms),
    peer: `${perSecond((events * 1000) / peerMs)} the same fold into a map, then an upsert a document with the bare driver`,
    ratio: peerMs / ms,
    bar: '–',
    met: null,
    workload:
      'the view rebuilt from the first event of the log and switched to, once; guarded writes, checkpoint last' +
      (server.standIn
        ? '; a short log, as the stand-in looks through the whole collection for each guarded write'
        : ''),
    callers: '1',
    durability: 'acknowledged by a majority, journaled, on both sides',
    size: `${events.toLocaleString('en')} events in the log, of any type; ${documents.toLocaleString('en')} documents`,
  };
}

/** Some views of the product, rebuilt on a MongoDB server. */
export const rebuildOnMongodb: Measure = {
  name: 'rebuild-on-mongodb',
  run: async (bench: Bench): Promise<Figure[]> => {
    const server = await bench.mongodb();
    const size = SIZES[server.standIn ? 'standIn' : 'mongodb'];
    const folder = bench.folder();
    const events = await shortLog(await bench.world(), folder, size.events);
    const database = newDatabase(server.url);
    const config: StoresConfig = { folder, writer: 'worker', mongodbUrl: database.url };
    await giveVault(config);
    const infrastructure = await openInfrastructure(config);
    const engine = openProjectionEngine(infrastructure);
    const figures: Figure[] = [];
    for (const projection of PROJECTIONS.filter(({ name }) => size.views.includes(name))) {
      const ms = await once(() => engine.rebuild(projection.name));
      let documents: readonly Document[] = [];
      const peerMs = await once(async () => {
        documents = [...(await foldInMemory(infrastructure, projection)).all];
        await writePlainly(database.url, projection.name, documents, size.statements);
      });
      figures.push(figureOf(projection, server, { events, documents: documents.length }, ms, peerMs));
    }
    await engine.stop();
    await infrastructure.close();
    await database.drop();
    return figures;
  },
};
