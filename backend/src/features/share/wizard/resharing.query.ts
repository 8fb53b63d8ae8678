import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { companiesView } from '@covertrail/contracts/company/company.views';
import { policiesView } from '@covertrail/contracts/policy/policy.views';
import { projectsView } from '@covertrail/contracts/project/project.views';
import type { Resharing } from '@covertrail/contracts/share/share-wizard.replies';
import { sharesView } from '@covertrail/contracts/share/share.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Actor } from '#auth/actor';
import type { QueryReply } from '#http/data.interceptor';
import { Problem } from '#http/problem';
import { readableBy } from '#views/policy-readers.filter';
import { Views } from '#views/views.service';
import { shareChoice } from './share-choice.rules.js';
import { ShareSidesReader } from './share-sides.reader.js';

/** An earlier share with what of it the reader may share again: an agency its own policies and those of no agency [C15]. */
export class ReadResharing extends Query<QueryReply<Resharing>> {
  constructor(
    readonly shareId: Uuid,
    readonly actor: Actor,
  ) {
    super();
  }
}

@QueryHandler(ReadResharing)
export class ReadResharingHandler implements IQueryHandler<ReadResharing> {
  constructor(
    private readonly sides: ShareSidesReader,
    private readonly views: Views,
  ) {}

  async execute({ shareId, actor }: ReadResharing): Promise<QueryReply<Resharing>> {
    const share = await this.views.get(sharesView, shareId);
    if (!share) throw new Problem('HTTP.NOT_FOUND');
    const { insuredId, requesterId, projectId, policyIds, expiresOn } = share;
    const { recipientId: _recipient, ...terms } = share.terms;
    const sides = await this.sides.of(insuredId, requesterId);
    const [requester, project] = await Promise.all([
      this.views.get(companiesView, requesterId),
      this.views.get(projectsView, projectId),
    ]);
    const mine = { and: [{ where: { insuredId: { eq: insuredId }, id: { in: policyIds } } }, readableBy(actor)] };
    const { documents } = await this.views.find(policiesView, mine, [], { limit: Math.max(1, policyIds.length) });
    return this.views.reply({
      shareId,
      insuredId,
      requesterId,
      requesterName: requester?.name ?? '',
      projectId,
      projectName: project?.name ?? '',
      expiresOn,
      terms,
      policies: documents.map((record) => shareChoice(record, sides)),
      withheld: policyIds.length - documents.length,
    });
  }
}
