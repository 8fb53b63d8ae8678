import { Inject, Injectable } from '@nestjs/common';
import { companyDecider } from '@covertrail/domain/company/company.decider';
import { dayInZone, type CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Clock } from '@covertrail/platform/clock/clock';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { CLOCK } from '#tokens/tokens';

/** The day on which an insured is: the last day of a share ends at its midnight. */
@Injectable()
export class InsuredDays {
  constructor(
    private readonly deciders: DeciderStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async today(insuredId: Uuid): Promise<CalendarDate> {
    const { state } = await this.deciders.load(companyDecider, insuredId);
    return dayInZone(this.clock.now(), state?.registration.timeZone ?? 'UTC');
  }
}
