import type { DraftKept, SharedDraft } from '@covertrail/contracts/draft/draft.replies';
import type { ChosenPolicies } from '@covertrail/contracts/share/share-wizard.replies';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { newId } from '@covertrail/platform/ids/ids';
import { coverSupplier, openWithSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { join, loggedIn, type Caller } from '#testing/people';
import { bodyOf, type TestProduct } from '#testing/test-product';

const EMPTY_HOLDER = {
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
};

describe('[D03] the draft of a share', () => {
  let product: TestProduct;
  let world: CoveredSupplier;
  let other: CoveredSupplier;
  let colleague: Caller;
  let seen = 0;

  beforeAll(async () => {
    [product, world] = await openWithSupplier();
    other = await coverSupplier(product, 'Other ');
    colleague = await join(product, world.agent.companyId, 'Omar');
  });
  afterAll(() => product.close());

  const path = () => `sharedpolicy/draft/${world.insured.companyId}`;
  const content = (remarks: string) => ({
    kind: 'share',
    to: [
      {
        requesterId: world.requester.companyId,
        requesterName: 'Meridian',
        projectId: world.projectId,
        projectName: '',
      },
    ],
    shareExpiringOn: '',
    loanNumber: '',
    lenderServiceAgent: '',
    policyIds: [world.policyId],
    remarks,
    endorsementRequests: [],
    holder: EMPTY_HOLDER,
    forms: [],
    documentTypes: [1, 2, 3, 4, 5],
  });
  const save = (by: Caller, version: number, remarks: string) =>
    by.put(path(), { seen: version, content: content(remarks) });
  const draftOf = async (by: Caller): Promise<SharedDraft<'share'>> => {
    await product.settled();
    return bodyOf<SharedDraft<'share'>>(await by.get(path()).expect(200));
  };
  const share = (by: Caller, version: number, remarks: string, key?: Uuid) =>
    by.post(
      'sharedpolicy/share/company',
      {
        insuredCompanyId: world.insured.companyId,
        requesterCompanyId: world.requester.companyId,
        projectId: world.projectId,
        policyIds: [world.policyId],
        remarks,
        draft: { subjectId: world.insured.companyId, seen: version },
      },
      key,
    );
  const sharedCount = async (): Promise<number> => {
    await product.settled();
    const list = await world.insured
      .get(`sharedpolicy/listview?insuredCompanyId=${world.insured.companyId}`)
      .expect(200);
    return bodyOf<{ total: number }>(list).total;
  };

  it('is found again after a log-in, and by the colleagues alone', async () => {
    expect(bodyOf<DraftKept>(await save(world.agent, 0, 'First.').expect(200)).version).toBe(1);
    const again = await draftOf(await loggedIn(product, world.agent));
    expect(again).toMatchObject({ version: 1, content: { remarks: 'First.' }, savedBy: { id: world.agent.userId } });
    expect((await draftOf(colleague)).content?.remarks).toBe('First.');
    expect((await draftOf(world.insured)).content).toBeNull();
    await world.requester.get(path()).expect(403);
    await other.agent.get(path()).expect(404);
    await world.agent.put(path(), { seen: 1, content: { ...content(''), kind: 'answer' } }).expect(400);
  });

  it('is refused to the second of two who change it, and to one who shares what a colleague changed', async () => {
    await save(colleague, 1, 'Second.').expect(200);
    const refused = await save(world.agent, 1, 'Mine.').expect(409);
    expect(refused.body).toMatchObject({ code: 'DRAFT.CHANGED_MEANWHILE' });
    const before = await sharedCount();
    await share(world.agent, 1, 'First.').expect(409);
    expect(await sharedCount()).toBe(before);
    expect((await draftOf(world.agent)).content?.remarks).toBe('Second.');
  });

  it('ends with the share, once: of two who share it the second is refused', async () => {
    const before = await sharedCount();
    const key = newId();
    await share(world.agent, 2, 'Second.', key).expect(201);
    await share(world.agent, 2, 'Second.', key).expect(201);
    await share(colleague, 2, 'Otherwise.').expect(409);
    expect(await sharedCount()).toBe(before + 1);
    const ended = await draftOf(colleague);
    expect(ended).toMatchObject({ content: null, ended: 'sent', savedBy: { id: world.agent.userId } });
    seen = ended.version;
  });

  it('is kept where the share is refused', async () => {
    await save(world.agent, seen, 'Once more.').expect(200);
    await share(world.agent, seen + 1, 'x'.repeat(5_000)).expect(400);
    expect((await draftOf(world.agent)).content?.remarks).toBe('Once more.');
  });

  it('of a share that is shared again is its own', async () => {
    const list = await world.insured
      .get(`sharedpolicy/listview?insuredCompanyId=${world.insured.companyId}`)
      .expect(200);
    const [{ id }] = bodyOf<{ rows: [{ id: string }] }>(list).rows;
    await world.agent.put(`sharedpolicy/draft/${id}`, { seen: 0, content: content('Again.') }).expect(200);
    expect((await draftOf(world.agent)).content?.remarks).toBe('Once more.');
    await other.agent.get(`sharedpolicy/draft/${id}`).expect(404);
  });

  it('shows its policies as they are now, and an id of no policy of this insured as one of none', async () => {
    const body = { insuredCompanyId: world.insured.companyId, policyIds: [other.policyId, world.policyId] };
    const reply = bodyOf<ChosenPolicies>(await world.agent.post('sharedpolicy/chosen', body).expect(200));
    expect(reply.policies.map(({ policyId, unavailable }) => [policyId, unavailable])).toEqual([
      [world.policyId, null],
    ]);
    expect(reply.gone).toEqual([{ policyId: other.policyId, policy: null }]);
  });
});
