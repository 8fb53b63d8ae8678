import type { Finding } from '@covertrail/domain/compliance/finding';
import type { ParamName, Params } from '@covertrail/domain/compliance/finding-params';
import { FIXES, REASONS } from '@covertrail/domain/compliance/reasons';
import { fixText, sentenceOf } from './sentence.js';
import { SENTENCE_CASES } from './testing/sentence-cases.js';

const FINDINGS = SENTENCE_CASES.map(({ finding }) => finding);
const UNEXPLAINED = 'The record of this result is incomplete, so why it is so cannot be stated.';
const UNFIXABLE = 'The record of this result is incomplete, so what would fix it cannot be stated.';

const without = (params: Params, left: ParamName): Params =>
  Object.fromEntries(Object.entries(params).filter(([name]) => name !== left));

describe('a finding that was recorded without what its sentence needs', () => {
  it('says that its record is incomplete', () => {
    const ended: Finding = {
      rule: 'generalLiability.inForce',
      line: 'generalLiability',
      outcome: 'fail',
      reason: 'POLICY.ENDED',
      params: { policyNumber: 'GL-9' },
      fix: { code: 'FIX.RENEW', params: {}, by: 'agent' },
      events: [],
    };
    expect(sentenceOf(ended)).toBe(UNEXPLAINED);
    expect(fixText(ended)).toBe(UNFIXABLE);
    const complete: Finding = { ...ended, params: { ...ended.params, expiresOn: '2026-03-02' } };
    expect(sentenceOf(complete)).toBe('GL-9 ended on 03/02/2026.');
  });

  it('says so for each name of each reason and of each fix, and of no finding that the engine makes', () => {
    const names: string[] = [];
    for (const finding of FINDINGS) {
      const { reason, params, fix } = finding;
      expect(sentenceOf(finding)).not.toContain(UNEXPLAINED);
      expect(fixText(finding)).not.toBe(UNFIXABLE);
      for (const name of REASONS[reason]) {
        expect(sentenceOf({ ...finding, params: without(params, name) })).toContain(UNEXPLAINED);
        names.push(name);
      }
      for (const name of fix === undefined ? [] : FIXES[fix.code])
        expect(fix && fixText({ ...finding, fix: { ...fix, params: without(fix.params, name) } })).toBe(UNFIXABLE);
    }
    expect(new Set(names).size).toBeGreaterThan(40);
  });
});
