import { Link } from 'react-router-dom';
import type { ShownPolicy } from '@covertrail/contracts/policy/policy.replies';
import { OF_OTHER_AGENCY } from '@covertrail/wording/compliance/other-agency-words';
import { dayFormat } from '../format/day-format.js';
import { LineIcon } from './line-icon.js';
import { lineName } from './line-choices.js';
import './policy-summaries.css';

interface PolicySummariesProps {
  readonly policies: readonly ShownPolicy[];
  /** The insured and its agent may open the policies. */
  readonly links: boolean;
}

/** Policies in short, one below the other. Of another agency's only the end of its number is known [C15]. */
export function PolicySummaries({ policies, links }: PolicySummariesProps) {
  return (
    <ul className="policy-summaries">
      {policies.map((policy) => {
        const { policyId, line, policyNumber } = policy;
        const isMasked = 'ofOtherAgency' in policy;
        const name = `${lineName(line)} ${policyNumber}`;
        return (
          <li key={policyId}>
            <LineIcon line={line} />
            <span>
              {links && !isMasked ? (
                <Link className="cell-main" to={`/app/policies/${policyId}`}>
                  {name}
                </Link>
              ) : (
                <span className="cell-main">{name}</span>
              )}
              <span className="sub">
                {isMasked
                  ? OF_OTHER_AGENCY
                  : `${policy.carrierName}, ${dayFormat(policy.effectiveOn)} to ${dayFormat(policy.expiresOn)}`}
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
