import type { Uuid } from '@covertrail/domain/kernel/event';
import type { NoteRow } from '@covertrail/contracts/note/note.replies';
import { coverSupplier, openWithSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { join, type Caller } from '#testing/people';
import { bodyOf, type TestProduct } from '#testing/test-product';

describe('[I02] notes about a supplier', () => {
  let product: TestProduct;
  let supplier: CoveredSupplier;
  let colleague: Caller;
  beforeAll(async () => {
    [product, supplier] = await openWithSupplier();
    colleague = await join(product, supplier.requester.companyId, 'Omar');
  });
  afterAll(() => product.close());

  const path = () => `tracking/${supplier.trackingId}/notes`;
  const add = async (text: string) =>
    bodyOf<{ noteId: Uuid }>(await supplier.requester.post(path(), { noteText: text }).expect(201)).noteId;
  const listed = async (reader: Caller) => {
    await product.settled();
    return bodyOf<{ rows: NoteRow[]; total: number }>(await reader.get(path()).expect(200));
  };

  it('are read by all of the requester, and changed by their author', async () => {
    const first = await add('Renews every March.');
    const second = await add('Certificates go to the site office.');
    const { rows: read } = await listed(colleague);
    expect(new Map(read.map(({ id, own }) => [id, own]))).toEqual(
      new Map([
        [first, false],
        [second, false],
      ]),
    );
    await supplier.requester.put(`${path()}/${first}`, { noteText: 'Renews every May.' }).expect(200);
    const { rows } = await listed(supplier.requester);
    expect(rows.find(({ id }) => id === first)).toMatchObject({
      text: 'Renews every May.',
      own: true,
      revisedAt: expect.any(String),
    });
    await supplier.requester.delete(`${path()}/${second}`).expect(200);
    expect((await listed(supplier.requester)).total).toBe(1);
  });

  it('are refused to anybody else, and without a text', async () => {
    const noteId = await add('Ask for the W-9.');
    const refused = await colleague.put(`${path()}/${noteId}`, { noteText: 'Mine now.' }).expect(409);
    expect(refused.body).toMatchObject({ code: 'NOTE.OF_ANOTHER_AUTHOR' });
    await colleague.delete(`${path()}/${noteId}`).expect(409);
    const empty = await supplier.requester.post(path(), { noteText: ' ' }).expect(400);
    expect(JSON.stringify(empty.body)).toContain('Note is required');
    await supplier.insured.get(path()).expect(403);
    await supplier.agent.get(path()).expect(403);
  });

  it('are not found about another supplier', async () => {
    const noteId = await add('Ask for the W-9.');
    const other = await coverSupplier(product, 'Other ');
    await other.requester.put(`tracking/${other.trackingId}/notes/${noteId}`, { noteText: 'Mine now.' }).expect(404);
    await other.requester.delete(`${path()}/${noteId}`).expect(404);
  });
});
