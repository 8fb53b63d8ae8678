import type { TakeBackEffect } from '@covertrail/contracts/agency-import/agency-import.replies';
import './agency-import.css';

/** The policies of which not all is taken back, each with the reason; nothing where there are none. */
export function KeptPolicies({
  effect: { kept, keptCount },
  summary,
}: {
  readonly effect: TakeBackEffect;
  readonly summary: string;
}) {
  if (kept.length === 0) return null;
  return (
    <details className="refused-rows">
      <summary>{summary}</summary>
      <ul>
        {kept.map(({ policyId, policy, message }) => (
          <li key={policyId}>
            {policy}: {message}
          </li>
        ))}
      </ul>
      {keptCount > kept.length ? <p>The first {kept.length} are shown.</p> : null}
    </details>
  );
}
