import { Link } from 'react-router-dom';
import type { PolicySummary } from '@covertrail/contracts/policy/policy.replies';
import { dayFormat } from '../format/day-format.js';
import { LineIcon } from './line-icon.js';
import { lineName } from './line-choices.js';
import './policy-summaries.css';

interface PolicySummariesProps {
  readonly policies: readonly PolicySummary[];
  /** The insured and its agent may open the policies. */
  readonly links: boolean;
}

/** Policies in short, one below the other. */
export function PolicySummaries({ policies, links }: PolicySummariesProps) {
  return (
    <ul className="policy-summaries">
      {policies.map(({ policyId, line, policyNumber, carrierName, effectiveOn, expiresOn }) => {
        const name = `${lineName(line)} ${policyNumber}`;
        return (
          <li key={policyId}>
            <LineIcon line={line} />
            <span>
              {links ? (
                <Link className="cell-main" to={`/app/policies/${policyId}`}>
                  {name}
                </Link>
              ) : (
                <span className="cell-main">{name}</span>
              )}
              <span className="sub">
                {carrierName}, {dayFormat(effectiveOn)} to {dayFormat(expiresOn)}
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
