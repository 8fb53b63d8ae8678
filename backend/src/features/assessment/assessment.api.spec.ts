import type { CoverageLine, Limits } from '@covertrail/domain/insurance/coverage';
import type { FurtherRequirements } from '@covertrail/domain/compliance/further-requirements';
import type { LineRequirements, Requirements } from '@covertrail/domain/compliance/requirements';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { dollars } from '@covertrail/domain/kernel/money';
import type { PolicyTerms } from '@covertrail/domain/insurance/terms/policy-terms';
import { carrierDecider } from '@covertrail/domain/carrier/carrier.decider';
import { byNobody } from '#testing/people';
import { coverSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { terms } from '#testing/terms';
import { bodyOf, openTestProduct, type TestProduct } from '#testing/test-product';

const CARRIER = '0c000000-0000-4000-8000-000000000001';
const cents = (limits: Limits): Limits =>
  Object.fromEntries(Object.entries(limits).map(([code, amount]) => [code, dollars(amount)]));
const line = (of: CoverageLine, requirements: Partial<Omit<LineRequirements, 'line'>> = {}): LineRequirements => ({
  line: of,
  limits: [],
  endorsements: [],
  ...requirements,
});
const asks = (...lines: LineRequirements[]): Requirements => ({ lines, umbrellaMode: 'separate', rating: null });
const limit = (code: keyof Limits, amount: number, tower = false) => ({ limit: code, atLeast: dollars(amount), tower });
const general = (each: number, tower = false) =>
  asks(line('generalLiability', { limits: [limit('eachOccurrence', each, tower)] }));

/** A line and how its policy differs from the usual one; limits in dollars. */
type Shown = readonly [CoverageLine, Partial<Omit<PolicyTerms, 'limits'>> & { readonly limits: Limits }];
const GL: Shown = ['generalLiability', { limits: { eachOccurrence: 1_000_000, generalAggregate: 2_000_000 } }];
const gl = (other: Partial<Omit<PolicyTerms, 'limits'>>): Shown => ['generalLiability', { ...GL[1], ...other }];
const further = (requirements: FurtherRequirements): Requirements => asks(line('generalLiability', requirements));
const auto = (limits: Limits): Shown => ['automobile', { limits, trigger: null }];
const umbrella = (other: Partial<PolicyTerms> = {}): Shown => [
  'umbrella',
  {
    schedule: ['generalLiability'],
    ...other,
    limits: { umbrellaEachOccurrence: 1_000_000, umbrellaAggregate: 1_000_000 },
  },
];
const AUTO = auto({ combinedSingleLimit: 1_000_000 });
const EXCESS: Shown = [
  'excessLiability',
  { schedule: ['generalLiability'], limits: { excessEachOccurrence: 1_000_000 } },
];
const umbrellaOver = (requirements: Partial<LineRequirements> = {}) =>
  asks(
    line('generalLiability', { limits: [limit('eachOccurrence', 1_000_000)] }),
    line('automobile', { limits: [limit('combinedSingleLimit', 1_000_000)] }),
    line('umbrella', { limits: [limit('umbrellaEachOccurrence', 1_000_000)], ...requirements }),
  );
const ENDED = { effectiveOn: '2025-11-21', expiresOn: '2026-11-21' };

/** What is required, what is provided, the outcome on the day of the test, and words that its sentences must contain. */
const CASES: readonly (readonly [string, Requirements, readonly Shown[], string, string])[] = [
  ['a limit that is enough', general(1_000_000), [GL], 'pass', '$1,000,000 of $1,000,000'],
  ['a limit that is short', general(2_000_000), [GL], 'fail', 'short by $1,000,000'],
  [
    'an aggregate that was not given',
    asks(line('generalLiability', { limits: [limit('productsCompletedOperationsAggregate', 1)] })),
    [GL],
    'unknown',
    '',
  ],
  ['a line that is missing', asks(line('workersCompensation')), [GL], 'fail', ''],
  [
    'a policy that ended at 12:01 am today',
    general(1),
    [['generalLiability', { period: ENDED, limits: { eachOccurrence: 1_000_000 } }]],
    'fail',
    '12:01',
  ],
  [
    'split limits where they may stand for a combined one',
    asks(line('automobile', { limits: [limit('combinedSingleLimit', 500_000)], acceptCslOrSplit: true })),
    [auto({ bodilyInjuryPerPerson: 500_000, bodilyInjuryPerAccident: 500_000, propertyDamage: 500_000 })],
    'review',
    '',
  ],
  [
    'split limits where they may not',
    asks(line('automobile', { limits: [limit('combinedSingleLimit', 500_000)] })),
    [auto({ bodilyInjuryPerPerson: 500_000, bodilyInjuryPerAccident: 500_000, propertyDamage: 500_000 })],
    'fail',
    '',
  ],
  [
    'a combined limit where split ones are asked',
    asks(
      line('automobile', {
        limits: [limit('bodilyInjuryPerAccident', 500_000), limit('propertyDamage', 500_000)],
        acceptCslOrSplit: true,
      }),
    ),
    [auto({ combinedSingleLimit: 1_000_000 })],
    'pass',
    '',
  ],
  [
    'an additional insured that is only claimed',
    asks(line('generalLiability', { endorsements: [{ code: 'additionalInsuredOngoing', grade: 'seen' }] })),
    [['generalLiability', { ...GL[1], endorsements: [{ code: 'additionalInsuredOngoing', grade: 'claimed' }] }]],
    'review',
    'the form was not seen',
  ],
  [
    'a waiver that was seen',
    asks(line('generalLiability', { endorsements: [{ code: 'waiverOfSubrogation', grade: 'seen' }] })),
    [
      [
        'generalLiability',
        { ...GL[1], endorsements: [{ code: 'waiverOfSubrogation', grade: 'seen', form: 'CG 24 04 05 09' }] },
      ],
    ],
    'pass',
    'CG 24 04',
  ],
  [
    'a waiver whose form belongs to another line',
    asks(line('workersCompensation', { endorsements: [{ code: 'waiverOfSubrogation', grade: 'seen' }] })),
    [
      [
        'workersCompensation',
        {
          trigger: null,
          limits: { eachAccident: 500_000 },
          endorsements: [{ code: 'waiverOfSubrogation', grade: 'seen', form: 'CG 24 04 05 09' }],
        },
      ],
    ],
    'fail',
    'belongs to general liability',
  ],
  [
    'a form that nobody knows',
    asks(line('generalLiability', { endorsements: [{ code: 'waiverOfSubrogation', grade: 'seen' }] })),
    [
      [
        'generalLiability',
        { ...GL[1], endorsements: [{ code: 'waiverOfSubrogation', grade: 'seen', form: 'ACME-77' }] },
      ],
    ],
    'review',
    'not in the index of forms',
  ],
  [
    'claims-made where occurrence is asked',
    asks(line('generalLiability', { trigger: { kind: 'occurrence' } })),
    [['generalLiability', { ...GL[1], trigger: 'claimsMade', retroactiveOn: '2020-01-01' }]],
    'fail',
    'occurrence is required',
  ],
  [
    'employers’ liability amounts that are not known',
    asks(line('workersCompensation', { limits: [limit('eachAccident', 1_000_000)] })),
    [['workersCompensation', { trigger: null, limits: {} }]],
    'unknown',
    'was not given',
  ],
  [
    'employers’ liability that is short',
    asks(line('workersCompensation', { limits: [limit('eachAccident', 1_000_000)] })),
    [['workersCompensation', { trigger: null, limits: { eachAccident: 500_000 } }]],
    'fail',
    '$500,000',
  ],
  [
    'a rating that is strong and large enough',
    { ...general(1), rating: { strength: 'A-', size: 'VII' } },
    [GL],
    'pass',
    'A VIII',
  ],
  [
    'a rating that is strong and too small',
    { ...general(1), rating: { strength: 'A-', size: 'X' } },
    [GL],
    'fail',
    'VIII',
  ],
  [
    'an umbrella over a shortfall, where the template allows it',
    general(2_000_000, true),
    [GL, umbrella()],
    'pass',
    '+ umbrella $1,000,000',
  ],
  [
    'an umbrella where the template does not allow it',
    general(2_000_000),
    [GL, umbrella()],
    'fail',
    'short by $1,000,000',
  ],
  [
    'an umbrella that has ended',
    general(2_000_000, true),
    [GL, umbrella({ period: ENDED })],
    'fail',
    'short by $1,000,000',
  ],
  [
    'an umbrella that does not list the line',
    general(2_000_000, true),
    [GL, umbrella({ schedule: ['automobile'] })],
    'fail',
    'short by $1,000,000',
  ],
  [
    'an umbrella whose schedule was not given',
    general(2_000_000, true),
    [GL, umbrella({ schedule: null })],
    'review',
    '',
  ],
  [
    'an umbrella that does not lie over a line of which a limit is required',
    umbrellaOver(),
    [GL, AUTO, umbrella()],
    'fail',
    'it must lie over auto liability, which is not on its schedule',
  ],
  [
    'an umbrella that lies over all of them',
    umbrellaOver(),
    [GL, AUTO, umbrella({ schedule: ['generalLiability', 'automobile'] })],
    'pass',
    'has auto liability on its schedule',
  ],
  [
    'a required umbrella whose schedule was not given',
    umbrellaOver(),
    [GL, AUTO, umbrella({ schedule: null })],
    'review',
    'without its schedule of underlying insurance',
  ],
  [
    'an umbrella over the lines that the template names',
    umbrellaOver({ underlying: ['generalLiability'] }),
    [GL, AUTO, umbrella()],
    'pass',
    'has general liability on its schedule',
  ],
  [
    'excess in place of an umbrella',
    umbrellaOver({ underlying: ['generalLiability'] }),
    [GL, AUTO, EXCESS],
    'fail',
    '',
  ],
  [
    'excess in place of an umbrella, where the template accepts it',
    umbrellaOver({ underlying: ['generalLiability'], acceptInstead: ['excessLiability'] }),
    [GL, AUTO, EXCESS],
    'pass',
    'which is excess liability, in place of umbrella liability',
  ],
  [
    'hired and non-owned autos on general liability, where the template accepts them',
    asks(
      line('automobile', {
        limits: [limit('combinedSingleLimit', 1_000_000)],
        symbols: { mode: 'all', symbols: [8, 9] },
        acceptInstead: ['generalLiability'],
      }),
    ),
    [
      gl({
        coverages: [{ type: 'hiredNonOwnedAuto', subCoverages: ['hiredAutos', 'nonOwnedAutos'], description: '' }],
      }),
    ],
    'pass',
    'covers 8 and 9',
  ],
  [
    'garage liability for general liability, where the template accepts it',
    asks(
      line('generalLiability', { limits: [limit('eachOccurrence', 1_000_000)], acceptInstead: ['garageLiability'] }),
    ),
    [['garageLiability', { trigger: null, limits: { garageOtherEachAccident: 1_000_000 } }]],
    'pass',
    'which is garage liability',
  ],
  [
    'a building on a second property policy, where the template accepts it',
    asks(
      line('commercialProperty', {
        limits: [limit('buildingLimit', 2_000_000), limit('businessPersonalProperty', 500_000)],
        acceptInstead: ['additionalProperty'],
      }),
    ),
    [
      ['commercialProperty', { trigger: null, limits: { businessPersonalProperty: 500_000 } }],
      ['additionalProperty', { trigger: null, limits: { additionalBuilding: 2_000_000 } }],
    ],
    'pass',
    'beside',
  ],
  [
    'a coverage type that is not provided',
    further({ coverages: { mode: 'all', types: [{ type: 'contractualLiability', subCoverages: [] }] } }),
    [gl({ coverages: [{ type: 'employeeBenefits', subCoverages: [], description: '' }] })],
    'fail',
    'does not provide contractual liability',
  ],
  [
    'any one of two coverage types',
    further({
      coverages: {
        mode: 'anyOne',
        types: [
          { type: 'contractualLiability', subCoverages: [] },
          { type: 'employeeBenefits', subCoverages: [] },
        ],
      },
    }),
    [gl({ coverages: [{ type: 'employeeBenefits', subCoverages: [], description: '' }] })],
    'pass',
    'provides employee benefits',
  ],
  [
    'any auto for owned and hired autos',
    asks(line('automobile', { symbols: { mode: 'all', symbols: [2, 8] } })),
    [['automobile', { trigger: null, limits: { combinedSingleLimit: 1 }, autoSymbols: [1] }]],
    'pass',
    'symbol 1',
  ],
  [
    'an aggregate per project that is only claimed',
    further({ aggregate: { basis: 'perProject', grade: 'seen' } }),
    [gl({ aggregate: { basis: 'perProject', description: '' } })],
    'review',
    'the form was not seen',
  ],
  [
    'a deductible that is too high',
    further({
      limitTerms: [
        {
          limit: 'eachOccurrence',
          deductible: { atMost: dollars(10_000), unit: 'amount', retentionAccepted: true, approval: false },
        },
      ],
    }),
    [
      gl({
        limitDetails: { eachOccurrence: { deductible: { kind: 'selfInsuredRetention', value: dollars(25_000) } } },
      }),
    ],
    'fail',
    'above $10,000',
  ],
  [
    'a statement that was not made',
    asks(line('workersCompensation', { values: { perStatute: true } })),
    [['workersCompensation', { trigger: null, limits: {} }]],
    'unknown',
    'does not state',
  ],
  [
    'an exclusion where none is permitted',
    further({ exclusions: 'decline' }),
    [gl({ endorsements: [{ code: 'additionalInsuredCompleted', grade: 'seen', form: 'CG 21 04' }] })],
    'fail',
    'does not permit exclusions',
  ],
  [
    'excluded owners for review',
    asks(line('workersCompensation', { proprietors: 'review' })),
    [['workersCompensation', { trigger: null, limits: {}, exclusion: { excluded: true, comment: 'Officers' } }]],
    'review',
    'needs manual review',
  ],
  [
    'stop gap of an insured in Ohio',
    asks(line('workersCompensation', { stateFund: 'acceptStopGap', values: { perStatute: true } })),
    [
      [
        'workersCompensation',
        {
          trigger: null,
          limits: {},
          exception: 'acceptStopGap',
          coverages: [{ type: 'stopGap', subCoverages: ['stopGapOhio'], description: '' }],
        },
      ],
    ],
    'pass',
    'provides stop gap',
  ],
  [
    'a remark in other words',
    further({ remarks: ['Job 7, Dayton'] }),
    [gl({ descriptionOfOperations: 'Electrical work.' })],
    'review',
    'whether that means “Job 7, Dayton” needs manual review',
  ],
  [
    'an exclusion that the card of a policy declares',
    further({ exclusions: 'decline' }),
    [gl({ exclusion: { excluded: true, comment: 'Residential work' } })],
    'fail',
    'states “Residential work”',
  ],
  [
    'exclusions of which nothing is known',
    further({ exclusions: 'decline' }),
    [gl({})],
    'unknown',
    'excludes anything was not given',
  ],
  [
    'a waiver whose form has ended',
    asks(line('generalLiability', { endorsements: [{ code: 'waiverOfSubrogation', grade: 'seen' }] })),
    [
      [
        'generalLiability',
        {
          ...GL[1],
          endorsements: [{ code: 'waiverOfSubrogation', grade: 'seen', form: 'CG 24 04 05 09' }],
          endorsementDetails: { waiverOfSubrogation: { effectiveTo: '2026-01-01' } },
        },
      ],
    ],
    'fail',
    'it ended on 01/01/2026',
  ],
  [
    'a claims-made policy that ends before its tail',
    further({ tailUntil: '2031-06-30' }),
    [gl({ trigger: 'claimsMade', retroactiveOn: '2020-01-01' })],
    'review',
    '06/30/2031',
  ],
];

describe('the four lines, assessed over HTTP [C09] [C10] [C13] [H01] [H03] [H08]', () => {
  let product: TestProduct;
  let supplier: CoveredSupplier;
  beforeAll(async () => {
    product = await openTestProduct();
    await product.infrastructure.deciders.handle(
      carrierDecider,
      CARRIER,
      { type: 'AddCarrier', carrierId: CARRIER, name: 'Summit Mutual', naic: '12345' },
      byNobody(),
    );
    const rated = {
      type: 'RateCarrier',
      rating: { strength: 'A', size: 'VIII' },
      effectiveFrom: '2024-01-01',
    } as const;
    await product.infrastructure.deciders.handle(carrierDecider, CARRIER, rated, byNobody());
    supplier = await coverSupplier(product);
  });
  afterAll(() => product.close());

  it.each(CASES)('%s', async (name, requirements, shown, outcome, words) => {
    const { requester } = supplier;
    const { templateId } = bodyOf<{ templateId: Uuid }>(
      await requester.post('requestor/templates', { name, requirements }).expect(201),
    );
    const { projectId } = bodyOf<{ projectId: Uuid }>(
      await requester.post('requestor/projects', { name, templateId }).expect(201),
    );
    const policyIds = await Promise.all(shown.map(verified));
    const share = {
      insuredCompanyId: supplier.insured.companyId,
      requesterCompanyId: requester.companyId,
      projectId,
      policyIds,
    };
    await supplier.agent.post('sharedpolicy/share/company', share).expect(201);
    await product.settled();
    const { rows } = bodyOf<{ rows: { id: Uuid; outcome: string }[] }>(
      await requester.get(`dashboard/tracked?projectId=${projectId}`).expect(200),
    );
    const verdict = bodyOf<{ outcome: string; findings: { sentence: string }[] }>(
      await requester.get(`tracking/${rows[0]!.id}/verdict`).expect(200),
    );
    expect({ row: rows[0]!.outcome, verdict: verdict.outcome }).toEqual({ row: outcome, verdict: outcome });
    expect(verdict.findings.map(({ sentence }) => sentence).join(' ')).toContain(words);
  });

  async function verified([of, other]: Shown, index: number): Promise<Uuid> {
    const policy = {
      insuredCompanyId: supplier.insured.companyId,
      line: of,
      terms: terms({ ...other, policyNumber: `P-${index}`, limits: cents(other.limits) }),
    };
    const { policyId } = bodyOf<{ policyId: Uuid }>(
      await supplier.agent.post('policy/addnewpolicy', policy).expect(201),
    );
    await supplier.agent.put(`policy/approve/${policyId}`).expect(200);
    return policyId;
  }
});
