import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { idWord } from '@covertrail/contracts/activity-log/activity-log.views';
import type { ShareCount } from '@covertrail/contracts/share/share.replies';
import { sharesView } from '@covertrail/contracts/share/share.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { QueryReply } from '#http/data.interceptor';
import { Problem } from '#http/problem';
import { TOTAL_CAP } from '#http/page.rules';
import { Views } from '#views/views.service';

/** How often a policy is shared. Throws HTTP.NOT_FOUND. */
export class CountShares extends Query<QueryReply<ShareCount>> {
  constructor(readonly policyId: Uuid) {
    super();
  }
}

@QueryHandler(CountShares)
export class CountSharesHandler implements IQueryHandler<CountShares> {
  constructor(
    private readonly views: Views,
    private readonly deciders: DeciderStore,
  ) {}

  async execute({ policyId }: CountShares): Promise<QueryReply<ShareCount>> {
    const { state } = await this.deciders.readable.load(policyDecider, policyId);
    if (!state) throw new Problem('HTTP.NOT_FOUND');
    const where = { insuredId: { eq: state.insuredId }, policyWords: { word: idWord(policyId) } };
    const total = await this.views.count(sharesView, { where }, TOTAL_CAP);
    const active = await this.views.count(sharesView, { where: { ...where, ended: { eq: false } } }, TOTAL_CAP);
    return this.views.reply({ active, total });
  }
}
