import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { PreviewedFinding, RequestNeed, RequestNeeds } from '@covertrail/contracts/request/request.replies';
import { requestsView } from '@covertrail/contracts/request/request.views';
import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Actor } from '#auth/actor';
import { Views } from '#views/views.service';
import { requestsOf } from '../request-owner.js';
import { PreviewAnswer } from './answer-preview.query.js';

/** How far the policies that are there would meet each of these open requests; those of others are left out. */
export class ReadRequestNeeds extends Query<RequestNeeds> {
  constructor(
    readonly requestIds: readonly Uuid[],
    readonly actor: Actor,
  ) {
    super();
  }
}

@QueryHandler(ReadRequestNeeds)
export class ReadRequestNeedsHandler implements IQueryHandler<ReadRequestNeeds> {
  constructor(
    private readonly queries: QueryBus,
    private readonly views: Views,
  ) {}

  async execute({ requestIds, actor }: ReadRequestNeeds): Promise<RequestNeeds> {
    const open = { where: { id: { in: requestIds }, state: { eq: 'open' as const } } };
    const found = await this.views.find(requestsView, { and: [requestsOf(actor), open] }, [], {
      limit: requestIds.length,
    });
    const needs: RequestNeed[] = [];
    // One after the other: each assesses all policies of an insured.
    for (const { id, insuredId } of found.documents) {
      if (insuredId === null) continue;
      const { findings } = await this.queries.execute(new PreviewAnswer(id, undefined, actor));
      needs.push({ requestId: id, ...metLinesOf(findings) });
    }
    return { open: needs };
  }
}

function metLinesOf(findings: readonly PreviewedFinding[]): Omit<RequestNeed, 'requestId'> {
  const lines = new Map<CoverageLine, boolean>();
  for (const { line, outcome } of findings) lines.set(line, (lines.get(line) ?? true) && outcome === 'pass');
  return { lines: lines.size, metLines: [...lines.values()].filter((isMet) => isMet).length };
}
