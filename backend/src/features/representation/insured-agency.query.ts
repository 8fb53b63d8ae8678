import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { companiesView, type CompanyDocument } from '@covertrail/contracts/company/company.views';
import { appointmentsView, type AppointmentDocument } from '@covertrail/contracts/representation/representation.views';
import { peopleView, type PersonDocument } from '@covertrail/contracts/user/user.views';
import type { InsuredAgency as Agency, InsuredAppointment } from '@covertrail/contracts/representation/representation.replies';
import type { Actor } from '#auth/actor';
import type { QueryReply } from '#http/data.interceptor';
import { Views } from '#views/views.service';
import { changedAt, fullName } from './appointment-record.views.js';

/** Which agency represents the actor's company, which ones ask to, and which did before. */
export class InsuredAgency extends Query<QueryReply<Agency>> {
  constructor(
    readonly actor: Actor,
  ) {
    super();
  }
}

const MOST = 200;

@QueryHandler(InsuredAgency)
export class InsuredAgencyHandler implements IQueryHandler<InsuredAgency> {
  constructor(private readonly views: Views) {}

  async execute({ actor }: InsuredAgency): Promise<QueryReply<Agency>> {
    const mine = { where: { insuredId: { eq: actor.companyId } } };
    const { documents } = await this.views.find(appointmentsView, mine, [], { limit: MOST });
    const companies = await this.views.byId(companiesView, documents.map(({ agencyId }) => agencyId));
    const people = await this.views.byId(peopleView, documents.map(({ agentId }) => agentId));
    const all = documents.toSorted((a, b) => (changedAt(a) < changedAt(b) ? 1 : -1))
      .map((record) => rowOf(record, companies.get(record.agencyId), people.get(record.agentId)));
    return this.views.reply({
      current: all.find(({ state }) => state === 'current') ?? null,
      waiting: all.filter(({ state }) => state === 'waiting'),
      earlier: all.filter(({ state }) => state !== 'current' && state !== 'waiting'),
      mayDecide: actor.access === 'manager',
    });
  }
}

function rowOf(record: AppointmentDocument, agency: CompanyDocument | undefined, agent: PersonDocument | undefined): InsuredAppointment {
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
