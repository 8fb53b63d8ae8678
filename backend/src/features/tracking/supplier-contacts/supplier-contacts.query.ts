import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { companiesView } from '@covertrail/contracts/company/company.views';
import { membersView } from '@covertrail/contracts/membership/membership.views';
import { appointmentsView } from '@covertrail/contracts/representation/representation.views';
import type { Contact, SupplierContacts } from '@covertrail/contracts/tracking/tracking.replies';
import { peopleView } from '@covertrail/contracts/user/user.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { trackingDecider } from '@covertrail/domain/tracking/tracking.decider';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { QueryReply } from '#http/data.interceptor';
import { Problem } from '#http/problem';
import { Views } from '#views/views.service';

/** Whom a requester may ask about a tracked supplier: its own people, and the agency that represents it today. */
export class ReadSupplierContacts extends Query<QueryReply<SupplierContacts>> {
  constructor(readonly trackingId: Uuid) {
    super();
  }
}

/** More people than a company has accounts. */
const MOST = 200;

@QueryHandler(ReadSupplierContacts)
export class ReadSupplierContactsHandler implements IQueryHandler<ReadSupplierContacts> {
  constructor(
    private readonly views: Views,
    private readonly deciders: DeciderStore,
  ) {}

  async execute({ trackingId }: ReadSupplierContacts): Promise<QueryReply<SupplierContacts>> {
    const { state } = await this.deciders.readable.load(trackingDecider, trackingId);
    const supplier = state && (await this.views.get(companiesView, state.insuredId));
    if (!supplier) throw new Problem('HTTP.NOT_FOUND');
    const members = await this.views.find(membersView, { where: { companyId: { eq: supplier.id } } }, [], {
      limit: MOST,
    });
    const managers = members.documents.flatMap(({ access, userId }) => (access === 'manager' ? [userId] : []));
    const {
      documents: [tenure],
    } = await this.views.find(
      appointmentsView,
      { where: { insuredId: { eq: supplier.id }, state: { eq: 'current' } } },
      [],
      { limit: 1 },
    );
    const agency = tenure && (await this.views.get(companiesView, tenure.agencyId));
    const contacts = await this.contacts([...managers, ...(tenure ? [tenure.agentId] : [])]);
    return this.views.reply({
      supplierId: supplier.id,
      supplierName: supplier.name,
      address: supplier.address,
      trade: supplier.trade,
      people: managers.flatMap((id) => contacts.get(id) ?? []).sort((a, b) => a.name.localeCompare(b.name)),
      agency: agency
        ? { name: agency.name, address: agency.address, agent: contacts.get(tenure.agentId) ?? null }
        : null,
    });
  }

  /** By id, without those whose name was erased. */
  private async contacts(ids: readonly Uuid[]): Promise<ReadonlyMap<Uuid, Contact>> {
    const people = await this.views.byId(peopleView, ids);
    return new Map(
      [...people].flatMap(([id, { firstName, lastName, email, phone }]) => {
        const name = `${firstName} ${lastName}`.trim();
        return name === '' ? [] : [[id, { id, name, email, phone }] as const];
      }),
    );
  }
}
