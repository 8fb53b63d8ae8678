import type { PageOf } from '@covertrail/contracts/calls/page';
import type { DocumentRow, SharedDocumentRow } from '@covertrail/contracts/document/document.replies';
import type { PolicyHistory } from '@covertrail/contracts/history/history.replies';
import { LARGEST_UPLOAD } from '@covertrail/domain/kernel/upload-kinds';
import { shareDecider } from '@covertrail/domain/share/share.decider';
import { newId } from '@covertrail/platform/ids/ids';
import { VirusScanFailed } from '@covertrail/platform/virus-scan/virus-scan.port';
import { pdfOf } from '#pdf-files/testing/pdf-of';
import { coverSupplier, openWithSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { byNobody, type Caller } from '#testing/people';
import { bodyOf, type TestProduct } from '#testing/test-product';
import { attachedTo, PDF, PNG, uploaded } from './testing/document-files.js';

const GIF = Buffer.from('GIF89a');
const refusal = ({ body }: { body: unknown }) => body as { code: string; message: string };

describe('documents of a policy [C17]', () => {
  let product: TestProduct;
  let ours: CoveredSupplier;
  let theirs: CoveredSupplier;

  beforeAll(async () => {
    [product, ours] = await openWithSupplier();
    theirs = await coverSupplier(product, 'Their ', { endorsements: [{ code: 'waiverOfSubrogation', grade: 'seen' }] });
  });
  afterAll(() => product.close());

  const rowsOf = async ({ insured, policyId }: CoveredSupplier): Promise<readonly DocumentRow[]> => {
    await product.settled();
    return bodyOf(await insured.get(`policy/${policyId}/documents`).expect(200));
  };
  const contentOf = async (reply: Promise<{ body: unknown }>): Promise<Buffer> =>
    Buffer.from((await reply).body as Buffer);

  it('are attached, listed and downloaded by the insured and its agency', async () => {
    const { agent, insured, policyId } = ours;
    const id = await attachedTo(policyId, agent, { documentType: 1 }, PDF, 'COI 2026.pdf');
    const [row] = await rowsOf(ours);
    expect(row).toMatchObject({
      id,
      policyId,
      documentType: 1,
      name: 'COI 2026.pdf',
      contentType: 'application/pdf',
      bytes: PDF.length,
      version: 1,
      attachedBy: 'Priya Tester',
      revision: 0,
    });
    for (const caller of [agent, insured]) {
      const reply = await caller
        .get(`document/${id}/file`)
        .buffer(true)
        .expect(200)
        .expect('content-type', 'application/pdf');
      expect(reply.headers['content-disposition']).toBe('attachment; filename="COI 2026.pdf"');
      expect(Buffer.from(reply.body as Buffer).equals(PDF)).toBe(true);
    }
    const [event] = await product.infrastructure.events.readStream(`document-${id}`);
    expect(event?.data).toMatchObject({ policyId, file: { sha256: row!.sha256, name: 'COI 2026.pdf' } });
  });

  it('keep their versions, and say who saw which revision', async () => {
    const { insured, policyId } = theirs;
    const id = await attachedTo(policyId, insured);
    const uploadId = await uploaded(insured, PNG, 'scan.png');
    await insured.put(`document/${id}`, { uploadId }).set('if-match', '"7"').expect(409);
    await insured.put(`document/${id}`, { uploadId }).set('if-match', '"0"').expect(200);
    const row = (await rowsOf(theirs)).find((documentRow) => documentRow.id === id);
    expect(row).toMatchObject({
      version: 2,
      name: 'scan.png',
      versions: [
        { version: 2, name: 'scan.png' },
        { version: 1, name: 'form.pdf' },
      ],
    });
    expect((await contentOf(insured.get(`document/${id}/file?version=1`).buffer(true).expect(200))).equals(PDF)).toBe(
      true,
    );
    await insured.get(`document/${id}/file?version=3`).expect(404);
    await insured.get(`document/${id}/file?version=0`).expect(400);
    await insured.delete(`document/${id}`).expect(200);
    expect((await rowsOf(theirs)).some((documentRow) => documentRow.id === id)).toBe(false);
    await insured.get(`document/${id}/file`).expect(404);
  });

  it('are of another type where that was said wrong, and the history says so', async () => {
    const { agent, insured, policyId } = ours;
    const id = await attachedTo(policyId, insured, {}, PDF, 'COI late.pdf');
    const change = (documentType: number, revision = 0) =>
      agent.put(`document/${id}/type`, { documentType }).set('if-match', `"${revision}"`);
    await change(1, 7).expect(409);
    await change(9).expect(400);
    await change(1).expect(200);
    expect((await rowsOf(ours)).find((row) => row.id === id)).toMatchObject({
      documentType: 1,
      revision: 1,
      version: 1,
    });
    const { entries } = bodyOf<PolicyHistory>(await insured.get(`policy/${policyId}/history`).expect(200));
    expect(entries.at(-1)).toMatchObject({
      type: 'DocumentTypeChanged',
      actor: 'Priya Tester',
      sentence: 'The type of the document *COI late.pdf* of *General liability GL-88120* was changed.',
      changes: [{ label: 'Document type', before: 'Additional document', after: 'Certificate of insurance' }],
    });
    await theirs.agent.put(`document/${id}/type`, { documentType: 4 }).expect(404);
    await ours.requester.put(`document/${id}/type`, { documentType: 4 }).expect(403);
    const picture = await attachedTo(policyId, insured, {}, PNG, 'scan.png');
    const other = await insured.put(`document/${picture}/type`, { documentType: 1 }).expect(422);
    expect(refusal(other).code).toBe('DOCUMENT.OTHER_KIND');
    for (const added of [picture, id]) await insured.delete(`document/${added}`).expect(200);
  });

  it('come late to a policy that was canceled, and not to one that is archived', async () => {
    const late = await coverSupplier(product, 'Late ');
    const { insured, agent, requester, policyId, projectId } = late;
    await insured.delete(`policy/deletePolicy/${policyId}`, { reason: 'Sold' }).expect(200);
    const id = await attachedTo(policyId, insured);
    await insured.put(`policy/archive/${policyId}`).expect(200);
    const uploadId = await uploaded(agent, PNG, 'scan.png');
    const archived = { code: 'DOCUMENT.POLICY_ARCHIVED', message: 'Archived policies cannot be edited.' };
    expect(refusal(await agent.post('document', { policyId, documentType: 4, uploadId }).expect(409))).toMatchObject(
      archived,
    );
    expect(refusal(await agent.put(`document/${id}`, { uploadId }).expect(409))).toMatchObject(archived);
    expect(refusal(await insured.delete(`document/${id}`).expect(409))).toMatchObject(archived);
    const share = {
      insuredCompanyId: insured.companyId,
      requesterCompanyId: requester.companyId,
      projectId,
      policyIds: [policyId],
    };
    expect(refusal(await insured.post('sharedpolicy/share/company', share).expect(409)).code).toBe(
      'SHARE.POLICY_ARCHIVED',
    );
    await insured.put(`policy/unarchive/${policyId}`).expect(200);
    await insured.delete(`document/${id}`).expect(200);
    await insured.post('sharedpolicy/share/company', share).expect(201);
  });

  it('are what their content says, of the kinds of their type, and no larger than 20 MB', async () => {
    const { insured, policyId } = ours;
    const put = (content: Buffer, name: string) => insured.upload('document/file', 'document', content, name);
    for (const content of ['MZ', '', '<html>', ' %PDF-1.4']) {
      expect(refusal(await put(Buffer.from(content), 'invoice.pdf').expect(422))).toMatchObject({
        code: 'FILE.OTHER_KIND',
        message: 'File not supported. Please upload pdf, png, jpeg, gif only.',
      });
    }
    const large = (bytes: number) => pdfOf('A long form', { bytes });
    expect(refusal(await put(large(LARGEST_UPLOAD + 1), 'large.pdf').expect(413)).message).toBe(
      'The uploading document should be smaller than 20 MB!',
    );
    await put(large(LARGEST_UPLOAD), 'fits.pdf').expect(201);
    const certificate = { policyId, documentType: 1, uploadId: await uploaded(insured, PNG, 'scan.png') };
    expect(refusal(await insured.post('document', certificate).expect(422)).message).toBe(
      'File not supported. Please upload pdf only.',
    );
    const picture = { policyId, documentType: 5, uploadId: await uploaded(insured, GIF, 'moving.gif') };
    expect(refusal(await insured.post('document', picture).expect(422)).code).toBe('DOCUMENT.OTHER_KIND');
    await insured.post('document', { ...picture, documentType: 4 }).expect(201);
    await insured.post('document', { ...picture, documentType: 6 }).expect(400);
  });

  it('cite a file that the own company uploaded, for a policy of its own', async () => {
    const uploadId = await uploaded(theirs.insured);
    const stolen = await ours.insured
      .post('document', { policyId: ours.policyId, documentType: 4, uploadId })
      .expect(400);
    expect(stolen.body).toMatchObject({ errors: { uploadId: 'Please choose the file again.' } });
    await theirs.insured.post('document', { policyId: ours.policyId, documentType: 4, uploadId }).expect(404);
    const id = await attachedTo(ours.policyId, ours.insured);
    for (const stranger of [theirs.insured, theirs.agent]) {
      await stranger.get(`document/${id}/file`).expect(404);
      await stranger.delete(`document/${id}`).expect(404);
      await stranger.put(`document/${id}`, { uploadId }).expect(404);
    }
    await theirs.requester.get(`tracking/${theirs.trackingId}/documents/${id}`).expect(404);
  });

  it('are one for each endorsement of the policy [C08]', async () => {
    const { agent, policyId } = theirs;
    const waiver = { documentType: 3, endorsement: 'waiverOfSubrogation' };
    const id = await attachedTo(policyId, agent, waiver);
    const second = { policyId, ...waiver, uploadId: await uploaded(agent, PNG, 'other.png') };
    expect(refusal(await agent.post('document', second).expect(409)).message).toBe('Only One document is allowed.');
    const missing = { ...second, endorsement: 'additionalInsuredOngoing' };
    expect(refusal(await agent.post('document', missing).expect(422)).code).toBe('DOCUMENT.ENDORSEMENT_NOT_APPLIED');
    await agent.delete(`document/${id}`).expect(200);
    expect(bodyOf<{ documentId: string }>(await agent.post('document', second).expect(201)).documentId).toBe(id);
    expect((await rowsOf(theirs)).filter(({ endorsement }) => endorsement === 'waiverOfSubrogation')).toMatchObject([
      { name: 'other.png', version: 2 },
    ]);
    const refused = await agent.put(`document/${id}/type`, { documentType: 4 }).expect(422);
    expect(refusal(refused).code).toBe('DOCUMENT.OF_ENDORSEMENT');
  });

  it('are shown to the requester as long as they are shared, and their downloads are refused at once after that [D08]', async () => {
    const { requester, insured, policyId, trackingId } = theirs;
    const id = await attachedTo(policyId, insured, {}, PDF, 'shared.pdf');
    await product.settled();
    const shown = async () =>
      bodyOf<readonly SharedDocumentRow[]>(await requester.get(`tracking/${trackingId}/documents`).expect(200));
    expect((await shown()).find((row) => row.id === id)).toMatchObject({
      name: 'shared.pdf',
      line: 'generalLiability',
      policyNumber: 'Their GL-88120',
    });
    expect(
      (await contentOf(requester.get(`tracking/${trackingId}/documents/${id}`).buffer(true).expect(200))).equals(PDF),
    ).toBe(true);
    await requester.get(`document/${id}/file`).expect(403);
    const { rows } = bodyOf<{ rows: { id: string }[] }>(await insured.get('sharedpolicy/listview').expect(200));
    await product.infrastructure.deciders.handle(shareDecider, rows[0]!.id, { type: 'EndShare' }, byNobody());
    await requester.get(`tracking/${trackingId}/documents/${id}`).expect(404);
    await product.settled();
    expect(await shown()).toEqual([]);
    await requester.get(`sharedpolicy/download/document/zip?trackingId=${trackingId}`).expect(404);
  });
});

describe('zip archives of documents [C17]', () => {
  let product: TestProduct;
  let supplier: CoveredSupplier;

  beforeAll(async () => {
    [product, supplier] = await openWithSupplier();
  });
  afterAll(() => product.close());

  it('hold the latest versions, of a policy, of its certificates, or of what is shared', async () => {
    const { agent, insured, requester, policyId, trackingId } = supplier;
    const zips = [`policy/${policyId}/documents/zip`, `agent/generate/zip?insuredCompanyId=${insured.companyId}`];
    for (const path of zips)
      expect(refusal(await insured.get(path).expect(404))).toMatchObject({ message: 'Unable to download file.' });
    await attachedTo(policyId, agent, { documentType: 1 }, PDF, 'certificate.pdf');
    await attachedTo(policyId, agent, {}, PNG, '../../scan.png');
    await product.settled();
    expect(await names(insured, zips[0]!)).toEqual(['GL-88120/certificate.pdf', 'GL-88120/scan.png']);
    expect(await names(agent, zips[1]!)).toEqual(['GL-88120/certificate.pdf']);
    expect(await names(insured, `${zips[1]!}&agentId=${agent.userId}`)).toEqual(['GL-88120/certificate.pdf']);
    await insured.get(`${zips[1]!}&agentId=${insured.userId}`).expect(404);
    expect(await names(requester, `sharedpolicy/download/document/zip?trackingId=${trackingId}`)).toHaveLength(2);
  });

  it('are listed by pages to the insured and its agency, and come as an archive of one project or holder [D08]', async () => {
    const { agent, insured, requester, projectId, policyId } = supplier;
    const of = `insuredCompanyId=${insured.companyId}`;
    const list = async (caller: Caller, more = '') =>
      bodyOf<PageOf<SharedDocumentRow>>(await caller.get(`sharedpolicy/documents?${of}${more}`).expect(200));
    const { rows, total } = await list(insured);
    expect(total).toBe(2);
    expect(rows[0]).toMatchObject({ name: 'certificate.pdf', policyNumber: 'GL-88120', line: 'generalLiability' });
    expect((await list(agent, '&size=1&page=2')).rows.map(({ name }) => name)).toEqual(['scan.png']);
    expect((await list(insured, `&projectId=${projectId}&agentId=${agent.userId}`)).total).toBe(2);
    for (const none of [`&projectId=${newId()}`, `&shareId=${newId()}`, `&agentId=${insured.userId}`])
      expect(await list(insured, none)).toEqual({ rows: [], total: 0 });
    await requester.get(`sharedpolicy/documents?${of}`).expect(403);
    const zip = `sharedpolicy/download?${of}`;
    expect(await names(insured, `${zip}&projectId=${projectId}`)).toHaveLength(2);
    await insured.get(`${zip}&projectId=${newId()}`).expect(404);
    const holder = { name: 'Harbor Bank', address: HOLDER_ADDRESS };
    const share = { insuredCompanyId: insured.companyId, requesterCompanyId: requester.companyId, projectId };
    await insured.post('sharedpolicy/share/company', { ...share, policyIds: [policyId], holder }).expect(201);
    await product.settled();
    expect(await names(insured, `${zip}&certHolderName=Harbor%20Bank`)).toHaveLength(2);
    await insured.get(`${zip}&certHolderName=Nobody`).expect(404);
  });
});

const HOLDER_ADDRESS = { address1: '1 Harbor Street', city: 'Denver', state: 'CO', postalCode: '80202' };

/** The files of an archive that a caller gets. */
async function names(caller: Caller, path: string): Promise<readonly string[]> {
  const reply = await caller
    .get(path)
    .buffer(true)
    .parse((response, done) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('end', () => done(null, Buffer.concat(pieces)));
    })
    .expect(200)
    .expect('content-type', 'application/zip');
  return namesIn(reply.body as Buffer);
}

/** The paths in the central directory of an archive. */
function namesIn(archive: Buffer): string[] {
  const names: string[] = [];
  for (let at = archive.indexOf('PK\u0001\u0002'); at >= 0; at = archive.indexOf('PK\u0001\u0002', at + 4)) {
    names.push(archive.subarray(at + 46, at + 46 + archive.readUInt16LE(at + 28)).toString());
  }
  return names;
}

describe('uploads with a virus scanner [C17]', () => {
  let product: TestProduct;
  let supplier: CoveredSupplier;
  let verdict: () => Promise<string | null>;

  beforeAll(async () => {
    [product, supplier] = await openWithSupplier({ virusScan: { scan: () => verdict() } });
  });
  afterAll(() => product.close());

  it('keep only what was found to be clean', async () => {
    const put = () => supplier.insured.upload('document/file', 'document', PDF, 'form.pdf');
    const stored = async () => {
      let count = 0;
      for await (const _file of product.infrastructure.files.list()) count += 1;
      return count;
    };
    verdict = () => Promise.resolve('Eicar-Signature');
    expect(refusal(await put().expect(422))).toMatchObject({
      code: 'FILE.INFECTED',
      message: 'The file contains a virus (Eicar-Signature). It was not stored.',
    });
    verdict = () => Promise.reject(new VirusScanFailed('down'));
    expect(refusal(await put().expect(503)).code).toBe('FILE.NOT_SCANNED');
    expect(product.log.errors.splice(0)).toMatchObject([{ facts: { code: 'FILE.NOT_SCANNED' } }]);
    expect(await stored()).toBe(0);
    verdict = () => Promise.resolve(null);
    await put().expect(201);
    expect(await stored()).toBe(1);
  });
});
