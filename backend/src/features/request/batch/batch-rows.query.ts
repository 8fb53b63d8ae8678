import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { PageOf } from '@covertrail/contracts/calls/page';
import { companiesView } from '@covertrail/contracts/company/company.views';
import type { BatchRowsDto } from '@covertrail/contracts/request-batch/request-batch.inputs';
import type { BatchRow } from '@covertrail/contracts/request-batch/request-batch.replies';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { BatchRowOutcome } from '@covertrail/domain/request-batch/request-batch.contract';
import { requestBatchDecider } from '@covertrail/domain/request-batch/request-batch.decider';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { QueryReply } from '#http/data.interceptor';
import { pageOf } from '#http/page.rules';
import { Views } from '#views/views.service';
import { REQUEST_PROBLEMS } from '../request.problems.js';
import { BatchRows, type KeptRows } from './batch-rows.service.js';

/** What became of the rows of a batch that had their turn. */
export class ReadBatchRows extends Query<QueryReply<PageOf<BatchRow>>> {
  constructor(
    readonly batchId: Uuid,
    readonly input: BatchRowsDto,
  ) {
    super();
  }
}

@QueryHandler(ReadBatchRows)
export class BatchRowsHandler implements IQueryHandler<ReadBatchRows> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly batchRows: BatchRows,
    private readonly views: Views,
  ) {}

  async execute({ batchId, input }: ReadBatchRows): Promise<QueryReply<PageOf<BatchRow>>> {
    const { state } = await this.deciders.load(requestBatchDecider, batchId);
    const kept = await this.batchRows.of(batchId);
    const all = (state?.outcomes ?? []).filter(({ outcome }) => !input.outcome || outcome === input.outcome);
    const { limit, offset = 0 } = pageOf(input);
    const shown = all.slice(offset, offset + limit);
    const companies = await this.views.byId(
      companiesView,
      shown.flatMap(({ row }) => kept?.rows[row - 1]?.insuredId ?? []),
    );
    const nameOf = (id: Uuid) => companies.get(id)?.name ?? '';
    return this.views.reply({
      rows: shown.map((outcome) => shownRow(outcome, kept, nameOf)),
      total: all.length,
    });
  }
}

function shownRow(
  { row, outcome, requestId, code }: BatchRowOutcome,
  kept: KeptRows | null,
  nameOf: (companyId: Uuid) => string,
): BatchRow {
  const { insuredId, email = '', name = '' } = kept?.rows[row - 1] ?? {};
  const written = [name, email].filter((text) => text !== '').join(', ');
  return {
    row,
    recipient: insuredId ? nameOf(insuredId) : written || null,
    outcome,
    requestId: requestId ?? null,
    message: code === undefined ? null : messageOf(code),
  };
}

const MESSAGES: Readonly<Record<string, { readonly message: string }>> = REQUEST_PROBLEMS;
const messageOf = (code: string): string => MESSAGES[code]?.message ?? 'The request could not be sent.';
