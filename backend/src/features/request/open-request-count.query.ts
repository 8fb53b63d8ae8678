import { isAgency } from '@covertrail/domain/rights/sides';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { requestsView } from '@covertrail/contracts/request/request.views';
import type { Actor } from '#auth/actor';
import { Views } from '#views/views.service';
import { requestsOf } from './request-owner.js';

/** A larger count is shown as 9999+ [I03]. */
const COUNT_CAP = 9_999;

/** The number of requests that the company must answer, or its agency. */
export class CountOpenRequests extends Query<{ readonly openRequestCount: number }> {
  constructor(readonly actor: Actor) {
    super();
  }
}

@QueryHandler(CountOpenRequests)
export class CountOpenRequestsHandler implements IQueryHandler<CountOpenRequests> {
  constructor(private readonly views: Views) {}

  async execute({ actor }: CountOpenRequests): Promise<{ readonly openRequestCount: number }> {
    const { companyId } = actor;
    const owned = requestsOf({ companyId, role: isAgency(actor) ? 'agent' : 'insured' });
    const open = { and: [owned, { where: { state: { eq: 'open' } } }] } as const;
    return { openRequestCount: await this.views.count(requestsView, open, COUNT_CAP) };
  }
}
