import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type {
  PendingApproval,
  PendingEvent,
  PolicyPending,
} from '@covertrail/contracts/policy/policy-approval.replies';
import type { Recorded, RecordedOf, Uuid } from '@covertrail/domain/kernel/event';
import type { PendingChange } from '@covertrail/domain/policy/pending.contract';
import { pendingChange } from '@covertrail/domain/policy/policy-pending';
import type { PolicyEvent } from '@covertrail/domain/policy/policy.contract';
import { sourcesOf } from '@covertrail/domain/policy/policy-sources';
import type { AddedPolicy } from '@covertrail/domain/policy/policy.state';
import { verifiedOn } from '@covertrail/domain/policy/policy-verified-on';
import { pendingTexts } from '@covertrail/wording/policy/pending-change.words';
import type { Names } from '@covertrail/wording/text/event-wording';
import type { Actor } from '#auth/actor';
import { describedEvent } from '#naming/described-event';
import { NamesService } from '#naming/names.service';
import { PolicySight } from '../cards/policy-sight.reader.js';

/** What of a policy awaits approval, from the events since it was approved or rejected last. */
export class ReadPolicyPending extends Query<PolicyPending> {
  constructor(
    readonly actor: Actor,
    readonly policyId: Uuid,
  ) {
    super();
  }
}

@QueryHandler(ReadPolicyPending)
export class ReadPolicyPendingHandler implements IQueryHandler<ReadPolicyPending> {
  constructor(
    private readonly sight: PolicySight,
    private readonly naming: NamesService,
  ) {}

  async execute({ actor, policyId }: ReadPolicyPending): Promise<PolicyPending> {
    const { state } = await this.sight.of(actor, policyId);
    const change = pendingChange(state);
    if (change === null) return { policyId, pending: null };
    const names = await this.naming.of(change.events, actor.companyId);
    return { policyId, pending: approvalOf(change, state, names) };
  }
}

function approvalOf({ kind, events, aspects }: PendingChange, state: AddedPolicy, names: Names): PendingApproval {
  return {
    kind,
    verifiedOn: verifiedOn(state.history),
    events: events.map((event) => eventOf(event, state, names)),
    terms: aspects.flatMap((pending) =>
      pendingTexts(pending).map((text) => ({
        ...text,
        aspect: pending.aspect,
        effectiveFrom: pending.effectiveFrom,
        event: pending.event,
      })),
    ),
  };
}

function eventOf(event: Recorded & RecordedOf<PolicyEvent>, state: AddedPolicy, names: Names): PendingEvent {
  const { id, recordedAt, actor, company } = describedEvent(event, names);
  const reason = 'reason' in event.data ? event.data.reason : undefined;
  return {
    id,
    recordedAt,
    actor,
    company,
    // The first source is how it was recorded: nobody has approved it since.
    source: sourcesOf(state).ofEvents.get(id)?.[0] ?? null,
    ...(reason === undefined ? {} : { reason }),
  };
}
