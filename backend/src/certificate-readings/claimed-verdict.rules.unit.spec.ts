import type { CertificateWithPolicies } from '@covertrail/contracts/certificate-upload/certificate-upload.replies';
import type { FieldKey } from '@covertrail/domain/insurance/certificate/field-keys';
import type { FieldReading, FieldValue } from '@covertrail/domain/insurance/certificate/field-reading';
import type { ClaimedPolicy } from '@covertrail/domain/insurance/certificate/claimed-policy';
import { alone, asking } from '@covertrail/domain/compliance/testing/sample-requirements';
import type { CoverageLine } from '@covertrail/domain/insurance/line-codes';
import type { TakenBy } from './claimed-policies.rules.js';
import { claimedVerdict } from './claimed-verdict.rules.js';

const reading = (key: FieldKey, value: FieldValue, confidence = 0.98): FieldReading => ({
  key,
  value,
  text: '',
  page: 1,
  box: { left: 0, bottom: 0, right: 1, top: 1 },
  method: 'text',
  confidence,
  doubts: [],
});
const day = (key: FieldKey, value: string) => reading(key, { kind: 'date', day: value });
const occurrence = (dollars: number, confidence?: number) => ({
  code: 'eachOccurrence' as const,
  reading: reading(
    'generalLiability.eachOccurrence',
    { kind: 'amount', cents: dollars * 100, words: null, label: null },
    confidence,
  ),
});
const POLICY: ClaimedPolicy = {
  line: 'generalLiability',
  row: 'generalLiability',
  type: null,
  insurers: [],
  policyNumber: reading('generalLiability.policyNumber', { kind: 'text', text: 'GL 7' }),
  effective: day('generalLiability.effective', '2026-01-01'),
  expiration: day('generalLiability.expiration', '2027-01-01'),
  additionalInsured: null,
  waiver: null,
  limits: [occurrence(1_000_000)],
  ticks: [],
};
const certificate = (...policies: readonly ClaimedPolicy[]): CertificateWithPolicies => ({
  form: '25',
  edition: '2016/03',
  page: 1,
  fields: [],
  findings: [],
  policies,
});

const REQUIRED = asking('generalLiability', { limits: [alone('eachOccurrence', 1_000_000)] });
const TAKEN: TakenBy = {
  by: { carriers: [], limitCalled: () => null },
  ratings: new Map(),
  day: '2026-11-20',
  evidence: { name: 'COI.pdf', sha256: 'a'.repeat(64), uploadId: '00000000-0000-4000-8000-000000000001' },
};
const verdict = (...policies: readonly ClaimedPolicy[]) => claimedVerdict(REQUIRED, [certificate(...policies)], TAKEN);

describe('what a certificate claims against each line that is asked [D13]', () => {
  it('passes where all that is asked stands there with certainty', () =>
    expect(verdict(POLICY)).toEqual([{ line: 'generalLiability', outcome: 'pass', missing: [] }]));

  it('fails with what it does not show: a limit that is too low, a term that is over, no policy at all', () => {
    const [low] = verdict({ ...POLICY, limits: [occurrence(500_000)] });
    expect(low).toMatchObject({ outcome: 'fail', missing: [expect.stringContaining('$500,000')] });
    const over = { ...POLICY, expiration: day('generalLiability.expiration', '2026-06-01') };
    expect(verdict(over)[0]).toMatchObject({ outcome: 'fail' });
    expect(verdict()[0]).toMatchObject({ outcome: 'fail', missing: ['The certificate names no such policy.'] });
  });

  it('never passes by what was not read with certainty', () =>
    expect(verdict({ ...POLICY, limits: [occurrence(1_000_000, 0.9)] })[0]).toMatchObject({
      outcome: 'review',
      missing: [expect.stringContaining('full certainty')],
    }));

  it('fails by a sentence that takes cover of this line away, and needs a person where it may be about another one', () => {
    const text = 'Mold is excluded.';
    const description = reading('description', { kind: 'text', text });
    const excluding = (...lines: readonly CoverageLine[]): CertificateWithPolicies => ({
      ...certificate(POLICY),
      fields: [description],
      exclusions: [{ key: 'description', text, forms: [], lines }],
    });
    const [line] = REQUIRED.lines;
    const required = { ...REQUIRED, lines: [{ ...line!, exclusions: 'decline' as const }] };
    const outcomes = (of: CertificateWithPolicies) => claimedVerdict(required, [of], TAKEN)[0];
    expect(outcomes(excluding('generalLiability'))).toMatchObject({ outcome: 'fail' });
    expect(outcomes(excluding())).toMatchObject({ outcome: 'review', missing: [expect.stringContaining(text)] });
    expect(outcomes(excluding('umbrella'))).toMatchObject({ outcome: 'unknown' });
  });

  it('is not known where the days of a policy were not read', () =>
    expect(verdict({ ...POLICY, expiration: null })[0]).toMatchObject({ outcome: 'unknown' }));

  it('needs a person where a row in words may be what is asked', () => {
    const inWords: ClaimedPolicy = { ...POLICY, line: null, row: 'other1', limits: [] };
    expect(verdict(inWords)[0]).toMatchObject({ outcome: 'review', missing: [expect.stringContaining('in words')] });
  });
});
