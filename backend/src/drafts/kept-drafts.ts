import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import type { Clock } from '@covertrail/platform/clock/clock';
import { deriveId } from '@covertrail/platform/ids/ids';
import { ABSENT } from '@covertrail/platform/vault/records.port';
import type { Vault } from '@covertrail/platform/vault/vault.port';

/** `savedAt`: when the person's browser last sent it. */
interface Draft {
  readonly savedAt: Instant;
}

const LIFE_MS = 14 * 24 * 60 * 60_000;

/**
 * What people typed and have not saved, for two weeks. Drafts are no events (reference: what is no event): they are records of the vault,
 * which any browser of the person finds and a sweep deletes. `kind` names one use; `owner` is the person, then what the draft is about.
 */
export abstract class KeptDrafts<Kept extends Draft> {
  protected constructor(
    private readonly kind: string,
    private readonly vault: Vault,
    private readonly clock: Clock,
  ) {}

  async of(...owner: readonly Uuid[]): Promise<Kept | null> {
    const record = await this.vault.record<Kept>(this.kind, this.idOf(owner));
    return record && Date.parse(record.body.savedAt) + LIFE_MS > Date.parse(this.clock.now()) ? record.body : null;
  }

  /** Replaces what was there: of two browsers of one person the later wins. */
  async save(draft: Omit<Kept, 'savedAt'>, ...owner: readonly Uuid[]): Promise<Instant> {
    const id = this.idOf(owner);
    const savedAt = this.clock.now();
    const change = { body: { ...draft, savedAt }, endsAt: new Date(Date.parse(savedAt) + LIFE_MS).toISOString() };
    let version = ABSENT;
    do version = (await this.vault.record(this.kind, id))?.version ?? ABSENT;
    while (!(await this.vault.writeRecord(this.kind, id, version, change)));
    return savedAt;
  }

  discard(...owner: readonly Uuid[]): Promise<void> {
    return this.vault.removeRecord(this.kind, this.idOf(owner));
  }

  private idOf(owner: readonly Uuid[]): string {
    return deriveId(this.kind, ...owner);
  }
}
