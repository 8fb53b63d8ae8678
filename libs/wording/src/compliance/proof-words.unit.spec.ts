import { proofText, sourceAgeText } from './proof-words.js';

describe('source and age in words [H12]', () => {
  it.each([
    ['2026-11-21', 'today'], ['2026-11-20', '1 day ago'], ['2026-10-22', '30 days ago'], ['2026-10-21', '1 month ago'], ['2026-03-04', '8 months ago'], ['2024-12-01', '23 months ago'],
    ['2024-11-21', '2 years ago'], ['2026-11-22', 'today'],
  ])('of %s are %s', (on, ago) =>
    expect(sourceAgeText({ kind: 'verifiedByAgent', on }, '2026-11-21')).toBe(`Verified by the agent on ${on.slice(5, 7)}/${on.slice(8)}/${on.slice(0, 4)}, ${ago}`));

  it('that a template demands', () => {
    expect(proofText({ least: 'verifiedByAgent', notOlderThan: { count: 6, unit: 'months' } })).toBe('verified by the agent or better, no more than 6 months old');
    expect(proofText({ least: 'agencySystem' })).toBe('from the agency system');
    expect(proofText({ notOlderThan: { count: 1, unit: 'days' } })).toBe('no more than 1 day old');
    expect(proofText({})).toBe('');
  });
});
