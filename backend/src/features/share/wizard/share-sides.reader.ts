import { Inject, Injectable } from '@nestjs/common';
import { companyDecider } from '@covertrail/domain/company/company.decider';
import { regionOf, type RegionCode } from '@covertrail/domain/insurance/lines/regions';
import { dayInZone, type CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Clock } from '@covertrail/platform/clock/clock';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { CLOCK } from '#tokens/tokens';

/** Where a share is decided: which day it is for the insured, and in which region the requester is. */
export interface ShareSides {
  readonly today: CalendarDate;
  /** Null while no requester was chosen. */
  readonly region: RegionCode | null;
}

/** What a share depends on besides its policies. */
@Injectable()
export class ShareSidesReader {
  constructor(
    private readonly deciders: DeciderStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async of(insuredId: Uuid, requesterId: Uuid | null): Promise<ShareSides> {
    const insured = await this.deciders.readable.load(companyDecider, insuredId);
    const requester = requesterId && (await this.deciders.readable.load(companyDecider, requesterId));
    return {
      today: dayInZone(this.clock.now(), insured.state?.registration.timeZone ?? 'UTC'),
      region: requester ? regionOf(requester.state?.registration.address.country ?? '') : null,
    };
  }
}
