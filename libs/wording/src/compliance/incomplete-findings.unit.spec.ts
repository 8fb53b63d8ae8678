import type { Finding } from '@covertrail/domain/compliance/finding';
import type { NamesBy, ParamName, Params } from '@covertrail/domain/compliance/finding-params';
import { NESTED_REASONS } from '@covertrail/domain/compliance/param-reasons';
import { FIXES, OPTIONAL_NAMES, REASONS } from '@covertrail/domain/compliance/reasons';
import { keysOf } from '@covertrail/domain/kernel/record-of';
import { availableText, fixText, sentenceOf } from './sentence.js';
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

  it('says so for each name of a reason that is itself a parameter, and for a reason that the parameter cannot hold', () => {
    const worded = new Set<string>();
    for (const finding of FINDINGS) {
      const { reason, params } = finding;
      for (const holder of keysOf(NESTED_REASONS)) {
        const code = params[holder];
        const isWorded = [...REASONS[reason], ...(OPTIONAL_NAMES[reason] ?? [])].some((name) => name === holder);
        if (code === undefined || !isWorded) continue;
        const table: NamesBy = NESTED_REASONS[holder];
        for (const name of table[code] ?? [])
          expect(sentenceOf({ ...finding, params: without(params, name) })).toContain(UNEXPLAINED);
        worded.add(code);
      }
      if (params.refused !== undefined)
        expect(sentenceOf({ ...finding, params: { ...params, refused: 'LAYER.UNVERIFIED' } })).toBe(UNEXPLAINED);
    }
    const codes = keysOf(NESTED_REASONS).flatMap((holder) => Object.keys(NESTED_REASONS[holder]));
    // An excess policy in doubt is reported as the umbrella below it, which causes the doubt.
    expect(codes.filter((code) => !worded.has(code))).toEqual(['LAYER.BELOW_IN_DOUBT']);
  });

  it('shows nothing as what there is, where what the record names is not enough', () => {
    const named = FINDINGS.find(({ reason }) => reason === 'DOCUMENT.ON_FILE');
    expect(named && availableText(named)).toBe(named?.params.document);
    expect(named && availableText({ ...named, params: without(named.params, 'document') })).toBe('–');
  });

  it('asks for another umbrella where nothing makes the one that it names count', () => {
    const refused: Finding = {
      rule: 'generalLiability.limit.eachOccurrence',
      line: 'generalLiability',
      outcome: 'fail',
      reason: 'LIMIT.SHORT',
      params: {},
      fix: { code: 'FIX.MEND_UMBRELLA', params: { umbrella: 'UM-7', refused: 'LAYER.OTHER_INSURED' }, by: 'agent' },
      events: [],
    };
    expect(fixText(refused)).toBe('Share another umbrella, one that counts above the policy.');
  });
});
