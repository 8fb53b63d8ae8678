import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { PageOf } from '@covertrail/contracts/calls/page';
import { companiesView } from '@covertrail/contracts/company/company.views';
import { projectsView } from '@covertrail/contracts/project/project.views';
import type { ShareBatchRowsDto } from '@covertrail/contracts/share-batch/share-batch.inputs';
import type { ShareBatchOutcome } from '@covertrail/contracts/share-batch/share-batch.replies';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { shareBatchDecider } from '@covertrail/domain/share-batch/share-batch.decider';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { QueryReply } from '#http/data.interceptor';
import { pageOf } from '#http/page.rules';
import { Views } from '#views/views.service';

/** What became of the recipients that had their turn. */
export class ReadShareBatchRows extends Query<QueryReply<PageOf<ShareBatchOutcome>>> {
  constructor(
    readonly batchId: Uuid,
    readonly input: ShareBatchRowsDto,
  ) {
    super();
  }
}

/** Why a recipient got nothing, without the number of a policy: the reader may be of another agency. */
const REASONS: Readonly<Record<string, string>> = {
  'SHARE.POLICY_EXPIRED': 'A policy has expired meanwhile.',
  'SHARE.POLICY_CANCELED': 'A policy was canceled meanwhile.',
  'SHARE.POLICY_REJECTED': 'The agent rejected a policy meanwhile.',
  'SHARE.POLICY_ARCHIVED': 'A policy was archived meanwhile.',
  'SHARE.POLICY_CROSS_COUNTRY': 'A policy is of another country than the requester.',
  'SHARE.ENDED': 'The share has ended meanwhile.',
  'SHARE.POLICY_NOT_IN_SHARE': 'The policy was taken out of the share meanwhile.',
  'SHARE.EXPIRY_PAST': 'The last day of the share is over.',
  'SHARE_BATCH.NO_RIGHT': 'A policy belongs to another agency, or to nobody any more.',
};

@QueryHandler(ReadShareBatchRows)
export class ReadShareBatchRowsHandler implements IQueryHandler<ReadShareBatchRows> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly views: Views,
  ) {}

  async execute({ batchId, input }: ReadShareBatchRows): Promise<QueryReply<PageOf<ShareBatchOutcome>>> {
    const { state } = await this.deciders.load(shareBatchDecider, batchId);
    const all = (state?.outcomes ?? []).filter(({ outcome }) => !input.outcome || outcome === input.outcome);
    const { limit, offset = 0 } = pageOf(input);
    const shown = all.slice(offset, offset + limit).flatMap((outcome) => {
      const to = state?.rows[outcome.row - 1];
      return to ? [{ ...outcome, to }] : [];
    });
    const companies = await this.views.byId(
      companiesView,
      shown.map(({ to }) => to.requesterId),
    );
    const projects = await this.views.byId(
      projectsView,
      shown.map(({ to }) => to.projectId),
    );
    return this.views.reply({
      rows: shown.map(({ row, outcome, shareId = null, code, to }) => ({
        row,
        requesterName: companies.get(to.requesterId)?.name ?? '',
        projectName: projects.get(to.projectId)?.name ?? '',
        outcome,
        shareId,
        message: code === undefined ? null : (REASONS[code] ?? 'It could not be shared.'),
      })),
      total: all.length,
    });
  }
}
