import type { ExhibitDraft } from '@covertrail/contracts/template/exhibit.replies';
import type { TemplateOrigins, TemplateVersions } from '@covertrail/contracts/template/template.replies';
import { draftedRequirements } from '@covertrail/domain/compliance/exhibit/drafted-requirements';
import type { ExhibitReading } from '@covertrail/domain/compliance/exhibit/exhibit-reading';
import { coverSupplier, openWithSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { loggedIn, type Caller } from '#testing/people';
import { bodyOf, type TestProduct } from '#testing/test-product';
import { pdfOf } from '../../../pdf-files/testing/pdf-of.js';

const AT = 'requestor/template-exhibits';
const TEXT = 'Commercial general liability insurance of $1,000,000 per occurrence. Owner likes blue umbrellas.';
const SENTENCE = 'Commercial general liability insurance of $1,000,000 per occurrence.';
const HOLDER = 'Certificate Holder:\nHarbor Bank Corp.';

/** As a page sends it: calls take no null. */
const withoutNull = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value, (_, part: unknown) => (part === null ? undefined : part))) as Value;

describe('a template from the exhibit of a contract [E06]', () => {
  let product: TestProduct;
  let ours: CoveredSupplier;
  let theirs: CoveredSupplier;

  beforeAll(async () => {
    [product, ours] = await openWithSupplier();
    theirs = await coverSupplier(product, 'Their ');
  });
  afterAll(() => product.close());

  const read = async (text: string): Promise<ExhibitReading> =>
    bodyOf<ExhibitReading>(await ours.requester.post(AT, { text }).expect(200));

  it('is read from a text, and nothing is recorded', async () => {
    const before = await product.infrastructure.events.head();
    const { found, sentences } = await read(TEXT);
    expect(found.map(({ requirement }) => requirement)).toEqual([
      { kind: 'limit', line: 'generalLiability', limit: 'eachOccurrence', atLeast: 100_000_000 },
    ]);
    expect(sentences).toHaveLength(2);
    expect(await product.infrastructure.events.head()).toBe(before);
  });

  it('is read from a PDF; a scan says that it has no text', async () => {
    const put = (content: Buffer, name = 'exhibit.pdf') =>
      ours.requester.upload(`${AT}/files`, 'exhibit', content, name);
    const { found } = bodyOf<ExhibitReading>(await put(pdfOf(SENTENCE)).expect(200));
    expect(found).toHaveLength(1);
    expect((await put(pdfOf('')).expect(422)).body).toMatchObject({ code: 'EXHIBIT.NO_TEXT' });
    expect((await put(pdfOf('x', { password: 'needed' })).expect(422)).body).toMatchObject({ code: 'FILE.PDF_LOCKED' });
    await put(Buffer.from('no pdf at all')).expect(422);
  });

  it('is refused without text, with too much of it, and to others than managers of a requester', async () => {
    await ours.requester.post(AT, { text: '' }).expect(400);
    await ours.requester.post(AT, { text: 'x'.repeat(60_001) }).expect(400);
    await ours.agent.post(AT, { text: TEXT }).expect(403);
    await ours.insured.post(AT, { text: TEXT }).expect(403);
  });

  it('has a draft of one person, found in another browser, which ends when it is discarded', async () => {
    const draftOf = async (by: Caller) =>
      bodyOf<{ draft: ExhibitDraft | null }>(await by.get(`${AT}/draft`).expect(200)).draft;
    expect(await draftOf(ours.requester)).toBeNull();
    await ours.requester.put(`${AT}/draft`, { content: '{"text":"a"}' }).expect(200);
    await ours.requester.put(`${AT}/draft`, { content: '{"text":"b"}' }).expect(200);
    expect(await draftOf(await loggedIn(product, ours.requester))).toMatchObject({ content: '{"text":"b"}' });
    expect(await draftOf(theirs.requester)).toBeNull();
    await ours.requester.delete(`${AT}/draft`).expect(200);
    expect(await draftOf(ours.requester)).toBeNull();
  });

  it('keeps where each requirement was read, through later versions, for its company alone', async () => {
    const { found } = await read(`${TEXT}\n\n${HOLDER}`);
    const requirements = draftedRequirements(found.map(({ requirement }) => requirement));
    const readFrom = found.map(({ requirement }) => ({
      requirement,
      sentence: requirement.kind === 'holder' ? HOLDER : SENTENCE,
    }));
    const { templateId } = bodyOf<{ templateId: string }>(
      await ours.requester
        .post('requestor/templates', { name: 'From a contract', ...withoutNull({ requirements, readFrom }) })
        .expect(201),
    );
    await ours.requester
      .put(`requestor/templates/${templateId}`, {
        requirements: { ...withoutNull(requirements), rating: { strength: 'A-', size: 'VII' } },
      })
      .expect(200);
    await product.settled();
    const at = `requestor/templates/${templateId}/origins`;
    expect(bodyOf<TemplateOrigins>(await ours.requester.get(at).expect(200))).toEqual({ templateId, readFrom });
    await theirs.requester.get(at).expect(404);
    await ours.agent.get(at).expect(403);
    const { versions } = bodyOf<TemplateVersions>(
      await ours.requester.get(`requestor/templates/${templateId}/versions`).expect(200),
    );
    expect(versions).toHaveLength(2);
  });

  it('has no origins where it began otherwise, and wrong ones are refused', async () => {
    const origins = await ours.requester.get(`requestor/templates/${ours.templateId}/origins`).expect(200);
    expect(bodyOf<TemplateOrigins>(origins).readFrom).toEqual([]);
    const requirements = draftedRequirements([{ kind: 'line', line: 'cyberLiability' }]);
    const readFrom = [{ requirement: { kind: 'limit', line: 'cyberLiability' }, sentence: 'Cyber.' }];
    await ours.requester.post('requestor/templates', { name: 'Wrong origins', requirements, readFrom }).expect(400);
  });
});
