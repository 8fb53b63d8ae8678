import { randomBytes } from 'node:crypto';
import { Binary, MongoServerError, type Collection, type Db } from 'mongodb';
import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import { MongodbRecords } from './mongodb-records.js';
import { MongodbVaultContents } from './mongodb-vault-contents.js';
import {
  KeyMissing,
  VaultTooNew,
  VaultUnbound,
  type VaultEntry,
  type Credential,
  type FoundVault,
  type Session,
  type Vault,
} from './vault.port.js';
import { VaultWithRecords } from './vault-with-records.js';

interface KeyDocument {
  readonly _id: string;
  /** Null once it was dropped. */
  readonly value: Binary | null;
}
/** What a vault says about itself: its format, and its log. */
interface MetaDocument {
  readonly _id: 'format' | 'log';
  readonly version?: number;
  readonly log?: string;
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
/** Majority reads: a key that only a lost primary had stored would be created again, and what it sealed could not be opened. */
const LASTING = { readConcern: { level: 'majority' } } as const;

/** Raised when older code can no longer read a vault of this code. Vaults without a format are of format 1. */
const FORMAT = 1;

const META = 'vault_meta';
const SECRETS = 'vault_secrets';
const PERSON_KEYS = 'vault_personKeys';
const CREDENTIALS = 'vault_credentials';

/** What a database says of the vault in it, without being changed. Throws VaultTooNew. */
export async function vaultOn(db: Db): Promise<FoundVault> {
  const meta = db.collection<MetaDocument>(META, LASTING);
  const found = (await meta.findOne({ _id: 'format' }))?.version ?? FORMAT;
  if (found > FORMAT) throw new VaultTooNew(found, FORMAT);
  const holds = async (name: string) =>
    (await db.collection(name, LASTING).findOne({}, { projection: { _id: 1 } })) !== null;
  const [secrets, personKeys, credentials] = await Promise.all([
    holds(SECRETS),
    holds(PERSON_KEYS),
    holds(CREDENTIALS),
  ]);
  return { belongsTo: await ownerOn(meta), holdsKeys: secrets || personKeys, lacksSecrets: credentials && !secrets };
}

/** A vault on a database that has its indexes. Whoever opened the connection closes it: `close` leaves it open. Throws VaultTooNew. */
export async function openMongodbVault(db: Db): Promise<Vault> {
  await vaultOn(db);
  await db.collection<MetaDocument>(META).updateOne({ _id: 'format' }, { $max: { version: FORMAT } }, { upsert: true });
  const records = new MongodbRecords(db);
  const vault = new MongodbVault(db, records);
  await vault.makeIndexes();
  await records.makeIndexes();
  return vault;
}

/** The vault that several processes share. Nothing is kept in memory but product secrets, which never change. */
class MongodbVault extends VaultWithRecords implements Vault {
  private readonly meta: Collection<MetaDocument>;
  private readonly secrets: Collection<KeyDocument>;
  private readonly personKeys: Collection<KeyDocument>;
  private readonly credentials: Collection<CredentialDocument>;
  private readonly sessions: Collection<SessionDocument>;
  private readonly cachedSecrets = new Map<string, Buffer>();

  constructor(
    private readonly db: Db,
    records: MongodbRecords,
  ) {
    super(records);
    this.meta = db.collection(META, LASTING);
    this.secrets = db.collection(SECRETS, LASTING);
    this.personKeys = db.collection(PERSON_KEYS, LASTING);
    this.credentials = db.collection(CREDENTIALS);
    this.sessions = db.collection('vault_sessions');
  }

  async makeIndexes(): Promise<void> {
    await this.credentials.createIndex({ userId: 1 }, { unique: true });
    await this.sessions.createIndex({ userId: 1 });
    await this.sessions.createIndex({ 'session.endsAt': 1 });
  }

  belongsTo(): Promise<string | null> {
    return ownerOn(this.meta);
  }

  async giveTo(logId: string): Promise<string> {
    const give = () => this.meta.updateOne({ _id: 'log' }, { $setOnInsert: { log: logId } }, { upsert: true });
    await give().catch(orWhenMadeMeanwhile(give));
    return (await this.belongsTo()) ?? logId;
  }

  async secret(name: string): Promise<Buffer> {
    const secret = this.cachedSecrets.get(name) ?? (await this.keyOf(this.secrets, name));
    if (!secret) throw new Error(`The secret ${name} is stored without a value`);
    this.cachedSecrets.set(name, secret);
    return secret;
  }

  async lostSecrets(): Promise<readonly string[]> {
    const stored = await this.secrets.find({ _id: { $in: [...this.cachedSecrets.keys()] } }).toArray();
    const values = new Map(stored.map((document) => [document._id, bytesOf(document)]));
    return [...this.cachedSecrets].flatMap(([name, secret]) => (values.get(name)?.equals(secret) ? [] : [name]));
  }

  async personKey(person: Uuid): Promise<Buffer | null> {
    const kept = await this.personKeys.findOne({ _id: person });
    if (!kept) throw new KeyMissing(person);
    return bytesOf(kept);
  }

  makePersonKey(person: Uuid): Promise<Buffer | null> {
    return this.keyOf(this.personKeys, person);
  }

  /** The empty document stays, so that the key is never created again. */
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

  async sessionsOf(userId: Uuid): Promise<readonly Session[]> {
    return (await this.sessions.find({ userId }).toArray()).map(({ session }) => session);
  }

  async noteUse(sessionId: Uuid, at: Instant): Promise<void> {
    const noted = { $set: { 'session.use.lastUsedAt': at } };
    await this.sessions.updateOne({ _id: sessionId, 'session.use': { $exists: true } }, noted);
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

  contents(): AsyncIterable<VaultEntry> {
    return new MongodbVaultContents(this.db).contents();
  }

  fill(entries: readonly VaultEntry[]): Promise<void> {
    return new MongodbVaultContents(this.db).fill(entries);
  }

  async close(): Promise<void> {}

  /** The key of a name, created the first time; null where it was dropped. An emptied vault creates none: it belongs to no log. */
  private async keyOf(keys: Collection<KeyDocument>, name: string): Promise<Buffer | null> {
    const kept = await keys.findOne({ _id: name });
    if (kept) return bytesOf(kept);
    if ((await this.belongsTo()) === null) throw new VaultUnbound();
    const value = new Binary(randomBytes(KEY_BYTES));
    const make = () => keys.updateOne({ _id: name }, { $setOnInsert: { value } }, { upsert: true });
    // Also where another process was quicker, this waits until that key is stored durably.
    await make().catch(orWhenMadeMeanwhile(make));
    const made = await keys.findOne({ _id: name });
    if (!made) throw new Error(`The key of ${name} was made and cannot be read`);
    return bytesOf(made);
  }
}

const ownerOn = async (meta: Collection<MetaDocument>): Promise<string | null> =>
  (await meta.findOne({ _id: 'log' }))?.log ?? null;

/** Null for a key that was dropped: its document has no value, whether the server keeps the null or leaves the field out. */
const bytesOf = ({ value }: KeyDocument): Buffer | null => (value ? Buffer.from(value.value()) : null);

/**
 * Two upserts of one new document may collide, and one is refused: repeated, it finds the document. One that is refused twice
 * violates a unique index.
 */
const orWhenMadeMeanwhile =
  <Done>(again: () => Promise<Done>) =>
  (error: unknown): Promise<Done> => {
    if (error instanceof MongoServerError && error.code === DUPLICATE_KEY) return again();
    throw error;
  };
