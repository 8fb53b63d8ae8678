import type { DraftKept, SharedDraft } from '@covertrail/contracts/draft/draft.replies';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { openWithSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { join, loggedIn, type Caller } from '#testing/people';
import { bodyOf, type TestProduct } from '#testing/test-product';

describe('[D04] the draft of an answer', () => {
  let product: TestProduct;
  let world: CoveredSupplier;
  let colleague: Caller;
  let requestId: Uuid;

  beforeAll(async () => {
    [product, world] = await openWithSupplier();
    colleague = await join(product, world.agent.companyId, 'Omar');
  });
  afterAll(() => product.close());
  beforeEach(async () => {
    const input = { projectId: world.projectId, insuredCompanyId: world.insured.companyId, dueOn: '2026-12-05' };
    const requested = await world.requester.post('policy/request/template/createPolicyRequest', {
      ...input,
      again: true,
    });
    requestId = bodyOf<{ requestId: Uuid }>(requested).requestId;
    await product.settled();
  });

  const content = (remarks: string, more: object = {}) => ({
    kind: 'answer',
    policyIds: [world.policyId],
    remarks,
    documents: [],
    holder: {
      name: '',
      address1: '',
      address2: '',
      city: '',
      state: '',
      postalCode: '',
      notes: '',
      includeNotesAndAddressOnCoi: true,
      primaryNamedInsured: '',
      furtherNamedInsureds: '',
    },
    ...more,
  });
  const path = () => `policy/respond/draft/${requestId}`;
  const save = (by: Caller, seen: number, remarks: string) => by.put(path(), { seen, content: content(remarks) });
  const draftOf = async (by: Caller): Promise<SharedDraft<'answer'>> => {
    await product.settled();
    return bodyOf<SharedDraft<'answer'>>(await by.get(path()).expect(200));
  };

  it('is found again after a log-in, and by the colleagues alone', async () => {
    expect(await draftOf(world.agent)).toEqual({
      version: 0,
      content: null,
      ended: null,
      savedBy: null,
      savedAt: null,
    });
    expect(bodyOf<DraftKept>(await save(world.agent, 0, 'Renewal follows.').expect(200)).version).toBe(1);
    expect(await draftOf(await loggedIn(product, world.agent))).toMatchObject({
      version: 1,
      content: { remarks: 'Renewal follows.', policyIds: [world.policyId] },
      savedBy: { id: world.agent.userId },
      savedAt: product.clock.now(),
    });
    expect((await draftOf(colleague)).content?.remarks).toBe('Renewal follows.');
    expect((await draftOf(world.insured)).content).toBeNull();
    await world.requester.get(path()).expect(403);
  });

  it('is refused to the second of two who changed the same version', async () => {
    await save(world.agent, 0, 'First.').expect(200);
    const refused = await save(colleague, 0, 'Second.').expect(409);
    expect(refused.body).toMatchObject({ code: 'DRAFT.CHANGED_MEANWHILE' });
    expect((await draftOf(colleague)).content?.remarks).toBe('First.');
    await save(colleague, 1, 'Second.').expect(200);
    await world.agent.put(`${path()}/discard`, { seen: 1 }).expect(409);
    await world.agent.put(`${path()}/discard`, { seen: 2 }).expect(200);
    expect(await draftOf(colleague)).toMatchObject({ version: 3, content: null });
  });

  it('ends with the answer of its own company; the other side keeps what it entered', async () => {
    await save(world.agent, 0, 'Of the agent.').expect(200);
    await save(world.insured, 0, 'Of the insured.').expect(200);
    const answer = { requestId, policyIds: [world.policyId] };
    await world.insured.post('policy/response/verification/respondToPolicyRequest', answer).expect(201);
    expect(await draftOf(world.insured)).toMatchObject({ content: null, ended: 'sent' });
    expect((await draftOf(world.agent)).content?.remarks).toBe('Of the agent.');
    await save(world.insured, 1, 'One more thing.').expect(200);
  });

  it('keeps texts in any writing that are too long to be sent, and nothing else', async () => {
    const long = `مرحبا 👷‍♀️ ${'x'.repeat(10_000)}`;
    await save(world.agent, 0, long).expect(200);
    expect((await draftOf(world.agent)).content?.remarks).toBe(long);
    await save(world.agent, 1, 'x'.repeat(20_001)).expect(400);
    for (const wrong of [{ kind: 'share' }, content('', { policyIds: ['x'] }), content('', { more: 1 })])
      await world.agent.put(path(), { seen: 1, content: wrong }).expect(400);
  });
});
