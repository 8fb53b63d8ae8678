/** @run rest: many refused calls and log-ins, one after the other; logs with events that cannot be read, and histories of odd events. */
import type { ActivityRow } from '@covertrail/contracts/activity-log/activity-log.replies';
import type { PolicyHistory, TrackingHistory } from '@covertrail/contracts/history/history.replies';
import { deriveId } from '@covertrail/platform/ids/ids';
import { loggedIn, type Caller } from '#testing/people';
import { openWithSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { bodyOf, type TestProduct } from '#testing/test-product';

/** Events that calls could store before contracts were checked; they are appended without the rules. */
describe('histories and logs of events that today’s rules would refuse', () => {
  let product: TestProduct;
  let world: CoveredSupplier;
  let requester: Caller;
  let agent: Caller;

  async function append(stream: string, type: string, data: object): Promise<string> {
    const id = deriveId('odd', stream, type);
    const recordedAt = product.clock.now();
    const meta = {
      actor: world.agent.userId,
      role: 'agent',
      tenant: world.agent.companyId,
      commandId: id,
      commandHash: id,
      correlationId: id,
      causationId: null,
      schemaVersion: 1,
      recordedAt,
    } as const;
    await product.infrastructure.events.append(stream, [{ id, type, data, meta }], 'any');
    return id;
  }

  beforeAll(async () => {
    [product, world] = await openWithSupplier();
    const { insured, requester: asking, agent: answering, projectId, policyId, templateId } = world;
    const shareId = deriveId('odd share');
    await append(`share-${shareId}`, 'PoliciesShared', {
      shareId,
      insuredId: insured.companyId,
      agencyId: answering.companyId,
      requesterId: asking.companyId,
      projectId,
      requestId: null,
      policyIds: [[policyId]],
      effectiveFrom: '2026-11-21',
    });
    await append(`request-${deriveId('odd request')}`, 'CoverageRequested', {
      requestId: deriveId('odd request'),
      number: '77',
      requesterId: asking.companyId,
      insuredId: insured.companyId,
      insuredName: 'Granite Peak',
      agencyId: answering.companyId,
      projectId,
      templateId,
      message: null,
      dueOn: '2026-12-05',
    });
    await product.settled();
    requester = await loggedIn(product, asking);
    agent = await loggedIn(product, answering);
  });
  afterAll(() => product.close());

  const log = async (caller: Caller) =>
    bodyOf<{ rows: readonly ActivityRow[] }>(await caller.get('activity-log?size=200').expect(200)).rows;

  it('show a share whose ids stood in lists of their own, and a request with no message', async () => {
    const { entries } = bodyOf<TrackingHistory>(
      await requester.get(`tracking/${world.trackingId}/history`).expect(200),
    );
    expect(entries.filter(({ sentence }) => sentence.includes('shared *General liability GL-88120*'))).toHaveLength(2);
    expect((await log(agent)).filter(({ type }) => type === 'CoverageRequested')).toHaveLength(2);
    await requester.get('activity-log/export').expect(200);
    expect(product.log.warnings).toEqual([]);
  });

  it('show only the id of an event that cannot be put into words, and the text of all others', async () => {
    const id = await append(`policy-${world.policyId}`, 'PolicyRejected', {
      policyId: world.policyId,
      agencyId: world.agent.companyId,
      reason: 5,
    });
    await product.settled();
    const sentence = `This event could not be read (${id}).`;
    expect((await log(agent)).find(({ eventId }) => eventId === id)).toMatchObject({ sentence, changes: [] });
    const { entries } = bodyOf<PolicyHistory>(await agent.get(`policy/${world.policyId}/history`).expect(200));
    expect(entries.map((entry) => entry.sentence)).toContain(sentence);
    expect(entries).toHaveLength(3);
    await requester.get(`tracking/${world.trackingId}/verdict`).expect(200);
    expect((await agent.get('activity-log/export').expect(200)).text).toContain(sentence);
  });

  it('do not stop a rebuild', async () => {
    const before = await log(agent);
    await product.rebuilt();
    expect(await log(agent)).toEqual(before);
  });
});
