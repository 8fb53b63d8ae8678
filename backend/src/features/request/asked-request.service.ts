import { Inject, Injectable } from '@nestjs/common';
import { companyDecider } from '@covertrail/domain/company/company.decider';
import { regionOf, type RegionCode } from '@covertrail/domain/insurance/lines/regions';
import { dayInZone } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { requestDecider } from '@covertrail/domain/request/request.decider';
import type { AskedTracking } from '@covertrail/domain/tracking/tracking-answer';
import type { Clock } from '@covertrail/platform/clock/clock';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { trackingIdOf } from '@covertrail/platform/ids/tracking-id';
import { CLOCK } from '#tokens/tokens';
import { Problem } from '#http/problem';

/** What is asked, and in which region. */
export interface AskedRequest extends AskedTracking {
  readonly region: RegionCode;
}

/** What a request requires of an insured, and which day it is for the requester. */
@Injectable()
export class AskedRequests {
  constructor(
    private readonly deciders: DeciderStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Throws `HTTP.NOT_FOUND` for a request that was not sent to a company. */
  async of(requestId: Uuid): Promise<AskedRequest> {
    const { state: request } = await this.deciders.load(requestDecider, requestId);
    if (!request?.requested.insuredId) throw new Problem('HTTP.NOT_FOUND');
    const { requesterId, insuredId, projectId, templateId } = request.requested;
    const requester = await this.deciders.readable.load(companyDecider, requesterId);
    const { timeZone = 'UTC', address } = requester.state?.registration ?? {};
    const today = dayInZone(this.clock.now(), timeZone);
    return {
      requestId,
      trackingId: trackingIdOf(requesterId, projectId, insuredId),
      requesterId,
      insuredId,
      projectId,
      templateId,
      today,
      region: regionOf(address?.country ?? ''),
    };
  }
}
