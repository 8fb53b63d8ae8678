import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { companyDecider } from '@covertrail/domain/company/company.decider';
import { dayInZone, laterOf, type CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Instant, Recorded, RecordedOf, Uuid } from '@covertrail/domain/kernel/event';
import type { PolicyEvent } from '@covertrail/domain/policy/policy.contract';
import { evolvePolicy } from '@covertrail/domain/policy/policy-evolve';
import { policyAt, termsAt } from '@covertrail/domain/policy/policy-on-day';
import type { AddedPolicy, PolicyState } from '@covertrail/domain/policy/policy.state';
import type { HistoryEntry, PolicyHistory, PolicyHistoryEntry } from '@covertrail/contracts/history/history.replies';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { isUnreadable, type UnreadableEvent } from '@covertrail/platform/deciders/unreadable-event';
import type { Actor } from '#auth/actor';
import { NO_OTHER_AGENCY } from '#other-agencies/other-agency-policies';
import { Problem } from '#http/problem';
import { NamesService } from '#naming/names.service';
import { attempted } from '#naming/described-event';
import { historyEntry } from '../entries/history-entry.js';
import { knownBy, policiesNamed } from '../entries/history-names.js';
import { KnownMoments } from '../known-moment/known-moment.service.js';
import { ReadablePolicyEvents } from './readable-policy-events.reader.js';

/** Answers GET policy/{id}/history, for the insured and the agency that represents it: every event of it and of its documents, and the policy after each. */
export class ReadPolicyHistory extends Query<PolicyHistory> {
  constructor(
    readonly actor: Actor,
    readonly policyId: Uuid,
    readonly knownAsOf: string | undefined,
  ) {
    super();
  }
}

@QueryHandler(ReadPolicyHistory)
export class ReadPolicyHistoryHandler implements IQueryHandler<ReadPolicyHistory> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly happened: ReadablePolicyEvents,
    private readonly moments: KnownMoments,
    private readonly naming: NamesService,
  ) {}

  async execute({ actor, policyId, knownAsOf }: ReadPolicyHistory): Promise<PolicyHistory> {
    const all = await this.happened.of(actor, policyId);
    const moment = await this.moments.resolve(knownAsOf, actor.timeZone, all);
    const events = knownBy(all, moment.position);
    const states = statesAfter(events);
    const policy = states.at(-1);
    if (!policy) throw new Problem('HTTP.NOT_FOUND');
    const names = await this.naming.of(
      events.filter((event): event is Recorded => !isUnreadable(event)),
      actor.companyId,
      policiesNamed({ policies: new Map([[policyId, policy]]) }, NO_OTHER_AGENCY),
    );
    const insured = await this.deciders.readable.load(companyDecider, policy.insuredId);
    const dayOf = (instant: Instant) => dayInZone(instant, actor.timeZone);
    return {
      policyId,
      insuredId: policy.insuredId,
      insuredName: insured.state?.name ?? '',
      line: policy.line,
      policyNumber: policy.number.at(-1)?.value ?? '',
      knownAt: moment.knownAt,
      entries: events.flatMap((event, index) => {
        const state = states[index];
        return state ? [entryAfter(historyEntry(event, names, dayOf), state, dayOf)] : [];
      }),
    };
  }
}

/** An event of a document, and one that cannot be read or folded, leaves the policy as it was known before. */
function statesAfter(events: readonly (Recorded | UnreadableEvent)[]): readonly PolicyState[] {
  const states: PolicyState[] = [];
  for (const event of events) {
    const before = states.at(-1) ?? null;
    states.push(
      isUnreadable(event) || !event.stream.startsWith('policy-')
        ? before
        : (attempted(() => evolvePolicy(before, event as unknown as RecordedOf<PolicyEvent>)) ?? before),
    );
  }
  return states;
}

function entryAfter(
  entry: HistoryEntry,
  state: AddedPolicy,
  dayOf: (instant: Instant) => CalendarDate,
): PolicyHistoryEntry {
  const day = laterOf(entry.on, dayOf(entry.recordedAt));
  const policy = policyAt(state, day);
  return {
    ...entry,
    after: {
      day,
      terms: termsAt(state, day),
      standing: policy?.standing.value.status ?? 'inForce',
      verification: policy?.verification.value ?? 'unverified',
    },
  };
}
