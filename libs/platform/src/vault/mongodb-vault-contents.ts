import { Binary, type Collection, type Db } from 'mongodb';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { RecordDocument } from './mongodb-records.js';
import type { VaultContents, VaultEntry, Credential } from './vault.port.js';

interface KeyDocument {
  readonly _id: string;
  readonly value: Binary | null;
}
interface CredentialDocument {
  readonly _id: string;
  readonly userId: Uuid;
  readonly credential: Credential;
}

/** The collections of a vault, entry by entry. */
export class MongodbVaultContents implements VaultContents {
  private readonly secrets: Collection<KeyDocument>;
  private readonly personKeys: Collection<KeyDocument>;
  private readonly credentials: Collection<CredentialDocument>;
  private readonly records: Collection<RecordDocument>;

  constructor(db: Db) {
    this.secrets = db.collection('vault_secrets');
    this.personKeys = db.collection('vault_personKeys');
    this.credentials = db.collection('vault_credentials');
    this.records = db.collection('vault_records');
  }

  async *contents(): AsyncGenerator<VaultEntry> {
    for await (const { _id: name, value } of this.secrets.find().sort({ _id: 1 }))
      if (value) yield { kind: 'secret', name, value: base64(value) };
    for await (const { _id: person, value } of this.personKeys.find().sort({ _id: 1 }))
      yield { kind: 'personKey', person, value: value ? base64(value) : null };
    for await (const { _id: emailHmac, credential } of this.credentials.find().sort({ _id: 1 }))
      yield { kind: 'credential', emailHmac, credential };
    for await (const { kind: of, id, version, body, dueAt, endsAt } of this.records.find().sort({ _id: 1 })) {
      yield { kind: 'record', of, id, version, body, dueAt, endsAt };
    }
  }

  async fill(entries: readonly VaultEntry[]): Promise<void> {
    for (const entry of entries) await this.insert(entry);
  }

  private async insert(entry: VaultEntry): Promise<void> {
    switch (entry.kind) {
      case 'secret':
        return insertOnce(this.secrets, { _id: entry.name, value: binary(entry.value) });
      case 'personKey':
        return insertOnce(this.personKeys, {
          _id: entry.person,
          value: entry.value === null ? null : binary(entry.value),
        });
      case 'credential':
        return insertOnce(this.credentials, {
          _id: entry.emailHmac,
          userId: entry.credential.userId,
          credential: entry.credential,
        });
      case 'record': {
        const { kind: _kind, of, ...record } = entry;
        return insertOnce(this.records, { _id: `${of}:${entry.id}`, kind: of, ...record });
      }
    }
  }
}

async function insertOnce<Stored extends { readonly _id: string }>(
  collection: Collection<Stored>,
  document: Stored,
): Promise<void> {
  const { _id, ...rest } = document;
  const byId = { _id } as Parameters<typeof collection.updateOne>[0];
  await collection.updateOne(byId, { $setOnInsert: rest } as object, { upsert: true });
}

const base64 = (value: Binary): string => Buffer.from(value.value()).toString('base64');
const binary = (text: string): Binary => new Binary(Buffer.from(text, 'base64'));
