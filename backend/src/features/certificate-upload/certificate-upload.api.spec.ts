import request from 'supertest';
import type {
  CertificateReading,
  CertificateTransaction,
  ExtractionStatus,
  UploadedCertificate,
} from '@covertrail/contracts/certificate-upload/certificate-upload.replies';
import type { RequestClaims } from '@covertrail/contracts/request/invitation.replies';
import { newId } from '@covertrail/platform/ids/ids';
import { pdfOf } from '#pdf-files/testing/pdf-of';
import { openWithSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { join, registerCompany, type Caller } from '#testing/people';
import { bodyOf, type TestProduct } from '#testing/test-product';
import { pngOf } from '#uploads/testing/pictures';
import { CertificateReadings } from './reading/certificate-readings.service.js';

const ASK = 'policy/request/template/createPolicyRequest';
const COI = pdfOf('Terms of the site');

describe('certificates that are uploaded [E01]', () => {
  jest.setTimeout(120_000);
  let product: TestProduct;
  let world: CoveredSupplier;
  let requestId: string;

  beforeAll(async () => {
    [product, world] = await openWithSupplier();
    requestId = await newRequest();
  });
  afterAll(() => product.close());

  const newRequest = async (): Promise<string> => {
    const { projectId, insured } = world;
    const body = { projectId, insuredCompanyId: insured.companyId, message: '', dueOn: '2026-12-05', again: true };
    return bodyOf<{ requestId: string }>(await world.requester.post(ASK, body).expect(201)).requestId;
  };
  const form = (by: Caller, query: Readonly<Record<string, string>>, key = newId()) =>
    request(product.server)
      .post('/covertrail-api/pendinginsuredrequest/certificateupload')
      .set('Authorization', `Bearer ${by.token}`)
      .set('Idempotency-Key', key)
      .query(query);
  const send = (by: Caller, query: Readonly<Record<string, string>>, content = COI, part: object = {}) =>
    form(by, query).field('request', JSON.stringify(part)).attach('multipartFiles', content, 'COI.pdf');
  const upload = async (by: Caller, id: string, content = COI) =>
    bodyOf<UploadedCertificate>(await send(by, { requestId: id }, content).expect(201));
  const read = async () => {
    await product.app.get(CertificateReadings).idle();
    await product.settled();
  };
  const transactions = async (by: Caller, id: string) =>
    bodyOf<readonly CertificateTransaction[]>(await by.get(`pendinginsuredrequest/transactions/${id}`).expect(200));
  const statusOf = async (by: Caller, id: string) =>
    bodyOf<ExtractionStatus>(await by.get(`policy/response/certificateuploadstatus/${id}`).expect(200));

  it('are a PDF with pictures and PDF beside it, listed for both sides, and read by themselves', async () => {
    const reply = await form(world.insured, { requestId })
      .attach('request', Buffer.from(JSON.stringify({ requestId, priority: 'standard' })), {
        filename: 'blob',
        contentType: 'application/json',
      })
      .attach('multipartFiles', COI, 'COI.pdf')
      .attach('multipartFiles', pngOf(20, 20), 'W-9.png')
      .expect(201);
    const { transactionId } = bodyOf<UploadedCertificate>(reply);
    expect(reply.body).toMatchObject({ data: { fileName: 'COI.pdf', duplicateOf: null } });
    await read();
    for (const caller of [world.insured, world.agent, world.requester])
      expect(await transactions(caller, requestId)).toMatchObject([
        {
          transactionId,
          fileName: 'COI.pdf',
          additional: ['W-9.png'],
          uploadedAs: 'insured',
          status: 'refused',
          reason: 'CERTIFICATE.NOT_A_CERTIFICATE',
          attemptsLeft: 4,
        },
      ]);
  });

  it('are refused where a file is of another kind, in the words that are specified, and nothing is listed', async () => {
    const id = await newRequest();
    const other = Buffer.from('<html></html>');
    const first = await send(world.insured, { requestId: id }, other).expect(422);
    expect(first.body).toMatchObject({ message: 'File not supported. Please upload pdf only.' });
    const picture = await send(world.insured, { requestId: id }, pngOf(20, 20)).expect(422);
    expect(picture.body).toMatchObject({ message: 'File not supported. Please upload pdf only.' });
    const beside = await send(world.insured, { requestId: id }).attach('multipartFiles', other, 'a.pdf').expect(422);
    expect(beside.body).toMatchObject({
      message: 'File not supported. Please upload image or pdf only, as mentioned above.',
    });
    await form(world.insured, { requestId: id }).field('request', '{}').expect(400);
    await product.settled();
    expect(await transactions(world.insured, id)).toEqual([]);
  });

  it('are two transactions where two come at once, and one where the same call is repeated', async () => {
    const id = await newRequest();
    const [first, second] = await Promise.all([upload(world.insured, id), upload(world.agent, id, pdfOf('Other'))]);
    expect(first.transactionId).not.toBe(second.transactionId);
    const key = newId();
    const again = () => form(world.insured, { requestId: id }, key).attach('multipartFiles', COI, 'COI.pdf');
    const ids = [await again().expect(201), await again().expect(201)].map(
      (reply) => bodyOf<UploadedCertificate>(reply).transactionId,
    );
    expect(new Set(ids).size).toBe(1);
    await read();
    const listed = await transactions(world.requester, id);
    expect(listed.map(({ transactionId }) => transactionId).sort()).toEqual(
      [first.transactionId, second.transactionId, ids[0]!].sort(),
    );
  });

  it('say that the same file came before, until that was taken back', async () => {
    const id = await newRequest();
    const { transactionId } = await upload(world.insured, id);
    await read();
    expect(await upload(world.insured, id)).toMatchObject({ duplicateOf: transactionId });
    expect(await upload(world.insured, id, pdfOf('Other'))).toMatchObject({ duplicateOf: null });
  });

  it('say to both sides alone what the newest of a request claims, until it was taken back [D04] [D13]', async () => {
    const id = await newRequest();
    const { transactionId } = await upload(world.insured, id);
    await read();
    const claims = async (by: Caller) =>
      bodyOf<RequestClaims>(await by.post('policy/request/claims', { requestIds: [id] }).expect(200)).claims;
    for (const by of [world.insured, world.agent, world.requester])
      expect(await claims(by)).toEqual([
        { requestId: id, transactionId, fileName: 'COI.pdf', state: 'notRead', insured: null, lines: [] },
      ]);
    const rival = await join(product, await registerCompany(product, 'Rival Builders', ['requester']), 'Rex');
    expect(await claims(rival)).toEqual([]);
    await world.insured.post('extract/coiExtraction/cancel', { transactionId }).expect(200);
    await product.settled();
    expect(await claims(world.requester)).toEqual([]);
  });

  it('are taken by nobody but both sides of the request, which must be open', async () => {
    const stranger = await join(product, await registerCompany(product, 'Quarry Lane', ['insured']), 'Stan');
    await send(stranger, { requestId }).expect(404);
    await stranger.get(`pendinginsuredrequest/transactions/${requestId}`).expect(404);
    const { transactionId } = await upload(world.insured, requestId);
    await stranger.get(`extract/coiExtraction/${transactionId}`).expect(404);
    await stranger.get(`extract/coiExtraction/${transactionId}/file`).expect(404);
    const ended = await newRequest();
    await world.requester.post('policy/request/cancel', { requestId: ended, reason: 'Over' }).expect(200);
    const late = await send(world.insured, { requestId: ended }).expect(409);
    expect(late.body).toMatchObject({ code: 'CERTIFICATE_UPLOAD.REQUEST_ENDED' });
    await send(world.insured, {}).expect(400);
    await send(world.insured, { requestId }, COI, { requestId: ended }).expect(400);
  });

  it('of a requester are for a supplier of a project of its own, with a priority [D10]', async () => {
    const { requester, projectId, insured } = world;
    const subject = { projectId, insuredCompanyId: insured.companyId };
    const reply = await send(requester, subject, COI, { priority: 'priority' }).expect(201);
    const { transactionId } = bodyOf<UploadedCertificate>(reply);
    await read();
    const reading = bodyOf<CertificateReading>(await insured.get(`extract/coiExtraction/${transactionId}`).expect(200));
    expect(reading).toMatchObject({ requestId: null, projectId, insuredId: insured.companyId, status: 'refused' });
    await send(requester, { projectId, insuredCompanyId: newId() }).expect(404);
    await send(insured, subject).expect(400);
  });

  it('are read again, go on as they are, or are taken back, by the side that uploaded them [E02]', async () => {
    const id = await newRequest();
    const { transactionId } = await upload(world.agent, id);
    await read();
    expect(await statusOf(world.requester, transactionId)).toMatchObject({
      status: 'refused',
      reason: 'CERTIFICATE.NOT_A_CERTIFICATE',
      extractionStatus: 0,
      extractionProgress: 100,
      attemptsLeft: 4,
    });
    await world.requester.post('extract/coiExtraction', { transactionId }).expect(404);
    const again = bodyOf<ExtractionStatus>(
      await world.insured.post('extract/coiExtraction', { transactionId }).expect(200),
    );
    expect(again).toMatchObject({ attemptsLeft: 3 });
    await read();
    expect(await statusOf(world.insured, transactionId)).toMatchObject({ status: 'refused', attemptsLeft: 3 });
    await world.insured.post('extract/coiExtraction/continue', { transactionId }).expect(200);
    expect(await statusOf(world.insured, transactionId)).toMatchObject({ status: 'takenAsIs' });
    await world.insured.post('extract/coiExtraction/cancel', { transactionId }).expect(200);
    expect(await statusOf(world.insured, transactionId)).toMatchObject({ status: 'canceled' });
    const file = await world.requester.get(`extract/coiExtraction/${transactionId}/file`).buffer(true).expect(200);
    expect(Buffer.from(file.body as Buffer).equals(COI)).toBe(true);
  });
});
