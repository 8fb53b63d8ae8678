import { Injectable } from '@nestjs/common';
import { describe } from '@covertrail/domain/catalogue/event-catalogue';
import { companyDecider } from '@covertrail/domain/company/company.decider';
import { concernsEarlierDays } from '@covertrail/domain/correction/corrected-facts.rules';
import type { VerdictsCorrected } from '@covertrail/domain/correction/correction.contract';
import { correctionDecider } from '@covertrail/domain/correction/correction.decider';
import { untrueNotices } from '@covertrail/domain/correction/untrue-notices.rules';
import { verdictDifference } from '@covertrail/domain/tracking/verdict-difference.rules';
import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import { dayInZone, type CalendarDate } from '@covertrail/domain/kernel/dates';
import { representationDecider } from '@covertrail/domain/representation/representation.decider';
import { leadingTenure } from '@covertrail/domain/representation/representation.state';
import { trackingDecider } from '@covertrail/domain/tracking/tracking.decider';
import type { StartedTracking } from '@covertrail/domain/tracking/tracking.state';
import { becauseOf } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { deriveId } from '@covertrail/platform/ids/ids';
import type { CorrectedFact } from './corrected-fact.reader.js';
import { CorrectedInputs } from './corrected-inputs.reader.js';
import { SentNotices } from './sent-notices.reader.js';

const NAME = 'verdict-corrector';

/**
 * Compares the past verdicts of one tracking without a fact and with it, and records what differs. Everything is read up to the
 * position of the fact and the ids derive from it, so it does not matter how often or how late this runs.
 */
@Injectable()
export class VerdictCorrector {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly inputs: CorrectedInputs,
    private readonly notices: SentNotices,
  ) {}

  async correct(trackingId: Uuid, fact: CorrectedFact): Promise<void> {
    const { state: tracking } = await this.deciders.readable.load(trackingDecider, trackingId);
    const corrected = tracking && (await this.correctedBy(fact, tracking));
    if (!corrected) return;
    const last = fact.events.at(-1) ?? fact.events[0];
    const meta = becauseOf(last, NAME, deriveId(NAME, last.id, trackingId));
    await this.deciders.handle(
      correctionDecider,
      trackingId,
      { type: 'CorrectVerdicts', ...corrected },
      { ...meta, tenant: corrected.requesterId },
    );
  }

  /** Null where the fact states nothing about earlier days, or no finding of one of them differs. */
  private async correctedBy(fact: CorrectedFact, tracking: StartedTracking): Promise<VerdictsCorrected['data'] | null> {
    const { events, earlier } = fact;
    const { trackingId, requesterId, insuredId, projectId, templates } = tracking;
    const timeZone = await this.timeZoneOf(requesterId);
    const dayOf = (instant: Instant): CalendarDate => dayInZone(instant, timeZone);
    const [from, recordedOn] = [templates[0]?.from, dayOf(events[0].meta.recordedAt)];
    if (
      from === undefined ||
      from >= recordedOn ||
      !events.some((event) => concernsEarlierDays(event, earlier, recordedOn, describe(event.type)))
    )
      return null;
    const around = await this.inputs.around(trackingId, fact);
    if (!around) return null;
    const difference = verdictDifference(around.before, around.after, { from, to: recordedOn });
    if (difference.spans.length === 0) return null;
    const exceptionIds = [...new Set(difference.exceptions.map(({ exceptionId }) => exceptionId))];
    const sent = await this.notices.of(tracking, exceptionIds, { event: events[0], dayOf });
    return {
      correctionId: deriveId('correction', events[0].id, trackingId),
      trackingId,
      requesterId,
      insuredId,
      projectId,
      cause: { stream: events[0].stream, eventIds: events.map(({ id }) => id), eventType: events[0].type },
      recordedOn,
      ...difference,
      notices: untrueNotices(sent, difference),
      ...(await this.agencyOf(insuredId)),
    };
  }

  /** Who represents the supplier now receives live messages about it. */
  private async agencyOf(insuredId: Uuid): Promise<Pick<VerdictsCorrected['data'], 'agencyId'>> {
    const { state } = await this.deciders.readable.load(representationDecider, insuredId);
    const tenure = leadingTenure(state);
    return tenure ? { agencyId: tenure.agencyId } : {};
  }

  private async timeZoneOf(requesterId: Uuid): Promise<string> {
    return (await this.deciders.readable.load(companyDecider, requesterId)).state?.registration.timeZone ?? 'UTC';
  }
}
