import { lineName } from '#shared/policies/line-choices';
import type { ShareChoice } from '@covertrail/contracts/share/share-wizard.replies';
import { plural } from '#shared/format/plural';
import type { ShareWork } from './share-work.js';
import { UNAVAILABLE } from './unavailable.words.js';

const nameOf = ({ line, policyNumber }: ShareChoice) => `${lineName(line)} ${policyNumber}`;

/** What is different from the share that is shared again; nothing for a new one. */
export function EarlierDifference({ work: { earlier, values } }: { readonly work: ShareWork }) {
  if (earlier === null) return null;
  const before = new Set(earlier.policies.map(({ policyId }) => policyId));
  const now = new Set(values.policies.map(({ policyId }) => policyId));
  const added = values.policies.filter(({ policyId }) => !before.has(policyId));
  const left = earlier.policies.filter(({ policyId }) => !now.has(policyId));
  return (
    <div className="share-difference" role="note">
      <b>Compared with the earlier share</b>
      <ul>
        {added.length + left.length === 0 ? <li>The same policies.</li> : null}
        {added.map((choice) => (
          <li key={choice.policyId}>Added: {nameOf(choice)}</li>
        ))}
        {left.map((choice) => (
          <li key={choice.policyId}>
            Left out: {nameOf(choice)}. {choice.unavailable === null ? '' : UNAVAILABLE[choice.unavailable]}
          </li>
        ))}
        {earlier.withheld > 0 ? (
          <li>{plural(earlier.withheld, 'policy', 'policies')} of another agency cannot be shared by you.</li>
        ) : null}
      </ul>
    </div>
  );
}
