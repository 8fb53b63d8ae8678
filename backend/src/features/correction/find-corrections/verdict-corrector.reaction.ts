import { Injectable } from '@nestjs/common';
import { describe, VERDICT_EVENTS } from '@covertrail/domain/catalogue/event-catalogue';
import { concernsEarlierDays } from '@covertrail/domain/correction/corrected-facts.rules';
import { addDays, type CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Recorded } from '@covertrail/domain/kernel/event';
import { sameFor } from '@covertrail/platform/engine/define-projection';
import { defineReaction } from '@covertrail/platform/engine/define-reaction';
import { TrackingsByView } from '#assessment-inputs/trackings-by-view.reader';
import { CorrectedFacts } from './corrected-fact.reader.js';
import { VerdictCorrector } from './verdict-corrector.service.js';

/** What the reaction needs. */
export interface Correcting {
  readonly facts: Pick<CorrectedFacts, 'completedBy'>;
  readonly trackings: Pick<TrackingsByView, 'restingOn'>;
  readonly corrector: Pick<VerdictCorrector, 'correct'>;
}

/** The same, provided by Nest. */
@Injectable()
export class CorrectorParts implements Correcting {
  constructor(
    readonly facts: CorrectedFacts,
    readonly trackings: TrackingsByView,
    readonly corrector: VerdictCorrector,
  ) {}
}

/** Records, for every tracking that depends on a corrected fact, which verdicts of past days were not true (ADR 42). */
export const verdictCorrector = defineReaction<Correcting>()({
  name: 'verdict-corrector',
  on: sameFor(VERDICT_EVENTS, correctVerdicts),
});

async function correctVerdicts(event: Recorded, { facts, trackings, corrector }: Correcting): Promise<void> {
  const fact = await facts.completedBy(event);
  if (
    !fact ||
    !fact.events.some((recorded) =>
      concernsEarlierDays(recorded, fact.earlier, latestDayOf(recorded), describe(recorded.type)),
    )
  )
    return;
  for (const trackingId of await trackings.restingOn(event.stream, event.position))
    await corrector.correct(trackingId, fact);
}

/** The day of recording wherever the requester is: in some time zones it is already the day after. */
const latestDayOf = ({ meta: { recordedAt } }: Recorded): CalendarDate => addDays(recordedAt.slice(0, 10), 1);
