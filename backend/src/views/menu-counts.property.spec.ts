import fc from 'fast-check';
import { openWithSupplier, type CoveredSupplier } from '../testing/covered-supplier.js';
import type { Caller } from '../testing/people.js';
import { terms } from '../testing/terms.js';
import { bodyOf, type TestProduct } from '../testing/test-product.js';

const ACTS = ['ask', 'ask', 'decline', 'cancel', 'add', 'add', 'addEnded', 'approve', 'reject'] as const;
type Act = (typeof ACTS)[number];

interface Rows {
  readonly rows: readonly { readonly id: string }[];
  readonly total: number;
}

const ENDED = { period: { effectiveOn: '2024-01-01', expiresOn: '2025-01-01' } };

describe('the counts of the menus [I03]', () => {
  let product: TestProduct;
  let supplier: CoveredSupplier;
  beforeAll(async () => {
    [product, supplier] = await openWithSupplier();
  });
  afterAll(() => product.close());

  const listed = async (by: Caller, path: string): Promise<Rows> => bodyOf<Rows>(await by.get(path).expect(200));
  const openRequests = (by: Caller) => listed(by, 'policy/respond/list?state=open&size=100');
  const pendingPolicies = () => listed(supplier.agent, 'agent/pendingrequest?size=100');

  const addPolicy = ({ insured }: CoveredSupplier, other = {}) =>
    insured
      .post('policy/addnewpolicy', {
        insuredCompanyId: insured.companyId,
        line: 'generalLiability',
        terms: terms(other),
      })
      .expect(201);

  /** Nothing is done where nothing is open. */
  const DO: Readonly<Record<Act, (of: CoveredSupplier) => Promise<unknown>>> = {
    ask: ({ requester, insured, projectId }) =>
      requester
        .post('policy/request/template/createPolicyRequest', {
          projectId,
          insuredCompanyId: insured.companyId,
          dueOn: '2026-12-20',
          again: true,
        })
        .expect(201),
    decline: async ({ insured }) => {
      const [first] = (await openRequests(insured)).rows;
      if (first) await insured.post('policy/request/deny', { requestId: first.id, reason: 'Not ours.' }).expect(200);
    },
    cancel: async ({ requester, insured }) => {
      const [first] = (await openRequests(insured)).rows;
      if (first) await requester.post('policy/request/cancel', { requestId: first.id, reason: 'Done.' }).expect(200);
    },
    add: (of) => addPolicy(of),
    addEnded: (of) => addPolicy(of, ENDED),
    approve: async ({ agent }) => {
      const [first] = (await pendingPolicies()).rows;
      if (first) await agent.put(`policy/approve/${first.id}`).expect(200);
    },
    reject: async ({ agent }) => {
      const [first] = (await pendingPolicies()).rows;
      if (first) await agent.put(`policy/reject/${first.id}`, { reason: 'A limit is wrong.' }).expect(200);
    },
  };

  it('are those of the lists behind them, whatever happens', async () => {
    const { insured, agent } = supplier;
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...ACTS), { minLength: 1, maxLength: 8 }), async (acts) => {
        for (const act of acts) {
          await DO[act](supplier);
          await product.settled();
        }
        for (const by of [insured, agent]) {
          const list = await openRequests(by);
          const { openRequestCount } = bodyOf<{ openRequestCount: number }>(
            await by.get('agent/openrequest/count').expect(200),
          );
          expect([openRequestCount, list.rows.length]).toEqual([list.total, list.total]);
        }
        const pending = await pendingPolicies();
        const counts = bodyOf<{ countPolicyVerfication: number; totalPendingApproval: number }>(
          await agent.get('agent/getPendingApproval').expect(200),
        );
        expect([counts.countPolicyVerfication, counts.totalPendingApproval, pending.rows.length]).toEqual(
          Array.from({ length: 3 }, () => pending.total),
        );
      }),
      { numRuns: 8 },
    );
    expect((await openRequests(insured)).total + (await pendingPolicies()).total).toBeGreaterThan(0);
  });
});
