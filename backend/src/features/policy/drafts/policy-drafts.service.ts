import { Inject, Injectable } from '@nestjs/common';
import type { PolicyDraft } from '@covertrail/contracts/policy/policy-draft.calls';
import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import type { Clock } from '@covertrail/platform/clock/clock';
import { deriveId } from '@covertrail/platform/ids/ids';
import { ABSENT } from '@covertrail/platform/vault/records.port';
import type { Vault } from '@covertrail/platform/vault/vault.port';
import { CLOCK, VAULT } from '#tokens/tokens';

const KIND = 'policy-draft';
const LIFE_MS = 14 * 24 * 60 * 60_000;

/**
 * What people typed and have not saved: one draft for each person and policy, and one for each person and insured to whom a policy
 * is being added. `aboutId` is the policy or the insured. Drafts are no events (reference: what is no event): they are
 * records of the vault, which any browser of the person finds and a sweep deletes.
 */
@Injectable()
export class PolicyDrafts {
  constructor(
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async of(userId: Uuid, aboutId: Uuid): Promise<PolicyDraft | null> {
    const record = await this.vault.record<PolicyDraft>(KIND, idOf(userId, aboutId));
    return record && Date.parse(record.body.savedAt) + LIFE_MS > Date.parse(this.clock.now()) ? record.body : null;
  }

  /** Replaces what was there: of two browsers of one person the later wins. */
  async save(userId: Uuid, aboutId: Uuid, draft: Omit<PolicyDraft, 'savedAt'>): Promise<Instant> {
    const id = idOf(userId, aboutId);
    const savedAt = this.clock.now();
    const change = { body: { ...draft, savedAt }, endsAt: new Date(Date.parse(savedAt) + LIFE_MS).toISOString() };
    let version = ABSENT;
    do version = (await this.vault.record(KIND, id))?.version ?? ABSENT;
    while (!(await this.vault.writeRecord(KIND, id, version, change)));
    return savedAt;
  }

  discard(userId: Uuid, aboutId: Uuid): Promise<void> {
    return this.vault.removeRecord(KIND, idOf(userId, aboutId));
  }
}

const idOf = (userId: Uuid, aboutId: Uuid): string => deriveId(KIND, userId, aboutId);
