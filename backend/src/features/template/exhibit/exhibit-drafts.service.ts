import { Inject, Injectable } from '@nestjs/common';
import type { ExhibitDraft } from '@covertrail/contracts/template/exhibit.replies';
import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import type { Clock } from '@covertrail/platform/clock/clock';
import { deriveId } from '@covertrail/platform/ids/ids';
import { ABSENT } from '@covertrail/platform/vault/records.port';
import type { Vault } from '@covertrail/platform/vault/vault.port';
import { CLOCK, VAULT } from '#tokens/tokens';

const KIND = 'exhibit-draft';
const LIFE_MS = 14 * 24 * 60 * 60_000;

/** The text of a contract from which a person makes a template, with what was decided so far: one for each person, of the vault (decision 29). */
@Injectable()
export class ExhibitDrafts {
  constructor(
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async of(userId: Uuid): Promise<ExhibitDraft | null> {
    const record = await this.vault.record<ExhibitDraft>(KIND, idOf(userId));
    return record && Date.parse(record.body.savedAt) + LIFE_MS > Date.parse(this.clock.now()) ? record.body : null;
  }

  /** Replaces what was there: of two browsers of one person the later wins. */
  async save(userId: Uuid, content: string): Promise<Instant> {
    const savedAt = this.clock.now();
    const change = { body: { content, savedAt }, endsAt: new Date(Date.parse(savedAt) + LIFE_MS).toISOString() };
    let version = ABSENT;
    do version = (await this.vault.record(KIND, idOf(userId)))?.version ?? ABSENT;
    while (!(await this.vault.writeRecord(KIND, idOf(userId), version, change)));
    return savedAt;
  }

  discard(userId: Uuid): Promise<void> {
    return this.vault.removeRecord(KIND, idOf(userId));
  }
}

const idOf = (userId: Uuid): string => deriveId(KIND, userId);
