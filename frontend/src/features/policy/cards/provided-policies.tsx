import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { FindingText, Verdict } from '@covertrail/contracts/history/history.replies';
import type { ProvidedPolicyCard } from '@covertrail/contracts/policy/policy-cards.replies';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { PolicyStatus } from '@covertrail/domain/policy/policy.contract';
import { plural } from '#shared/format/plural';
import { usePrinting } from '#shared/ui/printing.hook';
import { ProvidedPolicy } from './provided-policy.js';

interface ProvidedPoliciesProps {
  readonly policies: readonly ProvidedPolicyCard[];
  readonly verdict: Verdict | null;
  readonly trackingId: Uuid;
}

/** The policies of a supplier: those of the present verdict, then the others; what ended before is folded. */
export function ProvidedPolicies({ policies, verdict, trackingId }: ProvidedPoliciesProps) {
  const [unfolded, setUnfolded] = useState(false);
  const printing = usePrinting();
  const provided = policies.map((policy) => ({ policy, findings: findingsOf(policy, verdict) }));
  const [past, present] = [provided.filter(isPast), provided.filter((each) => !isPast(each))];
  const open = unfolded || printing || present.length === 0;
  const shown = [...present.toSorted(assessedFirst), ...(open ? past : [])];
  return (
    <>
      {shown.map(({ policy, findings }, place) => (
        <ProvidedPolicy
          key={policy.policyId}
          policy={policy}
          initiallyOpen={place === 0}
          trackingId={trackingId}
          findings={findings}
        />
      ))}
      {past.length > 0 && !open ? (
        <button type="button" className="text-link provided-past" onClick={() => setUnfolded(true)}>
          <ChevronDown size={15} aria-hidden /> Show {plural(past.length, 'policy', 'policies')} that ended before
        </button>
      ) : null}
    </>
  );
}

interface Provided {
  readonly policy: ProvidedPolicyCard;
  /** What the present verdict says about it. */
  readonly findings: readonly FindingText[];
}

const findingsOf = ({ policyId }: ProvidedPolicyCard, verdict: Verdict | null): readonly FindingText[] =>
  (verdict?.findings ?? []).filter((finding) => finding.policyId === policyId);

const ENDED: readonly PolicyStatus[] = ['archived', 'canceled', 'expired', 'rejected'];

/** An ended policy that a requirement still fails by is not past: it says what is missing. */
const isPast = ({ policy: { standing }, findings }: Provided): boolean =>
  findings.length === 0 && ENDED.includes(standing);

const assessedFirst = (a: Provided, b: Provided): number =>
  Number(b.findings.length > 0) - Number(a.findings.length > 0);
