import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PDFDocument } from 'pdf-lib';
import { ZipFile } from 'yazl';
import type { EvidencePackSize } from '@covertrail/contracts/history/evidence.replies';
import type {
  PackedDocument,
  PackedEvent,
  PackedVerdict,
  PackedVerdicts,
} from '@covertrail/platform/evidence-pack/pack-format';
import { unzip } from '@covertrail/platform/evidence-pack/verifier/unzip';
import { verifyPack } from '@covertrail/platform/evidence-pack/verifier/verify-pack';
import { pdfOf } from '#pdf-files/testing/pdf-of';
import { textOfPdf } from '#pdf-files/testing/text-of-pdf';
import { openWithSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { join as joined, loggedIn, registerCompany, type Caller } from '#testing/people';
import { bodyOf, type TestProduct } from '#testing/test-product';

const run = promisify(execFile);

/** The days on which the outcome became another one. */
const turnsOf = (verdicts: readonly PackedVerdict[]) =>
  verdicts
    .filter(({ outcome }, at) => outcome !== verdicts[at - 1]?.outcome)
    .map(({ from, outcome }) => [from, outcome]);

const PDF = pdfOf('A certificate');

describe('an evidence pack [J08]', () => {
  let product: TestProduct;
  let world: CoveredSupplier;
  let requester: Caller;
  let folder: string;
  let pack: Uint8Array<ArrayBuffer>;
  let files: ReadonlyMap<string, Uint8Array>;

  const DAYS = 'from=2026-11-21&to=2026-12-31';
  const path = (query = DAYS) => `tracking/${world.trackingId}/evidence-pack?${query}`;
  async function packOf(by: Caller, query = DAYS): Promise<Uint8Array<ArrayBuffer>> {
    const reply = await fetch(`${product.url}/covertrail-api/${path(query)}`, {
      headers: { authorization: `Bearer ${by.token}` },
    });
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/zip']);
    return new Uint8Array(await reply.arrayBuffer());
  }
  const textIn = (of: ReadonlyMap<string, Uint8Array>, name: string): string => Buffer.from(of.get(name)!).toString();
  const eventsIn = (of: ReadonlyMap<string, Uint8Array>): PackedEvent[] =>
    textIn(of, 'events.jsonl')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as PackedEvent);

  beforeAll(async () => {
    [product, world] = await openWithSupplier();
    const { uploadId } = bodyOf<{ uploadId: string }>(
      await world.agent.upload('document/file', 'document', PDF, 'COI 2026.pdf').expect(201),
    );
    await world.agent.post('document', { policyId: world.policyId, documentType: 1, uploadId }).expect(201);
    await product.passTo('2026-12-20T15:00:00.000Z');
    const agent = await loggedIn(product, world.agent);
    const cancellation = { effectiveFrom: '2026-12-01', reason: 'not paid' };
    await agent.delete(`policy/deletePolicy/${world.policyId}`, cancellation).expect(200);
    await product.settled();
    requester = await loggedIn(product, world.requester);
    folder = await mkdtemp(join(tmpdir(), 'evidence-'));
    pack = await packOf(requester);
    ({ files } = await unzip(pack));
  });
  afterAll(async () => {
    await product.close();
    await rm(folder, { recursive: true });
  });

  it('verifies by itself', async () => {
    const { problems, proven } = await verifyPack(files, null);
    expect(problems).toEqual([]);
    expect(proven.join('\n')).toMatch(/\d+ events are word for word what was recorded/);
  });

  it('has the verdicts on both clocks, with their reasons', () => {
    const { asTrue, asKnown } = JSON.parse(textIn(files, 'verdicts.json')) as PackedVerdicts;
    expect(turnsOf(asTrue)).toEqual([
      ['2026-11-21', 'Compliant'],
      ['2026-12-01', 'Non-Compliant'],
    ]);
    expect(turnsOf(asKnown)).toEqual([
      ['2026-11-21', 'Compliant'],
      ['2026-12-20', 'Non-Compliant'],
    ]);
    const cites = asTrue.at(-1)!.findings.flatMap((finding) => finding.cites);
    expect(cites.map(({ sentence }) => sentence).join('\n')).toContain('was canceled');
    const ids = new Set(eventsIn(files).map(({ id }) => id));
    expect(cites.every(({ id }) => ids.has(id))).toBe(true);
  });

  it('has the documents on file, each with the event that recorded it', () => {
    const [document, ...others] = JSON.parse(textIn(files, 'documents.json')) as PackedDocument[];
    expect(others).toEqual([]);
    expect(document).toMatchObject({ path: 'documents/GL-88120/COI 2026.pdf', version: 1, bytes: PDF.length });
    expect(createHash('sha256').update(files.get(document!.path)!).digest('hex')).toBe(document!.sha256);
    const event = eventsIn(files).find(({ id }) => id === document!.eventId);
    expect(event?.stored?.data).toContain(document!.sha256);
  });

  it('has a report as PDF that can be read', async () => {
    const report = await PDFDocument.load(files.get('report.pdf')!);
    expect([report.getTitle(), report.getPageCount() > 0]).toEqual(['Evidence pack: Granite Peak, Union Yard', true]);
    const words = await textOfPdf(files.get('report.pdf')!);
    expect(words).toContain('Non-Compliant (Trade contractors, version 1)');
    expect(words).toContain('was canceled');
  });

  it('shows the requester events from before the share in words alone, and the agent all of them', async () => {
    const before = eventsIn(files).filter(({ type }) => type === 'PolicyAdded');
    expect(before.map(({ id, stored }) => [id, stored])).toEqual([[null, null]]);
    const agent = await loggedIn(product, world.agent);
    const own = await unzip(await packOf(agent));
    expect((await verifyPack(own.files, null)).problems).toEqual([]);
    const added = eventsIn(own.files).find(({ type }) => type === 'PolicyAdded');
    expect(added?.stored?.data).toContain('GL-88120');
  });

  it('verifies with masked numbers, and names none', async () => {
    const masked = await unzip(await packOf(requester, `${DAYS}&numbers=masked`));
    expect((await verifyPack(masked.files, null)).problems).toEqual([]);
    for (const [name, content] of masked.files)
      expect([name, Buffer.from(content).includes('GL-88120')]).toEqual([name, false]);
    expect(textIn(masked.files, 'verdicts.json')).toContain('•••88120');
    expect([...masked.files.keys()].filter((name) => name.startsWith('documents/'))).toEqual([]);
    expect(JSON.parse(textIn(masked.files, 'pack.json'))).toMatchObject({ masked: true, documentsLeftOut: 1 });
  });

  describe('as a script that runs alone', () => {
    const verified = async (content: Uint8Array): Promise<{ code: number; says: string }> => {
      await writeFile(join(folder, 'verify.mjs'), textIn(files, 'verify.mjs'));
      await writeFile(join(folder, 'pack.zip'), content);
      return run(process.execPath, ['verify.mjs', 'pack.zip'], { cwd: folder, env: {} }).then(
        ({ stdout }) => ({ code: 0, says: stdout }),
        ({ code, stdout }: { code: number; stdout: string }) => ({ code, says: stdout }),
      );
    };
    const zipped = async (changed: ReadonlyMap<string, Uint8Array>): Promise<Uint8Array> => {
      const zip = new ZipFile();
      for (const [name, content] of changed) zip.addBuffer(Buffer.from(content), name);
      zip.end();
      const pieces: Uint8Array[] = [];
      for await (const piece of zip.outputStream) pieces.push(piece as Uint8Array);
      return Buffer.concat(pieces);
    };

    it('says that the pack holds', async () => {
      const { code, says } = await verified(pack);
      expect([code, says]).toEqual([0, expect.stringContaining('This pack holds: nothing was changed')]);
    });

    it('names a changed byte, a missing file and an event that was left out', async () => {
      const document = 'documents/GL-88120/COI 2026.pdf';
      const changed = Buffer.from(files.get(document)!);
      changed[100]! ^= 1;
      expect(await verified(await zipped(new Map(files).set(document, changed)))).toMatchObject({
        code: 1,
        says: expect.stringContaining(`WRONG: ${document} was changed.`) as string,
      });
      const less = new Map(files);
      less.delete(document);
      expect((await verified(await zipped(less))).says).toContain(`WRONG: ${document} is missing.`);
      const [first, ...others] = textIn(files, 'events.jsonl').trimEnd().split('\n');
      const { stream, revision } = JSON.parse(first!) as PackedEvent;
      const without = new Map(files).set('events.jsonl', Buffer.from(`${others.join('\n')}\n`));
      expect((await verified(await zipped(without))).says).toContain(
        `WRONG: The event ${revision} of ${stream} was left out.`,
      );
    });
  });

  it('is told beforehand by its size, and is refused for days that it cannot have', async () => {
    const size = bodyOf<EvidencePackSize>(await requester.get(path().replace('pack?', 'pack/size?')).expect(200));
    expect(size).toMatchObject({ documents: 1, start: '2026-11-21', today: '2026-12-20' });
    expect(size.events).toBeGreaterThan(5);
    await requester.get(path('from=2026-12-02&to=2026-12-01')).expect(422);
    await requester.get(path('from=2020-01-01&to=2026-12-01')).expect(422);
    await requester.get(path('from=yesterday&to=2026-12-01')).expect(400);
  });

  it('is not there for another requester', async () => {
    const other = await joined(product, await registerCompany(product, 'Other Builders', ['requester']), 'Otto');
    await other.get(path()).expect(404);
    await other.get(path().replace('pack?', 'pack/size?')).expect(404);
  });
});
