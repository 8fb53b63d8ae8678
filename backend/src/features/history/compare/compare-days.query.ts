import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { OutcomeCalendar } from '@covertrail/domain/tracking/tracking-outcomes';
import { assessTracking } from '@covertrail/domain/tracking/tracking.rules';
import type { ComparedDay, Comparison, FindingText, HistoryEntry } from '@covertrail/contracts/history/history.replies';
import type { CompareDto } from '@covertrail/contracts/history/history.inputs';
import type { Actor } from '#auth/actor';
import { NamesService } from '#naming/names.service';
import { HistoryReadings, type HistoryReading } from '../entries/history-reading.service.js';
import { policiesNamed } from '../entries/history-names.js';
import { citesOf, findingTexts, eventsCited } from '../verdict/verdict-findings.js';
import { lapsesBetween } from './compare-lapses.js';
import { comparedRules } from './compare-rules.js';

/** Answers GET tracking/{id}/compare: what changed between two days, why, and what happened in between. */
export class CompareDays extends Query<Comparison> {
  constructor(
    readonly actor: Actor,
    readonly trackingId: Uuid,
    readonly input: CompareDto,
  ) {
    super();
  }
}

@QueryHandler(CompareDays)
export class CompareDaysHandler implements IQueryHandler<CompareDays> {
  constructor(
    private readonly readings: HistoryReadings,
    private readonly naming: NamesService,
  ) {}

  async execute({ actor, trackingId, input: { a, b, known: knownAsOf } }: CompareDays): Promise<Comparison> {
    const [first, second] = a < b ? [a, b] : [b, a];
    const then = await this.readings.read(actor, trackingId, knownAsOf);
    const later = second > then.history.dayOf(then.moment.knownAt);
    const now = later ? await this.readings.read(actor, trackingId, undefined) : then;
    const before = await this.sideOf(first, then, actor);
    const after = await this.sideOf(second, now, actor);
    return {
      trackingId,
      a: before.day,
      b: after.day,
      rules: comparedRules(before.findings, after.findings, entriesBetween(then, now, [first, second])),
      between: lapsesBetween(new OutcomeCalendar(now.inputs), first, second).filter(
        ({ line }) => line === null || !othersCover(line, now),
      ),
    };
  }

  private async sideOf(on: CalendarDate, reading: HistoryReading, actor: Actor): Promise<Side> {
    const { history, visibility, inputs, moment } = reading;
    const assessment = inputs && assessTracking(inputs, on)?.assessment;
    const findings = assessment?.findings ?? [];
    const cites = citesOf(findings, history, visibility);
    const names = await this.naming.of(eventsCited(cites), actor.companyId, policiesNamed(inputs, history.others));
    return {
      day: { on, knownAt: moment.knownAt, outcome: assessment?.outcome ?? 'notKnownYet' },
      findings: findingTexts(findings, { cites, names, history }),
    };
  }
}

interface Side {
  readonly day: ComparedDay;
  readonly findings: readonly FindingText[];
}

/** What took effect after the first day, up to the second, and what was not known on the one side and is on the other. */
function entriesBetween(
  then: HistoryReading,
  now: HistoryReading,
  [first, second]: readonly [CalendarDate, CalendarDate],
): readonly HistoryEntry[] {
  const before = new Set(then.visible.map(({ entry }) => entry.id));
  return now.visible.map(({ entry }) => entry).filter(({ id, on }) => on <= second && (on > first || !before.has(id)));
}

/** Whether gaps of a line would tell the days of another agency's policies. */
const othersCover = (line: CoverageLine, { inputs, history: { others } }: HistoryReading): boolean =>
  [...(inputs?.policies ?? [])].some(([id, policy]) => policy?.line === line && others.has(id));
