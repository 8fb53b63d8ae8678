/** @run rest: a world of its own for each test, with a certificate that is read in it. */
import type { ExtractedPolicies } from '@covertrail/contracts/extraction/extraction.replies';
import type {
  CertificateReading,
  UploadedCertificate,
} from '@covertrail/contracts/certificate-upload/certificate-upload.replies';
import type { PageOf } from '@covertrail/contracts/calls/page';
import type { DocumentRow } from '@covertrail/contracts/document/document.replies';
import { DOCUMENT_TYPES } from '@covertrail/domain/insurance/document-kinds';
import type { PolicyDetails, PolicyRow } from '@covertrail/contracts/policy/policy.replies';
import type { FieldDecision } from '@covertrail/domain/insurance/extraction/entered-terms';
import { CertificateReadings } from '@covertrail/backend/features/certificate-upload/reading/certificate-readings.service';
import { coverSupplier, openWithSupplier, type CoveredSupplier } from '@covertrail/backend/testing/covered-supplier';
import type { Caller } from '@covertrail/backend/testing/people';
import { bodyOf, type TestProduct } from '@covertrail/backend/testing/test-product';
import { acceptAll, decidedOf } from './accepted-rows.js';
import { DESCRIPTION, EXCLUSION, knownCertificate } from './known-certificate.js';

const CONFIRM = 'policy/extracted/addPolicy';
const ASK = 'policy/request/template/createPolicyRequest';

describe('what was read of a certificate, confirmed by a person [E02] [H12]', () => {
  jest.setTimeout(240_000);
  let product: TestProduct;
  let world: CoveredSupplier;

  beforeEach(async () => {
    [product, world] = await openWithSupplier();
  });
  afterEach(() => product.close());

  const uploaded = async (name = 'Granite Peak', inWords = false): Promise<string> => {
    const { requester, insured, projectId } = world;
    const body = { projectId, insuredCompanyId: insured.companyId, message: '', dueOn: '2026-12-05', again: true };
    const { requestId } = bodyOf<{ requestId: string }>(await requester.post(ASK, body).expect(201));
    const path = `pendinginsuredrequest/certificateupload?requestId=${requestId}`;
    const file = Buffer.from(await knownCertificate(name, inWords));
    const { transactionId } = bodyOf<UploadedCertificate>(
      await insured.upload(path, 'multipartFiles', file, 'COI.pdf').expect(201),
    );
    await product.app.get(CertificateReadings, { strict: false }).idle();
    await product.settled();
    return transactionId;
  };
  const extracted = async (by: Caller, id: string, query = '') =>
    bodyOf<ExtractedPolicies>(await by.get(`policy/extracted/${id}${query}`).expect(200));
  const decided = (read: ExtractedPolicies, change: object = {}) => ({ ...decidedOf(read), ...change });
  const policies = async () =>
    bodyOf<PageOf<PolicyRow>>(await world.insured.get(`policy/list/${world.insured.companyId}`).expect(200)).rows;
  const details = async (id: string) => bodyOf<PolicyDetails>(await world.insured.get(`policy/${id}`).expect(200));

  it('stands beside the policies on file, and becomes values that are claimed on it, as old as it is', async () => {
    const id = await uploaded();
    const read = await extracted(world.insured, id);
    expect(read).toMatchObject({ isInsured: true, dated: { value: '2026-11-02' }, confirmed: null });
    const [liability, workers] = read.policies;
    expect(liability).toMatchObject({ line: 'generalLiability', match: 'onFile' });
    expect(liability!.targets[0]).toMatchObject({ into: 'onFile', policyId: world.policyId });
    expect(liability!.targets[0]!.fields.find(({ key }) => key === 'limit.eachOccurrence')).toMatchObject({
      value: '200000000',
      onFile: '100000000',
      onFileSource: { kind: 'verifiedByAgent' },
      needs: ['DIFFERS', 'BETTER_ON_FILE', 'DECIDES'],
    });
    expect(workers).toMatchObject({ line: 'workersCompensation', match: 'new' });
    await world.insured.post(CONFIRM, decided(read)).expect(201);
    await product.settled();
    const after = await extracted(world.insured, id);
    expect(after.confirmed).toMatchObject({ done: true, refused: [], entered: [{ policyId: world.policyId }, {}] });
    const changed = await details(world.policyId);
    expect(changed.terms.limits).toEqual({ eachOccurrence: 200_000_000, generalAggregate: 200_000_000 });
    expect(changed.sources.limits).toMatchObject({
      kind: 'claimedOnCertificate',
      on: '2026-11-02',
      evidence: { name: 'COI.pdf', certificate: { uploadId: id } },
    });
    const rows = await policies();
    expect(rows.map(({ policyNumber }) => policyNumber).sort()).toEqual(['GL-88120', 'WC-5512']);
    const added = await details(rows.find(({ policyNumber }) => policyNumber === 'WC-5512')!.id);
    expect(added.terms.endorsements).toEqual([]);
    expect(added.sources.policyNumber).toMatchObject({ kind: 'claimedOnCertificate', on: '2026-11-02' });
    for (const { id: policyId } of rows) {
      const documents = bodyOf<readonly DocumentRow[]>(
        await world.insured.get(`policy/${policyId}/documents`).expect(200),
      );
      expect(documents).toMatchObject([{ documentType: DOCUMENT_TYPES.certificate, name: 'COI.pdf' }]);
    }
    const status = await world.insured.get(`policy/response/certificateuploadstatus/${id}`).expect(200);
    expect(status.body).toMatchObject({ data: { status: 'confirmed' } });
  });

  it('takes what the person typed as the person’s own, and leaves what is left', async () => {
    const read = await extracted(world.insured, await uploaded());
    const [liability, workers] = read.policies.map(acceptAll);
    const fields = workers!.fields.map((field): FieldDecision =>
      field.key === 'limit.eachAccident' ? { key: field.key, act: 'corrected', value: '50000000' } : field,
    );
    const number: FieldDecision = { key: 'number', act: 'corrected', value: 'WC-5513' };
    const rows = [
      { ...liability, into: 'left', policyId: undefined, fields: [] },
      { ...workers, fields: [...fields, number] },
    ];
    await world.insured.post(CONFIRM, decided(read, { rows })).expect(201);
    await product.settled();
    const row = (await policies()).find(({ policyNumber }) => policyNumber === 'WC-5513')!;
    const { terms, sources } = await details(row.id);
    expect(terms.limits).toMatchObject({ eachAccident: 50_000_000, diseaseEachEmployee: 100_000_000 });
    expect(sources.policyNumber).toMatchObject({ kind: 'typedByInsured' });
    expect(sources.period).toMatchObject({ kind: 'claimedOnCertificate' });
    expect((await details(world.policyId)).terms.limits).toMatchObject({ eachOccurrence: 100_000_000 });
  });

  it('is confirmed once: of two at once one is refused, and a repeat is answered as before', async () => {
    const id = await uploaded();
    const body = decided(await extracted(world.insured, id));
    const replies = await Promise.all([world.insured.post(CONFIRM, body), world.agent.post(CONFIRM, body)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
    await product.settled();
    const late = await world.insured.post(CONFIRM, body).expect(409);
    expect(late.body).toMatchObject({ code: 'EXTRACTION.CONFIRMED_ALREADY' });
    expect(await policies()).toHaveLength(2);
  });

  it('changes nothing at all where one policy would refuse it, or a decision is missing', async () => {
    const id = await uploaded();
    const read = await extracted(world.insured, id);
    const before = await product.infrastructure.events.head();
    const [liability, workers] = read.policies.map(acceptAll);
    const without = (key: string) => ({ ...workers, fields: workers!.fields.filter((field) => field.key !== key) });
    const refused = async (change: object, code: string) => {
      const reply = await world.insured.post(CONFIRM, decided(read, change));
      expect([reply.status < 500, reply.body]).toMatchObject([true, { code }]);
    };
    await refused({ rows: [liability] }, 'EXTRACTION.ROW_UNDECIDED');
    await refused({ rows: [liability, without('effectiveOn')] }, 'EXTRACTION.FIELD_UNDECIDED');
    const end: FieldDecision = { key: 'expiresOn', act: 'corrected', value: '2026-01-01' };
    const fields = [...without('expiresOn').fields, end];
    await refused({ rows: [liability, { ...workers, fields }] }, 'POLICY.PERIOD_INVALID');
    const silent = { ...liability, fields: liability!.fields.map(({ key, act }) => ({ key, act })) };
    await refused({ rows: [silent, workers] }, 'EXTRACTION.BETTER_ON_FILE');
    await refused({ rows: [{ ...liability, revision: 0 }, workers] }, 'EXTRACTION.POLICY_CHANGED');
    await refused({ attempt: 2 }, 'EXTRACTION.NOT_READ');
    await refused({ dated: '2030-01-01' }, 'EXTRACTION.DATE_INVALID');
    expect(await product.infrastructure.events.head()).toBe(before);
  });

  it('has rows in words, which become policies of the line that a person chooses, with the description as a remark and what it excludes', async () => {
    const id = await uploaded('Granite Peak', true);
    const inWords = (await extracted(world.insured, id)).policies.at(-1)!;
    expect(inWords).toMatchObject({ inWords: true, type: 'Professional', line: null, targets: [] });
    const read = await extracted(world.insured, id, '?lines=1.other1.professionalLiability');
    const row = read.policies.at(-1)!;
    expect(row).toMatchObject({ inWords: true, line: 'professionalLiability', match: 'new' });
    const { fields } = row.targets[0]!;
    expect(fields.find(({ key }) => key === 'limit.professionalEachClaim')).toMatchObject({ value: '100000000' });
    expect(fields.at(-1)).toMatchObject({ key: 'remarks', value: DESCRIPTION, isOffered: true });
    const exclusion = { page: 1, key: 'description', text: EXCLUSION, forms: [], lines: ['professionalLiability'] };
    expect(read.exclusions).toEqual([exclusion]);
    const state = await world.insured.get(`extract/coiExtraction/${id}`).expect(200);
    expect(bodyOf<CertificateReading>(state)).toMatchObject({
      dooRemarks: [{ page: 1, text: DESCRIPTION }],
      policyExclusionExtractionData: [exclusion],
    });
    const others = read.policies
      .slice(0, -1)
      .map(({ page, row: name }) => ({ page, row: name, into: 'left', fields: [] }));
    const entered = acceptAll(row);
    const remark: FieldDecision = { key: 'remarks', act: 'accepted' };
    const rows = [...others, { ...entered, fields: [...entered.fields, remark] }];
    await world.insured.post(CONFIRM, decided(read, { rows })).expect(422);
    const withLine = [...others, { ...rows.at(-1), line: 'professionalLiability' }];
    await world.insured.post(CONFIRM, decided(read, { rows: withLine })).expect(201);
    await product.settled();
    const added = (await policies()).find(({ policyNumber }) => policyNumber === 'PL-7701')!;
    const { line, terms, sources } = await details(added.id);
    expect([line, terms.limits, terms.remarks, terms.exclusion]).toEqual([
      'professionalLiability',
      { professionalEachClaim: 100_000_000 },
      [DESCRIPTION],
      { excluded: true, comment: EXCLUSION },
    ]);
    expect(sources.remarks).toMatchObject({ kind: 'claimedOnCertificate' });
  });

  it('about somebody else needs a word that it is about this insured', async () => {
    const read = await extracted(world.insured, await uploaded('Other Roofing LLC'));
    expect(read).toMatchObject({ isInsured: false, insured: { value: 'Other Roofing LLC' } });
    const refused = await world.insured.post(CONFIRM, decided(read)).expect(422);
    expect(refused.body).toMatchObject({ code: 'EXTRACTION.INSURED_UNCONFIRMED' });
    await world.insured.post(CONFIRM, decided(read, { isInsured: true })).expect(201);
  });

  it('is nobody’s but the insured’s and its agencies’', async () => {
    const id = await uploaded();
    const body = decided(await extracted(world.agent, id));
    const other = await coverSupplier(product, 'Other ');
    for (const caller of [other.insured, other.agent]) {
      await caller.get(`policy/extracted/${id}`).expect(404);
      await caller.post(CONFIRM, body).expect(404);
    }
    await world.requester.get(`policy/extracted/${id}`).expect(403);
    await world.requester.post(CONFIRM, body).expect(403);
  });
});
