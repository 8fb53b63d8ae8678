import type {
  CertificateReading,
  UploadedCertificate,
} from '@covertrail/contracts/certificate-upload/certificate-upload.replies';
import { CertificateReadings } from '@covertrail/backend/features/certificate-upload/reading/certificate-readings.service';
import { coverSupplier } from '@covertrail/backend/testing/covered-supplier';
import type { Caller } from '@covertrail/backend/testing/people';
import { bodyOf, type TestProduct } from '@covertrail/backend/testing/test-product';

const ASK = 'policy/request/template/createPolicyRequest';

/** An insured that was asked, and its request. */
export interface Asked {
  readonly requester: Caller;
  readonly insured: Caller;
  readonly requestId: string;
}

export async function askedInsured(product: TestProduct): Promise<Asked> {
  const { requester, insured, projectId } = await coverSupplier(product);
  const body = { projectId, insuredCompanyId: insured.companyId, message: '', dueOn: '2026-12-05', again: true };
  const { requestId } = bodyOf<{ requestId: string }>(await requester.post(ASK, body).expect(201));
  return { requester, insured, requestId };
}

/** Sends a certificate for the request. */
export const sendCertificate = ({ insured, requestId }: Asked, file: Uint8Array, name = 'COI.pdf') =>
  insured.upload(
    `pendinginsuredrequest/certificateupload?requestId=${requestId}`,
    'multipartFiles',
    Buffer.from(file),
    name,
  );

/** The reading of a certificate that was sent now, once it has ended. */
export async function readingOf(product: TestProduct, party: Asked, file: Uint8Array): Promise<CertificateReading> {
  const { transactionId } = bodyOf<UploadedCertificate>(await sendCertificate(party, file).expect(201));
  await product.app.get(CertificateReadings).idle();
  return readingNow(party, transactionId);
}

export const readingNow = async ({ insured }: Asked, transactionId: string): Promise<CertificateReading> =>
  bodyOf<CertificateReading>(await insured.get(`extract/coiExtraction/${transactionId}`).expect(200));
