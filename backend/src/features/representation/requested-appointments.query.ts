import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { RequestedAppointment } from '@covertrail/contracts/representation/representation.replies';
import type { QueryReply } from '#http/data.interceptor';
import { Views } from '#views/views.service';
import { type AppointmentRecord, type CompanyRecord, fullName, type PersonRecord } from './appointment-record.views.js';

/** The insureds that an agency asked by name: those that have not answered, and those that refused. At most 200. */
export class RequestedAppointments extends Query<QueryReply<readonly RequestedAppointment[]>> {
  constructor(
    readonly agencyId: string,
    readonly awaited: string | undefined,
  ) {
    super();
  }
}

const MOST = 200;

@QueryHandler(RequestedAppointments)
export class RequestedAppointmentsHandler implements IQueryHandler<RequestedAppointments> {
  constructor(private readonly views: Views) {}

  async execute({ agencyId, awaited }: RequestedAppointments): Promise<QueryReply<readonly RequestedAppointment[]>> {
    const current = await this.views.asOf(awaited, 'appointments', 'companies', 'people');
    const asked = { where: { agencyId: { eq: agencyId }, state: { in: ['waiting', 'refused'] } } };
    const newest = [{ field: 'askedAt', direction: 'desc' }] as const;
    const { documents } = await this.views.find<AppointmentRecord>('appointments', asked, newest, { limit: MOST });
    const companies = await this.views.byId<CompanyRecord>('companies', documents.map(({ insuredId }) => insuredId));
    const people = await this.views.byId<PersonRecord>('people', documents.map(({ agentId }) => agentId));
    return current.reply(documents.map(({ id, insuredId, agentId, state, askedAt, endedAt, reason }) => ({
      id, insuredId, state, endedAt, reason,
      askedAt: askedAt ?? '',
      insuredName: companies.get(insuredId)?.name ?? '',
      agentName: fullName(people.get(agentId)),
    })));
  }
}
