import { evaluationOf, isDecidable } from '../compliance/decidable.js';
import type { Decider } from '../kernel/decider.js';
import { addDays, isCalendarDate, type CalendarDate } from '../kernel/dates.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import type {
  ExceptableFinding,
  ExceptionCommand,
  ExceptionDecided,
  ExceptionEvent,
  ExceptionFacts,
  ExceptionItem,
} from './exception.contract.js';
import { holdsOn, type ExceptionsState } from './exception.state.js';
import { covers, isExceptable, pinOf } from './exception-pin.js';

/** Every code with which a command about exceptions may be refused. */
export const EXCEPTION_CODES = [
  'EXCEPTION.NONE_SELECTED',
  'EXCEPTION.FINDING_GONE',
  'EXCEPTION.FINDING_CHANGED',
  'EXCEPTION.NOT_KNOWN_YET',
  'EXCEPTION.ALREADY_DECIDED',
  'EXCEPTION.DAY_REQUIRED',
  'EXCEPTION.DAY_PASSED',
  'EXCEPTION.NO_EXPIRATION',
  'EXCEPTION.NOT_FOUND',
  'EXCEPTION.OVER',
  'EXCEPTION.REASON_REQUIRED',
] as const;

type Deciding = Extract<ExceptionCommand, { type: 'DecideExceptions' }>;
type Withdrawing = Extract<ExceptionCommand, { type: 'WithdrawException' }>;

/** What a requester decided about findings of one supplier, one project or one template: `exceptions-<scopeId>` (ADR 37). */
export const exceptionDecider: Decider<ExceptionsState, ExceptionCommand, ExceptionEvent, ExceptionFacts | undefined> =
  {
    type: 'exceptions',
    initialState: [],
    decide: (command, state, facts) =>
      command.type === 'DecideExceptions' ? decideAll(command, state, facts) : withdraw(command, state),
    evolve(state, event) {
      if (event.type === 'ExceptionDecided')
        return [...state, { ...event.data, event: event.id, withdrawnOn: null, withdrawnBy: null }];
      const { exceptionId, effectiveFrom } = event.data;
      return state.map((decidedException) =>
        decidedException.exceptionId === exceptionId
          ? { ...decidedException, withdrawnOn: effectiveFrom, withdrawnBy: event.id }
          : decidedException,
      );
    },
  };

function decideAll(command: Deciding, state: ExceptionsState, facts: ExceptionFacts | undefined): ExceptionEvent[] {
  if (command.items.length === 0) throw new RuleBroken('EXCEPTION.NONE_SELECTED');
  return command.items.map((item) => decided(command, item, openFinding(command, item, state, facts)));
}

/** The finding that is decided, if it still needs a decision and still reads as the person read it. */
function openFinding(
  { scope, today }: Deciding,
  { rule, sentence }: ExceptionItem,
  state: ExceptionsState,
  facts: ExceptionFacts | undefined,
): ExceptableFinding {
  const found = facts?.get(rule);
  if (!found || found.finding.outcome === 'pass') throw new RuleBroken('EXCEPTION.FINDING_GONE');
  if (!isExceptable(found.finding)) throw new RuleBroken('EXCEPTION.NOT_KNOWN_YET');
  if (sentence !== undefined && found.sentence !== sentence) throw new RuleBroken('EXCEPTION.FINDING_CHANGED');
  const held = state.some(
    (decidedException) =>
      holdsOn(decidedException, today) && covers(decidedException.pin, scope, found.finding, () => found),
  );
  if (held) throw new RuleBroken('EXCEPTION.ALREADY_DECIDED');
  return found;
}

function decided(command: Deciding, { exceptionId }: ExceptionItem, found: ExceptableFinding): ExceptionDecided {
  const {
    requesterId,
    scope,
    scopeId,
    trackingId,
    insuredId,
    projectId,
    decision,
    duration,
    comment,
    documents = [],
    today,
  } = command;
  const { finding } = found;
  return {
    type: 'ExceptionDecided',
    data: {
      requesterId,
      scope,
      scopeId,
      exceptionId,
      trackingId,
      insuredId,
      projectId,
      kind: isDecidable(finding) ? 'review' : 'exception',
      decision,
      pin: pinOf(finding, scope, found),
      evaluation: { outcome: finding.outcome, ...evaluationOf(finding) },
      duration,
      lapsesOn: lapsesOn(command, found),
      comment,
      ...(documents.length === 0 ? {} : { documents }),
      effectiveFrom: today,
    },
  };
}

/** Fixed when it is decided: a later change of the policy's end does not move it. */
function lapsesOn(
  { duration, customDate, scope, today }: Deciding,
  { policyEndsOn }: ExceptableFinding,
): CalendarDate | null {
  switch (duration) {
    case 'perpetual':
      return null;
    case 'customDate':
      if (!isCalendarDate(customDate)) throw new RuleBroken('EXCEPTION.DAY_REQUIRED');
      if (customDate < addDays(today, 1)) throw new RuleBroken('EXCEPTION.DAY_PASSED');
      return customDate;
    case 'policyExpiration':
      if (scope !== 'supplier' || policyEndsOn === null || policyEndsOn <= today)
        throw new RuleBroken('EXCEPTION.NO_EXPIRATION');
      return policyEndsOn;
  }
}

function withdraw({ exceptionId, reason, today }: Withdrawing, state: ExceptionsState): ExceptionEvent[] {
  const held = state.find((decidedException) => decidedException.exceptionId === exceptionId);
  if (!held) throw new RuleBroken('EXCEPTION.NOT_FOUND');
  if (!holdsOn(held, today)) throw new RuleBroken('EXCEPTION.OVER');
  if (reason.trim() === '') throw new RuleBroken('EXCEPTION.REASON_REQUIRED');
  const {
    requesterId,
    scope,
    scopeId,
    trackingId,
    insuredId,
    projectId,
    pin: { rule, line },
  } = held;
  const data = {
    requesterId,
    scope,
    scopeId,
    exceptionId,
    trackingId,
    insuredId,
    projectId,
    rule,
    line,
    reason,
    effectiveFrom: today,
  };
  return [{ type: 'ExceptionWithdrawn', data }];
}
