import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Reviewer } from '@covertrail/contracts/compliance-review/compliance-review.replies';
import { membersView } from '@covertrail/contracts/membership/membership.views';
import type { Actor } from '#auth/actor';
import type { QueryReply } from '#http/data.interceptor';
import { NamesService } from '#naming/names.service';
import { Views } from '#views/views.service';
import { isReviewer } from './reviewers.rules.js';

/** More people than a menu can show; the company's page of people has them all. */
const MOST = 200;

/** The people of the actor's company who may review, by name. */
export class ReadReviewers extends Query<QueryReply<readonly Reviewer[]>> {
  constructor(readonly actor: Actor) {
    super();
  }
}

@QueryHandler(ReadReviewers)
export class ReadReviewersHandler implements IQueryHandler<ReadReviewers> {
  constructor(
    private readonly views: Views,
    private readonly names: NamesService,
  ) {}

  async execute({ actor: { companyId } }: ReadReviewers): Promise<QueryReply<readonly Reviewer[]>> {
    const { documents } = await this.views.find(membersView, { where: { companyId: { eq: companyId } } }, [], {
      limit: MOST,
    });
    const names = await this.names.people(documents.filter(isReviewer).map(({ userId }) => userId));
    const people = [...names].map(([id, name]) => ({ id, name })).sort((a, b) => a.name.localeCompare(b.name));
    return this.views.reply(people);
  }
}
