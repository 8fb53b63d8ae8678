import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { projectsView } from '@covertrail/contracts/project/project.views';
import { requestsView, type RequestDocument } from '@covertrail/contracts/request/request.views';
import type { FoundRequest, FoundSupplier, SupplierSearchReply } from '@covertrail/contracts/tracking/tracking.replies';
import { trackedSuppliersView, type TrackedSupplierDocument } from '@covertrail/contracts/tracking/tracking.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { foldedText } from '@covertrail/platform/read-store/folded-text';
import type { QueryReply } from '#http/data.interceptor';
import { Views } from '#views/views.service';
import { Checking } from '../checking/checking.service.js';
import { trackedRowsOf } from '../tracked-list/tracked-rows.reader.js';
import { contactsFound } from './contacts-found.reader.js';
import { firstContacts, type FirstContact } from './first-contacts.reader.js';

/** Open requests, tracked suppliers and entries of the address book of a requester that a keyword finds [B03]; the entries only `withBook`. */
export class SearchSuppliers extends Query<QueryReply<SupplierSearchReply>> {
  constructor(
    readonly requesterId: Uuid,
    readonly keyword: string,
    readonly withBook: boolean,
  ) {
    super();
  }
}

/** Rows of each table; the lists behind them show all. */
const MOST_FOUND = 20;

/** The beginning of an ID, as the tables show it: a name of such letters is still found as a word. */
const ID_START = /^[0-9a-f]{8}[0-9a-f-]*$/;
const NO_CONTACTS: SupplierSearchReply['contacts'] = { found: [], more: false };
const NOTHING: SupplierSearchReply = {
  requests: { found: [], more: false },
  suppliers: { found: [], more: false },
  contacts: NO_CONTACTS,
};

@QueryHandler(SearchSuppliers)
export class SearchSuppliersHandler implements IQueryHandler<SearchSuppliers> {
  constructor(
    private readonly views: Views,
    private readonly checking: Checking,
  ) {}

  async execute({ requesterId, keyword, withBook }: SearchSuppliers): Promise<QueryReply<SupplierSearchReply>> {
    const word = foldedText(keyword.trim());
    if (word === '') return this.views.reply(NOTHING);
    const [requests, suppliers, found] = await Promise.all([
      this.openRequests(requesterId, word),
      this.trackedSuppliers(requesterId, word),
      withBook ? contactsFound(requesterId, word, this.views) : NO_CONTACTS,
    ]);
    const shownRequests = requests.slice(0, MOST_FOUND);
    const tracked = suppliers.slice(0, MOST_FOUND);
    const contacts = await firstContacts(
      [...shownRequests.flatMap(({ insuredId }) => insuredId ?? []), ...tracked.map(({ supplierId }) => supplierId)],
      this.views,
    );
    return this.views.reply({
      requests: { found: await this.requestsFound(shownRequests, contacts), more: requests.length > MOST_FOUND },
      suppliers: { found: await this.suppliersFound(tracked, contacts), more: suppliers.length > MOST_FOUND },
      contacts: found,
    });
  }

  /** By their number too. */
  private async openRequests(requesterId: Uuid, word: string): Promise<readonly RequestDocument[]> {
    const named = { searched: { word } };
    const found = ID_START.test(word) ? { or: [{ where: named }, { where: { insuredId: { prefix: word } } }] } : null;
    const { documents } = await this.views.find(
      requestsView,
      {
        and: [{ where: { requesterId: { eq: requesterId }, state: { eq: 'open' } } }, found ?? { where: named }],
      },
      [{ field: 'insuredFolded', direction: 'asc' }],
      { limit: MOST_FOUND + 1 },
    );
    return documents;
  }

  private async trackedSuppliers(requesterId: Uuid, word: string): Promise<readonly TrackedSupplierDocument[]> {
    const named = { supplierFolded: { word } };
    const found = ID_START.test(word) ? { or: [{ where: named }, { where: { supplierId: { prefix: word } } }] } : null;
    const { documents } = await this.views.find(
      trackedSuppliersView,
      { and: [{ where: { requesterId: { eq: requesterId } } }, found ?? { where: named }] },
      [{ field: 'supplierFolded', direction: 'asc' }],
      { limit: MOST_FOUND + 1 },
    );
    return documents;
  }

  private async requestsFound(
    requests: readonly RequestDocument[],
    contacts: ReadonlyMap<Uuid, FirstContact>,
  ): Promise<readonly FoundRequest[]> {
    const projects = await this.views.byId(
      projectsView,
      requests.map(({ projectId }) => projectId),
    );
    return requests.map(({ id, number, insuredId, insuredName, projectId, requestedAt }) => ({
      id,
      number,
      supplierId: insuredId,
      supplierName: insuredName ?? '',
      projectName: projects.get(projectId)?.name ?? '',
      lastUpdatedOn: requestedAt,
      ...contactOf(contacts.get(insuredId ?? '')),
    }));
  }

  private async suppliersFound(
    suppliers: readonly TrackedSupplierDocument[],
    contacts: ReadonlyMap<Uuid, FirstContact>,
  ): Promise<readonly FoundSupplier[]> {
    const rows = await trackedRowsOf(suppliers, this.views, this.checking);
    return rows.map((row) => ({ ...row, ...contactOf(contacts.get(row.supplierId)) }));
  }
}

const contactOf = (contact: FirstContact | undefined) => ({
  primaryContact: contact?.name ?? null,
  primaryContactEmail: contact?.email ?? null,
});
