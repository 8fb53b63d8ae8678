import { dataOf } from '../kernel/command.js';
import type { CalendarDate } from '../kernel/dates.js';
import type { Decider } from '../kernel/decider.js';
import { equal, sameContent } from '../kernel/equal.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import { acceptedPolicies } from './accepted-policies.rules.js';
import type {
  Answer,
  CoverageRequested,
  RequestCommand,
  RequestDeclined,
  RequestEvent,
  RequestFacts,
  RequestResponded,
} from './request.contract.js';

/** `outcome` is how the request ended, null while it is open. `insuredId` is who answered, once someone did. `remindedOn`: the last day. */
export type RequestState = {
  readonly requested: CoverageRequested['data'];
  readonly outcome: RequestOutcome | null;
  readonly remindedOn: CalendarDate | null;
} | null;
export type RequestOutcome =
  | ({ readonly kind: 'responded'; readonly before?: Answer } & Answer)
  | { readonly kind: 'declined' | 'canceled'; readonly reason: string };
type Made = NonNullable<RequestState>;
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
  'REQUEST.CANCELED',
  'REQUEST.REASON_REQUIRED',
  'REQUEST.DUE_IN_THE_PAST',
  'REQUEST.REMINDED_TODAY',
  'REQUEST.CROSS_COUNTRY',
  'REQUEST.POLICY_CROSS_COUNTRY',
] as const;

/** A requester's request for cover and how it ended: `request-<requestId>`. */
export const requestDecider: Decider<RequestState, RequestCommand, RequestEvent, RequestFacts> = {
  type: 'request',
  initialState: null,
  decide(command, state, facts) {
    if (command.type === 'RequestCoverage') return request(command, state);
    if (state === null) throw new RuleBroken('REQUEST.NOT_FOUND');
    switch (command.type) {
      case 'SendReminder':
        return remind(command, state);
      case 'RespondToRequest':
        return respond(command, state, facts);
      case 'DeclineRequest':
        return decline(command, state);
      case 'CancelRequest':
        return cancel(command, state);
    }
  },
  evolve(state, event) {
    if (event.type === 'CoverageRequested') return { requested: event.data, outcome: null, remindedOn: null };
    if (state === null) return null;
    switch (event.type) {
      case 'ReminderSent':
        return { ...state, remindedOn: event.data.remindedOn };
      case 'RequestResponded':
        return responded(state, event.data);
      case 'RequestDeclined':
        return { ...state, outcome: { kind: 'declined', reason: event.data.reason } };
      case 'RequestCanceled':
        return { ...state, outcome: { kind: 'canceled', reason: event.data.reason } };
    }
  },
};

function responded(state: Made, { insuredId, before, ...data }: RequestResponded['data']): Made {
  const outcome = { kind: 'responded', ...answerOf(data), ...(before ? { before } : {}) } as const;
  return { ...state, requested: { ...state.requested, insuredId }, outcome };
}

const answerOf = ({ policyIds, remarks, documents, holder }: Answer): Answer => ({
  policyIds: [...new Set(policyIds)],
  remarks,
  ...(documents && documents.length > 0 ? { documents } : {}),
  ...(holder ? { holder } : {}),
});

/** Nothing but the order of its policies and documents differs. */
const sameAnswer = (a: Answer, b: Answer): boolean =>
  sameContent(a.policyIds, b.policyIds) &&
  a.remarks === b.remarks &&
  sameContent(a.documents ?? [], b.documents ?? []) &&
  equal(a.holder ?? null, b.holder ?? null);

function request(command: Sent<'RequestCoverage'>, state: RequestState): RequestEvent[] {
  const { askedOn, ...data } = dataOf(command);
  if (state !== null) throw new RuleBroken('REQUEST.ALREADY_EXISTS');
  if (!/^\d+$/.test(data.number)) throw new RuleBroken('REQUEST.NUMBER_INVALID');
  if (data.insuredId === null && data.inviteeId === undefined) throw new RuleBroken('REQUEST.NO_RECIPIENT');
  if (data.dueOn < askedOn) throw new RuleBroken('REQUEST.DUE_IN_THE_PAST');
  return [{ type: 'CoverageRequested', data }];
}

/** At most once on each day of the requester [D01]. */
function remind({ remindedOn, agents }: Sent<'SendReminder'>, state: Made): RequestEvent[] {
  refuseEnded(state);
  if (state.remindedOn !== null && remindedOn <= state.remindedOn) throw new RuleBroken('REQUEST.REMINDED_TODAY');
  return [{ type: 'ReminderSent', data: { ...ofRequest(state), remindedOn, agents } }];
}

function respond(
  { again, ...sent }: Sent<'RespondToRequest'>,
  state: Made,
  { policies, crossCountry }: RequestFacts,
): RequestEvent[] {
  const answer = answerOf(sent);
  const earlier = state.outcome?.kind === 'responded' ? answerOf(state.outcome) : null;
  const isRepeat = earlier && (again ? sameAnswer(earlier, answer) : sameContent(earlier.policyIds, answer.policyIds));
  if (isRepeat) return [];
  if (!(again && earlier)) refuseEnded(state);
  if (crossCountry) throw new RuleBroken('REQUEST.CROSS_COUNTRY');
  const accepted = acceptedPolicies(answer.policyIds, policies, state.requested.insuredId);
  const facts = Object.fromEntries(accepted.map(({ policyId, revision }) => [policyId, revision]));
  const insuredId = accepted[0]?.insuredId ?? state.requested.insuredId;
  return [
    {
      type: 'RequestResponded',
      data: { ...ofRequest(state), insuredId, ...answer, ...(earlier ? { before: earlier } : {}), facts },
    },
  ];
}

function decline({ reason }: Sent<'DeclineRequest'>, state: Made): RequestEvent[] {
  if (state.outcome?.kind === 'declined' && state.outcome.reason === reason) return [];
  refuseEnded(state);
  if (reason.trim() === '') throw new RuleBroken('REQUEST.REASON_REQUIRED');
  return [{ type: 'RequestDeclined', data: { ...ofRequest(state), reason } }];
}

function cancel({ reason }: Sent<'CancelRequest'>, state: Made): RequestEvent[] {
  if (state.outcome?.kind === 'canceled') return [];
  refuseEnded(state);
  return [{ type: 'RequestCanceled', data: { ...ofRequest(state), reason } }];
}

function refuseEnded({ outcome }: Made): void {
  if (outcome?.kind === 'canceled') throw new RuleBroken('REQUEST.CANCELED');
  if (outcome !== null) throw new RuleBroken('REQUEST.ALREADY_ANSWERED');
}

function ofRequest({ requested }: Made): Omit<RequestDeclined['data'], 'reason'> {
  const { requestId, requesterId, insuredId, projectId } = requested;
  return { requestId, requesterId, insuredId, projectId };
}
