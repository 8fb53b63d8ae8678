import { RuleBroken } from '../kernel/rule-broken.js';

/** Of what is asked for, what goes with evidence of insurance or does not. */
interface AskedWithEvidence {
  readonly isEvidenceOnly?: boolean;
  readonly documents?: readonly unknown[];
  readonly policyLines?: readonly unknown[];
}

/** Whoever asks for evidence of insurance alone asks for no document beside the certificate [A11]. Throws REQUEST.EVIDENCE_ALONE. */
export function refuseBesideEvidence({ isEvidenceOnly, documents = [], policyLines = [] }: AskedWithEvidence): void {
  if (isEvidenceOnly && documents.length + policyLines.length > 0) throw new RuleBroken('REQUEST.EVIDENCE_ALONE');
}
