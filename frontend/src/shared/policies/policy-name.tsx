import { Link } from 'react-router-dom';
import type { PolicyRow } from '@covertrail/contracts/policy/policy.replies';
import { LineIcon } from './line-icon.js';
import { lineName } from './line-choices.js';
import './policies.css';

/** A policy by its line and number, as a link to its page. */
export function PolicyName({
  policy: { id, line, policyNumber },
}: {
  readonly policy: Pick<PolicyRow, 'id' | 'line' | 'policyNumber'>;
}) {
  return (
    <div className="policy-name">
      <LineIcon line={line} />
      <div>
        <Link className="cell-main" to={`/app/policies/${id}`}>
          {policyNumber}
        </Link>
        <span className="sub">{lineName(line)}</span>
      </div>
    </div>
  );
}
