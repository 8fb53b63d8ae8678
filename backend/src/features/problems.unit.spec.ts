import { RULE_CODES } from '@covertrail/domain/catalogue/rule-codes';
import { PROBLEMS } from './features.js';

describe('problems', () => {
  it.each(RULE_CODES)('%s has a status and words', (code) => {
    expect(PROBLEMS[code]).toMatchObject({
      status: expect.any(Number) as number,
      // One text of the specification begins with an asterisk.
      message: expect.stringMatching(/^\*?[A-Z].{3,}/) as string,
    });
  });

  it('never reports a rule that was broken as a fault of ours', () => {
    const faults = RULE_CODES.filter((code) => PROBLEMS[code]!.status >= 500);
    expect(faults).toEqual([]);
  });
});
