import type { CertificateWithPolicies } from '@covertrail/contracts/certificate-upload/certificate-upload.replies';
import type { ProvidedPolicy, Rating } from '@covertrail/domain/insurance/coverage';
import type { ClaimedPolicy } from '@covertrail/domain/insurance/certificate/claimed-policy';
import { NOTHING_STATED } from '@covertrail/domain/insurance/extraction/entered-terms';
import { confidenceOf, SURE, type ReadField } from '@covertrail/domain/insurance/extraction/extracted-field';
import { fieldRow } from '@covertrail/domain/insurance/extraction/field-rows';
import { readFields, type ReadBy } from '@covertrail/domain/insurance/extraction/read-fields';
import type { CoverageLine } from '@covertrail/domain/insurance/line-codes';
import type { GivenTerms } from '@covertrail/domain/insurance/terms/policy-terms';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import type { PolicyState } from '@covertrail/domain/policy/policy.state';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import { providedPolicy } from '@covertrail/domain/policy/provided-policy';
import { supposed } from '@covertrail/domain/what-if/what-if-supposed';

/** Stands for an insurer that nobody has on record, for the insured, who may have no account, and for policies that are supposed alone. */
const NOBODY: Uuid = '00000000-0000-4000-8000-000000000000';

/** How a certificate is taken at its word. */
export interface TakenBy {
  readonly by: ReadBy;
  /** Of insurers on record, on the day. */
  readonly ratings: ReadonlyMap<Uuid, Rating>;
  readonly day: CalendarDate;
  readonly evidence: { readonly name: string; readonly sha256: string; readonly uploadId: Uuid };
}

/** A policy as a certificate claims it. */
export interface PolicyAsClaimed {
  readonly line: CoverageLine;
  /** Null where what was read of it makes no policy: its days are missing, or values do not fit together. */
  readonly policy: ProvidedPolicy | null;
  /** Everything that was read of it is sure, and nothing on the page contradicts it. */
  readonly isSure: boolean;
}

/** The policies that a certificate claims, as if all that was read were so: nothing of it is recorded. Rows in words are of no line. */
export const policiesAsClaimed = (certificate: CertificateWithPolicies, taken: TakenBy): readonly PolicyAsClaimed[] =>
  certificate.policies.flatMap((claimed) =>
    claimed.line === null ? [] : [asClaimed(certificate, claimed, claimed.line, taken)],
  );

function asClaimed(
  certificate: CertificateWithPolicies,
  claimed: ClaimedPolicy,
  line: CoverageLine,
  taken: TakenBy,
): PolicyAsClaimed {
  const read = readFields(certificate, claimed, line, taken.by).filter(({ isOffered }) => !isOffered);
  const isSure = read.every(
    (field) =>
      field.value !== null && confidenceOf(field) >= SURE && field.warnings.every((code) => OF_INSURER.has(code)),
  );
  const terms = read.reduce(stated, NOTHING_STATED);
  const { effectiveOn, expiresOn } = terms.period;
  const state =
    effectiveOn === '' || expiresOn === '' ? null : supposedPolicy(certificate, claimed, { line, terms }, taken);
  const rating = taken.ratings.get(terms.carrierId) ?? null;
  const policy = providedPolicy(state, taken.day, { value: rating, events: [] });
  return { line, policy: policy ? { ...policy, verification: AS_IF_VERIFIED } : null, isSure };
}

/** That no agent has verified it is true of every certificate: the verdict says what stands on the page. */
const AS_IF_VERIFIED: ProvidedPolicy['verification'] = { value: 'verified', events: [] };

/** An insurer whom nobody has on record has no rating, which the verdict says where one is asked. */
const OF_INSURER: ReadonlySet<string> = new Set(['INSURER_UNKNOWN', 'INSURER_BY_NAME']);

const stated = (terms: GivenTerms, field: ReadField): GivenTerms =>
  field.value === null ? terms : (fieldRow(keyOf(field)).write(terms, field.value) ?? terms);

/** A sentence that takes cover away and may be about another policy is as a remark is: somebody has to read it, and it fails nothing by itself. */
const keyOf = ({ key, warnings }: ReadField): ReadField['key'] =>
  key === 'exclusionComment' && warnings.length > 0 ? 'remarks' : key;

function supposedPolicy(
  { page }: CertificateWithPolicies,
  { row, insurers }: ClaimedPolicy,
  { line, terms }: { readonly line: CoverageLine; readonly terms: GivenTerms },
  { by, day, evidence: { name, sha256, uploadId } }: TakenBy,
): PolicyState {
  const onRecord = by.carriers.find(({ carrierId }) => carrierId === terms.carrierId);
  const carrier = onRecord ?? { carrierId: NOBODY, name: insurers[0]?.name?.text ?? '', naic: '' };
  const command = {
    type: 'AddPolicy',
    policyId: `${NOBODY.slice(0, 24)}${String(page).padStart(4, '0')}${codeOf(row)}`,
    insuredId: NOBODY,
    agencyId: null,
    line,
    terms: { ...terms, carrierId: carrier.carrierId },
    source: 'claimedOnCertificate',
    evidence: { name, sha256, certificate: { uploadId, dated: day } },
  } as const;
  try {
    return supposed(policyDecider, null, command, { carrier });
  } catch (error) {
    if (error instanceof RuleBroken) return null;
    throw error;
  }
}

/** Eight digits that tell the rows of a page apart. */
const codeOf = (row: string): string =>
  [...row]
    .reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 99_999_989, 7)
    .toString()
    .padStart(8, '0');
