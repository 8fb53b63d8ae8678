import type { CoverageLine, EndorsementCode } from '@covertrail/domain/insurance/coverage';
import type { StatedRequirement } from '@covertrail/domain/compliance/exhibit/stated-requirement';
import type { Random } from '../drawing/random.js';
import { digitsOf, writtenDays } from './amount-words.js';
import { clause, type Cast, type Clause } from './exhibit-content.js';

type Endorsement = Extract<StatedRequirement, { kind: 'endorsement' }>;
const endorsement = (
  line: CoverageLine,
  code: EndorsementCode,
  forms: readonly string[] = [],
  entity: string | null = null,
): Endorsement => ({ kind: 'endorsement', line, code, forms, entity });

/** Lines that can have each endorsement, by the certificates: written out here so that the test does not ask the code under test. */
const WAIVER: readonly CoverageLine[] = [
  'generalLiability',
  'automobile',
  'workersCompensation',
  'umbrella',
  'professionalLiability',
  'pollutionLiability',
];
const PRIMARY: readonly CoverageLine[] = ['generalLiability', 'automobile', 'pollutionLiability'];
const INSURED: readonly CoverageLine[] = ['generalLiability', 'automobile', 'umbrella', 'pollutionLiability'];
/** Whose limits may have a deductible on a certificate. */
const DEDUCTIBLE: readonly CoverageLine[] = [
  'generalLiability',
  'automobile',
  'professionalLiability',
  'pollutionLiability',
];

const both = (all: readonly CoverageLine[], carried: readonly CoverageLine[]): readonly CoverageLine[] =>
  all.filter((line) => carried.includes(line));

/** Additional insured, by role, by form, or by name. */
export function insuredClause(random: Random, { owner, party }: Cast, carried: readonly CoverageLine[]): Clause {
  const [ongoing, completed] = ['additionalInsuredOngoing', 'additionalInsuredCompleted'] as const;
  const gl = 'generalLiability';
  return random.of([
    clause(
      `${owner} shall be named as an additional insured under the commercial general liability policy by endorsements CG 20 10 07 04 and CG 20 37 07 04 or their equivalent.`,
      endorsement(gl, ongoing, ['CG 20 10 07 04']),
      endorsement(gl, completed, ['CG 20 37 07 04']),
    ),
    clause(
      `The commercial general liability and automobile liability policies shall include ${owner} as additional insured.`,
      endorsement(gl, ongoing),
      endorsement('automobile', ongoing),
    ),
    clause(
      `${owner} and its officers, directors and employees shall be additional insureds on the CGL policy for both ongoing and completed operations.`,
      endorsement(gl, ongoing),
      endorsement(gl, completed),
    ),
    clause(
      `The general liability policy must name ${party} as additional insured using form CG 20 10 04 13.`,
      endorsement(gl, ongoing, ['CG 20 10 04 13'], party),
    ),
    clause(
      `All liability policies, except workers' compensation and professional liability, shall name ${owner} as an additional insured.`,
      ...both(INSURED, carried).map((line) => endorsement(line, ongoing)),
    ),
    clause(
      `Additional insured status shall be provided to ${owner} under the commercial general liability policy.`,
      endorsement(gl, ongoing),
    ),
  ]);
}

export function waiverClause(random: Random, { owner }: Cast, carried: readonly CoverageLine[]): Clause {
  const code = 'waiverOfSubrogation';
  return random.of([
    clause(
      `All policies shall contain a waiver of subrogation in favor of ${owner}.`,
      ...both(WAIVER, carried).map((line) => endorsement(line, code)),
    ),
    clause(
      `The general liability, automobile liability and workers' compensation policies shall be endorsed to waive all rights of subrogation against ${owner}.`,
      endorsement('generalLiability', code),
      endorsement('automobile', code),
      endorsement('workersCompensation', code),
    ),
    clause(
      `A waiver of subrogation endorsement (WC 00 03 13) in favor of ${owner} is required on the workers' compensation policy.`,
      endorsement('workersCompensation', code, ['WC 00 03 13']),
    ),
    clause(
      `The commercial general liability policy shall include a waiver of transfer of rights of recovery in favor of ${owner} on form CG 24 04.`,
      endorsement('generalLiability', code, ['CG 24 04']),
    ),
    clause(
      `The insurers of each required policy shall waive their rights of recovery against ${owner}.`,
      ...both(WAIVER, carried).map((line) => endorsement(line, code)),
    ),
  ]);
}

export function primaryClause(random: Random, { owner, insured }: Cast, carried: readonly CoverageLine[]): Clause {
  const code = 'primaryNoncontributory';
  return random.of([
    clause(
      `${insured}'s general liability insurance shall be primary and non-contributory with respect to any insurance of ${owner}.`,
      endorsement('generalLiability', code),
    ),
    clause(
      `All required insurance shall be primary and noncontributory to any insurance maintained by ${owner}.`,
      ...both(PRIMARY, carried).map((line) => endorsement(line, code)),
    ),
    clause(
      `The CGL policy shall be endorsed with CG 20 01 04 13 so that it is primary and will not seek contribution from any other insurance.`,
      endorsement('generalLiability', code, ['CG 20 01 04 13']),
    ),
    clause(
      `The general liability and auto liability policies shall apply on a primary and non-contributing basis.`,
      endorsement('generalLiability', code),
      endorsement('automobile', code),
    ),
  ]);
}

export function ratingClause(random: Random): Clause {
  const [strength, size] = random.of([
    ['A-', 'VII'],
    ['A', 'VIII'],
    ['A-', 'X'],
    ['B+', 'VI'],
    ['A+', 'IX'],
  ] as const);
  const rating: StatedRequirement = { kind: 'rating', strength, size };
  return random.of([
    clause(`All insurers shall have an A.M. Best rating of ${strength} ${size} or better.`, rating),
    clause(
      `Insurance shall be placed with insurers with a current A.M. Best's rating of no less than ${strength}:${size}.`,
      rating,
    ),
    clause(`Insurers must be licensed in the state and rated at least ${strength}, ${size} by AM Best.`, rating),
    clause(
      `Each carrier must hold an A.M. Best financial strength rating of ${strength} or better and a financial size category of ${size} or larger.`,
      rating,
    ),
    clause(
      `Carriers rated ${strength} (${size}) or higher in Best's Key Rating Guide are acceptable; coverage shall be placed with no others.`,
      rating,
    ),
    clause(`Best's rating: "${strength}/${size}" or better.`, rating),
  ]);
}

export function noticeClause(random: Random, { owner, insured }: Cast, carried: readonly CoverageLine[]): Clause {
  const days = random.of([30, 45, 60] as const);
  const [usual, ten] = [writtenDays(random, days), writtenDays(random, 10)];
  const notice = (nonPaymentDays: number | null): readonly StatedRequirement[] =>
    carried.map((line) => ({ kind: 'notice', line, days, nonPaymentDays }));
  return random.of([
    clause(`Each policy shall provide ${usual} prior written notice of cancellation to ${owner}.`, ...notice(null)),
    clause(
      `${insured} shall give ${owner} at least ${usual} advance written notice of cancellation or non-renewal of any policy, except ${ten} for non-payment of premium.`,
      ...notice(10),
    ),
    clause(
      `Policies shall not be canceled or materially changed without ${usual} prior written notice to ${owner} (${ten} for nonpayment of premium).`,
      ...notice(10),
    ),
    clause(`Insurer shall endeavor to notify ${owner} ${usual} before cancellation.`, ...notice(null)),
  ]);
}

export function deductibleClause(random: Random, { owner }: Cast, carried: readonly CoverageLine[]): Clause {
  const whole = random.of([10_000, 25_000, 50_000] as const);
  const deductibles = (retentionAccepted: boolean): readonly StatedRequirement[] =>
    both(DEDUCTIBLE, carried).map((line) => ({ kind: 'deductible', line, atMost: whole * 100, retentionAccepted }));
  return random.of([
    clause(
      `No deductible or self-insured retention under any policy shall exceed ${digitsOf(whole)}.`,
      ...deductibles(true),
    ),
    clause(`Deductibles may not exceed ${digitsOf(whole)} on any policy.`, ...deductibles(false)),
    clause(
      `The deductible under the general liability policy shall be no greater than ${digitsOf(whole)} without the consent of ${owner}.`,
      {
        kind: 'deductible',
        line: 'generalLiability',
        atMost: whole * 100,
        retentionAccepted: false,
      },
    ),
  ]);
}

export const exclusionClause = (random: Random): Clause =>
  random.of([
    clause('The general liability policy shall not contain any exclusionary endorsements.', {
      kind: 'exclusions',
      line: 'generalLiability',
    }),
    clause('The commercial general liability policy shall be written without special exclusions.', {
      kind: 'exclusions',
      line: 'generalLiability',
    }),
  ]);

/** The holder with its lines, as on an envelope or in a sentence. */
export function holderClause(random: Random, { party, address: [street, suite, city, state, code] }: Cast): Clause {
  const holder: StatedRequirement = {
    kind: 'holder',
    holder: { name: party, address: { address1: street, address2: suite, city, state, postalCode: code } },
  };
  const line = `${street}${suite === '' ? '' : `, ${suite}`}`;
  return random.of([
    clause(`Certificate Holder:\n${party}\n${line}\n${city}, ${state} ${code}`, holder),
    clause(`The certificate holder shall be: ${party}, ${line}, ${city}, ${state} ${code}.`, holder),
    clause(`Certificate holder shall read as follows:\n${party}\n${line}\n${city}, ${state} ${code}`, holder),
  ]);
}
