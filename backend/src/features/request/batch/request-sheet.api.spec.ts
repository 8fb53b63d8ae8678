/** @run rest: a program is started for each sheet that is read. */
import { setTimeout as pause } from 'node:timers/promises';
import type { BookSheetPreview } from '@covertrail/contracts/book-import/book-import.replies';
import type { PageOf } from '@covertrail/contracts/calls/page';
import type { RequestBatchRow } from '@covertrail/contracts/request-batch/request-batch.replies';
import type { RequestDetails, RequestRow } from '@covertrail/contracts/request/request.replies';
import { asksFor } from '#testing/covered-supplier';
import { join, registerCompany, type Caller } from '#testing/people';
import { bodyOf, openTestProduct, type TestProduct } from '#testing/test-product';

const SHEET = 'policy/request/batch/sheet';
const DUE = '2026-12-05';

describe('requests to the suppliers of a spreadsheet [D01]', () => {
  jest.setTimeout(240_000);
  let product: TestProduct;
  let requester: Caller;
  let other: Caller;
  let projectId: string;

  beforeAll(async () => {
    product = await openTestProduct();
    requester = await join(product, await registerCompany(product, 'Meridian Builders', ['requester']), 'Dana');
    other = await join(product, await registerCompany(product, 'Harbor Homes', ['requester']), 'Otto');
    const template = { name: 'Trades', requirements: asksFor(1_000_000) };
    const { templateId } = bodyOf<{ templateId: string }>(
      await requester.post('requestor/templates', template).expect(201),
    );
    const project = await requester.post('requestor/projects', { name: 'Riverfront', templateId }).expect(201);
    ({ projectId } = bodyOf<{ projectId: string }>(project));
  });
  afterAll(() => product.close());

  const previewed = async (...rows: readonly string[]): Promise<BookSheetPreview> =>
    bodyOf<BookSheetPreview>(
      await requester.upload(`${SHEET}/preview`, 'sheet', Buffer.from(rows.join('\n')), 'whom.csv').expect(201),
    );
  const bodyFor = ({ uploadId }: BookSheetPreview, columns: string) => ({ projectId, dueOn: DUE, uploadId, columns });
  const carriedOut = async (batchId: string): Promise<RequestBatchRow> => {
    for (;;) {
      await product.settled();
      const page = bodyOf<PageOf<RequestBatchRow>>(await requester.get('policy/request/batches').expect(200));
      const batch = page.rows.find(({ id }) => id === batchId);
      if (batch?.stage === 'completed') return batch;
      await pause(5);
    }
  };
  const sentTo = async (email: string): Promise<readonly RequestRow[]> =>
    bodyOf<PageOf<RequestRow>>(await requester.get('policy/request/pendinglist?size=200').expect(200)).rows.filter(
      ({ insuredName }) => insuredName === email,
    );

  it('go to each address once, with its own copies, and say which rows are wrong before', async () => {
    const preview = await previewed(
      'Vendor,E-mail,Copy to',
      'Granite Peak,risk@sheet.example,office@sheet.example',
      'Brandt,no mail,',
      'Granite again,RISK@sheet.example,',
      'مورد,first@sheet.example,',
      '=1+1,formula@sheet.example,',
    );
    expect(preview).toMatchObject({
      count: 2,
      missing: [],
      sample: ['Granite Peak · risk@sheet.example', 'مورد · first@sheet.example'],
    });
    expect(preview.errors.map(({ row, message }) => [row, message])).toEqual([
      [3, expect.stringContaining('email')],
      [4, 'This entry is in row 2 already.'],
      [6, 'Please replace the formula by its value.'],
    ]);
    const started = await requester.post(SHEET, bodyFor(preview, 'email:1,supplierName:0,ccEmails:2')).expect(201);
    const { batchId } = bodyOf<{ batchId: string }>(started);
    expect(await carriedOut(batchId)).toMatchObject({ count: 2, sent: 2, refused: 0, projectName: 'Riverfront' });
    const [request] = await sentTo('risk@sheet.example');
    const details = await requester.get(`policy/request/details/${request!.id}`).expect(200);
    expect(bodyOf<RequestDetails>(details)).toMatchObject({ dueOn: DUE, cc: ['office@sheet.example'] });
    const events = await product.infrastructure.events.readStream(`requestBatch-${batchId}`);
    expect(JSON.stringify(events)).not.toContain('sheet.example');
  });

  it('may be 5,000 of which half are wrong, while pages are answered', async () => {
    const rows = Array.from({ length: 5_000 }, (_, at) => (at % 2 === 0 ? `s${at}@many.example` : `wrong ${at}`));
    const preview = await previewed('E-mail', ...rows);
    expect(preview).toMatchObject({ count: 2_500, wrongRows: 2_500 });
    const started = await requester.post(SHEET, bodyFor(preview, 'email:0')).expect(201);
    const { batchId } = bodyOf<{ batchId: string }>(started);
    await requester.get('requestor/projects').expect(200);
    expect(await carriedOut(batchId)).toMatchObject({ count: 2_500, done: 2_500, sent: 2_500 });
  });

  it('need the column of the addresses, a right row, and a sheet of the own company', async () => {
    const preview = await previewed('Who', 'Granite Peak');
    await requester.post(SHEET, bodyFor(preview, '')).expect(422);
    await requester.post(SHEET, bodyFor(preview, 'email:0')).expect(422);
    const right = await previewed('E-mail', 'own@sheet.example');
    await other.post(SHEET, bodyFor(right, 'email:0')).expect(404);
    await requester.post(SHEET, { ...bodyFor(right, 'email:0'), dueOn: 'soon' }).expect(400);
  });
});
