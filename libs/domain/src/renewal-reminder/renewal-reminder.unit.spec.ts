import { given } from '../kernel/testing/given.js';
import type { RenewalsReminded } from './renewal-reminder.contract.js';
import { renewalReminderDecider } from './renewal-reminder.decider.js';
import { awaitsRenewal, isUntold, stageOf, type EndingPolicy } from './renewal-reminder.rules.js';

const TODAY = '2026-11-21';
const data: RenewalsReminded['data'] = {
  reminderId: 'd1000000-0000-4000-8000-000000000001',
  companyId: 'c0000000-0000-4000-8000-000000000005',
  as: 'agent',
  stage: 'within30',
  remindedOn: TODAY,
  renewals: [],
};

describe('a reminder of renewals [I06]', () => {
  it('is told once, however often its day is run', () => {
    const told = { type: 'RenewalsReminded', data } as const;
    const remind = { type: 'RemindOfRenewals', ...data } as const;
    given(renewalReminderDecider).when(remind).then(told);
    given(renewalReminderDecider, told).when(remind).nothing();
  });

  it.each([
    ['2027-02-20', null],
    ['2027-02-19', 'within90'],
    ['2027-02-12', 'within90'],
    ['2027-02-11', null],
    ['2027-01-20', 'within60'],
    ['2026-12-21', 'within30'],
    ['2026-12-14', 'within30'],
    ['2026-11-22', null],
    ['2026-11-21', 'pastDue'],
    ['2026-11-14', 'pastDue'],
    ['2026-11-13', null],
  ])('of an end on %s is at the stage %s', (endsOn, stage) => {
    expect(stageOf(endsOn, TODAY)).toBe(stage);
  });

  it('comes for each nearer stage, not for the same or an earlier one, and anew for another end', () => {
    const told = { endsOn: '2026-12-31', stage: 'within60' } as const;
    expect(isUntold('within60', '2026-12-31', undefined)).toBe(true);
    expect(isUntold('within30', '2026-12-31', told)).toBe(true);
    expect(isUntold('within60', '2026-12-31', told)).toBe(false);
    expect(isUntold('within90', '2026-12-31', told)).toBe(false);
    expect(isUntold('within60', '2027-01-15', told)).toBe(true);
  });
});

describe('a policy that ends [I06]', () => {
  const ending: EndingPolicy = {
    id: 'old',
    line: 'automobile',
    expiresOn: '2026-12-01',
    canceledFrom: null,
    verification: 'verified',
    archived: false,
    replacedBy: null,
  };
  const later: EndingPolicy = { ...ending, id: 'new', expiresOn: '2027-12-01' };

  it('waits for its renewal until one takes its place, or another of the line lasts longer', () => {
    expect(awaitsRenewal(ending, [ending])).toBe(true);
    expect(awaitsRenewal(ending, [ending, later])).toBe(false);
    expect(awaitsRenewal({ ...ending, replacedBy: { policyId: 'new' } }, [ending])).toBe(false);
    expect(awaitsRenewal(ending, [ending, { ...later, line: 'umbrella' }])).toBe(true);
  });

  it('waits for none once it is put aside, canceled or rejected, and such a one renews nothing', () => {
    for (const gone of [{ archived: true }, { canceledFrom: '2026-10-01' }, { verification: 'rejected' as const }]) {
      expect(awaitsRenewal({ ...ending, ...gone }, [ending])).toBe(false);
      expect(awaitsRenewal(ending, [ending, { ...later, ...gone }])).toBe(true);
    }
  });
});
