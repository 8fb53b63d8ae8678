import type { CoverageLine, ProvidedPolicy } from '../../insurance/coverage.js';
import type { FactSource } from '../../insurance/source-table.js';
import { partsOf, type PartedAspect } from '../../insurance/terms/aspect-parts.js';
import type { LineRequirements } from '../requirements.js';
import { policy, type Said } from '../testing/sample-policies.js';
import { asking, assessing, findingOf, tower } from '../testing/sample-requirements.js';

const VERIFIED: FactSource = { kind: 'verifiedByAgent', on: '2026-05-01' };
const TYPED: FactSource = { kind: 'typedByInsured', on: '2026-05-20' };

type ReadPart = PartedAspect & keyof ProvidedPolicy;

/** The policy after the insured changed one value, everything else as its agent verified it. */
function typedIn(provided: ProvidedPolicy, aspect: ReadPart, part: string): ProvidedPolicy {
  const fact = provided[aspect];
  const parts = Object.fromEntries(Object.keys(partsOf(aspect, fact.value)).map((name) => [name, [VERIFIED]]));
  expect(Object.keys(parts)).toContain(part);
  return {
    ...provided,
    [aspect]: { ...fact, sources: [TYPED], parts: { ...parts, [part]: [TYPED] }, unstated: [VERIFIED] },
  };
}

interface Case {
  readonly line: CoverageLine;
  readonly required: Partial<LineRequirements>;
  readonly rule: string;
  readonly said: Said;
  readonly aspect: ReadPart;
  readonly rests: string;
  readonly other: string;
}

const AT_MOST = { atMost: 5_000_000, unit: 'amount', retentionAccepted: false, approval: false } as const;
const BUILDING = {
  deductible: { kind: 'perOccurrence', value: 100 },
  coinsurance: 9_000,
  valuation: 'replacementCost',
} as const;
const building = (required: object, rule: string, rests: string, other: string): Case => ({
  line: 'commercialProperty',
  required: { limitTerms: [{ limit: 'buildingLimit', ...required }] },
  rule: `${rule}.buildingLimit`,
  said: { further: { limitDetails: { buildingLimit: BUILDING } } },
  aspect: 'limitDetails',
  rests: `buildingLimit.${rests}`,
  other: `buildingLimit.${other}`,
});

const CASES: readonly Case[] = [
  building({ deductible: AT_MOST }, 'deductible', 'deductible.value', 'valuation'),
  building({ coinsurance: 9_000 }, 'coinsurance', 'coinsurance', 'deductible.value'),
  building({ valuation: 'replacementCost' }, 'valuation', 'valuation', 'coinsurance'),
  {
    line: 'commercialProperty',
    required: { values: { waitingPeriod: 72 } },
    rule: 'value.waitingPeriod',
    said: { further: { statedValues: { waitingPeriod: 48, causesOfLoss: 'specialCauses' } } },
    aspect: 'statedValues',
    rests: 'waitingPeriod',
    other: 'causesOfLoss',
  },
  {
    line: 'generalLiability',
    required: {
      coverages: { mode: 'all', types: [{ type: 'explosionCollapseUnderground', subCoverages: ['explosion'] }] },
    },
    rule: 'coverage.explosionCollapseUnderground',
    said: {
      further: {
        coverages: [
          { type: 'explosionCollapseUnderground', subCoverages: ['explosion', 'collapse'], description: '' },
          { type: 'contractualLiability', subCoverages: [], description: '' },
        ],
      },
    },
    aspect: 'coverages',
    rests: 'explosionCollapseUnderground.subCoverages.explosion',
    other: 'explosionCollapseUnderground.subCoverages.collapse',
  },
  {
    line: 'automobile',
    required: { symbols: { mode: 'all', symbols: [8] } },
    rule: 'symbols',
    said: { further: { autoSymbols: [7, 8] } },
    aspect: 'autoSymbols',
    rests: '8',
    other: '7',
  },
  {
    line: 'generalLiability',
    required: { remarks: ['Per project.'] },
    rule: 'remark.1',
    said: { further: { remarks: ['Per project.', 'Depot.'] } },
    aspect: 'remarks',
    rests: 'Per project.',
    other: 'Depot.',
  },
  {
    line: 'generalLiability',
    required: { certificateHolder: { name: 'Meridian Builders', address: null } },
    rule: 'holder',
    said: {
      further: {
        certificateHolders: [
          { name: 'Meridian Builders', address: null },
          { name: 'Harbor Bank', address: null },
        ],
      },
    },
    aspect: 'holders',
    rests: 'Meridian Builders.stated',
    other: 'Harbor Bank.stated',
  },
  {
    line: 'workersCompensation',
    required: { proprietors: 'decline' },
    rule: 'proprietors',
    said: { further: { exclusion: { excluded: false, comment: '' } } },
    aspect: 'exclusion',
    rests: 'excluded',
    other: 'comment',
  },
  {
    line: 'generalLiability',
    required: { aggregate: { basis: 'perPolicy', grade: 'claimed' } },
    rule: 'aggregate',
    said: { further: { aggregate: { basis: 'perPolicy', description: '' } } },
    aspect: 'aggregate',
    rests: 'basis',
    other: 'description',
  },
  {
    line: 'generalLiability',
    required: { tailUntil: '2026-12-31' },
    rule: 'tail',
    said: { trigger: 'claimsMade', retroactiveOn: '2020-01-01' },
    aspect: 'period',
    rests: 'expiresOn',
    other: 'effectiveOn',
  },
  {
    line: 'generalLiability',
    required: {
      endorsementConditions: [
        { code: 'additionalInsuredOngoing', conditions: { policyNumberRequiredOnEndorsement: true } },
      ],
    },
    rule: 'condition.additionalInsuredOngoing:policyNumberRequiredOnEndorsement',
    said: {
      number: 'GL-9',
      endorsements: [{ code: 'additionalInsuredOngoing', grade: 'seen' }],
      further: { endorsementDetails: { additionalInsuredOngoing: { policyNumber: 'GL-9', noticeDays: 30 } } },
    },
    aspect: 'endorsementDetails',
    rests: 'additionalInsuredOngoing.policyNumber',
    other: 'additionalInsuredOngoing.noticeDays',
  },
];

describe('the values on which a finding rests [H12]', () => {
  it.each(CASES.map((each) => [each.rule, each] as const))(
    'of %s are those of its own: another value that the insured changed has no effect',
    (_rule, { line, required, rule, said, aspect, rests, other }) => {
      const requirements = { ...asking(line, required), proof: { least: 'verifiedByAgent' } as const };
      const stated = policy(line, { sources: [VERIFIED], ...said });
      const outcomeOf = (provided: ProvidedPolicy) => {
        const { outcome, reason } = findingOf(assessing(requirements, [provided]), `${line}.${rule}`);
        return outcome === 'pass' ? outcome : reason;
      };
      expect(outcomeOf(stated)).toBe('pass');
      expect(outcomeOf(typedIn(stated, aspect, other))).toBe('pass');
      expect(outcomeOf(typedIn(stated, aspect, rests))).toBe('PROOF.TOO_LOW');
    },
  );

  it('are both days of a policy that must be in force', () => {
    const requirements = { ...asking('generalLiability'), proof: { least: 'verifiedByAgent' } as const };
    const stated = policy('generalLiability', { sources: [VERIFIED] });
    for (const day of ['effectiveOn', 'expiresOn'])
      expect(
        findingOf(assessing(requirements, [typedIn(stated, 'period', day)]), 'generalLiability.inForce').reason,
      ).toBe('PROOF.TOO_LOW');
  });

  it('are of a layer the limit that was counted, and that the line is on its schedule', () => {
    const requirements = {
      ...asking('generalLiability', { limits: [tower('eachOccurrence', 2_000_000)] }),
      proof: { least: 'verifiedByAgent' } as const,
    };
    const below = policy('generalLiability', { limits: { eachOccurrence: 1_000_000 }, sources: [VERIFIED] });
    const layer = policy('umbrella', {
      limits: { umbrellaEachOccurrence: 1_000_000, umbrellaAggregate: 1_000_000 },
      schedule: ['generalLiability', 'automobile'],
      sources: [VERIFIED],
    });
    const reasonOf = (umbrella: ProvidedPolicy) =>
      findingOf(assessing(requirements, [below, umbrella]), 'generalLiability.limit.eachOccurrence').reason;
    expect(reasonOf(layer)).toBe('LIMIT.MET_WITH_UMBRELLA');
    expect(reasonOf(typedIn(layer, 'limits', 'umbrellaAggregate'))).toBe('LIMIT.MET_WITH_UMBRELLA');
    expect(reasonOf(typedIn(layer, 'schedule', 'automobile'))).toBe('LIMIT.MET_WITH_UMBRELLA');
    expect(reasonOf(typedIn(layer, 'limits', 'umbrellaEachOccurrence'))).toBe('PROOF.TOO_LOW');
    expect(reasonOf(typedIn(layer, 'schedule', 'generalLiability'))).toBe('PROOF.TOO_LOW');
  });

  it('are a limit that stands for the required one, where it was counted', () => {
    const requirements = {
      ...asking('automobile', { limits: [tower('bodilyInjuryPerPerson', 1_000_000)] }),
      proof: { least: 'verifiedByAgent' } as const,
    };
    const stated = policy('automobile', { limits: { combinedSingleLimit: 1_000_000 }, sources: [VERIFIED] });
    expect(
      findingOf(
        assessing(requirements, [typedIn(stated, 'limits', 'combinedSingleLimit')]),
        'automobile.limit.bodilyInjuryPerPerson',
      ).reason,
    ).toBe('PROOF.TOO_LOW');
  });

  it('are all of what could exclude something, also what was taken away', () => {
    const requirements = {
      ...asking('generalLiability', { exclusions: 'decline' }),
      proof: { least: 'verifiedByAgent' } as const,
    };
    const stated = policy('generalLiability', {
      sources: [VERIFIED],
      further: { exclusion: { excluded: false, comment: '' } },
    });
    const without = {
      ...stated,
      remarks: {
        ...stated.remarks,
        sources: [TYPED],
        parts: { 'Demolition is excluded.': [TYPED] },
        unstated: [VERIFIED],
      },
    };
    const reasonOf = (provided: ProvidedPolicy) =>
      findingOf(assessing(requirements, [provided]), 'generalLiability.exclusions').reason;
    expect(reasonOf(stated)).toBe('EXCLUSION.NONE');
    expect(reasonOf(without)).toBe('PROOF.TOO_LOW');
  });
});
