import { Link } from 'react-router-dom';
import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import { dayFormat } from '#shared/format/day-format';
import { instantFormat } from '#shared/format/instant-format';
import type { PlaceAbove } from '#shared/navigation/crumbs.hook';
import { lineName } from '#shared/policies/line-choices';
import { useReader, type ByReader } from '#shared/session/by-reader';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { ScreenStatus } from '#shared/ui/screen-status.tsx';
import { CarryOverNote } from './carry-over-note.js';
import { usePolicyActions } from './policy-actions.hook.js';

type Home = (policy: Pick<PolicyDetails, 'insuredId' | 'insuredName'>) => PlaceAbove;

const myPolicies: Home = () => ({ page: 'my-policies' });

/** The list in which each reader finds the policy. */
const HOMES: ByReader<Home> = {
  requester: myPolicies,
  insured: myPolicies,
  agent: ({ insuredId, insuredName }) => ({
    page: 'agent-clients/:insuredId',
    params: { insuredId },
    names: { insuredId: insuredName },
  }),
};
/** Where an agency finds a policy of a company that it no longer represents. */
const ENDED_TRANSFERS: PlaceAbove = { page: 'transfers', search: '?show=all' };

/** The policy, its status, and the actions on it as a whole. */
export function PolicyHeader({ policy }: { readonly policy: PolicyDetails }) {
  const reader = useReader();
  const { buttons, questions } = usePolicyActions(policy);
  const { insuredName, line, policyNumber, standing, knownUntil } = policy;
  const home = knownUntil ? ENDED_TRANSFERS : HOMES[reader](policy);
  return (
    <>
      <PageHeader
        title={`${lineName(line)} ${policyNumber}`}
        above={home}
        names={{ id: policyNumber }}
        actions={buttons}
        sub={
          <span className="policy-sub">
            <ScreenStatus screen="agentList" status={standing} /> {insuredName}, {policy.carrierName}
          </span>
        }
      />
      {questions}
      <StandingNote policy={policy} />
      <LinkedNote policy={policy} />
      {policy.replaces !== null && !policy.knownUntil ? <CarryOverNote policyId={policy.id} /> : null}
    </>
  );
}

function StandingNote({ policy }: { readonly policy: PolicyDetails }) {
  const note = standingText(policy);
  return note ? (
    <div className="policy-strip" role="note">
      <span>{note}</span>
    </div>
  ) : null;
}

function standingText({
  knownUntil,
  canceledFrom,
  rejectionReason,
  replacedBy,
  verification,
  standing,
  mayApprove,
}: PolicyDetails): string | null {
  if (knownUntil)
    return `Your agency is no longer the agency of record of this company. This page shows what was recorded until ${instantFormat(knownUntil)}.`;
  if (standing === 'archived') return 'This policy is archived. Archived policies cannot be edited.';
  if (rejectionReason) return `The agent rejected this policy: ${rejectionReason}`;
  if (canceledFrom && replacedBy?.upon !== 'replacement') return `Canceled, effective ${dayFormat(canceledFrom)}.`;
  if (verification === 'unverified' && !mayApprove)
    return 'Not active yet: the agent must approve this policy before it counts as proof.';
  return null;
}

/** The policies before and after this one. */
function LinkedNote({ policy: { replaces, replacedBy } }: { readonly policy: PolicyDetails }) {
  if (replaces === null && replacedBy === null) return null;
  return (
    <p className="policy-linked sub">
      {replaces ? (
        <>
          Takes the place of{' '}
          <Link className="text-link" to={`/app/policies/${replaces.policyId}`}>
            {replaces.policyNumber}
          </Link>
          .{' '}
        </>
      ) : null}
      {replacedBy ? (
        <>
          {replacedBy.upon === 'expiration' ? 'Replaced upon expiration' : 'Replaced'} on {dayFormat(replacedBy.from)}{' '}
          by{' '}
          <Link className="text-link" to={`/app/policies/${replacedBy.policyId}`}>
            {replacedBy.policyNumber}
          </Link>
          .
        </>
      ) : null}
    </p>
  );
}
