/** @run rest: programs that are started and stopped, one for each sheet that is read among them. */
import type { VaultRecords } from '@covertrail/platform/vault/records.port';
import { newId } from '@covertrail/platform/ids/ids';
import { pdfOf } from '#pdf-files/testing/pdf-of';
import { coverSupplier, openWithSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import type { Caller } from '#testing/people';
import { eventsOf, type StreamedEvent } from '#testing/streamed-events';
import { type TestProduct } from '#testing/test-product';
import { attachedTo } from './testing/document-files.js';

/** More than the buffers between the server and a client that does not read. */
const LARGE = pdfOf('Plans', { bytes: 15_000_000 });

describe('the progress of an archive [C17]', () => {
  let product: TestProduct;
  let ours: CoveredSupplier;
  let theirs: CoveredSupplier;

  beforeAll(async () => {
    [product, ours] = await openWithSupplier();
    theirs = await coverSupplier(product, 'Their ');
    for (const name of ['plans.pdf', 'survey.pdf', 'report.pdf'])
      await attachedTo(ours.policyId, ours.insured, {}, LARGE, name);
    await attachedTo(theirs.policyId, theirs.insured);
    await product.settled();
  });
  afterAll(() => product.close());

  const fetched = (path: string, { token }: Caller, abort = new AbortController()) =>
    fetch(`${product.url}/covertrail-api/${path}`, {
      headers: { authorization: `Bearer ${token}` },
      signal: abort.signal,
    });

  async function followed(by: Caller, abort?: AbortController) {
    const reply = await fetched('progress', by, abort);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
    const events = eventsOf(reply);
    const { value: first } = (await events.next()) as { value: StreamedEvent };
    expect(first.name).toBeNull();
    return { guid: first.content, events };
  }
  const recordOf = (guid: string) => (product.infrastructure.vault as VaultRecords).record('progress', guid);
  const zipOf = ({ policyId }: CoveredSupplier, guid: string) => `policy/${policyId}/documents/zip?guid=${guid}`;

  it('comes in events that the identifier names, to 100, where the stream ends', async () => {
    const { guid, events } = await followed(ours.insured);
    const archive = await fetched(zipOf(ours, guid), ours.insured);
    const percents: number[] = [];
    let whole: Promise<ArrayBuffer> | null = null;
    for await (const { name, content } of events) {
      expect(name).toBe(guid);
      percents.push(Number(content));
      // The archive stands still, partly sent, until its client reads on.
      if (percents.at(-1)! > 0) whole ??= archive.arrayBuffer();
    }
    expect(percents.at(-1)).toBe(100);
    expect(percents.some((percent) => percent > 0 && percent < 100)).toBe(true);
    expect(percents).toEqual(percents.toSorted((a, b) => a - b));
    expect((await whole!).byteLength).toBeGreaterThan(3 * LARGE.length);
    expect(await recordOf(guid)).toBeNull();
  });

  it('ends when nobody names the identifier, or another person does, whose archive is sent all the same', async () => {
    const { guid, events } = await followed(ours.insured);
    const archive = await fetched(zipOf(theirs, guid), theirs.insured);
    expect([archive.status, (await archive.arrayBuffer()).byteLength > 0]).toEqual([200, true]);
    for await (const event of events) throw new Error(`nothing is reported: ${event.content}`);
    expect(await recordOf(guid)).toBeNull();
  });

  it('is left without a trace when the client leaves, and the archive goes on', async () => {
    const abort = new AbortController();
    const { guid, events } = await followed(ours.insured, abort);
    const archive = await fetched(zipOf(ours, guid), ours.insured);
    await events.next();
    abort.abort();
    expect((await archive.arrayBuffer()).byteLength).toBeGreaterThan(3 * LARGE.length);
    while ((await recordOf(guid)) !== null) await product.settled();
  });

  it('names an identifier that is one, and needs none', async () => {
    await ours.insured.get(`policy/${ours.policyId}/documents/zip?guid=x`).expect(400);
    await theirs.insured.get(zipOf(theirs, newId())).expect(200);
    await ours.insured.get(zipOf(theirs, newId())).expect(404);
  });

  it('is open to people of every role', async () => {
    for (const caller of [ours.insured, ours.agent, ours.requester]) {
      const abort = new AbortController();
      expect((await followed(caller, abort)).guid).toMatch(/^[0-9a-f-]{36}$/);
      abort.abort();
    }
    expect((await fetch(`${product.url}/covertrail-api/progress`)).status).toBe(401);
  });
});
