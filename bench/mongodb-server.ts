import { MongoClient } from 'mongodb';
import { buildMongodbServer, startMongodbServer } from '../scripts/mongodb-server.mjs';
import { Skipped } from './skipped.js';

/** The server that speaks MongoDB's protocol in this run. */
export interface MongodbServer {
  readonly url: string;
  /** As people know it, with its version. */
  readonly name: string;
  /** FerretDB over SQLite: it looks through a whole collection for each guarded write, as MongoDB does not. */
  readonly standIn: boolean;
}

/** That of COVERTRAIL_TEST_MONGODB_URL, or one that is started on files in `folder` and ends with this process. Throws Skipped. */
export async function mongodbServer(folder: string): Promise<MongodbServer> {
  const url = process.env['COVERTRAIL_TEST_MONGODB_URL'] ?? (await started(folder));
  const client = await MongoClient.connect(url);
  const info = await client.db().command({ buildInfo: 1 });
  await client.close();
  const standIn = 'ferretdbVersion' in info;
  return { url, name: standIn ? 'FerretDB over SQLite' : `MongoDB ${String(info['version'])}`, standIn };
}

async function started(folder: string): Promise<string> {
  let reason = '';
  const program = buildMongodbServer((line) => (reason = line));
  if (program === null) throw new Skipped(`${reason} Or set COVERTRAIL_TEST_MONGODB_URL.`);
  return (await startMongodbServer(program, folder)).url;
}
