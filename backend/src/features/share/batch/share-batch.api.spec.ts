import { setTimeout as pause } from 'node:timers/promises';
import type { PageOf } from '@covertrail/contracts/calls/page';
import type { ShareBatchOutcome, ShareBatchProgress } from '@covertrail/contracts/share-batch/share-batch.replies';
import type { ShareRow } from '@covertrail/contracts/share/share.replies';
import { openWithSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { join, registerCompany } from '#testing/people';
import { terms } from '#testing/terms';
import { bodyOf, type TestProduct } from '#testing/test-product';

describe('sharing with many at once [D03]', () => {
  let product: TestProduct;
  let world: CoveredSupplier;
  let insuredCompanyId: string;
  const projects: string[] = [];

  beforeAll(async () => {
    [product, world] = await openWithSupplier();
    insuredCompanyId = world.insured.companyId;
    for (let number = 0; number < 70; number += 1) {
      const project = { name: `Lot ${number}`, templateId: world.templateId };
      projects.push(
        bodyOf<{ projectId: string }>(await world.requester.post('requestor/projects', project).expect(201)).projectId,
      );
    }
  });
  afterAll(() => product.close());

  const addPolicy = async (policyNumber: string): Promise<string> => {
    const body = { insuredCompanyId, line: 'generalLiability', terms: terms({ policyNumber }) };
    return bodyOf<{ policyId: string }>(await world.agent.post('policy/addnewpolicy', body).expect(201)).policyId;
  };
  const rowsFor = (ids: readonly string[]) =>
    ids.map((projectId) => ({ requesterCompanyId: world.requester.companyId, projectId }));
  const start = async (policyId: string, rows: readonly object[], key?: string): Promise<string> => {
    const body = { insuredCompanyId, policyIds: [policyId], remarks: 'To all', rows };
    return bodyOf<{ batchId: string }>(await world.agent.post('sharedpolicy/bulk/share', body, key).expect(201))
      .batchId;
  };
  const carriedOut = async (batchId: string): Promise<ShareBatchProgress> => {
    for (;;) {
      await product.settled();
      const { rows } = bodyOf<PageOf<ShareBatchProgress>>(
        await world.insured.get(`sharedpolicy/bulk/list?insuredCompanyId=${insuredCompanyId}`).expect(200),
      );
      const batch = rows.find(({ id }) => id === batchId);
      if (batch?.stage === 'completed') return batch;
      await pause(5);
    }
  };
  const outcomesOf = async (batchId: string, query = '') =>
    bodyOf<PageOf<ShareBatchOutcome>>(await world.agent.get(`sharedpolicy/bulk/rows/${batchId}${query}`).expect(200))
      .rows;
  const sharesOf = async (policyId: string) =>
    bodyOf<PageOf<ShareRow>>(await world.agent.get(`sharedpolicy/listview?policyId=${policyId}&size=200`).expect(200));

  it('shares with each recipient by itself, over several turns, and says of each what became of it', async () => {
    const policyId = await addPolicy('GL-BULK');
    const stranger = await registerCompany(product, 'Harbor Homes', ['requester']);
    const foreign = { requesterCompanyId: stranger, projectId: projects[0]! };
    // The foreign row comes first: the same project again is the same recipient.
    const batchId = await start(policyId, [...rowsFor(projects.slice(1)), foreign]);
    expect(await carriedOut(batchId)).toMatchObject({ count: 70, done: 70, shared: 69, refused: 1 });
    expect(await outcomesOf(batchId, '?outcome=refused')).toMatchObject([
      { row: 70, requesterName: 'Harbor Homes', message: 'It could not be shared.', shareId: null },
    ]);
    const [first] = await outcomesOf(batchId);
    expect(first).toMatchObject({
      row: 1,
      requesterName: 'Meridian Builders',
      projectName: 'Lot 1',
      outcome: 'shared',
    });
    expect((await sharesOf(policyId)).total).toBe(69);
  });

  it('makes one share of each row, however often the same is sent', async () => {
    const policyId = await addPolicy('GL-AGAIN');
    const key = '0d000000-0000-4000-8000-0000000000c1';
    const rows = rowsFor(projects.slice(0, 3));
    const batchId = await start(policyId, rows, key);
    expect(await start(policyId, [...rows], key)).toBe(batchId);
    await carriedOut(batchId);
    const again = await start(policyId, [...rows, ...rows]);
    expect(await carriedOut(again)).toMatchObject({ count: 3, shared: 0, alreadyShared: 3 });
    expect((await sharesOf(policyId)).total).toBe(3);
  });

  it('puts a policy in the place of another one for those that were chosen, at once or upon expiration', async () => {
    const [old, next] = [await addPolicy('GL-OLD'), await addPolicy('GL-NEXT')];
    await carriedOut(await start(old, rowsFor(projects.slice(0, 3))));
    const shares = (await sharesOf(old)).rows;
    const idAt = (number: number) => ({
      shareId: shares.find(({ projectName }) => projectName === `Lot ${number}`)!.id,
    });
    const replace = async (upon: string, chosen: readonly object[]) => {
      const body = { policyId: old, replacedBy: next, upon, shares: chosen };
      return carriedOut(
        bodyOf<{ batchId: string }>(await world.agent.post('replace/policies', body).expect(201)).batchId,
      );
    };
    expect(await replace('replacement', [idAt(0)])).toMatchObject({ shared: 1 });
    expect(await replace('expiration', [idAt(1)])).toMatchObject({ shared: 1 });
    const named = async (policyId: string, ended: boolean) =>
      (await sharesOf(policyId)).rows
        .filter((share) => share.ended === ended)
        .map(({ projectName }) => projectName)
        .sort();
    expect(await named(old, true)).toEqual(['Lot 0']);
    expect(await named(old, false)).toEqual(['Lot 1', 'Lot 2']);
    expect(await named(next, false)).toEqual(['Lot 0', 'Lot 1']);
    const outsider = await join(product, await registerCompany(product, 'Keystone', ['agency']), 'Jonah');
    await outsider
      .post('replace/policies', { policyId: old, replacedBy: next, upon: 'replacement', shares: [idAt(2)] })
      .expect(404);
  });

  it('is for the insured and its agency alone', async () => {
    const batchId = await start(await addPolicy('GL-OWN'), rowsFor(projects.slice(0, 1)));
    await carriedOut(batchId);
    await world.requester.get(`sharedpolicy/bulk/rows/${batchId}`).expect(403);
    await world.agent
      .post('sharedpolicy/bulk/share', { insuredCompanyId, policyIds: [world.policyId], rows: [] })
      .expect(422);
  });
});
