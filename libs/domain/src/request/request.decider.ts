import { dataOf } from '../kernel/command.js';
import type { Decider } from '../kernel/decider.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import { refuseBesideEvidence } from '../insurance/evidence-only.rules.js';
import { respond } from './request-answer.rules.js';
import { chosenCopies } from './request-copies.rules.js';
import type { RequestCommand, RequestEvent, RequestFacts } from './request.contract.js';
import { evolved, made, ofRequest, refuseEnded, type Made, type RequestState } from './request.state.js';

type Sent<Type extends RequestCommand['type']> = Extract<RequestCommand, { type: Type }>;

/** Every code with which a command to a request may be refused. */
export const REQUEST_CODES = [
  'REQUEST.NOT_FOUND',
  'REQUEST.ALREADY_EXISTS',
  'REQUEST.NUMBER_INVALID',
  'REQUEST.NO_RECIPIENT',
  'REQUEST.NO_ACTIVE_POLICY',
  'REQUEST.POLICY_NOT_FOUND',
  'REQUEST.POLICY_OF_OTHER_INSURED',
  'REQUEST.POLICY_UNVERIFIED',
  'REQUEST.POLICY_NOT_IN_FORCE',
  'REQUEST.ALREADY_ANSWERED',
  'REQUEST.ANSWER_CHANGED',
  'REQUEST.CANCELED',
  'REQUEST.REASON_REQUIRED',
  'REQUEST.DUE_IN_THE_PAST',
  'REQUEST.EVIDENCE_ALONE',
  'REQUEST.EVIDENCE_WITHOUT_HOLDER',
  'REQUEST.REMINDED_TODAY',
  'REQUEST.RESENT_TODAY',
  'REQUEST.DIFFERENCE_SENT_TODAY',
  'REQUEST.NOTHING_MISSING',
  'REQUEST.TOO_MANY_COPIES',
  'REQUEST.NOT_BY_EMAIL',
  'REQUEST.CROSS_COUNTRY',
  'REQUEST.POLICY_CROSS_COUNTRY',
  'REQUEST.LINE_NOT_ASKED',
  'REQUEST.LINE_TWICE',
  'REQUEST.FORM_NOT_OF_LINE',
  'REQUEST.FORM_TWICE',
  'REQUEST.FORM_WITHOUT_POLICY',
] as const;

/** A requester's request for cover and how it ended: `request-<requestId>`. */
export const requestDecider: Decider<RequestState, RequestCommand, RequestEvent, RequestFacts> = {
  type: 'request',
  initialState: null,
  decide(command, state, facts) {
    if (command.type === 'RequestCoverage') return request(command, state, facts);
    if (state === null) throw new RuleBroken('REQUEST.NOT_FOUND');
    switch (command.type) {
      case 'ChooseCopies':
        refuseEnded(state);
        return chosenCopies(ofRequest(state), state.copies, command.copies, command.keepsOthers);
      case 'CorrectInvitee':
        return correct(command, state);
      case 'OpenInvitation':
        return open(command, state);
      case 'SendReminder':
        return remind(command, state);
      case 'ResendRequest':
        return resend(command, state);
      case 'SendDifference':
        return sendDifference(command, state);
      case 'RespondToRequest':
        return respond(command, state, facts);
      case 'DeclineRequest':
        return decline(command, state);
      case 'CancelRequest':
        return cancel(command, state);
    }
  },
  evolve(state, event) {
    if (event.type === 'CoverageRequested') return made(event.data);
    return state && evolved(state, event);
  },
};

function request(
  command: Sent<'RequestCoverage'>,
  state: RequestState,
  { isHolderRequired = false }: RequestFacts,
): RequestEvent[] {
  const { askedOn, copies = [], ...data } = dataOf(command);
  if (state !== null) throw new RuleBroken('REQUEST.ALREADY_EXISTS');
  if (!/^\d+$/.test(data.number)) throw new RuleBroken('REQUEST.NUMBER_INVALID');
  if (data.insuredId === null && data.inviteeId === undefined) throw new RuleBroken('REQUEST.NO_RECIPIENT');
  if (data.dueOn < askedOn) throw new RuleBroken('REQUEST.DUE_IN_THE_PAST');
  refuseBesideEvidence(data);
  if (data.isEvidenceOnly && isHolderRequired) throw new RuleBroken('REQUEST.EVIDENCE_WITHOUT_HOLDER');
  const { requestId, requesterId, insuredId, projectId } = data;
  return [
    { type: 'CoverageRequested', data },
    ...chosenCopies({ requestId, requesterId, insuredId, projectId }, [], copies),
  ];
}

/** Nobody but the owner of the new address can use the links of the mails from now on [D01]. */
function correct({ inviteeId, inviteeEmail }: Sent<'CorrectInvitee'>, state: Made): RequestEvent[] {
  refuseEnded(state);
  const { inviteeId: formerInviteeId, insuredId } = state.requested;
  if (formerInviteeId === undefined || insuredId !== null) throw new RuleBroken('REQUEST.NOT_BY_EMAIL');
  if (formerInviteeId === inviteeId) return [];
  return [{ type: 'InviteeCorrected', data: { ...ofRequest(state), formerInviteeId, inviteeId, inviteeEmail } }];
}

/** Only the first time counts, and only while the request is open. */
function open({ inviteeId }: Sent<'OpenInvitation'>, state: Made): RequestEvent[] {
  if (state.isOpened || state.outcome !== null || state.requested.inviteeId !== inviteeId) return [];
  return [{ type: 'InvitationOpened', data: { ...ofRequest(state), inviteeId } }];
}

/** At most once on each day of the requester [D01]. */
function resend({ resentOn, agents }: Sent<'ResendRequest'>, state: Made): RequestEvent[] {
  refuseEnded(state);
  if (state.resentOn !== null && resentOn <= state.resentOn) throw new RuleBroken('REQUEST.RESENT_TODAY');
  return [{ type: 'RequestResent', data: { ...ofRequest(state), resentOn, agents } }];
}

/** Of a request that is open or answered, at most once on each day of the requester [D01]. */
function sendDifference({ sentOn, agents, missing, sinceAnswer }: Sent<'SendDifference'>, state: Made): RequestEvent[] {
  if (state.outcome?.kind !== 'responded') refuseEnded(state);
  if (state.differenceOn !== null && sentOn <= state.differenceOn)
    throw new RuleBroken('REQUEST.DIFFERENCE_SENT_TODAY');
  if (missing.length === 0) throw new RuleBroken('REQUEST.NOTHING_MISSING');
  return [
    {
      type: 'DifferenceSent',
      data: { ...ofRequest(state), sentOn, agents, missing, ...(sinceAnswer ? { sinceAnswer } : {}) },
    },
  ];
}

/** At most once on each day of the requester [D01]. */
function remind({ remindedOn, agents }: Sent<'SendReminder'>, state: Made): RequestEvent[] {
  refuseEnded(state);
  if (state.remindedOn !== null && remindedOn <= state.remindedOn) throw new RuleBroken('REQUEST.REMINDED_TODAY');
  return [{ type: 'ReminderSent', data: { ...ofRequest(state), remindedOn, agents } }];
}

function decline({ reason, optOutId }: Sent<'DeclineRequest'>, state: Made): RequestEvent[] {
  if (state.outcome?.kind === 'declined' && state.outcome.reason === reason) return [];
  refuseEnded(state);
  if (reason.trim() === '') throw new RuleBroken('REQUEST.REASON_REQUIRED');
  return [{ type: 'RequestDeclined', data: { ...ofRequest(state), reason, ...(optOutId ? { optOutId } : {}) } }];
}

function cancel({ reason }: Sent<'CancelRequest'>, state: Made): RequestEvent[] {
  if (state.outcome?.kind === 'canceled') return [];
  refuseEnded(state);
  return [{ type: 'RequestCanceled', data: { ...ofRequest(state), reason } }];
}
