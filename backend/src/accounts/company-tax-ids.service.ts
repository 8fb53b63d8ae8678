import { Inject, Injectable } from '@nestjs/common';
import { describe } from '@covertrail/domain/catalogue/event-catalogue';
import type { CompanyEvent } from '@covertrail/domain/company/company.contract';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Clock } from '@covertrail/platform/clock/clock';
import type { EventStore } from '@covertrail/platform/event-store/event-store.port';
import type { Reservation } from '@covertrail/platform/reservations/reservations';
import { Sealing } from '@covertrail/platform/sealing/sealing';
import type { Vault } from '@covertrail/platform/vault/vault.port';
import { CLOCK, EVENTS, VAULT } from '#tokens/tokens';

const OWNER = /^company-(.+)$/;
/** The command of a reservation that is younger than this may still come. */
const GRACE_MS = 60_000;
const STATING: readonly CompanyEvent['type'][] = ['CompanyRegistered', 'CompanyTaxIdChanged'];
const isStating = (type: string): boolean => STATING.some((each) => each === type);

/**
 * The tax ids of companies: each belongs to one company. They are sealed in the events, and no state or view holds one, so what a company
 * has is opened from its stream.
 */
@Injectable()
export class CompanyTaxIds {
  private readonly sealing: Sealing;

  constructor(
    @Inject(EVENTS) private readonly events: EventStore,
    @Inject(VAULT) vault: Vault,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.sealing = new Sealing(vault);
  }

  /** Nine digits; null for a company that stated none. */
  async of(companyId: Uuid): Promise<string | null> {
    const events = await this.events.readStream(`company-${companyId}`);
    const opened = await Promise.all(
      events
        .filter(({ type }) => isStating(type))
        .map(({ type, data }) => this.sealing.open(data, describe(type).personal)),
    );
    return opened.flatMap(statedIn).at(-1) ?? null;
  }

  /** A company that states another tax id gives the earlier one up. */
  reservationOf(companyId: Uuid, taxId: string): Reservation {
    return {
      kind: 'taxId',
      scope: 'product',
      value: taxId,
      owner: `company-${companyId}`,
      takenCode: 'COMPANY.TAX_ID_TAKEN',
      stillHeld: async (owner, since) => {
        if (Date.parse(this.clock.now()) - Date.parse(since) < GRACE_MS) return true;
        const stated = await this.of(OWNER.exec(owner)?.[1] ?? '');
        return stated === null || stated === taxId;
      },
    };
  }
}

const statedIn = (data: unknown): readonly string[] =>
  data instanceof Object && 'taxId' in data && typeof data.taxId === 'string' ? [data.taxId] : [];
