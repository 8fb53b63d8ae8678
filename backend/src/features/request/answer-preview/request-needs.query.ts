import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { PolicyDocument } from '@covertrail/contracts/policy/policy.views';
import type { RequestNeed, RequestNeeds } from '@covertrail/contracts/request/request.replies';
import { requestsView } from '@covertrail/contracts/request/request.views';
import type { Finding } from '@covertrail/domain/compliance/finding';
import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { atOnce } from '@covertrail/platform/timing/at-once';
import type { Actor } from '#auth/actor';
import { Views } from '#views/views.service';
import { AskedRequests, type AskedRequest } from '../asked-request.service.js';
import { requestsOf } from '../request-owner.js';
import { respondChoice } from '../respond-choices/respond-choice.rules.js';
import { AnswerTrials, suggestedAnswer } from './answer-trials.service.js';
import { AvailablePolicies } from './available-policies.reader.js';

/** How far the policies that are there would meet each of these open requests; those of others are left out. */
export class ReadRequestNeeds extends Query<RequestNeeds> {
  constructor(
    readonly requestIds: readonly Uuid[],
    readonly actor: Actor,
  ) {
    super();
  }
}

/** So many are read at once; each assesses all policies of an insured, and other calls have their turn between two of them. */
const AT_ONCE = 4;

@QueryHandler(ReadRequestNeeds)
export class ReadRequestNeedsHandler implements IQueryHandler<ReadRequestNeeds> {
  constructor(
    private readonly views: Views,
    private readonly requests: AskedRequests,
    private readonly available: AvailablePolicies,
    private readonly trials: AnswerTrials,
  ) {}

  async execute({ requestIds, actor }: ReadRequestNeeds): Promise<RequestNeeds> {
    const open = { where: { id: { in: requestIds }, state: { eq: 'open' as const } } };
    const found = await this.views.find(requestsView, { and: [requestsOf(actor), open] }, [], {
      limit: requestIds.length,
    });
    const sent = found.documents.filter(({ insuredId }) => insuredId !== null);
    const policies = this.policiesOf(actor);
    const needs = new Map<Uuid, RequestNeed>();
    await atOnce(AT_ONCE, sent, async ({ id }) => {
      const request = await this.requests.of(id);
      needs.set(id, { requestId: id, ...(await this.metLines(request, await policies(request), actor)) });
    });
    return { open: sent.flatMap(({ id }) => needs.get(id) ?? []) };
  }

  /** The policies of an insured are read once for all of its requests. */
  private policiesOf(actor: Actor): (request: AskedRequest) => Promise<readonly PolicyDocument[]> {
    const read = new Map<string, Promise<readonly PolicyDocument[]>>();
    return ({ insuredId, today }) => {
      const key = `${insuredId} ${today}`;
      const policies = read.get(key) ?? this.available.inForce(insuredId, today, actor);
      read.set(key, policies);
      return policies;
    };
  }

  /** As the answer would leave them that the wizard begins with. */
  private async metLines(
    request: AskedRequest,
    policies: readonly PolicyDocument[],
    actor: Actor,
  ): Promise<Omit<RequestNeed, 'requestId'>> {
    const choices = policies.map((policy) => respondChoice(policy, request));
    const trial = await this.trials.of(
      request,
      choices.map(({ policyId }) => policyId),
      actor,
    );
    return metLinesOf(trial.assess(suggestedAnswer(trial, choices))?.findings ?? []);
  }
}

function metLinesOf(findings: readonly Finding[]): Omit<RequestNeed, 'requestId'> {
  const lines = new Map<CoverageLine, boolean>();
  for (const { line, outcome } of findings) lines.set(line, (lines.get(line) ?? true) && outcome === 'pass');
  return { lines: lines.size, metLines: [...lines.values()].filter((isMet) => isMet).length };
}
