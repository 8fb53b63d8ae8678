import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { colleaguesView, type ColleagueStatus } from '@covertrail/contracts/membership/membership.views';
import type { Colleague } from '@covertrail/contracts/membership/membership.replies';
import { peopleView } from '@covertrail/contracts/user/user.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { QueryReply } from '#http/data.interceptor';
import { Views } from '#views/views.service';

/** Answers GET company/people, and GET user/pendingusers with those alone who have this status. */
export class ReadColleagues extends Query<QueryReply<readonly Colleague[]>> {
  constructor(
    readonly companyId: Uuid,
    readonly status?: ColleagueStatus,
  ) {
    super();
  }
}

/** More people than a company has. */
const MOST = 500;
const ORDER: Readonly<Record<ColleagueStatus, number>> = { active: 0, pending: 1, invited: 2, deactivated: 3 };

@QueryHandler(ReadColleagues)
export class ReadColleaguesHandler implements IQueryHandler<ReadColleagues> {
  constructor(private readonly views: Views) {}

  async execute({ companyId, status }: ReadColleagues): Promise<QueryReply<readonly Colleague[]>> {
    const where = { companyId: { eq: companyId }, ...(status ? { status: { eq: status } } : {}) };
    const { documents } = await this.views.find(colleaguesView, { where }, [], { limit: MOST });
    const people = await this.views.byId(
      peopleView,
      documents.map(({ personId }) => personId),
    );
    const rows = documents.map(({ companyId: _own, ...colleague }): Colleague => {
      const { firstName = '', lastName = '', email = '', photoId = null } = people.get(colleague.personId) ?? {};
      return { ...colleague, name: `${firstName} ${lastName}`.trim(), email, photoId };
    });
    return this.views.reply(rows.toSorted(inOrder));
  }
}

const inOrder = (first: Colleague, second: Colleague): number =>
  ORDER[first.status] - ORDER[second.status] ||
  (first.name || first.email).localeCompare(second.name || second.email, 'en');
