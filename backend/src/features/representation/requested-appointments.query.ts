import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { companiesView } from '@covertrail/contracts/company/company.views';
import { appointmentsView } from '@covertrail/contracts/representation/representation.views';
import { peopleView } from '@covertrail/contracts/user/user.views';
import type { RequestedAppointment } from '@covertrail/contracts/representation/representation.replies';
import type { QueryReply } from '#http/data.interceptor';
import { Views } from '#views/views.service';
import { fullName } from './appointment-record.views.js';

/** The insureds that an agency asked by name: those that have not answered, and those that refused. At most 200. */
export class RequestedAppointments extends Query<QueryReply<readonly RequestedAppointment[]>> {
  constructor(readonly agencyId: string) {
    super();
  }
}

const MOST = 200;

@QueryHandler(RequestedAppointments)
export class RequestedAppointmentsHandler implements IQueryHandler<RequestedAppointments> {
  constructor(private readonly views: Views) {}

  async execute({ agencyId }: RequestedAppointments): Promise<QueryReply<readonly RequestedAppointment[]>> {
    const filter = { where: { agencyId: { eq: agencyId }, state: { in: ['waiting', 'refused'] } } } as const;
    const newest = [{ field: 'askedAt', direction: 'desc' }] as const;
    const { documents } = await this.views.find(appointmentsView, filter, newest, { limit: MOST });
    const companies = await this.views.byId(
      companiesView,
      documents.map(({ insuredId }) => insuredId),
    );
    const people = await this.views.byId(
      peopleView,
      documents.map(({ agentId }) => agentId),
    );
    return this.views.reply(
      documents.map(({ id, insuredId, agentId, state, askedAt, endedAt, reason }) => ({
        id,
        insuredId,
        state,
        endedAt,
        reason,
        askedAt: askedAt ?? '',
        insuredName: companies.get(insuredId)?.name ?? '',
        agentName: fullName(people.get(agentId)),
      })),
    );
  }
}
