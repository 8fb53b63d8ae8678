import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { requestsView } from '@covertrail/contracts/request/request.views';
import type { Actor } from '#auth/actor';
import { Views } from '#views/views.service';

/** Counts are shown as 9999+ beyond this (spec 3 section 9). */
const COUNT_CAP = 9_999;

/** How many requests wait for the company's own answer, or for its agency's. */
export class CountOpenRequests extends Query<{ readonly openRequestCount: number }> {
  constructor(readonly actor: Actor) {
    super();
  }
}

@QueryHandler(CountOpenRequests)
export class CountOpenRequestsHandler implements IQueryHandler<CountOpenRequests> {
  constructor(private readonly views: Views) {}

  async execute({ actor }: CountOpenRequests): Promise<{ readonly openRequestCount: number }> {
    const mine = { eq: actor.companyId };
    const where = { ...(actor.role === 'agent' ? { agencyId: mine } : { insuredId: mine }), state: { eq: 'open' } } as const;
    return { openRequestCount: await this.views.count(requestsView, { where }, COUNT_CAP) };
  }
}
