import { may } from '@covertrail/domain/rights/principal';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { companiesView, type CompanyDocument } from '@covertrail/contracts/company/company.views';
import { policiesView } from '@covertrail/contracts/policy/policy.views';
import { appointmentsView, type AppointmentDocument } from '@covertrail/contracts/representation/representation.views';
import { requestsView, type RequestDocument } from '@covertrail/contracts/request/request.views';
import { sharesView } from '@covertrail/contracts/share/share.views';
import { peopleView, type PersonDocument } from '@covertrail/contracts/user/user.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Tenure } from '@covertrail/domain/representation/representation.state';
import type {
  CurrentAgency,
  EndEffects,
  InsuredAgency as Agency,
  InsuredAppointment,
} from '@covertrail/contracts/representation/representation.replies';
import type { Actor } from '#auth/actor';
import { Representations } from '#auth/representations.service';
import type { QueryReply } from '#http/data.interceptor';
import { TOTAL_CAP } from '#http/page.rules';
import { Views } from '#views/views.service';
import { InvitedOfInsured } from './inviting/invited-of-insured.reader.js';
import { changedAt, fullName } from './appointment-record.views.js';

/** Which agencies represent the actor's company, which ones ask to, and which did before. */
export class InsuredAgency extends Query<QueryReply<Agency>> {
  constructor(readonly actor: Actor) {
    super();
  }
}

const MOST = 200;

@QueryHandler(InsuredAgency)
export class InsuredAgencyHandler implements IQueryHandler<InsuredAgency> {
  constructor(
    private readonly views: Views,
    private readonly representations: Representations,
    private readonly invited: InvitedOfInsured,
  ) {}

  async execute({ actor }: InsuredAgency): Promise<QueryReply<Agency>> {
    const insuredId = actor.companyId;
    const { documents } = await this.views.find(appointmentsView, { where: { insuredId: { eq: insuredId } } }, [], {
      limit: MOST,
    });
    const [names, tenures, managed] = await Promise.all([
      this.namesFor(documents),
      this.representations.tenuresOf(insuredId),
      this.managedBy(insuredId),
    ]);
    const newest = documents.toSorted((a, b) => (changedAt(a) < changedAt(b) ? 1 : -1));
    const all = newest.map((record) => rowOf(record, names));
    return this.views.reply({
      current: currentOf(all, tenures, managed),
      waiting: all.filter(({ state }) => state === 'waiting'),
      earlier: all.filter((row) => row.state !== 'current' && row.state !== 'waiting' && !lasts(row, tenures)),
      invited: await this.invited.of(insuredId),
      unmanaged: managed.get(null) ?? 0,
      mayDecide: may(actor, 'appointAgency'),
      ending: await this.effectsFor(insuredId),
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

  /** How many policies each agency manages, and under null those of nobody. */
  private async managedBy(insuredId: Uuid): Promise<ReadonlyMap<Uuid | null, number>> {
    const own = { where: { insuredId: { eq: insuredId }, archived: { eq: false } } } as const;
    const counted = await this.views.countBy(policiesView, own, ['agencyId']);
    return new Map(counted.map(({ key: [agencyId], count }) => [agencyId, count]));
  }

  /** What the last agency would no longer read or answer. */
  private async effectsFor(insuredId: Uuid): Promise<EndEffects> {
    const mine = { insuredId: { eq: insuredId } } as const;
    const [openRequests, shares] = await Promise.all([
      this.views.count(requestsView, { where: { ...mine, state: { eq: 'open' } } }, TOTAL_CAP),
      this.views.count(sharesView, { where: { ...mine, ended: { eq: false } } }, TOTAL_CAP),
    ]);
    return { openRequests, shares };
  }
}

/** The view lists what a stream has ended since as long as it is behind; such a row is left out. */
const currentOf = (
  all: readonly InsuredAppointment[],
  tenures: readonly Tenure[],
  managed: ReadonlyMap<Uuid | null, number>,
): readonly CurrentAgency[] =>
  tenures.flatMap(({ agencyId, since, domain, ofRecordSince }) => {
    const row = all.find((appointment) => appointment.state === 'current' && appointment.agencyId === agencyId);
    const ofRecord = ofRecordSince !== null;
    return row ? [{ ...row, since, domain, ofRecord, policies: managed.get(agencyId) ?? 0 }] : [];
  });

/** An agency that took over from another one keeps the tenure that it had. */
const lasts = ({ agencyId, since }: InsuredAppointment, tenures: readonly Tenure[]): boolean =>
  tenures.some((tenure) => tenure.agencyId === agencyId && tenure.since === since);

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
