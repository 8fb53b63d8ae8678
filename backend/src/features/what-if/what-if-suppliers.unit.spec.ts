import { newId } from '@covertrail/platform/ids/ids';
import { ReadWhatIfSuppliers, ReadWhatIfSuppliersHandler } from './what-if-suppliers.query.js';

describe('the suppliers of a what-if that is still assessed [H07]', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('are waited for, but not for long: then it is said how far it is, and when to ask again', async () => {
    const answer = {
      progress: { done: 300, total: 10_000 },
      effects: new Promise<never>(() => undefined),
      times: new Promise<never>(() => undefined),
    };
    const record = {
      companyId: newId(),
      change: { kind: 'policyCanceled', policyId: newId(), effectiveFrom: '2026-11-21' },
      day: '2026-11-21',
      position: '1',
      askedAt: '2026-11-21T09:00:00.000Z',
    } as const;
    const handler = new ReadWhatIfSuppliersHandler(
      { of: async () => record },
      { of: () => answer },
      { readStream: never, readStreams: never },
      { policiesAmong: never },
    );
    const refused = expect(
      handler.execute(new ReadWhatIfSuppliers(newId(), {}, { role: 'insured', companyId: newId() })),
    ).rejects.toMatchObject({
      code: 'WHAT_IF.NOT_ASSESSED',
      details: { params: { done: 300, total: 10_000 }, retryAfter: 5 },
    });
    await jest.advanceTimersByTimeAsync(10_000);
    await refused;
  });
});

const never = () => Promise.reject(new Error('Nothing is read'));
