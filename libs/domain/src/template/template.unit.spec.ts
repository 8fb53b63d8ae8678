import type { LineRequirements, Requirements } from '../compliance/requirements.js';
import { STARTING_REQUIREMENTS, STARTING_TEMPLATES } from '../compliance/starting-templates.js';
import { eventId, given } from '../kernel/testing/given.js';
import type { TemplateCommand, TemplateEvent } from './template.contract.js';
import { templateDecider } from './template.decider.js';
import { requirementsAt } from './template.state.js';
import { created, ONE_MILLION, REQUESTER, TEMPLATE } from './testing/sample-requirements.js';

const RATED: Requirements = { ...ONE_MILLION, rating: { strength: 'A-', size: 'VIII' } };
const template = (...past: TemplateEvent[]) => given(templateDecider, ...past);
const revise = (requirements: Requirements, effectiveFrom = '2026-06-01'): TemplateCommand => ({
  type: 'ReviseTemplate',
  requirements,
  effectiveFrom,
});
const revised = (
  requirements: Requirements,
  version = 2,
  effectiveFrom = '2026-06-01',
  before = ONE_MILLION,
): TemplateEvent => ({
  type: 'TemplateRevised',
  data: {
    templateId: TEMPLATE,
    requesterId: REQUESTER,
    name: 'Contractors',
    version,
    before,
    requirements,
    effectiveFrom,
  },
});
const COMPLETED = { code: 'additionalInsuredCompleted', grade: 'seen' } as const;
const BOTH_KINDS = (['combinedSingleLimit', 'propertyDamage'] as const).map((limit) => ({
  limit,
  atLeast: 100,
  tower: false,
}));
const [GL] = ONE_MILLION.lines as [LineRequirements];
const asking = (line: Partial<LineRequirements>): Requirements => ({ ...ONE_MILLION, lines: [{ ...GL, ...line }] });
const create = (requirements: Requirements): TemplateCommand => {
  const { version: _first, ...data } = created(requirements).data;
  return { type: 'CreateTemplate', ...data };
};

describe('creating a template', () => {
  it('records version 1', () => template().when(create(ONE_MILLION)).then(created()));
  it('has the currency of its first version for good [F04]', () => {
    const canadian: Requirements = { ...ONE_MILLION, region: 'canada' };
    template(created(canadian))
      .when(revise(RATED))
      .then(revised({ ...RATED, region: 'canada' }, 2, '2026-06-01', canadian));
    template(created())
      .when(revise({ ...RATED, region: 'canada' }))
      .then(revised(RATED));
    template(created(canadian)).when(revise(ONE_MILLION)).then();
  });
  it('happens once', () => template(created()).when(create(ONE_MILLION)).refused('TEMPLATE.ALREADY_EXISTS'));
  it.each<[string, Requirements]>([
    ['TEMPLATE.EMPTY', { ...ONE_MILLION, lines: [] }],
    ['TEMPLATE.DUPLICATE_LINE', { ...ONE_MILLION, lines: [GL, GL] }],
    ['TEMPLATE.REQUIRED_AND_NOT', { ...ONE_MILLION, notRequired: ['generalLiability'] }],
    ['TEMPLATE.REQUIRED_AND_NOT', { ...ONE_MILLION, notRequired: ['cyberLiability', 'cyberLiability'] }],
    ['TEMPLATE.EMPTY', { ...ONE_MILLION, lines: [], notRequired: ['cyberLiability'] }],
    ['TEMPLATE.CSL_AND_SPLIT', asking({ line: 'automobile', limits: BOTH_KINDS, endorsements: [] })],
    [
      'TEMPLATE.CSL_AND_SPLIT',
      asking({ line: 'automobile', limits: BOTH_KINDS, endorsements: [], acceptCslOrSplit: true }),
    ],
    ['TEMPLATE.CSL_OR_SPLIT', asking({ line: 'automobile', limits: [], endorsements: [], acceptCslOrSplit: true })],
    ['TEMPLATE.LIMIT_NOT_OF_LINE', asking({ limits: [{ limit: 'umbrellaAggregate', atLeast: 1, tower: false }] })],
    ['TEMPLATE.LIMIT_INVALID', asking({ limits: [{ limit: 'eachOccurrence', atLeast: 0, tower: false }] })],
    ['TEMPLATE.ENDORSEMENT_NOT_OF_LINE', asking({ line: 'automobile', limits: [], endorsements: [COMPLETED] })],
    ['TEMPLATE.DUPLICATE_REQUIREMENT', asking({ limits: [...GL.limits, ...GL.limits] })],
    ['TEMPLATE.NOTHING_LIFTS_LIMIT', asking({ limits: [{ limit: 'medicalExpense', atLeast: 1, tower: true }] })],
    [
      'TEMPLATE.TRIGGER_NOT_OF_LINE',
      asking({ line: 'automobile', limits: [], endorsements: [], trigger: { kind: 'occurrence' } }),
    ],
    ['TEMPLATE.RETROACTIVE_INVALID', asking({ trigger: { kind: 'claimsMade', retroactiveBy: '' } })],
    ['TEMPLATE.CANNOT_STAND_IN', asking({ acceptInstead: ['automobile'] })],
    ['TEMPLATE.CANNOT_STAND_IN', asking({ acceptInstead: ['garageLiability', 'garageLiability'] })],
    [
      'TEMPLATE.COUNTED_TWICE',
      {
        ...ONE_MILLION,
        lines: [
          { line: 'umbrella', limits: [], endorsements: [], acceptInstead: ['excessLiability'] },
          { line: 'excessLiability', limits: [], endorsements: [] },
        ],
      },
    ],
    ['TEMPLATE.REQUIREMENT_NOT_OF_LINE', asking({ underlying: ['automobile'] })],
    [
      'TEMPLATE.REQUIREMENT_NOT_OF_LINE',
      asking({ line: 'umbrella', limits: [], endorsements: [], underlying: ['cyberLiability'] }),
    ],
    ['TEMPLATE.REQUIREMENT_NOT_OF_LINE', asking({ stateFund: 'acceptStopGap' })],
    ['TEMPLATE.REQUIREMENT_NOT_OF_LINE', asking({ symbols: { mode: 'all', symbols: [1] } })],
    [
      'TEMPLATE.REQUIREMENT_NOT_OF_LINE',
      asking({ coverages: { mode: 'all', types: [{ type: 'alternateEmployer', subCoverages: [] }] } }),
    ],
    ['TEMPLATE.REQUIREMENT_NOT_OF_LINE', asking({ coverages: { mode: 'all', types: [] } })],
    ['TEMPLATE.REQUIREMENT_NOT_OF_LINE', asking({ limitTerms: [{ limit: 'eachOccurrence', coinsurance: 9000 }] })],
    ['TEMPLATE.REQUIREMENT_NOT_OF_LINE', asking({ values: { perStatute: true } })],
    ['TEMPLATE.REQUIREMENT_NOT_OF_LINE', asking({ remarks: [''] })],
    ['TEMPLATE.REQUIREMENT_NOT_OF_LINE', asking({ tailUntil: 'soon' })],
    ['TEMPLATE.REQUIREMENT_NOT_OF_LINE', asking({ values: { aggregateSharing: 'sharedAggregates' } })],
    ['TEMPLATE.REQUIREMENT_NOT_OF_LINE', asking({ values: { extendedReporting: -1 } })],
    ['TEMPLATE.REQUIREMENT_NOT_OF_LINE', asking({ documents: [{ kind: 'policy', withinDays: 0 }] })],
    ['TEMPLATE.PROOF_INVALID', { ...ONE_MILLION, proof: { notOlderThan: { count: 0, unit: 'months' } } }],
    ['TEMPLATE.PROOF_INVALID', asking({ proof: { notOlderThan: { count: 121, unit: 'months' } } })],
  ])('is refused with %s', (code, requirements) => {
    template().when(create(requirements)).refused(code);
    template(created()).when(revise(requirements)).refused(code);
  });
  it('may ask for what the line states besides [F04]', () => {
    const further = asking({
      coverages: { mode: 'anyOne', types: [{ type: 'contractualLiability', subCoverages: [] }] },
      aggregate: { basis: 'perProject', grade: 'seen' },
      limitTerms: [
        {
          limit: 'eachOccurrence',
          deductible: { atMost: 100, unit: 'amount', retentionAccepted: true, approval: false },
        },
      ],
      exclusions: 'decline',
      remarks: ['Job 7'],
      tailUntil: '2031-06-30',
      documents: [{ kind: 'additional', named: 'W-9', withinDays: 365 }, { kind: 'policy' }],
    });
    template().when(create(further)).then(created(further));
  });
  it('may state lines that are not required, and accept either kind of limits [F04] [C04]', () => {
    const stated = { ...ONE_MILLION, notRequired: ['workersCompensation', 'cyberLiability'] } satisfies Requirements;
    template().when(create(stated)).then(created(stated));
    const either = asking({
      line: 'automobile',
      limits: BOTH_KINDS.slice(0, 1),
      endorsements: [],
      acceptCslOrSplit: true,
    });
    template().when(create(either)).then(created(either));
  });
  it('may demand a source and an age, of all lines and of one [H12]', () => {
    const demanding: Requirements = {
      ...asking({ proof: {} }),
      proof: { least: 'verifiedByAgent', notOlderThan: { count: 6, unit: 'months' } },
    };
    template().when(create(demanding)).then(created(demanding));
  });
  it('may ask for no more than a line', () => {
    const bare = asking({ limits: [], endorsements: [] });
    template().when(create(bare)).then(created(bare));
  });
});

describe('a starting template [F04]', () => {
  it.each(STARTING_TEMPLATES)('for a %s is one that may be created', (start) =>
    template().when(create(STARTING_REQUIREMENTS[start])).then(created(STARTING_REQUIREMENTS[start])),
  );
});

describe('revising a template', () => {
  it('numbers versions on', () => {
    template(created()).when(revise(RATED)).then(revised(RATED));
    template(created(), revised(RATED))
      .when(revise(ONE_MILLION, '2026-07-01'))
      .then(revised(ONE_MILLION, 3, '2026-07-01', RATED));
  });
  it('records no event when the requirements are the same', () =>
    template(created())
      .when(revise({ ...ONE_MILLION }))
      .nothing());
  it('needs a template, and a day on which it exists', () => {
    template().when(revise(RATED)).refused('TEMPLATE.NOT_FOUND');
    template(created()).when(revise(RATED, '2025-12-31')).refused('TEMPLATE.BEFORE_FIRST_VERSION');
  });
});

describe('requirementsAt', () => {
  it('picks the version of the day and cites its event', () => {
    const { state } = template(created(), revised(RATED));
    expect(requirementsAt(state, '2025-12-31')).toBeUndefined();
    expect(requirementsAt(state, '2026-05-31')).toEqual({
      templateId: TEMPLATE,
      version: 1,
      requirements: ONE_MILLION,
      events: [eventId(1)],
    });
    expect(requirementsAt(state, '2026-06-01')).toEqual({
      templateId: TEMPLATE,
      version: 2,
      requirements: RATED,
      events: [eventId(2)],
    });
    expect(requirementsAt(null, '2026-06-01')).toBeUndefined();
  });
});
