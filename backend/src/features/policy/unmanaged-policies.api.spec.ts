import { CommandBus } from '@nestjs/cqrs';
import type { AgencyDashboard, PendingApprovalCounts } from '@covertrail/contracts/client/client.replies';
import type { NotificationPage } from '@covertrail/contracts/notification/notification.replies';
import type { PageOf } from '@covertrail/contracts/calls/page';
import type { PolicyRow } from '@covertrail/contracts/policy/policy.replies';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import { representationDecider } from '@covertrail/domain/representation/representation.decider';
import fc from 'fast-check';
import { Representations } from '#auth/representations.service';
import { openWithSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { appoint, byNobody, join, registerCompany, type Caller } from '#testing/people';
import { bodyOf, type TestProduct } from '#testing/test-product';
import { terms } from '#testing/terms';
import { ManagePolicy } from './managing-agency/manage-policy.command.js';

/** What an agency reads of all its clients. */
interface Lists {
  readonly policies: readonly Uuid[];
  readonly pending: readonly Uuid[];
}

/** Policies that no agency manages are work of each agency of their insured (ADR 70). */
describe('the lists of an agency', () => {
  let product: TestProduct;
  let world: CoveredSupplier;
  let agents: readonly Caller[];
  const policyIds: Uuid[] = [];

  beforeAll(async () => {
    [product, world] = await openWithSupplier();
    const others = ['Second Brokers', 'Third Brokers'].map(async (name) =>
      join(product, await registerCompany(product, name, ['agency']), 'Sol'),
    );
    agents = [world.agent, ...(await Promise.all(others))];
    await appoint(product, agents[1]!, world.insured.companyId, 'agency-1.test');
    policyIds.push(world.policyId, await added('GL-1'), await added('GL-2'));
    await product.settled();
  });
  afterAll(() => product.close());

  const added = async (policyNumber: string): Promise<Uuid> =>
    bodyOf<{ policyId: Uuid }>(
      await world.insured
        .post('policy/addnewpolicy', {
          insuredCompanyId: world.insured.companyId,
          line: 'generalLiability',
          terms: terms({ policyNumber }),
        })
        .expect(201),
    ).policyId;
  const idsIn = async (by: Caller, list: string): Promise<readonly Uuid[]> => {
    const { rows, total } = bodyOf<PageOf<PolicyRow>>(await by.get(list).expect(200));
    expect(total).toBe(rows.length);
    return rows.map(({ id }) => id).sort();
  };
  const listsOf = async (by: Caller): Promise<Lists> => ({
    policies: await idsIn(by, 'policy/agency'),
    pending: await idsIn(by, 'agent/pendingrequest'),
  });
  const countsOf = async (by: Caller) => {
    const { policies, unverified } = bodyOf<AgencyDashboard>(await by.get('agent/dashboard').expect(200));
    const { countPolicyVerfication } = bodyOf<PendingApprovalCounts>(
      await by.get('agent/getPendingApproval').expect(200),
    );
    return { policies, unverified, pending: countPolicyVerfication };
  };

  /** By the streams alone: those to which the agency has a right. */
  async function usable({ companyId }: Caller): Promise<readonly Uuid[]> {
    const representations = product.app.get(Representations);
    const found = await Promise.all(
      policyIds.map(async (id) => {
        const { state } = await product.infrastructure.deciders.load(policyDecider, id);
        return state && (await representations.handlesAll(companyId, state.insuredId, [state])) ? [id] : [];
      }),
    );
    return found.flat().sort();
  }

  async function follow({ policy, agency, chosen }: Step): Promise<void> {
    const { insuredId, agent } = { insuredId: world.insured.companyId, agent: agents[agency]! };
    const current = await product.app.get(Representations).agenciesOf(insuredId);
    const represents = current.includes(agent.companyId);
    if (chosen) {
      const agencyId = represents ? agent.companyId : null;
      await product.app.get(CommandBus).execute(new ManagePolicy(policyIds[policy]!, agencyId, byNobody()));
    } else if (represents) {
      const end = { type: 'EndRepresentation', insuredId, agencyId: agent.companyId, endedBy: 'insured' } as const;
      await product.infrastructure.deciders.handle(
        representationDecider,
        insuredId,
        { ...end, reason: '' },
        byNobody(),
      );
    } else await appoint(product, agent, insuredId, `agency-${agency}.test`);
    await product.settled();
  }

  it('have what the insured added and no agency manages, which waits for the approval of each', async () => {
    const unmanaged = policyIds.slice(1).sort();
    expect(await listsOf(agents[0]!)).toEqual({ policies: [...policyIds].sort(), pending: unmanaged });
    expect(await listsOf(agents[1]!)).toEqual({ policies: unmanaged, pending: unmanaged });
    expect(await listsOf(agents[2]!)).toEqual({ policies: [], pending: [] });
    for (const agent of agents.slice(0, 2)) {
      const notices = bodyOf<NotificationPage>(
        await agent.get(`notifications?page=1&size=50&userId=${agent.userId}`).expect(200),
      ).notifications;
      expect(notices.map(({ description }) => description)).toContain(
        'Granite Peak added General liability GL-1. It counts as proof of insurance after you approve it.',
      );
    }
  });

  it('search and sort policies of their own and of no agency as one list', async () => {
    const numbers = async (query: string) =>
      bodyOf<PageOf<PolicyRow>>(await agents[0]!.get(`policy/agency?${query}`).expect(200)).rows.map(
        ({ policyNumber }) => policyNumber,
      );
    expect(await numbers('sort=policyNumber&direction=asc')).toEqual(['GL-1', 'GL-2', 'GL-88120']);
    expect(await numbers('keyword=88120')).toEqual(['GL-88120']);
    expect(await numbers('keyword=gl-2')).toEqual(['GL-2']);
  });

  it('are what the agency may use, and are counted as they are listed, whoever is chosen, appointed or ended', async () => {
    const step = fc.record({ policy: fc.nat(2), agency: fc.nat(2), chosen: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async (story) => {
        for (const each of story) await follow(each);
        for (const agent of agents) {
          const lists = await listsOf(agent);
          expect(lists.policies).toEqual(await usable(agent));
          expect(await countsOf(agent)).toEqual({
            policies: lists.policies.length,
            unverified: lists.pending.length,
            pending: lists.pending.length,
          });
        }
      }),
      { numRuns: 10 },
    );
  });
});

interface Step {
  readonly policy: number;
  readonly agency: number;
  /** The agency is chosen for the policy, or none where it does not represent the insured; else it is appointed or ended. */
  readonly chosen: boolean;
}
