import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sharesView } from '@covertrail/contracts/share/share.views';
import { dayInZone } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { shareDecider } from '@covertrail/domain/share/share.decider';
import type { ShareDetails } from '@covertrail/contracts/share/share.replies';
import type { Clock } from '@covertrail/platform/clock/clock';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { EventStore } from '@covertrail/platform/event-store/event-store.port';
import type { Actor } from '#auth/actor';
import { CLOCK, EVENTS } from '#tokens/tokens';
import { Problem } from '#http/problem';
import type { QueryReply } from '#http/data.interceptor';
import { KnownPolicies } from '#other-agencies/known-policies.reader';
import { Views } from '#views/views.service';
import { shareRowsOf } from './share-rows.reader.js';

/** One share, with the policies that it shows to the requester. */
export class ReadShareDetails extends Query<QueryReply<ShareDetails>> {
  constructor(
    readonly actor: Actor,
    readonly shareId: Uuid,
  ) {
    super();
  }
}

@QueryHandler(ReadShareDetails)
export class ReadShareDetailsHandler implements IQueryHandler<ReadShareDetails> {
  constructor(
    private readonly views: Views,
    private readonly deciders: DeciderStore,
    private readonly knownPolicies: KnownPolicies,
    @Inject(EVENTS) private readonly events: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, shareId }: ReadShareDetails): Promise<QueryReply<ShareDetails>> {
    const record = await this.views.get(sharesView, shareId);
    if (!record) throw new Problem('HTTP.NOT_FOUND');
    const { state } = await this.deciders.readable.load(shareDecider, shareId);
    const at = (state?.ended ? state.endedAt : null) ?? (await this.events.head());
    const policies = await this.knownPolicies.policiesThen(actor, record.policyIds, at);
    const [row] = await shareRowsOf([record], this.views, dayInZone(this.clock.now(), actor.timeZone));
    if (!row) throw new Problem('HTTP.NOT_FOUND');
    return this.views.reply({ ...row, policies });
  }
}
