import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Names } from '@covertrail/wording/text/event-wording';
import { outcomeWithoutExceptions } from '@covertrail/domain/compliance/excepted';
import { daysBetween, type CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { OutcomeCalendar } from '@covertrail/domain/tracking/tracking-outcomes';
import { findingSources } from '@covertrail/domain/tracking/tracking-sources';
import { assessTracking, type TrackingAssessment } from '@covertrail/domain/tracking/tracking.rules';
import type { Hindsight, Verdict } from '@covertrail/contracts/history/history.replies';
import type { VerdictDto } from '@covertrail/contracts/history/history.inputs';
import type { Clock } from '@covertrail/platform/clock/clock';
import { isUuid } from '@covertrail/domain/kernel/uuid';
import type { Actor } from '#auth/actor';
import { CLOCK } from '#tokens/tokens';
import type { LoadedInputs } from '#assessment-inputs/assessment-inputs.loader';
import { NamesService } from '#naming/names.service';
import { describedUnreadable } from '#naming/described-event';
import type { LoadedHistory } from '../loaded-history/loaded-history.js';
import { LoadedHistoryReader } from '../loaded-history/loaded-history.reader.js';
import { historyEntry } from '../entries/history-entry.js';
import { knownBy, policiesNamed } from '../entries/history-names.js';
import { TrackingRequests } from '../entries/tracking-requests.service.js';
import { KnownMoments, type KnownMoment } from '../known-moment/known-moment.service.js';
import { HistoryVisibility } from '../visibility/history-visibility.js';
import { HeldPolicies, NOTHING_TO_SHARE } from './held-policies.reader.js';
import { mayDecide, toDecide } from './verdict-decisions.js';
import { citesOf, findingTexts, eventsCited } from './verdict-findings.js';
import { agingFacts } from './verdict-aging.js';
import { daysShown } from './verdict-days.js';
import { differenceOn, type Difference } from './verdict-hindsight.js';

/**
 * `verdict(tracking, validAt, knownAt)`: always computed again from the streams that the tracking names (reference: verdicts). Views
 * only give the names of people and companies.
 */
export class ReadVerdict extends Query<Verdict> {
  constructor(
    readonly actor: Actor,
    readonly trackingId: Uuid,
    readonly input: VerdictDto,
  ) {
    super();
  }
}

@QueryHandler(ReadVerdict)
export class ReadVerdictHandler implements IQueryHandler<ReadVerdict> {
  constructor(
    private readonly histories: LoadedHistoryReader,
    private readonly requests: TrackingRequests,
    private readonly moments: KnownMoments,
    private readonly names: NamesService,
    private readonly held: HeldPolicies,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, trackingId, input: { on, known: knownAsOf } }: ReadVerdict): Promise<Verdict> {
    const history = await this.histories.read(
      trackingId,
      actor,
      isUuid(knownAsOf) ? await this.requests.streamsOf(trackingId) : [],
    );
    const visibility = new HistoryVisibility(history, actor);
    const seen = history.events.filter((event) => visibility.sees(event));
    const moment = await this.moments.resolve(knownAsOf, history.timeZone, [...seen, ...history.unreadable]);
    const today = history.dayOf(this.clock.now());
    const validAt = on ?? today;
    const inputs = await history.inputsAt(moment.position);
    const assessed = inputs && assessTracking(inputs, validAt);
    if (!inputs || !assessed) return notKnownYet(history, inputs, validAt, moment);
    const events = knownBy(history.events, moment.position);
    const difference = await differenceOn(validAt, assessed.assessment.outcome, history, events);
    const cites = citesOf(assessed.assessment.findings, history, visibility);
    const asksNow = knownAsOf === undefined && validAt === today;
    const shareFirst = asksNow ? await this.held.sharingFirst(actor, inputs, today) : NOTHING_TO_SHARE;
    const reason = difference && (visibility.shownFor(difference.reason) ?? undefined);
    const worded = [...new Set([...eventsCited(cites), ...(reason ? [reason] : [])])];
    const names = await this.names.of(worded, actor.companyId, policiesNamed(inputs, history.others));
    const announced = difference && reason ? hindsight({ ...difference, reason }, validAt, names, history) : undefined;
    return {
      ...verdictOf(history, inputs, assessed, validAt),
      knownAt: moment.knownAt,
      findings: findingTexts(assessed.assessment.findings, {
        cites,
        names,
        history,
        today,
        shareFirst,
        sources: findingSources(inputs, assessed.assessment.findings, validAt),
      }),
      ...(announced ? { announced } : {}),
      ...(asksNow ? agingFacts(inputs, today, history.others) : {}),
      mayDecide: mayDecide(actor),
      toDecide: asksNow ? toDecide(actor, assessed.assessment.findings) : [],
      ...(inputs.incomplete ? { unreadable: unreadableIn(inputs, moment, history) } : {}),
    };
  }
}

function hindsight(
  { outcome, reason }: Difference,
  day: CalendarDate,
  names: Names,
  history: LoadedHistory,
): Hindsight {
  const { id, sentence, recordedAt } = historyEntry(reason, names, history.dayOf);
  return {
    outcome,
    eventId: id,
    sentence,
    reasonRecordedAt: recordedAt,
    daysLater: daysBetween(day, history.dayOf(recordedAt)),
  };
}

function unreadableIn({ revisions }: LoadedInputs, { position }: KnownMoment, { unreadable }: LoadedHistory) {
  const used = knownBy(unreadable, position).filter(({ stream }) => Object.hasOwn(revisions, stream));
  return used.map((event) => {
    const { id, recordedAt, sentence } = describedUnreadable(event);
    return { id, recordedAt, sentence };
  });
}

function headOf({ tracking, supplierName, projectName }: LoadedHistory) {
  return { trackingId: tracking.trackingId, supplierId: tracking.insuredId, supplierName, projectName };
}

function verdictOf(
  history: LoadedHistory,
  inputs: LoadedInputs,
  { version, assessment }: TrackingAssessment,
  validAt: CalendarDate,
) {
  const { outcome, holdsUntil, nextExpiry } = assessment;
  return {
    ...headOf(history),
    templateName: inputs.templates.get(version.templateId)?.name ?? '',
    templateVersion: version.version,
    ...(version.requirements.notRequired ? { notRequired: version.requirements.notRequired } : {}),
    validAt,
    outcome,
    outcomeWithout: inputs.incomplete ? ('unknown' as const) : outcomeWithoutExceptions(assessment.findings),
    ...daysShown({ holdsUntil, nextExpiry, ...new OutcomeCalendar(inputs).around(validAt) }, inputs, history),
  };
}

function notKnownYet(
  history: LoadedHistory,
  inputs: LoadedInputs | undefined,
  validAt: CalendarDate,
  { knownAt }: KnownMoment,
): Verdict {
  return {
    ...headOf(history),
    templateName: '',
    templateVersion: null,
    validAt,
    knownAt,
    outcome: 'notKnownYet',
    outcomeWithout: 'notKnownYet',
    findings: [],
    holdsUntil: null,
    holdsBecause: null,
    nextExpiry: null,
    ...new OutcomeCalendar(inputs).around(validAt),
    mayDecide: false,
    toDecide: [],
  };
}
