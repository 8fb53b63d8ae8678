import { may } from '@covertrail/domain/rights/principal';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { companiesView, type CompanyDocument } from '@covertrail/contracts/company/company.views';
import { policiesView } from '@covertrail/contracts/policy/policy.views';
import { appointmentsView, type AppointmentDocument } from '@covertrail/contracts/representation/representation.views';
import { requestsView, type RequestDocument } from '@covertrail/contracts/request/request.views';
import { sharesView } from '@covertrail/contracts/share/share.views';
import { peopleView, type PersonDocument } from '@covertrail/contracts/user/user.views';
import type {
  EndEffects,
  InsuredAgency as Agency,
  InsuredAppointment,
} from '@covertrail/contracts/representation/representation.replies';
import type { Actor } from '#auth/actor';
import type { QueryReply } from '#http/data.interceptor';
import { TOTAL_CAP } from '#http/page.rules';
import { Views } from '#views/views.service';
import { changedAt, fullName } from './appointment-record.views.js';

/** Which agency represents the actor's company, which ones ask to, and which did before. */
export class InsuredAgency extends Query<QueryReply<Agency>> {
  constructor(readonly actor: Actor) {
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
    const names = await this.namesFor(documents);
    const all = documents
      .toSorted((a, b) => (changedAt(a) < changedAt(b) ? 1 : -1))
      .map((record) => rowOf(record, names));
    const current = all.find(({ state }) => state === 'current') ?? null;
    return this.views.reply({
      current,
      waiting: all.filter(({ state }) => state === 'waiting'),
      earlier: all.filter(({ state }) => state !== 'current' && state !== 'waiting'),
      mayDecide: may(actor, 'appointAgency'),
      ending: current && (await this.effectsFor(actor.companyId)),
    });
  }

  private async namesFor(documents: readonly AppointmentDocument[]): Promise<Names> {
    const requests = await this.views.byId(
      requestsView,
      documents.flatMap(({ requestIds }) => requestIds),
    );
    const companyIds = [
      ...documents.map(({ agencyId }) => agencyId),
      ...[...requests.values()].map(({ requesterId }) => requesterId),
    ];
    return {
      requests,
      companies: await this.views.byId(companiesView, companyIds),
      people: await this.views.byId(
        peopleView,
        documents.flatMap(({ agentId, decidedBy }) => [agentId, ...(decidedBy === null ? [] : [decidedBy])]),
      ),
    };
  }

  /** What the agency of record would no longer read or answer. */
  private async effectsFor(insuredId: string): Promise<EndEffects> {
    const mine = { insuredId: { eq: insuredId } } as const;
    const [openRequests, shares, policies] = await Promise.all([
      this.views.count(requestsView, { where: { ...mine, state: { eq: 'open' } } }, TOTAL_CAP),
      this.views.count(sharesView, { where: { ...mine, ended: { eq: false } } }, TOTAL_CAP),
      this.views.count(policiesView, { where: { ...mine, archived: { eq: false } } }, TOTAL_CAP),
    ]);
    return { openRequests, shares, policies };
  }
}

interface Names {
  readonly requests: ReadonlyMap<string, RequestDocument>;
  readonly companies: ReadonlyMap<string, CompanyDocument>;
  readonly people: ReadonlyMap<string, PersonDocument>;
}

function rowOf(record: AppointmentDocument, { requests, companies, people }: Names): InsuredAppointment {
  const { id, agencyId, state, proof, basis, askedAt, since, endedAt, endedBy, reason, decidedBy } = record;
  const [agency, agent] = [companies.get(agencyId), people.get(record.agentId)];
  return {
    id,
    agencyId,
    state,
    proof,
    basis,
    askedAt,
    since,
    endedAt,
    endedBy,
    reason,
    agencyName: agency?.name ?? '',
    agencyCity: agency?.address.city ?? '',
    agencyState: agency?.address.state ?? '',
    agentName: fullName(agent),
    agentEmail: agent?.email ?? '',
    decidedBy: decidedBy === null ? '' : fullName(people.get(decidedBy)),
    requests: record.requestIds.flatMap((requestId) => {
      const request = requests.get(requestId);
      return request
        ? [{ id: requestId, number: request.number, requesterName: companies.get(request.requesterId)?.name ?? '' }]
        : [];
    }),
  };
}
