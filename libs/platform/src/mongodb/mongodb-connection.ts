import { MongoClient, type Db } from 'mongodb';

/** One client for all that a process keeps in a MongoDB database. */
export interface MongodbConnection {
  readonly db: Db;
  close(): Promise<void>;
}

const DEFAULT_DATABASE = 'covertrail';
/** Milliseconds until a server that cannot be reached, or does not answer, is an error. */
const REACH_MS = 5_000;
const ANSWER_MS = 15_000;

/**
 * Opens the database of a `mongodb://` address (`covertrail` where it names none). Every write is acknowledged once it is in
 * the journal of most members; a stand-alone server is enough. Nothing is sent twice by the driver: whoever writes decides.
 */
export async function openMongodb(url: string): Promise<MongodbConnection> {
  const client = new MongoClient(url, {
    retryWrites: false,
    writeConcern: { w: 'majority', journal: true },
    readPreference: 'primary',
    serverSelectionTimeoutMS: REACH_MS,
    connectTimeoutMS: REACH_MS,
    socketTimeoutMS: ANSWER_MS,
    appName: 'covertrail',
  });
  await client.connect();
  const named = new URL(url.replace(/^mongodb(\+srv)?:/, 'http:')).pathname.length > 1;
  return { db: named ? client.db() : client.db(DEFAULT_DATABASE), close: () => client.close() };
}
