import type { Finding } from '../compliance/finding.js';
import { fixText } from '../compliance/sentence.js';

/** What somebody on the supplier's side can mend; what waits for the requester is no step of theirs. */
export const isForSupplier = ({ outcome, fix }: Finding): boolean => outcome !== 'pass' && fix !== undefined && fix.by !== 'requester';

/** What is to be done, each once, in the order of the findings. */
export const fixSteps = (findings: readonly Finding[]): readonly string[] =>
  [...new Set(findings.map((finding) => fixText(finding)).filter((text) => text !== undefined))];
