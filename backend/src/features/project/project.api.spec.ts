import type { Uuid } from '@covertrail/domain/kernel/event';
import type { ProjectRow } from '@covertrail/contracts/project/project.replies';
import type { RequestDetails, RequestedForms } from '@covertrail/contracts/request/request.replies';
import type { ShareDetails } from '@covertrail/contracts/share/share.replies';
import { coverSupplier, openWithSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { bodyOf, type TestProduct } from '#testing/test-product';

describe('projects, and rows that open [D01] [D08] [F05]', () => {
  let product: TestProduct;
  let world: CoveredSupplier;

  beforeAll(async () => {
    [product, world] = await openWithSupplier();
  });
  afterAll(() => product.close());

  const projectNow = async () =>
    bodyOf<{ rows: ProjectRow[] }>(await world.requester.get('requestor/projects').expect(200)).rows.find(
      ({ id }) => id === world.projectId,
    )!;
  const create = (name: string) => world.requester.post('requestor/projects', { name, templateId: world.templateId });

  it('are edited as they were seen, and free the name that they had', async () => {
    const { requester, projectId, templateId } = world;
    const path = `requestor/projects/${projectId}`;
    const { revision } = await projectNow();
    await requester
      .put(path, { name: 'Harbor Yard', templateId, isDefault: true })
      .set('if-match', `"${revision}"`)
      .expect(200);
    await product.settled();
    expect(await projectNow()).toMatchObject({ name: 'Harbor Yard', isDefault: true, revision: revision + 1 });
    await requester.put(path, { name: 'Quay', templateId }).set('if-match', `"${revision}"`).expect(409);
    await create('harbor yard').expect(409);
    await create('Union Yard').expect(201);
    await requester.put(path, { name: 'Union Yard', templateId }).expect(409);
  });

  it('state their first and last day, and none where an edit names none', async () => {
    const { requester, projectId, templateId } = world;
    const days = { firstDay: '2026-03-02', lastDay: '2027-06-30' };
    const edit = (more: object, status = 200) =>
      requester
        .put(`requestor/projects/${projectId}`, { name: 'Harbor Yard', templateId, isDefault: true, ...more })
        .expect(status);
    expect(await projectNow()).toMatchObject({ days: null });
    await edit({ days });
    const { body } = await edit({ days: { firstDay: days.lastDay, lastDay: days.firstDay } }, 422);
    expect(body).toMatchObject({ code: 'PROJECT.DAYS_OUT_OF_ORDER' });
    for (const wrong of [
      { firstDay: '2026-03-02' },
      { firstDay: '2026-02-30', lastDay: '2026-03-01' },
      [days],
      '2026-03-02',
    ])
      await edit({ days: wrong }, 400);
    await product.settled();
    expect(await projectNow()).toMatchObject({ days });
    await edit({});
    await requester.post('requestor/projects', { name: 'Quay North', templateId, days }).expect(201);
    await product.settled();
    expect(await projectNow()).toMatchObject({ days: null });
    const { rows } = bodyOf<{ rows: ProjectRow[] }>(await requester.get('requestor/projects').expect(200));
    expect(rows.find(({ name }) => name === 'Quay North')).toMatchObject({ days });
  });

  it('a request opens with its message, its answer and the policies of it', async () => {
    const { requester, agent, policyId } = world;
    const [row] = bodyOf<{ rows: { id: Uuid }[] }>(await requester.get('policy/request/pendinglist').expect(200)).rows;
    const opened = bodyOf<RequestDetails>(await requester.get(`policy/request/details/${row!.id}`).expect(200));
    expect(opened).toMatchObject({
      message: 'Please send proof.',
      state: 'responded',
      remarks: '',
      policies: [{ policyId, policyNumber: 'GL-88120' }],
    });
    expect(bodyOf<RequestDetails>(await agent.get(`policy/request/details/${row!.id}`).expect(200)).number).toBe(
      opened.number,
    );
  });

  it('a share opens with its policies', async () => {
    const { insured, policyId } = world;
    const [row] = bodyOf<{ rows: { id: Uuid }[] }>(await insured.get('sharedpolicy/listview').expect(200)).rows;
    const opened = bodyOf<ShareDetails>(await insured.get(`sharedpolicy/details/${row!.id}`).expect(200));
    expect(opened).toMatchObject({ ended: false, policyCount: 1, policies: [{ policyId, line: 'generalLiability' }] });
  });

  it('shares are found by a policy that they contain [C01]', async () => {
    const { insured, policyId } = world;
    const found = async (id: Uuid) =>
      bodyOf<{ rows: { id: Uuid }[] }>(await insured.get(`sharedpolicy/listview?policyId=${id}`).expect(200)).rows
        .length;
    expect([await found(policyId), await found(world.projectId)]).toEqual([1, 0]);
    await insured.get('sharedpolicy/listview?policyId=x').expect(400);
  });

  it('names the certificate forms that a requester prefers, to those who answer too [C12]', async () => {
    const { requester, insured, agent, projectId, templateId } = world;
    const path = `requestor/projects/${projectId}/forms`;
    const { revision } = await projectNow();
    await requester
      .put(path, { forms: [{ line: 'commercialProperty', form: 28 }] })
      .set('if-match', `"${revision}"`)
      .expect(200);
    await product.settled();
    expect(await projectNow()).toMatchObject({ defaultForms: { commercialProperty: 28 }, revision: revision + 1 });
    const [row] = bodyOf<{ rows: { id: Uuid }[] }>(await requester.get('policy/request/pendinglist').expect(200)).rows;
    for (const caller of [requester, insured, agent]) {
      const lines = bodyOf<readonly RequestedForms[]>(
        await caller.get(`policy/request/acordforms/${row!.id}`).expect(200),
      );
      const property = lines.find(({ line }) => line === 'commercialProperty')!.forms;
      expect(property.filter(({ requesterDefaultFormFlag }) => requesterDefaultFormFlag)).toMatchObject([
        { formNumber: 28, specialEndorsement: null },
      ]);
      expect(property.filter(({ defaultFormFlag }) => defaultFormFlag)).toMatchObject([{ formNumber: 24 }]);
      expect(lines.every(({ forms }) => new Set(forms.map(({ formNumber }) => formNumber)).size > 1)).toBe(true);
    }
    await requester.put(path, { forms: [{ line: 'generalLiability', form: 28 }] }).expect(422);
    await requester.put(path, { forms: [{ line: 'commercialProperty', form: 99 }] }).expect(400);
    await requester.put(path, { forms: [] }).set('if-match', `"${revision}"`).expect(409);
    await insured.put(path, { forms: [] }).expect(403);
    const other = await coverSupplier(product, 'Other ');
    await other.requester.put(path, { forms: [] }).expect(404);
    await other.insured.get(`policy/request/acordforms/${row!.id}`).expect(404);
    await requester.put(path, { forms: [] }).expect(200);
    await product.settled();
    expect(await projectNow()).toMatchObject({ templateId, defaultForms: {} });
  });
});
