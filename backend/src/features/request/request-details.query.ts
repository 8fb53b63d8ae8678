import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { Position, Uuid } from '@covertrail/domain/kernel/event';
import type { Answer } from '@covertrail/domain/request/request.contract';
import { requestDecider } from '@covertrail/domain/request/request.decider';
import type { RequestDetails, ShownAnswer } from '@covertrail/contracts/request/request.replies';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { isRequesting } from '@covertrail/domain/rights/sides';
import { peopleView } from '@covertrail/contracts/user/user.views';
import type { Actor } from '#auth/actor';
import { Views } from '#views/views.service';
import { Problem } from '#http/problem';
import { KnownPolicies } from '#other-agencies/known-policies.reader';
import { ListPage } from '#lists/list.query';
import { requestRows } from './request-list.query.js';

/** One request as its list shows it, with its answer. */
export class ReadRequestDetails extends Query<RequestDetails> {
  constructor(
    readonly actor: Actor,
    readonly requestId: Uuid,
  ) {
    super();
  }
}

@QueryHandler(ReadRequestDetails)
export class RequestDetailsHandler implements IQueryHandler<ReadRequestDetails> {
  constructor(
    private readonly queries: QueryBus,
    private readonly deciders: DeciderStore,
    private readonly knownPolicies: KnownPolicies,
    private readonly views: Views,
  ) {}

  /** The policies are shown as they were when the request was answered: later changes are not part of the answer. */
  async execute({ actor, requestId }: ReadRequestDetails): Promise<RequestDetails> {
    const { body } = await this.queries.execute(new ListPage(requestRows, actor, { requestId }));
    const row = body.rows[0];
    const { state, position } = await this.deciders.readable.load(requestDecider, requestId);
    if (!row || !state) throw new Problem('HTTP.NOT_FOUND');
    const answer = state.outcome?.kind === 'responded' ? state.outcome : null;
    return {
      ...row,
      ...(await this.shown(actor, answer ?? { policyIds: [], remarks: '' }, position)),
      cc: isRequesting(actor) ? await this.emailsOf(state.copies) : [],
      answers: state.answeredBy.length,
      before: answer?.before ? await this.shown(actor, answer.before, position) : null,
    };
  }

  private async shown(actor: Actor, answer: Answer, position: Position): Promise<ShownAnswer> {
    const { policyIds, remarks, documents = [], holder = null, unavailable = [], forms = [] } = answer;
    return {
      remarks,
      policies: await this.knownPolicies.policiesThen(actor, policyIds, position),
      documents: documents.map(({ fileId, name, bytes }) => ({ id: fileId, name, bytes })),
      holder,
      unavailable,
      forms,
    };
  }

  private async emailsOf(copies: readonly Uuid[]): Promise<readonly string[]> {
    const people = await this.views.byId(peopleView, copies);
    return copies.flatMap((id) => people.get(id)?.email ?? []);
  }
}
