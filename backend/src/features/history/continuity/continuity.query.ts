import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Continuity, ContinuityLane } from '@covertrail/contracts/history/history.replies';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { continuityOf } from '@covertrail/domain/policy/policy-continuity';
import type { LineContinuity } from '@covertrail/domain/policy/continuity.contract';
import type { AddedPolicy } from '@covertrail/domain/policy/policy.state';
import { completedOperationsText, continuityBreakText } from '@covertrail/wording/policy/continuity-words';
import type { Clock } from '@covertrail/platform/clock/clock';
import type { Actor } from '#auth/actor';
import { CLOCK } from '#tokens/tokens';
import { HistoryReadings } from '../entries/history-reading.service.js';

/** Answers GET tracking/{id}/continuity: of the policies that were shared for the project, as known at a moment. */
export class ReadContinuity extends Query<Continuity> {
  constructor(
    readonly actor: Actor,
    readonly trackingId: Uuid,
    readonly knownAsOf: string | undefined,
  ) {
    super();
  }
}

@QueryHandler(ReadContinuity)
export class ReadContinuityHandler implements IQueryHandler<ReadContinuity> {
  constructor(
    private readonly readings: HistoryReadings,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, trackingId, knownAsOf }: ReadContinuity): Promise<Continuity> {
    const { history, moment, inputs } = await this.readings.read(actor, trackingId, knownAsOf);
    const policies = [...(inputs?.policies.values() ?? [])].flatMap((policy) =>
      policy && !history.others.has(policy.policyId) ? [policy] : [],
    );
    const today = history.dayOf(this.clock.now());
    const until = today < history.dayOf(moment.knownAt) ? today : history.dayOf(moment.knownAt);
    const lanes = continuityOf(policies, until).map((line) => laneOf(line, numbersOf(policies), until));
    return { trackingId, today, knownAt: moment.knownAt, lanes };
  }
}

function laneOf(line: LineContinuity, numbers: ReadonlyMap<Uuid, string>, today: CalendarDate): ContinuityLane {
  const numberOf = (id: Uuid) => numbers.get(id) ?? '';
  return {
    line: line.line,
    cover: line.cover.map((span) => ({ ...span, policyNumber: numberOf(span.policyId) })),
    breaks: line.breaks.map((continuityBreak) => ({
      kind: continuityBreak.kind,
      from: continuityBreak.from,
      to: continuityBreak.kind === 'retroactiveMoved' ? null : continuityBreak.to,
      sentence: continuityBreakText(continuityBreak, numberOf),
    })),
    completedOperations: line.completedOperations,
    completedOperationsText: completedOperationsText(line, today),
  };
}

const numbersOf = (policies: readonly AddedPolicy[]): ReadonlyMap<Uuid, string> =>
  new Map(policies.map(({ policyId, number }) => [policyId, number.at(-1)?.value ?? '']));
