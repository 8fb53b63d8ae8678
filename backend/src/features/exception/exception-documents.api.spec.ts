import type { ExceptionRow, ExceptionsDecided } from '@covertrail/contracts/exception/exception.replies';
import type { Verdict } from '@covertrail/contracts/history/history.replies';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { pdfOf } from '#pdf-files/testing/pdf-of';
import { asksFor, coverSupplier, openWithSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import type { Caller } from '#testing/people';
import { bodyOf, type TestProduct } from '#testing/test-product';

const PDF = pdfOf('Counsel says that the work is small.');
const RULE = 'generalLiability.limit.eachOccurrence';

describe('[H02] the documents of an exception', () => {
  let product: TestProduct;
  let world: CoveredSupplier;
  let other: CoveredSupplier;

  beforeAll(async () => {
    [product, world] = await openWithSupplier();
    other = await coverSupplier(product, 'Other ');
    await world.requester
      .put(`requestor/templates/${world.templateId}`, { requirements: asksFor(2_000_000) })
      .expect(200);
    await product.settled();
  });
  afterAll(() => product.close());

  const uploaded = async (by: Caller, name = 'Counsel.pdf'): Promise<Uuid> =>
    bodyOf<{ uploadId: Uuid }>(await by.upload('policy/request/exception/document', 'document', PDF, name).expect(201))
      .uploadId;
  const verdict = async (by: Caller): Promise<Verdict> =>
    bodyOf(await by.get(`tracking/${world.trackingId}/verdict`).expect(200));
  const decide = async (change: object) => {
    const findings = (await verdict(world.requester)).toDecide
      .filter(({ rule }) => rule === RULE)
      .map(({ rule, sentence }) => ({ rule, sentence }));
    return world.requester.post(`tracking/${world.trackingId}/exceptions`, {
      decision: 'accepted',
      duration: 'perpetual',
      findings,
      ...change,
    });
  };
  const listed = async () =>
    bodyOf<{ rows: ExceptionRow[] }>(await world.requester.get('policy/request/exceptions').expect(200)).rows;
  const path = (exceptionId: Uuid, number: number | string = 1) =>
    `tracking/${world.trackingId}/exceptions/${exceptionId}/documents/${number}`;

  it('are uploads of the requester, five at most', async () => {
    const strange = await decide({ documents: [await uploaded(other.requester)] });
    expect([strange.status, strange.body]).toMatchObject([
      400,
      { errors: { documents: 'Please choose the file again.' } },
    ]);
    const six = await decide({ documents: Array.from({ length: 6 }, () => world.trackingId) });
    expect([six.status, six.body]).toMatchObject([
      400,
      { errors: { documents: 'Please attach at most 5 documents.' } },
    ]);
    await world.agent.upload('policy/request/exception/document', 'document', PDF, 'x.pdf').expect(403);
    await world.requester
      .upload('policy/request/exception/document', 'document', Buffer.from('MZ'), 'x.pdf')
      .expect(422);
  });

  it('are listed and downloaded by those who see the decision about one supplier', async () => {
    const {
      exceptionIds: [exceptionId = ''],
    } = bodyOf<ExceptionsDecided>(
      await decide({ documents: [await uploaded(world.requester), await uploaded(world.requester, 'Letter.pdf')] }),
    );
    await product.settled();
    const files = [
      { number: 1, name: 'Counsel.pdf', bytes: PDF.length },
      { number: 2, name: 'Letter.pdf' },
    ];
    expect(await listed()).toMatchObject([{ id: exceptionId, documents: files }]);
    for (const caller of [world.requester, world.insured, world.agent]) {
      expect((await verdict(caller)).findings.find(({ rule }) => rule === RULE)?.exceptionDocuments).toMatchObject(
        files,
      );
      const reply = await caller
        .get(path(exceptionId, 2))
        .buffer(true)
        .expect(200)
        .expect('content-type', 'application/pdf');
      expect(Buffer.from(reply.body as Buffer).equals(PDF)).toBe(true);
    }
    for (const number of [3, 5]) await world.requester.get(path(exceptionId, number)).expect(404);
    for (const number of [0, 6, 'x']) await world.requester.get(path(exceptionId, number)).expect(400);
    await other.requester.get(path(exceptionId)).expect(404);
    await other.requester.get(`tracking/${other.trackingId}/exceptions/${exceptionId}/documents/1`).expect(404);
    const [event] = (await product.infrastructure.events.readStream(`exceptions-${world.trackingId}`)).slice(-1);
    expect(event?.data).toMatchObject({
      documents: [
        { name: 'Counsel.pdf', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string },
        { name: 'Letter.pdf' },
      ],
    });
    await world.requester
      .post(`tracking/${world.trackingId}/exceptions/withdraw`, { exceptionId, reason: 'Another scope.' })
      .expect(201);
    await product.settled();
  });

  it('of a decision about several suppliers are the requester’s', async () => {
    const {
      exceptionIds: [exceptionId = ''],
    } = bodyOf<ExceptionsDecided>(await decide({ scope: 'template', documents: [await uploaded(world.requester)] }));
    await product.settled();
    await world.requester.get(path(exceptionId)).expect(200);
    for (const caller of [world.insured, world.agent]) {
      expect((await verdict(caller)).findings.find(({ rule }) => rule === RULE)).not.toHaveProperty(
        'exceptionDocuments',
      );
      await caller.get(path(exceptionId)).expect(404);
    }
  });
});
