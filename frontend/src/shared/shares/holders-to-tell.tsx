import { issueAgain, policyHolders } from '@covertrail/contracts/share/policy-holders.calls';
import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import { Link } from 'react-router-dom';
import { viewQuery } from '../api/call-request.js';
import { plural } from '../format/plural.js';
import { useMay } from '../session/use-may.js';
import { useViewQuery } from '../views/use-view-query.js';

interface HoldersToTellProps {
  readonly policy: Pick<PolicyDetails, 'id' | 'mayEdit' | 'knownUntil'>;
}

/** After a policy changed: how many hold it as it was before, and where they are told [D12]. Nothing where all know it as it is. */
export function HoldersToTell({ policy: { id, mayEdit, knownUntil } }: HoldersToTellProps) {
  const may = useMay(issueAgain) && mayEdit && knownUntil === undefined;
  const { total } = useViewQuery(
    may ? viewQuery(policyHolders, { params: { id }, query: { only: 'untold', size: 1 } }) : null,
  );
  if (!may || total === 0) return null;
  return (
    <p className="sub" role="status">
      {plural(total, 'requester')} {total === 1 ? 'was' : 'were'} not told of the last change of this policy.{' '}
      <Link className="text-link" to={`/app/policies/${id}?tab=shares`}>
        See who holds it
      </Link>
    </p>
  );
}
