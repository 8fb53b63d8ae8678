import { FORM_DOUBTS, LAYER_REASONS } from '@covertrail/domain/compliance/param-reasons';
import { FIX_WORDING } from './fix-wording.js';
import { availableText, fixText, sentenceOf } from './sentence.js';
import { SENTENCE_CASES } from './testing/sentence-cases.js';
import { WORDING } from './wording.js';

const FINDINGS = SENTENCE_CASES.map(({ finding }) => finding);
const missing = (codes: object, covered: readonly unknown[]) =>
  Object.keys(codes)
    .filter((code) => !covered.includes(code))
    .sort();

describe('the sentences that are kept to be read', () => {
  it('cover every reason and every fix', () => {
    expect(
      missing(
        WORDING,
        FINDINGS.map(({ reason }) => reason),
      ),
    ).toEqual([]);
    expect(
      missing(
        FIX_WORDING,
        FINDINGS.map(({ fix }) => fix?.code),
      ),
    ).toEqual([]);
  });
  it('say why an umbrella does not count, and why a form is in doubt', () => {
    // An excess policy in doubt is reported as the umbrella below it, which causes the doubt.
    expect(
      missing(
        LAYER_REASONS,
        FINDINGS.flatMap(({ params }) => [params.refused, params.doubt]),
      ),
    ).toEqual(['LAYER.BELOW_IN_DOUBT']);
    expect(
      missing(
        FORM_DOUBTS,
        FINDINGS.map(({ params }) => params.doubt),
      ),
    ).toEqual([]);
  });
  it('begin as sentences, end as sentences and name what they speak of', () => {
    for (const finding of FINDINGS) {
      for (const text of [sentenceOf(finding), sentenceOf(finding, '2026-06-01'), fixText(finding) ?? 'None.']) {
        expect(text).toMatch(/^[A-Z](?!.*(undefined|null|NaN|\.\.|  | ,|,[:;.]|claims it|canceled since)).*\.$/);
      }
    }
  });
  it('show no split limit as the combined one', () => {
    const split = FINDINGS.filter(
      ({ reason }) => reason === 'LIMIT.SPLIT_FOR_COMBINED' || reason === 'LIMIT.SPLIT_NOT_ACCEPTED',
    );
    expect(split.map(({ outcome }) => outcome)).toEqual(expect.arrayContaining(['review', 'fail']));
    for (const finding of split) {
      expect(availableText(finding)).toBe('Split limits');
      expect(sentenceOf(finding)).not.toMatch(/\$1,000,000 of \$1,000,000/);
    }
  });
});
