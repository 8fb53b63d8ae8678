import { dataOf } from '../kernel/command.js';
import type { Decider } from '../kernel/decider.js';
import type { Recorded } from '../kernel/event.js';
import { equal } from '../kernel/equal.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import type { PoliciesShared, ShareCommand, ShareEnded, SharedPolicyRemoved, ShareEvent } from './share.contract.js';
import { checkTerms } from './share-terms.rules.js';
import { policiesOf, toldUpTo, type OpenedShare, type RemovedPolicy, type ShareState } from './share.state.js';

/** Every code with which a command to a share may be refused. */
export const SHARE_CODES = [
  'SHARE.NOT_FOUND',
  'SHARE.ALREADY_EXISTS',
  'SHARE.NO_POLICY',
  'SHARE.POLICY_ARCHIVED',
  'SHARE.POLICY_NOT_IN_SHARE',
  'SHARE.ENDED',
  'SHARE.EXPIRY_PAST',
  'SHARE.OF_OTHER_AGENCY',
  'SHARE.HOLDER_NOT_VALID',
  'SHARE.HOLDER_TOO_LONG',
  'SHARE.POLICY_EXPIRED',
  'SHARE.POLICY_CANCELED',
  'SHARE.POLICY_REJECTED',
  'SHARE.POLICY_CROSS_COUNTRY',
] as const;

/** What one insured lets one requester see: `share-<shareId>`. */
export const shareDecider: Decider<ShareState, ShareCommand, ShareEvent> = {
  type: 'share',
  initialState: null,
  decide(command, state) {
    if (command.type === 'SharePolicies') return share(dataOf(command), state);
    if (state === null) throw new RuleBroken('SHARE.NOT_FOUND');
    switch (command.type) {
      case 'EndShare':
        return state.ended ? [] : [end(state)];
      case 'ExpireShare':
        return !state.ended && isOver(state.expiresOn, command.on) ? [end(state, { expired: true })] : [];
      case 'EnableShare':
        return enable(command, state);
      case 'RemoveSharedPolicy':
        return remove(command, state);
      case 'IssueSharedPolicyAgain':
        return issueAgain(command, state);
    }
  },
  evolve(state, event) {
    if (event.type === 'PoliciesShared') return opened(event);
    if (state === null) return null;
    switch (event.type) {
      case 'ShareEnded':
        return { ...state, ended: true, endedAt: event.position };
      case 'ShareEnabled':
        return { ...state, ended: false, expiresOn: event.data.shareExpiringOn ?? null };
      case 'SharedPolicyRemoved':
        return { ...state, removed: [...state.removed, ...removedIn(event)] };
      case 'SharedPolicyIssuedAgain':
        return { ...state, issued: [...state.issued, { policyId: event.data.policyId, upTo: event.data.upTo }] };
    }
  },
};

type Sent<Type extends ShareCommand['type']> = Extract<ShareCommand, { type: Type }>;

/** The address is sealed, and no rule needs it. */
const withoutEmail = ({ recipientEmail: _sealed, ...shared }: PoliciesShared['data']): OpenedShare['shared'] => shared;

const opened = ({ data, position }: Recorded<PoliciesShared>): OpenedShare => ({
  shared: withoutEmail(data),
  removed: [],
  expiresOn: data.shareExpiringOn ?? null,
  ended: false,
  endedAt: null,
  sharedAt: position,
  issued: [],
});

const removedIn = ({ data, position }: Recorded<SharedPolicyRemoved>): readonly RemovedPolicy[] =>
  data.policyIds.map((policyId) => ({ policyId, position }));

const isOver = (lastDay: string | null, on: string): boolean => lastDay !== null && lastDay < on;

const idsOf = ({ shared: { shareId, insuredId, requesterId } }: OpenedShare) => ({ shareId, insuredId, requesterId });

const end = (state: OpenedShare, why: Pick<ShareEnded['data'], 'expired'> = {}): ShareEnded => ({
  type: 'ShareEnded',
  data: { ...idsOf(state), policyIds: policiesOf(state), ...why },
});

function share(sent: PoliciesShared['data'], state: ShareState): ShareEvent[] {
  const data = { ...sent, policyIds: [...new Set(sent.policyIds)] };
  if (state !== null && equal(state.shared, withoutEmail(data))) return [];
  if (state !== null) throw new RuleBroken('SHARE.ALREADY_EXISTS');
  if (data.policyIds.length === 0) throw new RuleBroken('SHARE.NO_POLICY');
  checkTerms(data);
  return [{ type: 'PoliciesShared', data }];
}

function enable({ on, shareExpiringOn }: Sent<'EnableShare'>, state: OpenedShare): ShareEvent[] {
  if (isOver(shareExpiringOn, on)) throw new RuleBroken('SHARE.EXPIRY_PAST');
  if (!state.ended) return [];
  const lastDay = shareExpiringOn === null ? {} : { shareExpiringOn };
  return [{ type: 'ShareEnabled', data: { ...idsOf(state), policyIds: policiesOf(state), ...lastDay } }];
}

function remove({ policyId }: Sent<'RemoveSharedPolicy'>, state: OpenedShare): ShareEvent[] {
  if (!state.shared.policyIds.includes(policyId)) throw new RuleBroken('SHARE.POLICY_NOT_IN_SHARE');
  const left = policiesOf(state);
  if (!left.includes(policyId)) return [];
  if (state.ended) throw new RuleBroken('SHARE.ENDED');
  if (left.length === 1) return [end(state)];
  return [{ type: 'SharedPolicyRemoved', data: { ...idsOf(state), policyIds: [policyId] } }];
}

function issueAgain({ policyId, upTo, beside = [] }: Sent<'IssueSharedPolicyAgain'>, state: OpenedShare): ShareEvent[] {
  if (state.ended) throw new RuleBroken('SHARE.ENDED');
  if (!policiesOf(state).includes(policyId)) throw new RuleBroken('SHARE.POLICY_NOT_IN_SHARE');
  const since = toldUpTo(state, policyId);
  if (since >= upTo) return [];
  const more = beside.length === 0 ? {} : { beside };
  return [{ type: 'SharedPolicyIssuedAgain', data: { ...idsOf(state), policyId, since, upTo, ...more } }];
}
