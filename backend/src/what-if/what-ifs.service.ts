import { Inject, Injectable } from '@nestjs/common';
import { dayInZone, laterOf, type CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { WhatIfChange } from '@covertrail/domain/what-if/what-if.contract';
import type { Clock } from '@covertrail/platform/clock/clock';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import type { EventStore } from '@covertrail/platform/event-store/event-store.port';
import { deriveId } from '@covertrail/platform/ids/ids';
import { ABSENT } from '@covertrail/platform/vault/records.port';
import type { Vault } from '@covertrail/platform/vault/vault.port';
import type { Actor } from '#auth/actor';
import { CLOCK, EVENTS, VAULT } from '#tokens/tokens';
import { Problem } from '#http/problem';
import { WHAT_IF, type WhatIfRecord } from './what-if-record.js';

const LIFE_MS = 90 * 24 * 60 * 60_000;

/** The changes that were tried: records of the vault, no events. A link to one gives the same answer for 90 days. */
@Injectable()
export class WhatIfs {
  constructor(
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(EVENTS) private readonly events: Pick<EventStore, 'head'>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The caller has checked that the change could be saved. A repeat of the same command gives the same id. */
  async start(actor: Actor, change: WhatIfChange, { commandId }: CommandMeta): Promise<Uuid> {
    const { companyId } = actor;
    const id = deriveId(WHAT_IF, commandId);
    const askedAt = this.clock.now();
    const day = this.dayFor(actor, change.effectiveFrom);
    const body: WhatIfRecord = { companyId, change, day, position: await this.events.head(), askedAt };
    await this.vault.writeRecord(WHAT_IF, id, ABSENT, {
      body,
      endsAt: new Date(Date.parse(askedAt) + LIFE_MS).toISOString(),
    });
    return id;
  }

  /** The day that a what-if of the person assesses: today, or the first day of the change where that is later. */
  dayFor({ timeZone }: Actor, effectiveFrom: CalendarDate): CalendarDate {
    return laterOf(effectiveFrom, dayInZone(this.clock.now(), timeZone));
  }

  /** Throws HTTP.NOT_FOUND for one that has expired. */
  async of(id: Uuid): Promise<WhatIfRecord> {
    const record = (await this.vault.record<WhatIfRecord>(WHAT_IF, id))?.body;
    if (!record || Date.parse(record.askedAt) + LIFE_MS <= Date.parse(this.clock.now()))
      throw new Problem('HTTP.NOT_FOUND');
    return record;
  }
}
