import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Finding } from '@covertrail/domain/compliance/finding';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { OutcomeCalendar } from '@covertrail/domain/tracking/tracking-outcomes';
import { assessTracking } from '@covertrail/domain/tracking/tracking.rules';
import type { Comparison, FindingText } from '@covertrail/contracts/history/history.replies';
import type { CompareDto } from '@covertrail/contracts/history/history.inputs';
import type { Actor } from '#auth/actor';
import { NamesService } from '#naming/names.service';
import { HistoryReadings, type HistoryReading } from '../entries/history-reading.service.js';
import { policiesNamed } from '../entries/history-names.js';
import { citesOf, findingTexts, eventsCited } from '../verdict/verdict-findings.js';
import { lapsesBetween } from './compare-lapses.js';
import { comparedRules, entriesBetween } from './compare-rules.js';

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

  async execute({ actor, trackingId, input: { a, b, known } }: CompareDays): Promise<Comparison> {
    const [first, second] = a < b ? [a, b] : [b, a];
    const reading = await this.readings.read(actor, trackingId, known);
    const { inputs, moment, visible } = reading;
    const [before, after] = [first, second].map((day) => inputs && assessTracking(inputs, day)?.assessment);
    const [was, is] = await this.worded([before?.findings ?? [], after?.findings ?? []], reading, actor);
    const between = entriesBetween(
      visible.map(({ entry }) => entry),
      first,
      second,
    );
    return {
      trackingId,
      knownAt: moment.knownAt,
      a: { on: first, outcome: before?.outcome ?? 'notKnownYet' },
      b: { on: second, outcome: after?.outcome ?? 'notKnownYet' },
      rules: comparedRules(was ?? [], is ?? [], between),
      between: lapsesBetween(new OutcomeCalendar(inputs), first, second).filter(
        ({ line }) => line === null || !othersCover(line, reading),
      ),
    };
  }

  private async worded(
    sides: readonly (readonly Finding[])[],
    reading: HistoryReading,
    actor: Actor,
  ): Promise<FindingText[][]> {
    const { history, visibility, inputs } = reading;
    const cites = citesOf(sides.flat(), history, visibility);
    const names = await this.naming.of(eventsCited(cites), actor.companyId, policiesNamed(inputs, history.others));
    return sides.map((findings) => findingTexts(findings, { cites, names, history }));
  }
}

/** Whether gaps of a line would tell the days of another agency's policies. */
const othersCover = (line: CoverageLine, { inputs, history: { others } }: HistoryReading): boolean =>
  [...(inputs?.policies ?? [])].some(([id, policy]) => policy?.line === line && others.has(id));
