import type { Finding } from '@covertrail/domain/compliance/finding';
import { dollars } from '@covertrail/domain/kernel/money';
import { limitRows } from './limit-rows.rules.js';

const LIMITS = { limits: { eachOccurrence: dollars(1_000_000) }, limitDetails: {} };

const findingWith = (other: Partial<Finding>): Finding => ({
  rule: 'generalLiability.limit.eachOccurrence',
  line: 'generalLiability',
  outcome: 'fail',
  reason: 'LIMIT.SHORT',
  params: { limit: 'eachOccurrence' },
  required: dollars(3_000_000),
  available: dollars(1_000_000),
  events: [],
  ...other,
});

const rowsOf = (...findings: readonly Finding[]) =>
  limitRows(
    'generalLiability',
    LIMITS,
    findings.map((finding) => ({ finding, today: '2026-11-21' })),
  );
const issuesOf = (...findings: readonly Finding[]) => rowsOf(...findings).flatMap(({ issues }) => issues);

describe('limits of a policy [C02]', () => {
  it('have an issue where one is short', () =>
    expect(issuesOf(findingWith({}))).toEqual([{ what: 'limit', requested: '$3,000,000', available: '$1,000,000' }]));

  it.each(['LIMIT.MET_WITH_UMBRELLA', 'LIMIT.MET_COMBINED'] as const)(
    'have none where the umbrella makes up what is short (%s)',
    (reason) => {
      const finding = findingWith({ outcome: 'pass', reason, available: dollars(3_000_000) });
      expect(issuesOf(finding)).toEqual([]);
      expect(rowsOf(finding, finding).flatMap(({ madeUp }) => madeUp)).toEqual([
        { requested: '$3,000,000', available: '$3,000,000' },
      ]);
    },
  );

  it('are made up by nothing where they are enough alone', () => {
    const enough = findingWith({ outcome: 'pass', reason: 'LIMIT.MET' });
    expect(rowsOf(enough, findingWith({})).flatMap(({ madeUp }) => madeUp)).toEqual([]);
  });

  it('have one issue where several requesters miss the same', () =>
    expect(issuesOf(findingWith({}), findingWith({}))).toHaveLength(1));
});
