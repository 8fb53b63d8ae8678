import { draftedRequirements } from './drafted-requirements.js';
import { recordedOrigins, requirementOrigins } from './origin-rules.js';
import { asksAsStated, type RequirementOrigin } from './requirement-origin.js';
import { checkRequirements } from '../../template/requirements.rules.js';
import type { StatedRequirement } from './stated-requirement.js';

const gl = 'generalLiability';
const ALL: readonly StatedRequirement[] = [
  { kind: 'limit', line: gl, limit: 'eachOccurrence', atLeast: 100_000_000 },
  { kind: 'limit', line: gl, limit: 'generalAggregate', atLeast: 200_000_000 },
  { kind: 'endorsement', line: gl, code: 'additionalInsuredOngoing', forms: ['CG 20 10 07 04'], entity: 'Harbor LLC' },
  { kind: 'endorsement', line: gl, code: 'waiverOfSubrogation', forms: [], entity: null },
  { kind: 'trigger', line: gl, trigger: { kind: 'occurrence' } },
  { kind: 'aggregate', line: gl, basis: 'perProject', forms: ['CG 25 03'] },
  { kind: 'deductible', line: gl, atMost: 2_500_000, retentionAccepted: true },
  { kind: 'exclusions', line: gl },
  { kind: 'notice', line: gl, days: 30, nonPaymentDays: 10 },
  { kind: 'limit', line: 'automobile', limit: 'combinedSingleLimit', atLeast: 100_000_000 },
  { kind: 'symbols', line: 'automobile', symbols: [1] },
  { kind: 'perStatute', line: 'workersCompensation' },
  { kind: 'line', line: 'cyberLiability' },
  { kind: 'limit', line: 'umbrella', limit: 'umbrellaEachOccurrence', atLeast: 500_000_000 },
  { kind: 'trigger', line: 'professionalLiability', trigger: { kind: 'claimsMade', retroactiveBy: '2024-01-01' } },
  { kind: 'extendedReporting', line: 'professionalLiability', months: 36 },
  { kind: 'umbrellaAdds' },
  { kind: 'rating', strength: 'A-', size: 'VII' },
  { kind: 'holder', holder: { name: 'Harbor LLC', address: null } },
];

describe('the draft of a template from what a contract states [E06]', () => {
  const drafted = draftedRequirements(ALL);

  it('can be saved as it is', () => {
    expect(() => checkRequirements(drafted)).not.toThrow();
  });

  it('asks exactly what is stated', () => {
    expect(draftedRequirements(ALL.slice(0, 1))).toEqual({
      lines: [
        { line: gl, limits: [{ limit: 'eachOccurrence', atLeast: 100_000_000, tower: false }], endorsements: [] },
      ],
      umbrellaMode: 'separate',
      rating: null,
    });
    expect(draftedRequirements([])).toEqual({ lines: [], umbrellaMode: 'separate', rating: null });
  });

  it('asks for the form only where the contract names one, and for a party only where it names it', () => {
    const [general] = drafted.lines;
    expect(general?.endorsements).toEqual([
      { code: 'additionalInsuredOngoing', grade: 'seen' },
      { code: 'waiverOfSubrogation', grade: 'claimed' },
    ]);
    expect(general?.endorsementConditions).toEqual([
      { code: 'additionalInsuredOngoing', conditions: { requiredScheduledEntity: 'Harbor LLC' } },
    ]);
  });

  it('has umbrellas add to limits, and limits to a deductible, only where they can', () => {
    const [general, auto, , umbrella] = drafted.lines;
    expect(general?.limits.map(({ tower }) => tower)).toEqual([true, true]);
    expect(auto?.limits).toEqual([{ limit: 'combinedSingleLimit', atLeast: 100_000_000, tower: true }]);
    expect(umbrella?.limits.map(({ tower }) => tower)).toEqual([false]);
    expect(drafted.umbrellaMode).toBe('combined');
    expect(general?.limitTerms?.map(({ limit }) => limit)).toEqual(['eachOccurrence']);
  });

  it('names the holder on each line', () => {
    expect(drafted.lines.every(({ certificateHolder }) => certificateHolder?.name === 'Harbor LLC')).toBe(true);
  });

  it.each(ALL)('asks as stated, until it is changed: $kind', (stated) => {
    expect(asksAsStated(drafted, stated)).toBe(true);
    expect(asksAsStated(draftedRequirements([]), stated)).toBe(stated.kind === 'holder');
  });

  it('no longer asks as stated where an amount or the days are others', () => {
    const other = draftedRequirements([
      { kind: 'limit', line: gl, limit: 'eachOccurrence', atLeast: 300_000_000 },
      { kind: 'notice', line: gl, days: 60, nonPaymentDays: null },
      { kind: 'rating', strength: 'A', size: 'VII' },
    ]);
    for (const stated of ALL.filter(({ kind }) => ['limit', 'notice', 'rating'].includes(kind)))
      expect(asksAsStated(other, stated)).toBe(false);
  });
});

describe('where a requirement was read', () => {
  const sentence = 'CGL: $1M/$2M.';
  const check = (requirement: unknown, said: unknown = sentence) =>
    requirementOrigins.check([{ requirement, sentence: said }]);

  it.each(ALL)('is taken: $kind', (requirement) => {
    expect(check(requirement)).toBeNull();
  });

  it('may leave out what was not stated, as a call does', () => {
    const endorsement = { kind: 'endorsement', line: gl, code: 'waiverOfSubrogation', forms: [] };
    expect(check(endorsement)).toBeNull();
    expect(check({ kind: 'notice', line: gl, days: 30 })).toBeNull();
    expect(check({ kind: 'holder', holder: { name: 'Harbor LLC' } })).toBeNull();
    const sent = JSON.parse(JSON.stringify([{ requirement: endorsement, sentence }])) as RequirementOrigin[];
    expect(recordedOrigins(sent)).toEqual([{ requirement: { ...endorsement, entity: null }, sentence }]);
  });

  it.each([
    [{ kind: 'limit', line: gl, limit: 'eachOccurrence' }],
    [{ kind: 'limit', line: gl, limit: 'eachOccurrence', atLeast: 1.5 }],
    [{ kind: 'limit', line: 'none', limit: 'eachOccurrence', atLeast: 100 }],
    [{ kind: 'rating', strength: 'A-', size: 'VII', more: true }],
    [{ kind: 'trigger', line: gl, trigger: { kind: 'claimsMade' } }],
    [{ kind: 'other' }],
    [null],
    ['limit'],
  ])('is refused where it has another form: %j', (requirement) => {
    expect(check(requirement)).not.toBeNull();
  });

  it('has a sentence of bounded length, and a bounded number', () => {
    expect(check(ALL[0], '')).not.toBeNull();
    expect(check(ALL[0], 'x'.repeat(601))).not.toBeNull();
    const origin = { requirement: ALL[0], sentence };
    expect(requirementOrigins.check(Array.from({ length: 200 }, () => origin))).toBeNull();
    expect(requirementOrigins.check(Array.from({ length: 201 }, () => origin))).not.toBeNull();
    expect(requirementOrigins.check('x')).not.toBeNull();
  });
});
