import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { companiesView } from '@covertrail/contracts/company/company.views';
import { policiesView } from '@covertrail/contracts/policy/policy.views';
import type { GraphPolicy, ShareGraph } from '@covertrail/contracts/share/share.replies';
import { sharesView } from '@covertrail/contracts/share/share.views';
import { worseOf } from '@covertrail/domain/compliance/compare-outcomes';
import type { Outcome } from '@covertrail/domain/compliance/finding';
import { dayInZone, type CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Clock } from '@covertrail/platform/clock/clock';
import type { EventStore } from '@covertrail/platform/event-store/event-store.port';
import type { Actor } from '#auth/actor';
import type { QueryReply } from '#http/data.interceptor';
import { TOTAL_CAP } from '#http/page.rules';
import { KnownPolicies } from '#other-agencies/known-policies.reader';
import { CLOCK, EVENTS } from '#tokens/tokens';
import { Views } from '#views/views.service';
import { shareRowsOf, statusOf } from './share-rows.reader.js';

/** Shares that a graph shows: with more the list answers better. */
const MOST_SHARES = 2_000;

/** Everything that one insured shares, newest first. */
export class ReadShareGraph extends Query<QueryReply<ShareGraph>> {
  constructor(
    readonly actor: Actor,
    readonly insuredId: Uuid,
  ) {
    super();
  }
}

@QueryHandler(ReadShareGraph)
export class ReadShareGraphHandler implements IQueryHandler<ReadShareGraph> {
  constructor(
    private readonly views: Views,
    private readonly knownPolicies: KnownPolicies,
    @Inject(EVENTS) private readonly events: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, insuredId }: ReadShareGraph): Promise<QueryReply<ShareGraph>> {
    const own = { where: { insuredId: { eq: insuredId } } };
    const { documents } = await this.views.find(sharesView, own, [{ field: 'sharedAt', direction: 'desc' }], {
      limit: MOST_SHARES,
    });
    const today = dayInZone(this.clock.now(), actor.timeZone);
    const rows = await shareRowsOf(documents, this.views, today);
    const ids = [...new Set(documents.flatMap(({ policyIds }) => policyIds))];
    const shares = rows.map((row, index) => ({ ...row, policyIds: documents[index]?.policyIds ?? [] }));
    return this.views.reply({
      insuredId,
      insuredName: (await this.views.get(companiesView, insuredId))?.name ?? '',
      shares,
      policies: await this.policies(actor, ids, today, outcomesOf(shares)),
      total: documents.length < MOST_SHARES ? documents.length : await this.views.count(sharesView, own, TOTAL_CAP),
    });
  }

  /** An agency reads of the policies of another one only that they are there [C15]. */
  private async policies(
    actor: Actor,
    ids: readonly Uuid[],
    today: CalendarDate,
    outcomes: ReadonlyMap<Uuid, Outcome>,
  ): Promise<readonly GraphPolicy[]> {
    const shown = await this.knownPolicies.policiesThen(actor, ids, await this.events.head());
    const found = await this.views.byId(policiesView, ids);
    return shown.map(({ policyId, line, policyNumber, ...more }) => {
      const [status] =
        'ofOtherAgency' in more ? [] : statusOf(found.get(policyId), today, outcomes.get(policyId) ?? null);
      return { policyId, line, policyNumber, status: status ?? null };
    });
  }
}

/** The worst outcome of the projects that a policy is shared for. */
function outcomesOf(shares: ShareGraph['shares']): ReadonlyMap<Uuid, Outcome> {
  const worst = new Map<Uuid, Outcome>();
  for (const { outcome, policyIds } of shares)
    if (outcome !== null) for (const id of policyIds) worst.set(id, worseOf(worst.get(id) ?? 'pass', outcome));
  return worst;
}
