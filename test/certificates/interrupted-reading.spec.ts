/** @run rest: programs that are started and killed. */
import { rmSync } from 'node:fs';
import { CertificateReadings } from '@covertrail/backend/features/certificate-upload/reading/certificate-readings.service';
import { CertificateFileReader } from '@covertrail/backend/features/certificate-upload/reading/certificate-file-reader.service';
import { TEXT } from '@covertrail/backend/features/certificate-upload/reading/reading-steps';
import { WaitingCertificates } from '@covertrail/backend/features/certificate-upload/reading/waiting-certificates.service';
import type { UploadedCertificate } from '@covertrail/contracts/certificate-upload/certificate-upload.replies';
import { atProduct } from '@covertrail/backend/testing/people';
import { bodyOf, newFolder, openTestProduct, TEST_DAY } from '@covertrail/backend/testing/test-product';
import { drawCertificate } from '../../libs/certificates/test/drawing/draw-certificate.js';
import { askedInsured, readingNow, sendCertificate, type Asked } from './uploading.js';

/** After a process that died, its lease ends. */
const LATER = new Date(Date.parse(TEST_DAY) + 100_000).toISOString();

describe('the reading of a certificate [E02]', () => {
  jest.setTimeout(120_000);

  it('is begun again by the next process where one stopped in the middle, and recorded once', async () => {
    const folder = newFolder();
    const { file } = await drawCertificate(500);
    const { party, transactionId } = await stoppedInTheMiddle(folder, file);
    const product = await openTestProduct({ folder, at: LATER });
    const again: Asked = { ...party, insured: atProduct(product, party.insured) };
    await product.settled();
    expect(await readingNow(again, transactionId)).toMatchObject({ status: 'waiting' });
    const waiting = product.app.get(WaitingCertificates);
    expect(await waiting.run()).toBe(1);
    await product.app.get(CertificateReadings).idle();
    await product.settled();
    expect(await readingNow(again, transactionId)).toMatchObject({ status: 'read', revision: 1 });
    expect(await waiting.run()).toBe(0);
    await product.close();
    rmSync(folder, { recursive: true });
  });

  /** The reader has the file and never answers; the process ends with it. */
  async function stoppedInTheMiddle(folder: string, file: Uint8Array) {
    const product = await openTestProduct({ folder });
    const party = await askedInsured(product);
    // The end of the process is listened for before the file is read: a busy machine reads it so slowly that the process ends meanwhile.
    const begun = new Promise<void>((resolve) => {
      jest.spyOn(product.app.get(CertificateFileReader), 'read').mockImplementation(async (content, { signal }) => {
        const stopped = new Promise<never>((_answer, reject) =>
          signal!.addEventListener('abort', () => reject(new Error('stopped'))),
        );
        for await (const _piece of content(TEXT));
        resolve();
        return stopped;
      });
    });
    const sent = await sendCertificate(party, file).expect(201);
    await begun;
    const { transactionId } = bodyOf<UploadedCertificate>(sent);
    expect(await readingNow(party, transactionId)).toMatchObject({ status: 'reading', extractionProgress: 50 });
    // The reaction to the upload is over: nothing but the job begins it again.
    await product.settled();
    await product.close();
    return { party, transactionId };
  }
});
