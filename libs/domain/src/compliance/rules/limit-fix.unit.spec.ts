import type { Limits } from '../../insurance/coverage.js';
import { fixText, sentenceOf } from '@covertrail/wording/compliance/sentence';
import { policy, type Said } from '../testing/sample-policies.js';
import { alone, asking, assessing, findingOf, tower } from '../testing/sample-requirements.js';

const auto = (limits: Limits, limit = alone('combinedSingleLimit', 1_000_000)) => {
  const requirements = asking('automobile', { limits: [limit], acceptCslOrSplit: true });
  return fixText(
    findingOf(
      assessing(requirements, [policy('automobile', { number: 'BA-1', limits })]),
      `automobile.limit.${limit.limit}`,
    ),
  );
};

describe('the fix of an automobile limit', () => {
  it('names the split limit that is short, not a combined one that the policy lacks', () => {
    expect(auto({ bodilyInjuryPerAccident: 900_000, propertyDamage: 2_000_000 })).toBe(
      'Raise the bodily injury per accident limit of BA-1 by $100,000.',
    );
    expect(auto({ bodilyInjuryPerAccident: 900_000, propertyDamage: 500_000 })).toBe(
      'Raise the property damage limit of BA-1 by $500,000 and the bodily injury per accident limit by $100,000.',
    );
  });
  it('names the combined limit where that is what the policy has', () =>
    expect(auto({ combinedSingleLimit: 500_000 }, alone('propertyDamage', 1_000_000))).toBe(
      'Raise the combined single limit of BA-1 by $500,000.',
    ));
  it('names the split limit that is missing', () =>
    expect(auto({ bodilyInjuryPerAccident: 1_000_000 })).toBe('Enter the property damage limit of BA-1.'));
  it('treats a limit of zero as no limit', () => {
    expect(auto({ combinedSingleLimit: 0, bodilyInjuryPerAccident: 1_000_000, propertyDamage: 900_000 })).toBe(
      'Raise the property damage limit of BA-1 by $100,000.',
    );
    expect(auto({ combinedSingleLimit: 0 })).toBe('Enter the combined single limit of BA-1.');
  });
});

describe('the fix of a limit that an umbrella would fill', () => {
  const primary = policy('generalLiability', { number: 'GL-9', limits: { eachOccurrence: 1_000_000 } });
  const finding = (said: Said, whole = 2_000_000) => {
    const umbrella = policy('umbrella', {
      number: 'AB123',
      schedule: ['generalLiability'],
      limits: { umbrellaEachOccurrence: 1_000_000 },
      ...said,
    });
    const requirements = asking('generalLiability', { limits: [tower('eachOccurrence', whole)] });
    return findingOf(assessing(requirements, [primary, umbrella]), 'generalLiability.limit.eachOccurrence');
  };
  it.each<[string, Said, string, string]>([
    ['ended', { to: '2026-05-01' }, 'ended on 05/01/2026', 'Renew umbrella AB123, or share the one that follows it.'],
    [
      'was canceled',
      { canceledSince: '2026-05-01' },
      'was canceled on 05/01/2026',
      'Reinstate umbrella AB123, or share one that is in force.',
    ],
    [
      'has not begun',
      { from: '2026-07-01' },
      'does not begin until 07/01/2026',
      'Share the umbrella that is in force now, or wait until 07/01/2026.',
    ],
    [
      'lacks the line',
      { schedule: ['automobile'] },
      'does not have general liability on its schedule',
      'Put general liability on the schedule of umbrella AB123, or share an umbrella that has it there.',
    ],
    [
      'was rejected',
      { verification: 'rejected' },
      'was rejected by the agent',
      'Correct umbrella AB123 and verify it, or share another umbrella.',
    ],
    [
      'is claims-made',
      { trigger: 'claimsMade' },
      'is claims-made above an occurrence policy',
      'Replace umbrella AB123 with one on occurrence.',
    ],
  ])('is the umbrella that %s, not the policy below it', (_, said, why, fix) => {
    expect(sentenceOf(finding(said))).toMatch(new RegExp(`; umbrella AB123 ${why}\\.$`));
    expect(fixText(finding(said))).toBe(fix);
  });
  it('names the policy when another umbrella replaced an expired one', () => {
    const old = policy('umbrella', {
      id: 'old',
      schedule: ['generalLiability'],
      limits: { umbrellaEachOccurrence: 5_000_000 },
      to: '2026-05-01',
    });
    const now = policy('umbrella', {
      id: 'now',
      schedule: ['generalLiability'],
      limits: { umbrellaEachOccurrence: 500_000 },
    });
    const requirements = asking('generalLiability', { limits: [tower('eachOccurrence', 2_000_000)] });
    const short = findingOf(assessing(requirements, [primary, old, now]), 'generalLiability.limit.eachOccurrence');
    expect(short.params).not.toHaveProperty('refused');
    expect(fixText(short)).toBe('Raise the each occurrence limit of GL-9 by $500,000.');
  });
  it('is the policy where the umbrella would not be enough, or is another insured’s', () => {
    expect(fixText(finding({ to: '2026-05-01' }, 3_000_000))).toBe(
      'Raise the each occurrence limit of GL-9 by $2,000,000.',
    );
    expect(fixText(finding({ insuredId: 'another' }))).toBe('Raise the each occurrence limit of GL-9 by $1,000,000.');
  });
});

describe('of two policies that fall short', () => {
  const short = (...policies: Parameters<typeof policy>[1][]) => {
    const requirements = asking('generalLiability', {
      limits: [alone('eachOccurrence', 1_000_000), alone('generalAggregate', 2_000_000)],
    });
    return findingOf(
      assessing(
        requirements,
        policies.map((said) => policy('generalLiability', said)),
      ),
      'generalLiability.limit.eachOccurrence',
    );
  };
  const far = { id: 'a', number: 'FAR', limits: { eachOccurrence: 500_000, generalAggregate: 2_000_000 } };
  it('the nearer one explains the finding', () => {
    expect(
      short(far, { id: 'b', number: 'NEAR', limits: { eachOccurrence: 900_000, generalAggregate: 2_000_000 } }).params,
    ).toMatchObject({ policyNumber: 'NEAR', short: 10_000_000 });
    expect(
      short({ ...far, limits: { eachOccurrence: 999_999, generalAggregate: 1 } }, { ...far, id: 'b', number: 'ONE' })
        .params,
    ).toMatchObject({ policyNumber: 'ONE' });
  });
});
