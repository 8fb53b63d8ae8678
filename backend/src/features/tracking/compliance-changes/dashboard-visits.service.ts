import { Inject, Injectable } from '@nestjs/common';
import type { Instant } from '@covertrail/domain/kernel/event';
import type { Clock } from '@covertrail/platform/clock/clock';
import { deriveId } from '@covertrail/platform/ids/ids';
import { ABSENT } from '@covertrail/platform/vault/records.port';
import type { Vault } from '@covertrail/platform/vault/vault.port';
import type { Actor } from '#auth/actor';
import { CLOCK, VAULT } from '#tokens/tokens';

const KIND = 'dashboard-visit';
const HOUR_MS = 60 * 60_000;
/** Whoever opens the dashboard again within this time is still at the same visit: a reload does not make its news old. */
const PAUSE_MS = HOUR_MS;
const LIFE_MS = 400 * 24 * HOUR_MS;

interface Visit {
  /** When the person last opened the dashboard. */
  readonly openedAt: Instant;
  /** When they last did so at the visit before this; null at their first. */
  readonly before: Instant | null;
}

/**
 * When each person was last at the dashboard of a company. A record of the vault: it is found from any browser, which the storage of one is
 * not, and survives that the read store is filled again from the log. No event: each of them would be written by looking at a page,
 * in a log that people read for what was done.
 */
@Injectable()
export class DashboardVisits {
  constructor(
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The end of the last visit before the present one, whether that is recorded already or not; null where there was none. */
  async lastVisit(actor: Actor): Promise<Instant | null> {
    const record = await this.vault.record<Visit>(KIND, idOf(actor));
    return record && this.after(record.body).before;
  }

  /** The person opens the dashboard now. */
  async visit(actor: Actor): Promise<Instant | null> {
    const id = idOf(actor);
    const openedAt = this.clock.now();
    const endsAt = new Date(Date.parse(openedAt) + LIFE_MS).toISOString();
    for (;;) {
      const record = await this.vault.record<Visit>(KIND, id);
      const before = record ? this.after(record.body).before : null;
      const change = { body: { openedAt, before }, endsAt };
      if (await this.vault.writeRecord<Visit>(KIND, id, record?.version ?? ABSENT, change)) return before;
    }
  }

  private after({ openedAt, before }: Visit): Pick<Visit, 'before'> {
    const isAnother = Date.parse(this.clock.now()) - Date.parse(openedAt) >= PAUSE_MS;
    return { before: isAnother ? openedAt : before };
  }
}

const idOf = ({ userId, companyId }: Actor): string => deriveId(KIND, userId, companyId);
