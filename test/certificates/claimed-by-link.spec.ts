/** @run rest: a certificate is read in a process of its own. */
import request from 'supertest';
import type {
  RequestClaims,
  RequestInvitation,
  RequestReceipts,
} from '@covertrail/contracts/request/invitation.replies';
import { CertificateReadings } from '@covertrail/backend/features/certificate-upload/reading/certificate-readings.service';
import { asksFor } from '@covertrail/backend/testing/covered-supplier';
import { join, registerCompany } from '@covertrail/backend/testing/people';
import { bodyOf, openTestProduct, type TestProduct } from '@covertrail/backend/testing/test-product';
import { knownCertificate } from './known-certificate.js';

const PERSON = 'office@quarrylane.example';
const PATH = 'policy/response/certificateupload';

describe('a certificate that was given by the link of a mail [D13]', () => {
  jest.setTimeout(120_000);
  let product: TestProduct;
  beforeEach(async () => {
    product = await openTestProduct();
  });
  afterEach(() => product.close());

  const post = (path: string) => request(product.server).post(`/covertrail-api/${path}`);

  it('is read, and both sides see what it claims against each line, which answers nothing; the giver has a mail of it [A11]', async () => {
    const requester = await join(product, await registerCompany(product, 'Meridian Builders', ['requester']), 'Dana');
    const requirements = asksFor(3_000_000);
    const { templateId } = bodyOf<{ templateId: string }>(
      await requester.post('requestor/templates', { name: 'Trades', requirements }).expect(201),
    );
    const { projectId } = bodyOf<{ projectId: string }>(
      await requester.post('requestor/projects', { name: 'Riverfront', templateId }).expect(201),
    );
    const wanted = { projectId, email: PERSON, message: '', dueOn: '2026-12-05' };
    const { requestId } = bodyOf<{ requestId: string }>(
      await requester.post('policy/request/template/createPolicyRequest', wanted).expect(201),
    );
    await product.settled();
    await product.mailing.sender!.sendDue();
    const mail = (await product.mailing.mailbox!.mails()).find(({ to }) => to === PERSON)?.text ?? '';
    const token = /\/invitation#([\w-]{43})\n/.exec(mail)?.[1] ?? '';
    const file = Buffer.from(await knownCertificate('Quarry Lane'));
    const { uploadId } = bodyOf<{ uploadId: string }>(
      await post(`${PATH}/file`).set('X-Link-Token', token).attach('document', file, 'COI.pdf'),
    );
    await post(PATH).send({ token, certificateId: uploadId, additionalIds: [] }).expect(200);
    await product.settled();
    await product.app.get(CertificateReadings, { strict: false }).idle();
    await product.settled();
    const seen = bodyOf<RequestInvitation>(await post('policy/request/invitation').send({ token }).expect(200));
    expect(seen).toMatchObject({
      state: 'open',
      claimed: {
        state: 'read',
        insured: 'Quarry Lane',
        lines: [
          { line: 'generalLiability', outcome: 'fail', missing: [expect.stringContaining('$2,000,000') as unknown] },
        ],
      },
    });
    await product.mailing.sender!.sendDue();
    const mails = (await product.mailing.mailbox!.mails()).filter(({ to }) => to === PERSON);
    const processed = mails.filter(({ subject }) => subject.includes('was processed'));
    expect(processed.map(({ subject }) => subject)).toEqual([
      'Your certificate for “Meridian Builders” was processed, and something is missing',
    ]);
    expect(processed[0]?.text).toMatch(/General liability: Fail\. .*\$2,000,000/);
    expect(processed[0]?.text).toMatch(/\/invitation#[\w-]{43}\n/);
    const receipts = bodyOf<RequestReceipts>(await requester.get(`policy/request/receipts/${requestId}`).expect(200));
    expect(receipts.claimed).toEqual(seen.claimed);
    const { claims } = bodyOf<RequestClaims>(
      await requester.post('policy/request/claims', { requestIds: [requestId] }).expect(200),
    );
    expect(claims).toMatchObject([{ requestId, fileName: 'COI.pdf', ...seen.claimed }]);
  });
});
