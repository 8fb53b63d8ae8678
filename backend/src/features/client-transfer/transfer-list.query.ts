import {
  transferDetailsView,
  type TransferDocument,
} from '@covertrail/contracts/client-transfer/client-transfer.views';
import { companiesView } from '@covertrail/contracts/company/company.views';
import { HIDDEN_AGENCY, type TransferRow } from '@covertrail/contracts/client-transfer/client-transfer.replies';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { FilterOf } from '@covertrail/platform/read-store/view-query';
import type { TransferListDto, TransfersShown } from '@covertrail/contracts/client-transfer/client-transfer.inputs';
import { defineList } from '#lists/define-list';
import { hidesHolder } from './transfer-details/transfer-sight.reader.js';
import { closedBy, sideOf } from './transfer-record.views.js';

/** Transfers in which the actor's agency gives or receives. */
export const transferRows = defineList(transferDetailsView)<TransferListDto, TransferRow>({
  where: ({ actor, input: { show = 'notices' } }) => shown(actor.companyId, show),
  sorts: { changedAt: 'changedAt', requestedAt: 'requestedAt', stage: 'stage' },
  order: { field: 'changedAt', direction: 'desc' },
  async rows(documents, { actor, views }) {
    const ids = documents.flatMap(({ insuredId, fromAgencyId, toAgencyId }) => [insuredId, fromAgencyId, toAgencyId]);
    const companies = await views.byId(companiesView, ids);
    return documents.map((transfer) => rowOf(transfer, actor.companyId, (id) => companies.get(id)?.name ?? ''));
  },
});

function shown(agencyId: Uuid, show: TransfersShown): FilterOf<typeof transferDetailsView> {
  const mine = { eq: agencyId };
  if (show === 'waiting') return { where: { askedAgencyId: mine, stage: { in: ['requested', 'acknowledged'] } } };
  if (show === 'notices') {
    const [given, received] = [
      { fromAgencyId: mine, closedByFrom: { eq: false } },
      { toAgencyId: mine, closedByTo: { eq: false } },
    ];
    return { or: [{ where: given }, { where: received }] };
  }
  const either: FilterOf<typeof transferDetailsView> = {
    or: [{ where: { fromAgencyId: mine } }, { where: { toAgencyId: mine } }],
  };
  return show === 'all'
    ? either
    : { and: [either, { where: { stage: { in: ['requested', 'acknowledged', 'approved'] } } }] };
}

function rowOf(transfer: TransferDocument, agencyId: Uuid, nameOf: (id: Uuid) => string): TransferRow {
  const { id, insuredId, stage, askedAgencyId, requestedAt, changedAt } = transfer;
  const side = sideOf(transfer, agencyId);
  return {
    id,
    insuredId,
    stage,
    requestedAt,
    changedAt,
    insuredName: nameOf(insuredId),
    otherAgencyName: hidesHolder(transfer, agencyId)
      ? HIDDEN_AGENCY
      : nameOf(side === 'from' ? transfer.toAgencyId : transfer.fromAgencyId),
    direction: side === 'from' ? 'outgoing' : 'incoming',
    askedOfMe: askedAgencyId === agencyId,
    closedByMe: closedBy(transfer, side),
  };
}
