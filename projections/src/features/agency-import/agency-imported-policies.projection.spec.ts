import type { DomainEvent } from '@covertrail/domain/kernel/event';
import { asLog, foldProjection, itIsAFold, living } from '#testing/fold-projection';
import { agencyImportedPolicies } from './agency-imported-policies.projection.js';

const evidence = {
  name: 'book.csv',
  sha256: '',
  export: { system: 'appliedEpic', asOf: '2026-11-20', importId: 'i-1' },
};
const added: DomainEvent = { type: 'PolicyAdded', data: { policyId: 'p-1', insuredId: 'c-1', evidence } };
const changed: DomainEvent = {
  type: 'PolicyLimitsChanged',
  data: { policyId: 'p-1', effectiveFrom: '2026-11-20', before: {}, after: {}, evidence },
};
const confirmed: DomainEvent = { type: 'PolicyConfirmedBySystem', data: { policyId: 'p-2', evidence, confirms: [] } };
const typed: DomainEvent = {
  type: 'PolicyLimitsChanged',
  data: { policyId: 'p-3', effectiveFrom: '2026-11-20', before: {}, after: {} },
};
const log = [added, changed, confirmed, typed];

describe('policies of which an import said something [H12]', () => {
  itIsAFold(agencyImportedPolicies, asLog(log));

  it('are each there once, and no other', async () =>
    expect(living(await foldProjection(agencyImportedPolicies, asLog(log)))).toEqual({
      'i-1 p-1': { id: 'i-1 p-1', importId: 'i-1', policyId: 'p-1' },
      'i-1 p-2': { id: 'i-1 p-2', importId: 'i-1', policyId: 'p-2' },
    }));
});
