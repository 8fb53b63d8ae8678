import { findingWithLists, withListParams } from './finding.upcasters.js';

describe('parameters of findings that were recorded before lists', () => {
  it.each([
    [
      'symbols',
      { mode: 'all', symbols: '2|8|9', shown: '1', missing: '' },
      { mode: 'all', symbols: [2, 8, 9], shown: [1], missing: [] },
    ],
    [
      'coverage types with their parts',
      { coverages: 'explosionCollapseUnderground underground|alternateEmployer' },
      {
        coverages: [
          { type: 'explosionCollapseUnderground', subCoverages: ['underground'] },
          { type: 'alternateEmployer', subCoverages: [] },
        ],
      },
    ],
    [
      'missing parts of a coverage type',
      {
        coverages: 'explosionCollapseUnderground underground',
        found: 'explosionCollapseUnderground',
        missing: 'underground',
      },
      {
        coverages: [{ type: 'explosionCollapseUnderground', subCoverages: ['underground'] }],
        provided: { type: 'explosionCollapseUnderground', subCoverages: [] },
        missingParts: ['underground'],
      },
    ],
    [
      'what excludes',
      { forms: 'CG 21 04|CG 21 49', perils: 'floodAnswer', said: '', declared: 1 },
      { forms: ['CG 21 04', 'CG 21 49'], perils: ['floodAnswer'], said: [], declared: 1 },
    ],
    [
      'texts of a policy',
      { limit: 'eachOccurrence', stated: 'One.|Two.' },
      { limit: 'eachOccurrence', texts: ['One.', 'Two.'] },
    ],
    [
      'states that are asked for and stated',
      { value: 'statesListed', asked: 'CA|NV', stated: 'CA', states: 'OH|WA' },
      { value: 'statesListed', asked: ['CA', 'NV'], stated: ['CA'], states: ['OH', 'WA'] },
    ],
    ['states of a form', { formState: 'CA', states: 'NJ, KY' }, { formState: 'CA', states: ['NJ', 'KY'] }],
    ['scopes of a form', { gives: 'AI-completed scheduled' }, { gives: ['AI-completed', 'scheduled'] }],
    ['who is notified', { names: 'City of Reno; State of Nevada' }, { names: ['City of Reno', 'State of Nevada'] }],
    [
      'who stands on a schedule',
      { because: 'CONDITION.ENTITY_NOT_NAMED', entity: 'A', named: 'B; C' },
      { because: 'CONDITION.ENTITY_NOT_NAMED', entity: 'A', names: ['B', 'C'] },
    ],
    [
      'the schedule of a layer',
      { scheduled: 'generalLiability|umbrella' },
      { scheduled: ['generalLiability', 'umbrella'] },
    ],
  ])('%s become lists', (_, stored, changed) => expect(withListParams(stored)).toEqual(changed));

  it.each([
    ['a choice', { value: 'causesOfLoss', asked: 'specialCauses', stated: 'broadCauses' }],
    ['a valuation', { valuation: 'replacementCost', stated: 'actualCashValue' }],
    ['an amount', { limit: 'eachOccurrence', stated: 100 }],
    ['a name of a document', { kind: 'additional', named: 'W-9; signed' }],
    ['a holder', { holder: 'A', found: 'B | C' }],
    ['nothing', {}],
  ])('%s stays as it is', (_, stored) => expect(withListParams(stored)).toEqual(stored));

  it('are changed in the finding and in its fix', () =>
    expect(
      findingWithLists({
        reason: 'X',
        params: { shown: '1' },
        fix: { code: 'Y', params: { shown: '2' }, by: 'agent' },
      }),
    ).toEqual({ reason: 'X', params: { shown: [1] }, fix: { code: 'Y', params: { shown: [2] }, by: 'agent' } }));
});
