import { MongoClient, MongoServerError, type Db, type MongoClientOptions } from 'mongodb';
import { MongodbRefused } from './mongodb-refused.js';
import { reaching } from './unreachable.js';

/** One client for everything that a process stores in a MongoDB database. */
export interface MongodbConnection {
  readonly db: Db;
  close(): Promise<void>;
}

const DEFAULT_DATABASE = 'covertrail';

/** Milliseconds after which an unreachable or silent server is an error; the address may set others. */
const PATIENCE = {
  serverSelectionTimeoutMS: 5_000,
  connectTimeoutMS: 5_000,
  waitQueueTimeoutMS: 5_000,
  socketTimeoutMS: 15_000,
} as const;

/**
 * Opens the database of a `mongodb://` address (`covertrail` where it names none). Every write is acknowledged once it is in the
 * journal of most members; a stand-alone server is enough. The driver repeats no write: the caller decides. The address may set
 * other time limits (`?socketTimeoutMS=5000`). Throws StoreUnreachable, MongodbRefused.
 */
export async function openMongodb(url: string): Promise<MongodbConnection> {
  const { database, options } = partsOf(url);
  const unsaid = Object.entries(PATIENCE).filter(([name]) => !options.has(name.toLowerCase()));
  const client = clientOf(url, {
    retryWrites: false,
    writeConcern: { w: 'majority', journal: true },
    readPreference: 'primary',
    ...Object.fromEntries(unsaid),
    appName: 'covertrail',
  });
  try {
    await reaching(client.connect());
  } catch (error) {
    await client.close();
    throw isStranger(error)
      ? new MongodbRefused(
          `MongoDB refuses the user and password of COVERTRAIL_MONGODB_URL: ${(error as Error).message}`,
        )
      : error;
  }
  return { db: database === '' ? client.db(DEFAULT_DATABASE) : client.db(), close: () => client.close() };
}

function clientOf(url: string, options: MongoClientOptions): MongoClient {
  try {
    return new MongoClient(url, options);
  } catch (error) {
    throw new MongodbRefused(
      `COVERTRAIL_MONGODB_URL is not an address of a MongoDB database (mongodb://…): ${(error as Error).message.split('\n', 1)[0]}`,
    );
  }
}

/** 18 and 8000: the user is not known, or not by this password (`error_codes.yml` of MongoDB). */
const isStranger = (error: unknown): boolean =>
  error instanceof MongoServerError && (error.code === 18 || error.code === 8_000);

/** Parsed by hand: an address of several members (`mongodb://one,two/name?replicaSet=rs`) is not a URL. */
function partsOf(url: string): { readonly database: string; readonly options: ReadonlySet<string> } {
  const [, database = '', query = ''] = /^mongodb(?:\+srv)?:\/\/[^/?]*\/?([^?]*)\??(.*)$/.exec(url) ?? [];
  const names = [...new URLSearchParams(query).keys()].map((name) => name.toLowerCase());
  return { database, options: new Set(names) };
}
