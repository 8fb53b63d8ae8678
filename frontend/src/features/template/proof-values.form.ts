import {
  AGE_UNITS,
  isProofAge,
  type AgeUnit,
  type ProofRequirement,
} from '@covertrail/domain/compliance/proof/proof-requirement';
import { LEAST_PROOFS, type LeastProof } from '@covertrail/domain/insurance/source-table';

/** What is demanded of the proof, as it is typed: empty where any grade or any age will do. */
export interface ProofValues {
  readonly least: LeastProof | '';
  readonly count: string;
  readonly unit: AgeUnit;
}

export const ANY_PROOF: ProofValues = { least: '', count: '', unit: 'months' };

export const proofValues = ({ least, notOlderThan }: ProofRequirement): ProofValues => ({
  least: least ?? '',
  count: notOlderThan === undefined ? '' : String(notOlderThan.count),
  unit: notOlderThan?.unit ?? 'months',
});

/** As the call takes it. */
export const proofSent = ({ least, count, unit }: ProofValues): ProofRequirement => ({
  ...(least === '' ? {} : { least }),
  ...(count.trim() === '' ? {} : { notOlderThan: { count: Number(count), unit } }),
});

/** What is wrong with it, null when it is fine. */
export function proofProblem(values: ProofValues): string | null {
  const { notOlderThan } = proofSent(values);
  return notOlderThan === undefined || (/^\d+$/.test(values.count.trim()) && isProofAge(notOlderThan))
    ? null
    : 'Enter 1 to 120 months or 1 to 3,650 days, or leave it blank.';
}

export const leastOf = (text: string): ProofValues['least'] => LEAST_PROOFS.find((least) => least === text) ?? '';
export const unitOf = (text: string): AgeUnit => AGE_UNITS.find((unit) => unit === text) ?? 'months';
