import { dollars } from '../kernel/money.js';
import { provide, type Fact } from './testing/facts.js';
import { assessProvided } from './testing/assessed-history.js';
import { INSURED } from './testing/sample-policies.js';
import { asking, findingOf, tower } from './testing/sample-requirements.js';

const period = { effectiveOn: '2026-01-01', expiresOn: '2027-01-01' };
const OCCURRENCE = 'generalLiability.limit.eachOccurrence';
const gl = (policy: string): Fact[] => [
  { id: `${policy}-added`, type: 'added', policy, line: 'generalLiability', insuredId: INSURED, period },
  { id: `${policy}-verified`, type: 'verification', policy, value: 'verified' },
  { id: `${policy}-trigger`, type: 'trigger', policy, value: 'occurrence' },
];
const limit = (id: string, policy: string, whole: number): Fact => ({
  id,
  type: 'limit',
  policy,
  limit: 'eachOccurrence',
  value: dollars(whole),
});
const shared = (id: string, ...policies: string[]): Fact => ({ id, type: 'shared', policies });
const required = [
  {
    id: 'template',
    version: 1,
    requirements: asking('generalLiability', { limits: [tower('eachOccurrence', 2_000_000)] }),
  },
];
const cited = (facts: readonly Fact[], rule = OCCURRENCE) =>
  [...findingOf(assessProvided(required, provide(facts), '2026-06-01'), rule).events].sort();

describe('what a finding cites', () => {
  it('of a limit: the template, the policy, its share and the last event that set the limit', () =>
    expect(
      cited([...gl('g1'), limit('first', 'g1', 1_000_000), limit('last', 'g1', 2_000_000), shared('share', 'g1')]),
    ).toEqual(['g1-added', 'last', 'share', 'template']));

  it('of absent cover: the template and each share that was searched', () => {
    const facts = [shared('share-1'), shared('share-2')];
    expect(cited(facts, 'generalLiability.inForce')).toEqual(['share-1', 'share-2', 'template']);
  });

  it('of a policy that was shared twice: neither share, because either would do', () =>
    expect(cited([...gl('g1'), limit('limit', 'g1', 1), shared('share-1', 'g1'), shared('share-2', 'g1')])).toEqual([
      'g1-added',
      'limit',
      'template',
    ]));

  it('of a policy that answers because a better one was canceled: that cancellation, and not what stayed without effect', () => {
    const canceled: Fact = {
      id: 'canceled',
      type: 'standing',
      policy: 'g1',
      value: { status: 'canceled', since: '2026-03-01' },
    };
    const better = [...gl('g1'), limit('better', 'g1', 2_000_000)];
    const worse = [...gl('g2'), limit('worse', 'g2', 1_000_000)];
    expect(cited([...better, ...worse, shared('share', 'g1', 'g2'), canceled])).toEqual([
      'canceled',
      'g2-added',
      'share',
      'template',
      'worse',
    ]);
  });

  it('of a shortfall: what keeps an umbrella from counting, on either policy', () => {
    const umbrella: Fact[] = [
      { id: 'u-added', type: 'added', policy: 'u1', line: 'umbrella', insuredId: INSURED, period },
      { id: 'u-verified', type: 'verification', policy: 'u1', value: 'verified' },
      { id: 'u-schedule', type: 'schedule', policy: 'u1', value: ['generalLiability'] },
      { id: 'u-trigger', type: 'trigger', policy: 'u1', value: 'claimsMade' },
      { id: 'u-limit', type: 'limit', policy: 'u1', limit: 'umbrellaEachOccurrence', value: dollars(1_000_000) },
    ];
    expect(cited([...gl('g1'), limit('limit', 'g1', 1_000_000), ...umbrella, shared('share', 'g1', 'u1')])).toEqual([
      'g1-added',
      'g1-trigger',
      'limit',
      'share',
      'template',
      'u-added',
      'u-limit',
      'u-trigger',
    ]);
  });
});
