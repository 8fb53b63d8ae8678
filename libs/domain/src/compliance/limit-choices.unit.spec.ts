import { hasBothOfRow, limitChoicesOf, widerLimit } from './limit-choices.js';
import { policy } from './testing/sample-policies.js';
import { alone, asking, assessing, findingOf } from './testing/sample-requirements.js';

const outcome = (required: 'personalInjury' | 'personalAndAdvertisingInjury', stated: typeof required) => {
  const requirements = asking('generalLiability', { limits: [alone(required, 1_000_000)] });
  const assessment = assessing(requirements, [policy('generalLiability', { limits: { [stated]: 1_000_000 } })]);
  return findingOf(assessment, `generalLiability.limit.${required}`).outcome;
};

describe('a row in which one of two limits is stated [C03]', () => {
  it('is that of personal injury', () => {
    expect(limitChoicesOf('generalLiability')).toEqual([['personalInjury', 'personalAndAdvertisingInjury']]);
    expect([widerLimit('personalInjury'), widerLimit('personalAndAdvertisingInjury')]).toEqual([
      'personalAndAdvertisingInjury',
      null,
    ]);
    expect(hasBothOfRow('generalLiability', () => true)).toBe(true);
    expect(hasBothOfRow('generalLiability', (limit) => limit === 'personalInjury')).toBe(false);
  });

  it('meets a requirement of the base by the wider one, and never the other way round', () => {
    expect(outcome('personalInjury', 'personalAndAdvertisingInjury')).toBe('pass');
    expect(outcome('personalInjury', 'personalInjury')).toBe('pass');
    expect(outcome('personalAndAdvertisingInjury', 'personalInjury')).toBe('unknown');
  });
});
