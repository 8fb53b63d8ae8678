import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sharesView, type ShareReader } from '@covertrail/contracts/share/share.views';
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
import { NamesService } from '#naming/names.service';
import { Views } from '#views/views.service';
import { receivedOf } from './received-documents.reader.js';
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
    private readonly names: NamesService,
    @Inject(EVENTS) private readonly events: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, shareId }: ReadShareDetails): Promise<QueryReply<ShareDetails>> {
    const record = await this.views.get(sharesView, shareId);
    if (!record) throw new Problem('HTTP.NOT_FOUND');
    const { state } = await this.deciders.readable.load(shareDecider, shareId);
    const at = (state?.ended ? state.endedAt : null) ?? (await this.events.head());
    const policies = await this.knownPolicies.policiesThen(actor, record.policyIds, at);
    const { firstOpened, lastOpened } = record;
    const people = await this.names.people(
      [firstOpened, lastOpened, ...record.receipts].flatMap((reader) => reader?.userId ?? []),
    );
    const nameOf = (reader: ShareReader | null) => reader && (people.get(reader.userId) ?? '');
    const [row] = await shareRowsOf([record], this.views, dayInZone(this.clock.now(), actor.timeZone));
    if (!row) throw new Problem('HTTP.NOT_FOUND');
    const received = await receivedOf(record.receipts, people, this.deciders);
    const openings = { firstOpenedBy: nameOf(firstOpened), lastOpenedBy: nameOf(lastOpened) };
    return this.views.reply({ ...row, ...openings, policies, received });
  }
}
