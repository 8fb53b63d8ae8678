import type { Adapter, AdapterPayload } from 'oidc-provider';

interface Kept {
  readonly payload: AdapterPayload;
  readonly endsAt: number;
}

const MOST = 1_000;
const kept = new Map<string, Kept>();

/** What the provider of the demo remembers of one kind, until the product stops. */
export class MemoryRecords implements Adapter {
  constructor(private readonly kind: string) {}

  async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    kept.delete(this.at(id));
    kept.set(this.at(id), { payload, endsAt: Date.now() + expiresIn * 1000 });
    const [oldest] = kept.keys();
    if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const found = kept.get(this.at(id));
    return found && found.endsAt > Date.now() ? found.payload : undefined;
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return [...kept.values()].find(({ payload }) => payload.uid === uid)?.payload;
  }

  /** There are no codes that people type. */
  async findByUserCode(): Promise<undefined> {}

  async consume(id: string): Promise<void> {
    const found = kept.get(this.at(id));
    if (found) kept.set(this.at(id), { ...found, payload: { ...found.payload, consumed: Date.now() / 1000 } });
  }

  async destroy(id: string): Promise<void> {
    kept.delete(this.at(id));
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [key, { payload }] of kept) if (payload.grantId === grantId) kept.delete(key);
  }

  private at(id: string): string {
    return `${this.kind} ${id}`;
  }
}
