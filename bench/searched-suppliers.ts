import { membersView, type MemberDocument } from '@covertrail/contracts/membership/membership.views';
import { projectsView } from '@covertrail/contracts/project/project.views';
import { requestsView, type RequestDocument } from '@covertrail/contracts/request/request.views';
import { templatesView } from '@covertrail/contracts/template/template.views';
import { trackedSuppliersView, type TrackedSupplierDocument } from '@covertrail/contracts/tracking/tracking.views';
import { peopleView, type PersonDocument } from '@covertrail/contracts/user/user.views';
import { deriveId } from '@covertrail/platform/ids/ids';
import type { ReadStore } from '@covertrail/platform/read-store/read-store.port';
import { TODAY, trackedRows, VIEWER } from './tracked-rows.js';

const VIEWS = [trackedSuppliersView, requestsView, membersView, peopleView, projectsView, templatesView];
const BATCH = 2_500;
const PEOPLE_OF_A_COMPANY = 2;

/** What the header search reads: suppliers of one requester, an open request to each, and the people of each. */
export async function fillSearched(reads: ReadStore, suppliers: number): Promise<void> {
  for (const { name } of VIEWS) await reads.declare(name, []);
  for (let from = 0; from < suppliers; from += BATCH) {
    const rows = [...trackedRows(from, Math.min(from + BATCH, suppliers))];
    const people = rows.flatMap(peopleOf);
    await add(reads, trackedSuppliersView.name, from, rows);
    await add(reads, requestsView.name, from, rows.map(requestTo));
    await add(
      reads,
      membersView.name,
      from,
      people.map(({ member }) => member),
    );
    await add(
      reads,
      peopleView.name,
      from,
      people.map(({ person }) => person),
    );
  }
  for (const { name, indexes } of VIEWS) await reads.declare(name, indexes);
}

const positionOf = (index: number): string => String(index).padStart(16, '0');

async function add(
  reads: ReadStore,
  collection: string,
  from: number,
  documents: readonly { readonly id: string }[],
): Promise<void> {
  const writes = documents.map((document) => ({
    collection,
    id: document.id,
    document,
    position: positionOf(from + 1),
    fresh: true,
  }));
  const move = { from: from === 0 ? null : positionOf(from), to: positionOf(from + BATCH) };
  await reads.commit(writes, { projection: collection, ...move, epoch: 1 });
}

function requestTo({ id, supplierId, supplierName, supplierFolded, projectId, templateId }: TrackedSupplierDocument) {
  const number = String(Number.parseInt(id.slice(0, 6), 16));
  return {
    id: deriveId('request', id),
    number,
    requesterId: VIEWER,
    insuredId: supplierId,
    agencyIds: [],
    insuredName: supplierName,
    insuredFolded: supplierFolded,
    inviteeId: null,
    projectId,
    templateId,
    message: '',
    asked: {},
    urgency: 0,
    copyIds: [],
    dueOn: TODAY,
    requestedAt: `${TODAY}T09:00:00.000Z`,
    state: 'open',
    answeredAt: null,
    reason: null,
    remindedOn: null,
    resentOn: null,
    differenceOn: null,
    openedAt: null,
    certificateAt: null,
    passedOnAt: null,
    trackingId: id,
    policyWords: '',
    unavailable: [],
    optOut: null,
    optOutId: null,
    askingAgencyIds: [],
    agencyWords: '',
    searched: `${number} ${supplierFolded}`,
  } satisfies RequestDocument;
}

function peopleOf({ supplierId }: TrackedSupplierDocument) {
  return Array.from({ length: PEOPLE_OF_A_COMPANY }, (_, index) => {
    const userId = deriveId('person', supplierId, String(index));
    const member: MemberDocument = {
      ...{ id: userId, companyId: supplierId, userId, access: 'manager' },
      primaryContact: index === 0,
      since: '2026-01-05T09:00:00.000Z',
    };
    const name = { firstName: 'Dana', lastName: `Okafor ${index}` };
    const address = { email: `${userId}@example.com`, domain: 'example.com' };
    const found = { searched: '', bookOwnerId: '', bookWords: '' };
    const person: PersonDocument = { id: userId, ...name, ...address, phone: null, photoId: null, ...found };
    return { member, person };
  });
}
