import { Inject, Injectable } from '@nestjs/common';
import { ENGINE_VERSION } from '@covertrail/domain/compliance/assess';
import { assessmentDecider } from '@covertrail/domain/assessment/assessment.decider';
import type { ComplianceAssessed } from '@covertrail/domain/assessment/assessment.contract';
import { companyDecider } from '@covertrail/domain/company/company.decider';
import { dayInZone, type CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Position, Uuid } from '@covertrail/domain/kernel/event';
import { assessTracking } from '@covertrail/domain/tracking/tracking.rules';
import type { Clock } from '@covertrail/platform/clock/clock';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { EventStore } from '@covertrail/platform/event-store/event-store.port';
import { CLOCK, EVENTS } from '#tokens/tokens';
import { AssessmentInputsLoader } from '#assessment-inputs/assessment-inputs.loader';

/** The tracking, and the first day on which the same facts may give another result. */
export interface Assessed {
  readonly requesterId: Uuid;
  readonly holdsUntil: CalendarDate;
  /** False where it is the result that was recorded before. */
  readonly isNew: boolean;
}

export type Cause = ComplianceAssessed['data']['cause'];

/**
 * Assesses one tracking as of today and records the result when it is new. The position is taken before the inputs are
 * read, so that the recorded `inputsUpTo` never claims more than was seen; the decider drops what is not newer.
 */
@Injectable()
export class ComplianceAssessor {
  constructor(
    private readonly deciders: DeciderStore,
    @Inject(EVENTS) private readonly events: EventStore,
    private readonly inputs: AssessmentInputsLoader,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** As of today, or of a day that was missed. Null when there is nothing to assess yet, or no longer. */
  async assess(trackingId: Uuid, cause: Cause, meta: CommandMeta, day?: CalendarDate): Promise<Assessed | null> {
    const inputsUpTo: Position = await this.events.head();
    const inputs = await this.inputs.load(trackingId);
    if (inputs?.tracking.standing !== 'active') return null;
    const { requesterId, insuredId, projectId, activeSince } = inputs.tracking;
    const validAt = day ?? (await this.todayOf(requesterId));
    const assessed = assessTracking(inputs, validAt);
    if (!assessed) return null;
    const { version, assessment } = assessed;
    const { events } = await this.deciders.handle(
      assessmentDecider,
      trackingId,
      {
        type: 'AssessCompliance',
        trackingId,
        requesterId,
        insuredId,
        projectId,
        templateId: version.templateId,
        templateVersion: version.version,
        engineVersion: ENGINE_VERSION,
        validAt,
        inputsUpTo,
        inputs: inputs.revisions,
        after: assessment.outcome,
        findings: assessment.findings,
        holdsUntil: assessment.holdsUntil,
        nextExpiry: assessment.nextExpiry,
        cause,
        activeSince,
      },
      { ...meta, tenant: requesterId },
    );
    return { requesterId, holdsUntil: assessment.holdsUntil, isNew: events.length > 0 };
  }

  /** Insurance days of a tracking begin and end in the requester's time zone (reference: insurance days). */
  private async todayOf(requesterId: Uuid): Promise<CalendarDate> {
    const { state } = await this.deciders.readable.load(companyDecider, requesterId);
    return dayInZone(this.clock.now(), state?.registration.timeZone ?? 'UTC');
  }
}
