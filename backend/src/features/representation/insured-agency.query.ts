import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { InsuredAgency as Agency, InsuredAppointment } from '@covertrail/contracts/representation/representation.replies';
import type { Actor } from '#auth/actor';
import type { QueryReply } from '#http/data.interceptor';
import { Views } from '#views/views.service';
import { type AppointmentRecord, changedAt, type CompanyRecord, fullName, type PersonRecord } from './appointment-record.views.js';

/** Who answers for the actor's company, who asks to, and who did before. */
export class InsuredAgency extends Query<QueryReply<Agency>> {
  constructor(
    readonly actor: Actor,
    readonly awaited: string | undefined,
  ) {
    super();
  }
}

const MOST = 200;

@QueryHandler(InsuredAgency)
export class InsuredAgencyHandler implements IQueryHandler<InsuredAgency> {
  constructor(private readonly views: Views) {}

  async execute({ actor, awaited }: InsuredAgency): Promise<QueryReply<Agency>> {
    const current = await this.views.asOf(awaited, 'appointments', 'companies', 'people');
    const mine = { where: { insuredId: { eq: actor.companyId } } };
    const { documents } = await this.views.find<AppointmentRecord>('appointments', mine, [], { limit: MOST });
    const companies = await this.views.byId<CompanyRecord>('companies', documents.map(({ agencyId }) => agencyId));
    const people = await this.views.byId<PersonRecord>('people', documents.map(({ agentId }) => agentId));
    const all = documents.toSorted((a, b) => (changedAt(a) < changedAt(b) ? 1 : -1))
      .map((record) => rowOf(record, companies.get(record.agencyId), people.get(record.agentId)));
    return current.reply({
      current: all.find(({ state }) => state === 'current') ?? null,
      waiting: all.filter(({ state }) => state === 'waiting'),
      earlier: all.filter(({ state }) => state !== 'current' && state !== 'waiting'),
      mayDecide: actor.access === 'manager',
    });
  }
}

function rowOf(record: AppointmentRecord, agency: CompanyRecord | undefined, agent: PersonRecord | undefined): InsuredAppointment {
  const { id, agencyId, state, proof, askedAt, since, endedAt, reason } = record;
  return {
    id, agencyId, state, proof, askedAt, since, endedAt, reason,
    agencyName: agency?.name ?? '',
    agencyCity: agency?.address.city ?? '',
    agencyState: agency?.address.state ?? '',
    agentName: fullName(agent),
    agentEmail: agent?.email ?? '',
  };
}
