import { randomBytes } from 'node:crypto';
import { Binary, MongoServerError, type Collection, type Db } from 'mongodb';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { MongodbRecords } from './mongodb-records.js';
import type { Credential, Session, Vault } from './vault.port.js';
import { VaultWithRecords } from './vault-with-records.js';

interface KeyDocument {
  readonly _id: string;
  /** Null once it was dropped. */
  readonly value: Binary | null;
}
interface CredentialDocument {
  /** HMAC of the e-mail. */
  readonly _id: string;
  readonly userId: Uuid;
  readonly credential: Credential;
}
interface SessionDocument {
  readonly _id: Uuid;
  readonly userId: Uuid;
  readonly session: Session;
}

const KEY_BYTES = 32;
const DUPLICATE_KEY = 11_000;
/** A key that a lost primary alone had seen would be made again, and what it sealed could not be opened. */
const LASTING = { readConcern: { level: 'majority' } } as const;

/** A vault on a database that has its indexes. Whoever opened the connection closes it: `close` leaves it open. */
export async function openMongodbVault(db: Db): Promise<Vault> {
  const records = new MongodbRecords(db);
  const vault = new MongodbVault(db, records);
  await vault.makeIndexes();
  await records.makeIndexes();
  return vault;
}

/** The vault that several processes share. Nothing is kept in memory but product secrets, which never change. */
class MongodbVault extends VaultWithRecords implements Vault {
  private readonly secrets: Collection<KeyDocument>;
  private readonly personKeys: Collection<KeyDocument>;
  private readonly credentials: Collection<CredentialDocument>;
  private readonly sessions: Collection<SessionDocument>;
  private readonly known = new Map<string, Buffer>();

  constructor(db: Db, records: MongodbRecords) {
    super(records);
    this.secrets = db.collection('vault_secrets', LASTING);
    this.personKeys = db.collection('vault_personKeys', LASTING);
    this.credentials = db.collection('vault_credentials');
    this.sessions = db.collection('vault_sessions');
  }

  async makeIndexes(): Promise<void> {
    await this.credentials.createIndex({ userId: 1 }, { unique: true });
    await this.sessions.createIndex({ userId: 1 });
    await this.sessions.createIndex({ 'session.endsAt': 1 });
  }

  async secret(name: string): Promise<Buffer> {
    const secret = this.known.get(name) ?? (await keyOf(this.secrets, name));
    if (!secret) throw new Error(`The secret ${name} is stored without a value`);
    this.known.set(name, secret);
    return secret;
  }

  personKey(person: Uuid): Promise<Buffer | null> {
    return keyOf(this.personKeys, person);
  }

  /** The empty document stays, so that the key is never made again. */
  async dropPersonKey(person: Uuid): Promise<void> {
    const drop = () => this.personKeys.updateOne({ _id: person }, { $set: { value: null } }, { upsert: true });
    await drop().catch(orWhenMadeMeanwhile(drop));
  }

  async credentialByEmail(emailHmac: string): Promise<Credential | null> {
    return (await this.credentials.findOne({ _id: emailHmac }))?.credential ?? null;
  }

  async credentialOf(userId: Uuid): Promise<Credential | null> {
    return (await this.credentials.findOne({ userId }))?.credential ?? null;
  }

  async saveCredential(emailHmac: string, credential: Credential): Promise<void> {
    const document = { userId: credential.userId, credential };
    const save = () => this.credentials.replaceOne({ _id: emailHmac }, document, { upsert: true });
    await save().catch(orWhenMadeMeanwhile(save));
  }

  async openSession(session: Session): Promise<void> {
    await this.sessions.insertOne({ _id: session.sessionId, userId: session.userId, session });
  }

  async session(sessionId: Uuid): Promise<Session | null> {
    return (await this.sessions.findOne({ _id: sessionId }))?.session ?? null;
  }

  async endSession(sessionId: Uuid): Promise<void> {
    await this.sessions.deleteOne({ _id: sessionId });
  }

  async endSessionsOf(userId: Uuid): Promise<void> {
    await this.sessions.deleteMany({ userId });
  }

  async sweepSessions(at: string): Promise<void> {
    await this.sessions.deleteMany({ 'session.endsAt': { $lte: at } });
  }

  async close(): Promise<void> {}
}

/** The key of a name, made the first time; null where it was dropped. */
async function keyOf(keys: Collection<KeyDocument>, name: string): Promise<Buffer | null> {
  const kept = await keys.findOne({ _id: name });
  if (kept) return bytesOf(kept);
  const value = new Binary(randomBytes(KEY_BYTES));
  const make = () => keys.updateOne({ _id: name }, { $setOnInsert: { value } }, { upsert: true });
  // Also where another process was quicker, this waits until that key is one that lasts.
  await make().catch(orWhenMadeMeanwhile(make));
  const made = await keys.findOne({ _id: name });
  if (!made) throw new Error(`The key of ${name} was made and cannot be read`);
  return bytesOf(made);
}

const bytesOf = ({ value }: KeyDocument): Buffer | null => value && Buffer.from(value.value());

/**
 * Two upserts of one new document may meet, and then one is refused: done again, it finds the document. One that is refused
 * twice breaks a unique index.
 */
const orWhenMadeMeanwhile = <Done>(again: () => Promise<Done>) => (error: unknown): Promise<Done> => {
  if (error instanceof MongoServerError && error.code === DUPLICATE_KEY) return again();
  throw error;
};
