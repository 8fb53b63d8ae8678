import { setTimeout as pause } from 'node:timers/promises';
import type { PageOf } from '@covertrail/contracts/calls/page';
import type { BatchRow, RequestBatchRow } from '@covertrail/contracts/request-batch/request-batch.replies';
import type { RequestDetails, RequestRow } from '@covertrail/contracts/request/request.replies';
import { join, registerCompany, type Caller } from '#testing/people';
import { START } from '@covertrail/platform/event-store/event-store.port';
import { asksFor } from '#testing/covered-supplier';
import { bodyOf, openTestProduct, type TestProduct } from '#testing/test-product';

const DUE = '2026-12-05';

describe('requests to many at once [D01]', () => {
  let product: TestProduct;
  let requester: Caller;
  let other: Caller;
  let projectId: string;
  let otherProject: string;
  let insuredId: string;

  beforeAll(async () => {
    product = await openTestProduct();
    requester = await join(product, await registerCompany(product, 'Meridian Builders', ['requester']), 'Dana');
    other = await join(product, await registerCompany(product, 'Harbor Homes', ['requester']), 'Otto');
    insuredId = await registerCompany(product, 'Volt Brothers', ['insured']);
    projectId = await projectOf(requester);
    otherProject = await projectOf(other);
  });
  afterAll(() => product.close());

  async function projectOf(by: Caller): Promise<string> {
    const template = await by
      .post('requestor/templates', { name: 'Trades', requirements: asksFor(1_000_000) })
      .expect(201);
    const { templateId } = bodyOf<{ templateId: string }>(template);
    const project = await by.post('requestor/projects', { name: 'Riverfront', templateId }).expect(201);
    return bodyOf<{ projectId: string }>(project).projectId;
  }

  const start = async (by: Caller, rows: readonly object[], more: object = {}, key?: string): Promise<string> => {
    const body = { projectId: by === other ? otherProject : projectId, dueOn: DUE, rows, ...more };
    return bodyOf<{ batchId: string }>(await by.post('policy/request/batch', body, key).expect(201)).batchId;
  };
  const batchOf = async (by: Caller, batchId: string): Promise<RequestBatchRow> => {
    const page = bodyOf<PageOf<RequestBatchRow>>(await by.get('policy/request/batches').expect(200));
    return page.rows.find(({ id }) => id === batchId)!;
  };
  /** Turns follow one another: the log is settled when the last one has been. */
  const carriedOut = async (by: Caller, batchId: string): Promise<RequestBatchRow> => {
    for (;;) {
      await product.settled();
      const batch = await batchOf(by, batchId);
      if (batch.stage === 'completed') return batch;
      await pause(5);
    }
  };
  const rowsOf = async (by: Caller, batchId: string, query = ''): Promise<readonly BatchRow[]> =>
    bodyOf<PageOf<BatchRow>>(await by.get(`policy/request/batch/rows/${batchId}${query}`).expect(200)).rows;
  const sentTo = async (by: Caller, name: string): Promise<readonly RequestRow[]> =>
    bodyOf<PageOf<RequestRow>>(await by.get('policy/request/pendinglist?size=200').expect(200)).rows.filter(
      ({ insuredName }) => insuredName === name,
    );

  it('asks each row by itself, and says of each what became of it', async () => {
    const batchId = await start(
      requester,
      [
        { insuredId },
        { email: 'Office@Brandt.example', name: 'Brandt Masonry' },
        { email: 'no address' },
        { insuredId },
        { insuredId: requester.companyId },
        {},
      ],
      { delivery: 'rush', cc: ['legal@meridian.example'], message: 'Welcome.' },
    );
    expect(await carriedOut(requester, batchId)).toMatchObject({
      ...{ count: 6, done: 6, sent: 2, alreadyOpen: 1, refused: 3, projectName: 'Riverfront' },
    });
    expect(await rowsOf(requester, batchId)).toEqual([
      expect.objectContaining({ row: 1, recipient: 'Volt Brothers', message: null }),
      expect.objectContaining({ row: 2, recipient: 'Brandt Masonry, Office@Brandt.example', outcome: 'sent' }),
      expect.objectContaining({ row: 3, outcome: 'refused', message: 'Please enter valid email address.' }),
      expect.objectContaining({ row: 4 }),
      expect.objectContaining({ row: 5, outcome: 'refused', message: 'This supplier does not exist.' }),
      expect.objectContaining({ row: 6, outcome: 'refused' }),
    ]);
    expect(await rowsOf(requester, batchId, '?outcome=alreadyOpen')).toHaveLength(1);
    expect(await sentTo(requester, 'office@brandt.example')).toMatchObject([
      { asked: { delivery: 'rush' }, message: 'Welcome.', dueOn: DUE, state: 'open' },
    ]);
    expect(await sentTo(requester, 'Volt Brothers')).toHaveLength(1);
  });

  it('sends copies of each row’s request to those of its row beside those of all', async () => {
    const rows = [
      { email: 'own@copies.example', name: 'Own', cc: 'a@own.example; LEGAL@meridian.example' },
      { email: 'none@copies.example' },
      { email: 'wrong@copies.example', cc: 'nobody' },
    ];
    const batchId = await start(requester, rows, { cc: ['legal@meridian.example'] });
    expect(await carriedOut(requester, batchId)).toMatchObject({ sent: 2, refused: 1 });
    const ccOf = async (row: BatchRow) =>
      bodyOf<RequestDetails>(await requester.get(`policy/request/details/${row.requestId}`).expect(200)).cc;
    const [own, none, wrong] = await rowsOf(requester, batchId);
    expect([...(await ccOf(own!))].sort()).toEqual(['a@own.example', 'legal@meridian.example']);
    expect(await ccOf(none!)).toEqual(['legal@meridian.example']);
    expect(wrong).toMatchObject({ outcome: 'refused', message: 'Please enter valid email address.' });
  });

  it('is the same when it is sent again, and keeps its addresses out of the log', async () => {
    const key = '0d000000-0000-4000-8000-0000000000b1';
    const rows = [{ email: 'twice@supplier.example' }];
    const batchId = await start(requester, rows, {}, key);
    expect(await start(requester, rows, {}, key)).toBe(batchId);
    await carriedOut(requester, batchId);
    expect(await sentTo(requester, 'twice@supplier.example')).toHaveLength(1);
    const events = await product.infrastructure.events.readStream(`requestBatch-${batchId}`);
    expect(JSON.stringify(events)).not.toContain('supplier.example');
  });

  it('lets a batch of another company have its turns in between', async () => {
    const many = Array.from({ length: 200 }, (_, index) => ({ email: `many${index}@supplier.example` }));
    const first = await start(requester, many);
    const second = await start(other, [{ email: 'few@supplier.example' }]);
    await carriedOut(other, second);
    await carriedOut(requester, first);
    const ends = [];
    for await (const { type, data } of product.infrastructure.events.readAll({ after: START }))
      if (type === 'RequestBatchCompleted') ends.push((data as { batchId: string }).batchId);
    expect(ends.slice(-2)).toEqual([second, first]);
    expect(await batchOf(requester, first)).toMatchObject({ done: 200, sent: 200 });
  });

  it('is for the requester alone', async () => {
    const batchId = await start(requester, [{ email: 'own@supplier.example' }]);
    await carriedOut(requester, batchId);
    expect(await batchOf(other, batchId)).toBeUndefined();
    await other.get(`policy/request/batch/rows/${batchId}`).expect(404);
    await other.post('policy/request/batch', { projectId, dueOn: DUE, rows: [{ insuredId }] }).expect(404);
    await requester.post('policy/request/batch', { projectId, dueOn: DUE, rows: [] }).expect(422);
  });
});
