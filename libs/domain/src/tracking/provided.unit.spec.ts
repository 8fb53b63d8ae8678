import type { PolicyFacts, ProvidedPolicy } from '../compliance/coverage.js';
import { buildProvided, type PolicySource } from './provided.js';
import type { StartedTracking } from './tracking.state.js';

const share = { shareId: 's', carrierIds: [] };
const tracking: StartedTracking = {
  trackingId: 't', requesterId: 'r', insuredId: 'i', projectId: 'p',
  templates: [
    { from: '2026-01-10', value: 'first', events: ['chosen'] },
    { from: '2026-09-01', value: 'second', events: ['changed'] },
  ],
  provided: [
    { ...share, policyIds: ['gl', 'never-told'], effectiveFrom: '2026-02-01', event: 'shared' },
    { ...share, policyIds: ['umbrella'], effectiveFrom: '2026-06-01', event: 'shared-later' },
  ],
};
const policy = (policyId: string, day: string): ProvidedPolicy =>
  ({ facts: { policyId, policyNumber: `as of ${day}` } as PolicyFacts, without: [] });
const source: PolicySource = {
  policyAt: (policyId, day) => (policyId === 'never-told' ? undefined : policy(policyId, day)),
  changesAfter: (policyId, day) => (policyId === 'umbrella' && day < '2026-07-01' ? '2026-07-01' : null),
};
const on = (day: string) => buildProvided(tracking, source, day);

describe('buildProvided', () => {
  it('shows nothing before the first share', () =>
    expect(on('2026-01-31')).toEqual({ insuredId: 'i', policies: [], sharedBy: [], changesOn: '2026-02-01' }));
  it('shows what was shared by that day, as it stood on it, and leaves out what was never told', () => {
    expect(on('2026-05-31')).toEqual({
      insuredId: 'i', policies: [policy('gl', '2026-05-31')], sharedBy: ['shared'], changesOn: '2026-06-01',
    });
    expect(on('2026-06-01').policies).toEqual([policy('gl', '2026-06-01'), policy('umbrella', '2026-06-01')]);
    expect(on('2026-06-01').sharedBy).toEqual(['shared', 'shared-later']);
  });
  it.each([
    ['2026-06-01', '2026-07-01'],
    ['2026-07-01', '2026-09-01'],
    ['2026-09-01', null],
  ])('names the first day after %s on which something is known to change: %s', (day, change) =>
    expect(on(day).changesOn).toBe(change));
});
