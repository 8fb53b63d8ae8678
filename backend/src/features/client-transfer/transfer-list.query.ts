import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { IsIn, IsOptional } from 'class-validator';
import { transferDetailsView, type TransferDocument } from '@covertrail/contracts/client-transfer/client-transfer.views';
import { companiesView } from '@covertrail/contracts/company/company.views';
import { TRANSFERS_SHOWN, type TransfersShown } from '@covertrail/contracts/client-transfer/client-transfer.calls';
import { HIDDEN_AGENCY, type TransferRow } from '@covertrail/contracts/client-transfer/client-transfer.replies';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { FilterOf } from '@covertrail/platform/read-store/view-query';
import type { QueryReply } from '#http/data.interceptor';
import { PageDto, type PageOf, pageOf, sortOf, toPage, TOTAL_CAP } from '#http/page.dto';
import { Views } from '#views/views.service';
import { hidesHolder } from './transfer-details/transfer-sight.reader.js';
import { closedBy, sideOf } from './transfer-record.views.js';

/** Query of the list of transfers: newest change first, or sorted by `requestedAt`. */
export class TransferListDto extends PageDto {
  @IsOptional() @IsIn(TRANSFERS_SHOWN) show?: TransfersShown;
}

/** Transfers in which an agency is one of the sides. */
export class TransferList extends Query<QueryReply<PageOf<TransferRow>>> {
  constructor(
    readonly agencyId: Uuid,
    readonly asked: TransferListDto,
  ) {
    super();
  }
}

const SORTS = { changedAt: 'changedAt', requestedAt: 'requestedAt', stage: 'stage' } as const;
const NEWEST = { field: 'changedAt', direction: 'desc' } as const;

@QueryHandler(TransferList)
export class TransferListHandler implements IQueryHandler<TransferList> {
  constructor(private readonly views: Views) {}

  async execute({ agencyId, asked }: TransferList): Promise<QueryReply<PageOf<TransferRow>>> {
    const filter = shown(agencyId, asked.show ?? 'notices');
    const found = await this.views.find(transferDetailsView, filter, sortOf(asked, SORTS, NEWEST), pageOf(asked));
    const total = await this.views.count(transferDetailsView, filter, TOTAL_CAP);
    const ids = found.documents.flatMap(({ insuredId, fromAgencyId, toAgencyId }) => [insuredId, fromAgencyId, toAgencyId]);
    const companies = await this.views.byId(companiesView, ids);
    return this.views.reply(toPage(found, total, (transfer) => rowOf(transfer, agencyId, (id) => companies.get(id)?.name ?? '')));
  }
}

function shown(agencyId: Uuid, show: TransfersShown): FilterOf<typeof transferDetailsView> {
  const mine = { eq: agencyId };
  if (show === 'waiting') return { where: { askedAgencyId: mine, stage: { in: ['requested', 'acknowledged'] } } };
  if (show === 'notices') {
    const [given, received] = [{ fromAgencyId: mine, closedByFrom: { eq: false } }, { toAgencyId: mine, closedByTo: { eq: false } }];
    return { or: [{ where: given }, { where: received }] };
  }
  const either: FilterOf<typeof transferDetailsView> = { or: [{ where: { fromAgencyId: mine } }, { where: { toAgencyId: mine } }] };
  return show === 'all' ? either : { and: [either, { where: { stage: { in: ['requested', 'acknowledged', 'approved'] } } }] };
}

function rowOf(transfer: TransferDocument, agencyId: Uuid, nameOf: (id: Uuid) => string): TransferRow {
  const { id, insuredId, stage, askedAgencyId, requestedAt, changedAt } = transfer;
  const side = sideOf(transfer, agencyId);
  return {
    id, insuredId, stage, requestedAt, changedAt,
    insuredName: nameOf(insuredId),
    otherAgencyName: hidesHolder(transfer, agencyId) ? HIDDEN_AGENCY : nameOf(side === 'from' ? transfer.toAgencyId : transfer.fromAgencyId),
    direction: side === 'from' ? 'outgoing' : 'incoming',
    askedOfMe: askedAgencyId === agencyId,
    closedByMe: closedBy(transfer, side),
  };
}
