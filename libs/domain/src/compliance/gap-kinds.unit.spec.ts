import { GAP_KINDS, gapKindOf, gapKindsOf, isForReview } from './gap-kinds.js';

const gap = (rule: string, outcome: 'fail' | 'review' | 'unknown' = 'fail') =>
  ({ rule, line: 'umbrella', outcome, cause: null }) as const;
const absent = (reason: 'POLICY.ENDED' | 'POLICY.ENDED_TODAY' | 'LINE.ABSENT' | 'LINE.NOTHING_SHARED') => ({
  ...gap('umbrella.limit.umbrellaEachOccurrence'),
  cause: { reason, line: 'umbrella', policyNumber: null, on: null } as const,
});

describe('the kind of a gap [F01]', () => {
  it.each([
    [absent('POLICY.ENDED'), 'ended'],
    [absent('POLICY.ENDED_TODAY'), 'ended'],
    [absent('LINE.ABSENT'), 'umbrellaAbsent'],
    [absent('LINE.NOTHING_SHARED'), null],
    [gap('umbrella.inForce', 'review'), 'unverified'],
    [gap('umbrella.inForce'), 'notInForce'],
    [gap('umbrella.limit.umbrellaEachOccurrence'), 'umbrellaLimit'],
    [gap('umbrella.limit.umbrellaEachOccurrence', 'unknown'), 'limitReview'],
    [gap('umbrella.rating'), 'ratingBelow'],
    [gap('umbrella.rating', 'review'), 'ratingReview'],
    [gap('umbrella.trigger'), 'trigger'],
    [gap('generalLiability.endorsement.additionalInsuredOngoing'), 'additionalInsuredOngoingAbsent'],
    [gap('generalLiability.endorsement.waiverOfSubrogation', 'review'), 'waiverOfSubrogationReview'],
    [gap('generalLiability.endorsement.unheardOf'), null],
    [gap('umbrella.underlying.automobile'), 'underlyingUnmet'],
  ])('of %j is %s', (found, kind) => expect(gapKindOf(found)).toBe(kind));

  it('is rated below for an insurer of several lines too', () =>
    expect(gapKindOf({ ...gap('umbrella.rating'), cause: { reason: 'RATING.SIZE_BELOW', insurer: 'Zephyr' } })).toBe(
      'ratingBelow',
    ));

  it('is counted once for a supplier, in an order of its own', () => {
    const gaps = [gap('umbrella.trigger'), gap('umbrella.rating'), gap('umbrella.trigger', 'review')];
    expect(gapKindsOf(gaps)).toEqual(['ratingBelow', 'trigger']);
    expect(gapKindsOf([...gaps].reverse())).toEqual(['ratingBelow', 'trigger']);
  });

  it('says whether a person has to review it', () => {
    const kinds = ['unverified', 'ratingReview', 'waiverOfSubrogationReview', 'ratingBelow', 'umbrellaLimit'] as const;
    expect(kinds.filter(isForReview)).toEqual(['unverified', 'ratingReview', 'waiverOfSubrogationReview']);
  });

  it('begins as no other does, and is one word: a word index finds it alone', () => {
    expect(GAP_KINDS.filter((kind) => !/^[A-Za-z]+$/.test(kind))).toEqual([]);
    const begins = GAP_KINDS.filter((kind) => GAP_KINDS.some((other) => other !== kind && other.startsWith(kind)));
    expect(begins).toEqual([]);
    expect(new Set(GAP_KINDS).size).toBe(GAP_KINDS.length);
  });
});
