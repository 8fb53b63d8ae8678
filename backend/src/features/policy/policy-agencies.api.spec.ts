import type { ManagingAgency } from '@covertrail/contracts/policy/managing-agency.replies';
import { CommandBus } from '@nestjs/cqrs';
import { Representations } from '#auth/representations.service';
import { offer } from '../client-transfer/testing/transfer-parties.js';
import { coverSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { appoint, byNobody, join, registerCompany, type Caller } from '#testing/people';
import { bodyOf, openTestProduct, type TestProduct } from '#testing/test-product';
import { terms } from '#testing/terms';
import { ManagePolicy } from './managing-agency/manage-policy.command.js';

const HIDDEN = 404;

interface Step {
  readonly before: string | null;
  readonly after: string | null;
}

/** Rights to the policies of an insured with two agencies (ADR 70). */
describe('the agencies of an insured and its policies [C15] [C16]', () => {
  let product: TestProduct;
  let world: CoveredSupplier;
  let second: Caller;

  beforeEach(async () => {
    product = await openTestProduct();
    world = await coverSupplier(product, 'Two ');
    second = await join(product, await registerCompany(product, 'Second Brokers', ['agency']), 'Sol');
    await appoint(product, second, world.insured.companyId, 'second.test');
    await product.settled();
  });
  afterEach(() => product.close());

  const added = async (by: Caller, policyNumber: string): Promise<string> =>
    bodyOf<{ policyId: string }>(
      await by
        .post('policy/addnewpolicy', {
          insuredCompanyId: world.insured.companyId,
          line: 'automobile',
          terms: terms({ policyNumber, limits: { combinedSingleLimit: 100 }, trigger: null }),
        })
        .expect(201),
    ).policyId;
  const give = (policyId: string, agencyId: string | null, by: Caller = world.insured) =>
    by.put(`policy/manager/${policyId}`, agencyId === null ? {} : { agencyId });
  const codeOf = ({ body }: { body: unknown }) => (body as { code: string }).code;

  it('have each a right to what they manage, and no other one', async () => {
    const own = await added(second, 'SECOND-40417');
    await second.get(`policy/${own}`).expect(200);
    await second.put(`policy/approve/${own}`).expect(200);
    await world.agent.get(`policy/${own}`).expect(HIDDEN);
    await world.agent.put(`policy/approve/${own}`).expect(HIDDEN);
    await second.get(`policy/${world.policyId}`).expect(HIDDEN);
    await world.insured.get(`policy/${own}`).expect(200);
  });

  it('share no policy of each other', async () => {
    const share = (policyIds: readonly string[]) =>
      second.post('sharedpolicy/share/company', {
        insuredCompanyId: world.insured.companyId,
        requesterCompanyId: world.requester.companyId,
        projectId: world.projectId,
        policyIds,
      });
    const own = await added(second, 'SECOND-40417');
    await share([own, world.policyId]).expect(HIDDEN);
    await share([own]).expect(201);
  });

  it('manage a policy from the choice of it on, and the one before no longer', async () => {
    await give(world.policyId, second.companyId).expect(200);
    await second.get(`policy/${world.policyId}`).expect(200);
    await world.agent.get(`policy/${world.policyId}`).expect(HIDDEN);
  });

  it('are chosen by a reviewer of the insured alone, among those that represent it, on the record', async () => {
    const { policyId, insured, agent, requester } = world;
    const managing = async () => bodyOf<ManagingAgency>(await insured.get(`policy/manager/${policyId}`).expect(200));
    const agencies = [
      { agencyId: agent.companyId, name: 'Two Hollis & Vance' },
      { agencyId: second.companyId, name: 'Second Brokers' },
    ];
    expect(await managing()).toEqual({ agencyId: agent.companyId, agencies });
    expect(codeOf(await give(policyId, requester.companyId).expect(422))).toBe('POLICY.AGENCY_NOT_OF_INSURED');
    await give(policyId, second.companyId, await join(product, insured.companyId, 'Rita', 'readOnly')).expect(403);
    for (const other of [agent, second, requester]) {
      await give(policyId, second.companyId, other).expect(403);
      await other.get(`policy/manager/${policyId}`).expect(403);
    }
    const reviewer = await join(product, insured.companyId, 'Rob', 'reviewer');
    await give(policyId, second.companyId, reviewer).set('if-match', '"0"').expect(409);
    await give(policyId, second.companyId, reviewer).expect(200);
    expect(await managing()).toEqual({ agencyId: second.companyId, agencies });
    const log = await product.infrastructure.events.readStream(`policy-${policyId}`);
    expect(log.at(-1)).toMatchObject({
      type: 'PolicyManaged',
      data: { before: agent.companyId, after: second.companyId },
      meta: { actor: reviewer.userId, tenant: insured.companyId },
    });
  });

  it('have each the requests and the shares of the insured in its lists, and lose them when another agency takes the client over', async () => {
    const third = await join(product, await registerCompany(product, 'Third Brokers', ['agency']), 'Tom');
    const idsIn = async (by: Caller, list: string): Promise<readonly string[]> => {
      await product.settled();
      return bodyOf<{ rows: { id: string }[] }>(await by.get(list).expect(200)).rows.map(({ id }) => id);
    };
    const input = { projectId: world.projectId, insuredCompanyId: world.insured.companyId, dueOn: '2026-12-28' };
    const { requestId } = bodyOf<{ requestId: string }>(
      await world.requester.post('policy/request/template/createPolicyRequest', input).expect(201),
    );
    const shares = await idsIn(world.insured, 'sharedpolicy/listview');
    for (const agent of [world.agent, second]) {
      expect(await idsIn(agent, 'policy/respond/list?state=open')).toEqual([requestId]);
      expect(await idsIn(agent, 'sharedpolicy/listview')).toEqual(shares);
      expect(await idsIn(agent, `sharedpolicy/listview?policyId=${world.policyId}`)).toEqual(shares);
      expect(bodyOf<{ openRequests: number }>(await agent.get('agent/dashboard').expect(200)).openRequests).toBe(1);
    }
    const moved = await offer(world.agent, world.insured.companyId, third);
    await third.put(`agent/transfer/${moved}/approve`, {}).expect(200);
    expect(await idsIn(world.agent, 'policy/respond/list?state=open')).toEqual([]);
    expect(await idsIn(world.agent, 'sharedpolicy/listview')).toEqual([]);
    for (const agent of [second, third]) {
      expect(await idsIn(agent, 'policy/respond/list?state=open')).toEqual([requestId]);
      expect(await idsIn(agent, 'sharedpolicy/listview')).toEqual(shares);
    }
  });

  it('are chosen one after the other by 50 commands at a time, and a transfer among them moves what its agency has', async () => {
    const representations = product.app.get(Representations);
    const { policyId, insured, agent } = world;
    const chosen = [agent.companyId, second.companyId, null];
    const moved = offer(agent, insured.companyId, second);
    await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        product.app.get(CommandBus).execute(new ManagePolicy(policyId, chosen[n % 3]!, byNobody())),
      ),
    );
    await second.put(`agent/transfer/${await moved}/approve`, {}).expect(200);
    await product.settled();
    const log = await product.infrastructure.events.readStream(`policy-${policyId}`);
    const steps = log.filter(({ type }) => type === 'PolicyManaged').map(({ data }) => data as Step);
    expect(steps.length).toBeGreaterThan(1);
    steps.reduce(
      (before, step) => {
        expect(step.before).toBe(before);
        return step.after;
      },
      agent.companyId as string | null,
    );
    await second.get(`policy/${policyId}`).expect(200);
    expect(await representations.agenciesOf(insured.companyId)).toEqual([second.companyId]);
  });

  it('may all handle what none of them manages', async () => {
    await give(world.policyId, null).expect(200);
    for (const agent of [second, world.agent]) await agent.get(`policy/${world.policyId}`).expect(200);
  });

  it('keep what they manage when another one is ended; that one reads its own as it was', async () => {
    const own = await added(second, 'SECOND-40417');
    await world.insured
      .put('insured/agency/end', { agencyCompanyId: world.agent.companyId, reason: 'Moved' })
      .expect(200);
    await second.get(`policy/${own}`).expect(200);
    await second.get(`policy/${world.policyId}`).expect(200);
    await world.agent.get(`policy/${own}`).expect(HIDDEN);
    expect((await world.agent.get(`policy/${world.policyId}`).expect(200)).body).toMatchObject({
      data: { knownUntil: expect.any(String) },
    });
    await world.agent.put(`policy/approve/${world.policyId}`).expect(HIDDEN);
  });
});
