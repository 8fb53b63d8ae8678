import { curesText, totalsText } from './what-if-words.js';

const NONE = { decision: 0, statement: 0, endorsement: 0, terms: 0, limit: 0, policy: 0 };

describe('what would cure suppliers, in one sentence [H07]', () => {
  it('begins with the least effort', () =>
    expect(curesText({ ...NONE, policy: 1_000, limit: 3, endorsement: 1 })).toBe(
      '1 needs only an endorsement, 3 a higher limit, 1,000 another policy',
    ));
  it('is empty where nothing would', () => expect(curesText(NONE)).toBe(''));
  it('says of another policy that it is needed', () =>
    expect(curesText({ ...NONE, policy: 2 })).toBe('2 need another policy'));
});

describe('what a change would do, in one sentence [H07]', () => {
  const effects = { fails: 0, passes: 0, review: 0, unknown: 0, otherFindings: 0, none: 0 };
  it('counts those who would change status', () => {
    const totals = {
      suppliers: 42,
      effects: { ...effects, fails: 3, passes: 1, none: 38 },
      cures: { ...NONE, endorsement: 1, limit: 2 },
    };
    expect(totalsText(totals)).toBe(
      'Of 42 suppliers, 3 would become non-compliant (1 needs only an endorsement, 2 a higher limit), 1 would become compliant.',
    );
  });
  it('says that nothing would change, and that nobody is concerned', () => {
    expect(totalsText({ suppliers: 1, effects: { ...effects, none: 1 }, cures: NONE })).toBe(
      'Nothing would change for 1 supplier.',
    );
    expect(totalsText({ suppliers: 0, effects, cures: NONE })).toBe('No supplier is affected.');
  });
});
