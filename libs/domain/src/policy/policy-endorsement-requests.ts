import { REQUESTED_ENDORSEMENTS, type RequestedEndorsement } from '../insurance/terms/requested-endorsements.js';
import type { AddedPolicy } from './policy.state.js';

/** What its approvals requested to be endorsed, each once [C08]: attached to the policy, which states no endorsement by that. */
export function attachedRequests({ history }: Pick<AddedPolicy, 'history'>): readonly RequestedEndorsement[] {
  const attached = new Set(
    history.flatMap((event) => (event.type === 'PolicyApproved' ? (event.data.endorsementRequests ?? []) : [])),
  );
  return REQUESTED_ENDORSEMENTS.filter((code) => attached.has(code));
}
