import { io, type Socket } from 'socket.io-client';
import type { CurePlanReply } from '@covertrail/contracts/cure-plan/cure-plan.replies';
import {
  LIVE_PATH,
  type ClientToServer,
  type LiveChange,
  type ServerToClient,
} from '@covertrail/contracts/live/live.messages';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { asksFor, coverSupplier, openWithSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { join, registerCompany, type Caller } from '#testing/people';
import { terms } from '#testing/terms';
import { bodyOf, type TestProduct } from '#testing/test-product';

const VIEW = 'cure-plan-inputs';

interface PlanPage {
  readonly caller: Caller;
  readonly socket: Socket<ServerToClient, ClientToServer>;
  readonly received: LiveChange[];
}

describe('an open plan, live [H10] [J04]', () => {
  let product: TestProduct;
  let supplier: CoveredSupplier;
  let neighbor: CoveredSupplier;
  let lakeside: Caller;
  let lakesideProjectId: Uuid;
  let lakesideTemplateId: Uuid;
  let pages: Readonly<Record<string, PlanPage>>;

  beforeAll(async () => {
    [product, supplier] = await openWithSupplier();
    neighbor = await coverSupplier(product, 'Other ');
    lakeside = await join(product, await registerCompany(product, 'Lakeside Hotels', ['requester']), 'Lee');
    lakesideTemplateId = bodyOf<{ templateId: Uuid }>(
      await lakeside.post('requestor/templates', { name: 'Hotels', requirements: asksFor(1_000_000) }).expect(201),
    ).templateId;
    lakesideProjectId = bodyOf<{ projectId: Uuid }>(
      await lakeside.post('requestor/projects', { name: 'Loop', templateId: lakesideTemplateId }).expect(201),
    ).projectId;
    await product.settled();
    const { requester, insured, agent } = supplier;
    const readers = { requester, lakeside, insured, agent, otherInsured: neighbor.insured, otherAgent: neighbor.agent };
    pages = Object.fromEntries(
      await Promise.all(Object.entries(readers).map(async ([name, caller]) => [name, await pageOf(caller)] as const)),
    );
  });
  afterAll(async () => {
    for (const { socket } of Object.values(pages)) socket.disconnect();
    await product.close();
  });

  async function pageOf(caller: Caller): Promise<PlanPage> {
    const socket: PlanPage['socket'] = io(product.url, {
      path: LIVE_PATH,
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      auth: { token: caller.token },
    });
    const received: LiveChange[] = [];
    socket.on('updated', ({ updates }) => void received.push(...updates));
    await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('connect_error', reject));
    expect(await socket.emitWithAck('watch', { views: [VIEW] })).toBe(true);
    return { caller, socket, received };
  }

  /** When this message has come, everything that was sent to this page before has come too. */
  const fence = ({ socket, caller }: PlanPage) =>
    new Promise((resolve) => {
      socket.once('refetch', resolve);
      product.gateway.notifyCompany(caller.companyId, 'refetch', { view: 'fence', position: '' });
    });

  async function everythingSent(): Promise<void> {
    await product.announced();
    await Promise.all(Object.values(pages).map(fence));
  }

  /** Which pages were notified of what. Messages of an earlier act may still be collected for a room when this one begins. */
  async function notifiedBy(act: () => PromiseLike<unknown>): Promise<Readonly<Record<string, readonly string[]>>> {
    await everythingSent();
    for (const { received } of Object.values(pages)) received.splice(0);
    await act();
    await everythingSent();
    expect(
      Object.values(pages)
        .flatMap(({ received }) => received)
        .filter(({ view }) => view !== VIEW),
    ).toEqual([]);
    const named = Object.entries(pages).map(
      ([name, { received }]) => [name, [...new Set(received.flatMap(({ ids }) => ids))]] as const,
    );
    return Object.fromEntries(named.filter(([, ids]) => ids.length > 0));
  }

  const both = (id: Uuid) => ({ insured: [id], agent: [id] });
  const newest = (page: PlanPage | undefined) =>
    page?.received
      .map(({ position }) => position)
      .sort()
      .at(-1) ?? '';
  const stepsAt = async (page: PlanPage | undefined) => {
    const reply = await supplier.insured
      .get(`insured/${supplier.insured.companyId}/cure-plan`)
      .set('if-position', newest(page))
      .expect(200);
    expect(reply.body).toMatchObject({ stale: false });
    return bodyOf<CurePlanReply>(reply).steps.map(({ kind }) => kind);
  };
  const requireOf = (by: Caller, templateId: Uuid, eachOccurrence: number) =>
    by.put(`requestor/templates/${templateId}`, { requirements: asksFor(eachOccurrence) }).expect(200);
  const askFor = (by: Caller, projectId: Uuid, insuredCompanyId: Uuid) =>
    by
      .post('policy/request/template/createPolicyRequest', { projectId, insuredCompanyId, dueOn: '2026-12-05' })
      .expect(201);

  it('is asked for again by the insured and its agent, and by nobody else, when a requester asks', async () => {
    const { insured } = supplier;
    expect(await notifiedBy(() => askFor(lakeside, lakesideProjectId, insured.companyId))).toEqual(
      both(insured.companyId),
    );
    expect(await stepsAt(pages['insured'])).toEqual(['sharePolicy']);
  });

  it('likewise when a policy is shared', async () => {
    const { insured, policyId } = supplier;
    const share = {
      insuredCompanyId: insured.companyId,
      requesterCompanyId: lakeside.companyId,
      projectId: lakesideProjectId,
      policyIds: [policyId],
    };
    expect(await notifiedBy(() => insured.post('sharedpolicy/share/company', share).expect(201))).toEqual(
      both(insured.companyId),
    );
    expect(await stepsAt(pages['insured'])).toEqual([]);
  });

  it('likewise when a status was assessed again, of which the message names neither the requester nor the tracking', async () => {
    const { requester, insured, templateId, trackingId } = supplier;
    expect(await notifiedBy(() => requireOf(requester, templateId, 3_000_000))).toEqual(both(insured.companyId));
    expect(JSON.stringify(pages['insured']?.received)).not.toMatch(
      new RegExp([requester.companyId, templateId, trackingId].join('|')),
    );
    expect(Object.keys(pages['insured']?.received[0] ?? {}).sort()).toEqual(['ids', 'position', 'view']);
    expect(await stepsAt(pages['agent'])).toEqual(['raiseLimit']);
    expect(await notifiedBy(() => requireOf(requester, templateId, 1_000_000))).toEqual(both(insured.companyId));
    expect(await stepsAt(pages['agent'])).toEqual([]);
  });

  it('likewise when a policy is added that nobody was shown', async () => {
    const { insured, agent } = supplier;
    let policyId = '';
    const notified = await notifiedBy(async () => {
      const policy = {
        insuredCompanyId: insured.companyId,
        line: 'automobile',
        terms: terms({ policyNumber: 'BA-1', limits: { combinedSingleLimit: 100_000_000 }, trigger: null }),
      };
      policyId = bodyOf<{ policyId: Uuid }>(await agent.post('policy/addnewpolicy', policy).expect(201)).policyId;
    });
    expect(notified).toEqual(both(policyId));
  });

  it('stays as it is by what a requester does for itself', async () => {
    const { requester, insured, trackingId, templateId } = supplier;
    const requirements = { ...asksFor(1_000_000), rating: { strength: 'A-', size: 'VII' } };
    expect(
      await notifiedBy(() => requester.put(`requestor/templates/${templateId}`, { requirements }).expect(200)),
    ).toEqual(both(insured.companyId));
    expect(
      await notifiedBy(() =>
        requester.post(`tracking/${trackingId}/notes`, { noteText: 'Call them on Monday.' }).expect(201),
      ),
    ).toEqual({});
    expect(
      await notifiedBy(() =>
        requester.put(`dashboard/compliancereview/${trackingId}/assign`, { assigneeId: requester.userId }).expect(200),
      ),
    ).toEqual({});
    expect(
      await notifiedBy(() => requester.post('requestor/projects', { name: 'North Yard', templateId }).expect(201)),
    ).toEqual({});
  });

  it('is not that of another supplier', async () => {
    const { requester, insured, templateId } = neighbor;
    expect(await notifiedBy(() => requireOf(requester, templateId, 3_000_000))).toEqual({
      otherInsured: [insured.companyId],
      otherAgent: [insured.companyId],
    });
  });
});
