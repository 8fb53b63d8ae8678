import type { CertificateWithPolicies } from '@covertrail/contracts/certificate-upload/certificate-upload.replies';
import type { ClaimedLine } from '@covertrail/contracts/request/invitation.replies';
import { assess } from '@covertrail/domain/compliance/assess';
import { sumUp } from '@covertrail/domain/compliance/compare-outcomes';
import { compile } from '@covertrail/domain/compliance/compile';
import type { Finding } from '@covertrail/domain/compliance/finding';
import type { Requirements } from '@covertrail/domain/compliance/requirements';
import type { CoverageLine } from '@covertrail/domain/insurance/line-codes';
import { sentenceOf } from '@covertrail/wording/compliance/sentence';
import { policiesAsClaimed, type PolicyAsClaimed, type TakenBy } from './claimed-policies.rules.js';

/** Where the certificate is no answer by itself. */
const NO_TERM = 'The certificate names such a policy, but not all that is needed of it could be read.';
const NOT_NAMED = 'The certificate names no such policy.';
const IN_WORDS = 'The certificate has a row that is written in words: somebody has to say what it is.';
const UNSURE = 'It was not read with full certainty: somebody has to look at it.';

/**
 * What a certificate claims against each line that is asked, on a day: the verdict that its policies would get if all that was read were so. It is
 * proof of nothing. What was not read with certainty never passes by itself.
 */
export function claimedVerdict(
  requirements: Requirements,
  certificates: readonly CertificateWithPolicies[],
  taken: TakenBy,
): readonly ClaimedLine[] {
  const claimed = certificates.flatMap((certificate) => policiesAsClaimed(certificate, taken));
  const policies = claimed.flatMap(({ policy }) => policy ?? []);
  const provided = { insuredId: policies[0]?.insuredId ?? '', policies, sharedBy: [], otherwise: [] };
  const { findings } = assess(compile(requirements), [], provided, taken.day);
  const inWords = certificates.some((certificate) => certificate.policies.some(({ line }) => line === null));
  return requirements.lines.map(({ line }) =>
    lineOf(
      line,
      findings.filter((finding) => finding.line === line),
      {
        claimed: claimed.filter((policy) => policy.line === line),
        inWords,
        day: taken.day,
      },
    ),
  );
}

interface LineClaims {
  readonly claimed: readonly PolicyAsClaimed[];
  readonly inWords: boolean;
  readonly day: TakenBy['day'];
}

function lineOf(line: CoverageLine, findings: readonly Finding[], { claimed, inWords, day }: LineClaims): ClaimedLine {
  const outcome = sumUp(findings);
  const missing = findings.filter((finding) => finding.outcome !== 'pass').map((finding) => sentenceOf(finding, day));
  if (outcome === 'pass')
    return claimed.every(({ isSure }) => isSure)
      ? { line, outcome, missing: [] }
      : { line, outcome: 'review', missing: [UNSURE] };
  if (claimed.some(({ policy }) => policy !== null)) return { line, outcome, missing: [...new Set(missing)] };
  if (claimed.length > 0) return { line, outcome: 'unknown', missing: [NO_TERM] };
  return inWords ? { line, outcome: 'review', missing: [IN_WORDS] } : { line, outcome: 'fail', missing: [NOT_NAMED] };
}
