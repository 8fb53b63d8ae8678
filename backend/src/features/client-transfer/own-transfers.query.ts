import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { OwnTransfer } from '@covertrail/contracts/client-transfer/client-transfer.replies';
import { transferDetailsView } from '@covertrail/contracts/client-transfer/client-transfer.views';
import { companiesView } from '@covertrail/contracts/company/company.views';
import { requestsView } from '@covertrail/contracts/request/request.views';
import { peopleView } from '@covertrail/contracts/user/user.views';
import { representationDecider } from '@covertrail/domain/representation/representation.decider';
import type { Clock } from '@covertrail/platform/clock/clock';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { Actor } from '#auth/actor';
import { CLOCK } from '#tokens/tokens';
import type { QueryReply } from '#http/data.interceptor';
import { TOTAL_CAP } from '#http/page.rules';
import { Views } from '#views/views.service';
import { nameIn } from './person-name.reader.js';
import { letterOf } from './transfer-record.views.js';
import { MovingPolicies } from './transfer-details/moving-policies.reader.js';

/** What one agency of the actor's company asks of another one, and neither that one nor the company has answered. */
export class OwnTransfers extends Query<QueryReply<readonly OwnTransfer[]>> {
  constructor(readonly actor: Actor) {
    super();
  }
}

/** An insured has one open transfer at a time. */
const MOST = 10;

@QueryHandler(OwnTransfers)
export class OwnTransfersHandler implements IQueryHandler<OwnTransfers> {
  constructor(
    private readonly views: Views,
    private readonly deciders: DeciderStore,
    private readonly policies: MovingPolicies,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({
    actor: { companyId: insuredId, timeZone },
  }: OwnTransfers): Promise<QueryReply<readonly OwnTransfer[]>> {
    const unanswered = { insuredId: { eq: insuredId }, stage: { in: ['requested', 'acknowledged'] } } as const;
    const found = await this.views.find(transferDetailsView, { where: unanswered }, [], { limit: MOST });
    const transfers = found.documents.filter(({ beside }) => beside);
    const companies = await this.views.byId(
      companiesView,
      transfers.flatMap(({ fromAgencyId, toAgencyId }) => [fromAgencyId, toAgencyId]),
    );
    const people = await this.views.byId(
      peopleView,
      transfers.map(({ toAgentId }) => toAgentId),
    );
    const { state: representation } = await this.deciders.load(representationDecider, insuredId);
    const open = { where: { insuredId: { eq: insuredId }, state: { eq: 'open' } } } as const;
    const openRequests = await this.views.count(requestsView, open, TOTAL_CAP);
    const nameOf = (id: string) => companies.get(id)?.name ?? '';
    return this.views.reply(
      await Promise.all(
        transfers.map(async (transfer) => ({
          id: transfer.id,
          note: transfer.note,
          letter: letterOf(transfer),
          requestedAt: transfer.requestedAt,
          revision: transfer.revision,
          fromAgencyName: nameOf(transfer.fromAgencyId),
          toAgencyName: nameOf(transfer.toAgencyId),
          toAgentName: nameIn(people, transfer.toAgentId),
          policies: await this.policies.of(
            { transfer, representation, sight: { kind: 'whole' } },
            this.clock.now(),
            timeZone,
          ),
          openRequests,
        })),
      ),
    );
  }
}
