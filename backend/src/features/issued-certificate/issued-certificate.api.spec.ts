import { createHash } from 'node:crypto';
import type { PageOf } from '@covertrail/contracts/calls/page';
import type { SharedDocumentRow } from '@covertrail/contracts/document/document.replies';
import type {
  Certifiable,
  CertificateMade,
  IssuedCertificateRow,
  RequestHolder,
} from '@covertrail/contracts/issued-certificate/issued-certificate.replies';
import { issuedCertificateDecider } from '@covertrail/domain/issued-certificate/issued-certificate.decider';
import { newId } from '@covertrail/platform/ids/ids';
import { asksFor, coverSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { join, registerCompany, type Caller } from '#testing/people';
import { terms } from '#testing/terms';
import { inOnePiece } from '#testing/downloaded-archive';
import { bodyOf, openTestProduct, type TestProduct } from '#testing/test-product';
import { pngOf } from '#uploads/testing/pictures';

const SIGNATURE = { dataURI: `data:image/png;base64,${pngOf(300, 80).toString('base64')}` };
const HOLDER = {
  name: 'Harbor Point LLC',
  address: { address1: '1 Harbor Street', address2: '', city: 'Denver', state: 'CO', postalCode: '80202' },
};

describe('certificates of live policies [E03]', () => {
  let product: TestProduct;
  let world: CoveredSupplier;
  let insuredCompanyId: string;
  let stranger: Caller;

  beforeAll(async () => {
    product = await openTestProduct();
    world = await coverSupplier(product, '', {
      endorsements: [{ code: 'waiverOfSubrogation', grade: 'seen', form: 'CG 24 04 05 09' }],
      descriptionOfOperations: 'Electrical work. Holder is an additional insured.',
    });
    insuredCompanyId = world.insured.companyId;
    stranger = await join(product, await registerCompany(product, 'Keystone', ['agency']), 'Jonah');
  });
  afterAll(() => product.close());

  const wanted = (other: object = {}) => ({
    insuredCompanyId,
    form: '25',
    holder: HOLDER,
    policyIds: [world.policyId],
    ...other,
  });
  const issue = async (other: object = {}, by = world.agent) =>
    bodyOf<CertificateMade>(await by.post('certificate/issue', wanted(other)).expect(201));
  const refusal = async (status: number, other: object = {}) =>
    (await world.agent.post('certificate/issue', wanted(other)).expect(status)).body as unknown;
  const listed = async (of: Caller, query = '') => {
    await product.settled();
    return bodyOf<PageOf<IssuedCertificateRow>>(await of.get(`certificate/list${query}`).expect(200));
  };
  const addPolicy = async (policyNumber: string, other: object = {}, line = 'generalLiability') => {
    const body = { insuredCompanyId, line, terms: terms({ policyNumber, ...other }) };
    const { policyId } = bodyOf<{ policyId: string }>(await world.agent.post('policy/addnewpolicy', body).expect(201));
    return policyId;
  };

  it('are issued once there is a signature', async () => {
    expect(await refusal(409)).toMatchObject({ code: 'CERTIFICATE.NO_SIGNATURE' });
    await world.agent.post(`agent/signature/${world.agent.userId}`, SIGNATURE).expect(201);
    const { certificateId, number } = await issue();
    expect(number).toMatch(/^25-[0-9A-F]{12}$/);
    const { rows } = await listed(world.agent, `?insuredCompanyId=${insuredCompanyId}`);
    expect(rows).toMatchObject([
      { id: certificateId, number, form: '25', revision: 0, policyCount: 1, issuedBy: 'Priya Tester' },
    ]);
  });

  it('are downloaded by the insured and the agency, and are the file that the event names', async () => {
    const { certificateId } = await issue();
    const { state } = await product.infrastructure.deciders.load(issuedCertificateDecider, certificateId);
    for (const reader of [world.agent, world.insured]) {
      const { body, headers } = await reader.get(`certificate/file/${certificateId}`).expect(200);
      expect(headers['content-type']).toBe('application/pdf');
      expect((body as Buffer).subarray(0, 5).toString()).toBe('%PDF-');
      expect(
        createHash('sha256')
          .update(body as Buffer)
          .digest('hex'),
      ).toBe(state?.issues[0].file.sha256);
    }
    for (const other of [stranger]) await other.get(`certificate/file/${certificateId}`).expect(404);
    await world.requester.get(`certificate/file/${certificateId}`).expect(403);
    await world.agent.get(`certificate/file/${certificateId}?revision=1`).expect(404);
  });

  it('state in the log which policies they certify as of which revision, and no code by which they are checked', async () => {
    const { certificateId } = await issue();
    const { state } = await product.infrastructure.deciders.load(issuedCertificateDecider, certificateId);
    const { policies, checkHash, description } = state!.issues[0];
    expect(policies).toEqual([{ policyId: world.policyId, revision: expect.any(Number) as number }]);
    expect(checkHash).toMatch(/^[0-9a-f]{64}$/);
    expect(description).toBe('Electrical work.\nWaiver of subrogation: General liability GL-88120 (CG 24 04 05 09).');
    const { body } = await world.agent.get(`certificate/file/${certificateId}`).expect(200);
    expect((body as Buffer).toString('latin1')).not.toContain(checkHash);
  });

  it('assert no endorsement that no policy has', async () => {
    expect(await refusal(422, { description: 'The holder is an additional insured.' })).toMatchObject({
      code: 'CERTIFICATE.NOT_ENDORSED',
      message: expect.stringContaining('The holder is an additional insured.') as string,
    });
    await issue({ description: 'Lot 4. Waiver of subrogation applies.' });
  });

  it('are refused where no policy is eligible, with the text that callers know', async () => {
    const canceled = await addPolicy('GL-CANCELED');
    await world.agent
      .delete(`policy/deletePolicy/${canceled}`, { effectiveFrom: '2026-11-01', reason: 'Not paid' })
      .expect(200);
    const expired = await addPolicy('GL-EXPIRED', { period: { effectiveOn: '2025-01-01', expiresOn: '2026-01-01' } });
    for (const policyId of [canceled, expired])
      expect(await refusal(404, { policyIds: [policyId] })).toMatchObject({
        code: 'CERTIFICATE.NOT_ELIGIBLE',
        message: 'No policies elegible for COI Generation',
      });
    expect(await refusal(422, { form: '24' })).toMatchObject({ code: 'CERTIFICATE.OTHER_FORM' });
    await product.settled();
    const { policies, forms, signature } = bodyOf<Certifiable>(
      await world.agent.get(`certificate/eligible?insuredCompanyId=${insuredCompanyId}`).expect(200),
    );
    expect(Object.fromEntries(policies.map(({ terms: { policyNumber }, because }) => [policyNumber, because]))).toEqual(
      {
        'GL-88120': null,
        'GL-CANCELED': 'canceled',
        'GL-EXPIRED': 'expired',
      },
    );
    expect({ forms, signature }).toEqual({ forms: ['25'], signature: 'agent' });
  });

  it('name a holder that fits in its box', async () => {
    const holder = { ...HOLDER, name: 'n'.repeat(80), address: { ...HOLDER.address, address1: 's'.repeat(50) } };
    expect(await refusal(422, { holder })).toMatchObject({ code: 'CERTIFICATE.HOLDER_TOO_LONG' });
  });

  it('are found by policy, by holder, and page by page', async () => {
    const other = await addPolicy('GL-OTHER');
    const { certificateId } = await issue({ policyIds: [other], holder: { ...HOLDER, name: 'Quay Partners' } });
    expect((await listed(world.insured, `?policyId=${other}`)).rows.map(({ id }) => id)).toEqual([certificateId]);
    const { holderId } = bodyOf<{ holderId: string }>(
      await world.agent.post('agent/addressbook', { ...HOLDER, name: 'Quay Partners' }).expect(201),
    );
    expect((await listed(world.agent, `?holderId=${holderId}`)).rows.map(({ id }) => id)).toEqual([certificateId]);
    expect((await listed(world.agent, '?keyword=quay')).total).toBe(1);
    const all = await listed(world.agent);
    const page = await listed(world.agent, '?size=2&page=2&sort=holder&direction=asc');
    expect(all.total).toBeGreaterThan(2);
    expect(page).toMatchObject({ total: all.total });
    expect(page.rows.length).toBeGreaterThan(0);
  });

  it('are issued again as the policies stand today, and earlier files stay', async () => {
    const { certificateId } = await issue();
    const first = await world.agent.get(`certificate/file/${certificateId}`).expect(200);
    await world.agent.put(`certificate/again/${certificateId}`).expect(200);
    const last = await world.agent.get(`certificate/file/${certificateId}`).expect(200);
    expect(Buffer.compare(first.body as Buffer, last.body as Buffer)).not.toBe(0);
    const earlier = await world.agent.get(`certificate/file/${certificateId}?revision=0`).expect(200);
    expect(Buffer.compare(first.body as Buffer, earlier.body as Buffer)).toBe(0);
    expect((await listed(world.agent)).rows.find(({ id }) => id === certificateId)).toMatchObject({ revision: 1 });
    await stranger.put(`certificate/again/${certificateId}`).expect(404);
  });

  it('say why they cannot be issued again, to the agency alone [D12]', async () => {
    const policyId = await addPolicy('GL-ENDS');
    await world.agent.put(`policy/approve/${policyId}`);
    const { certificateId } = await issue({ policyIds: [policyId] });
    const notAgain = async (by: Caller) =>
      (await listed(by, `?policyId=${policyId}`)).rows.find(({ id }) => id === certificateId)?.notAgain;
    expect(await notAgain(world.agent)).toBeNull();
    const cancel = { effectiveFrom: '2026-11-01', reason: 'Not paid' };
    await world.agent.delete(`policy/deletePolicy/${policyId}`, cancel).expect(200);
    expect(await notAgain(world.agent)).toEqual({ line: 'generalLiability', because: 'canceled' });
    expect(await notAgain(world.insured)).toBeNull();
    const { body } = await world.agent.put(`certificate/again/${certificateId}`).expect(404);
    expect(body).toMatchObject({ code: 'CERTIFICATE.NOT_ELIGIBLE' });
  });

  it('are one for one key, however often it is sent', async () => {
    const key = newId();
    const [first, second] = await Promise.all(
      [1, 2].map(
        async () => (await world.agent.post('certificate/issue', wanted(), key)).body as { data?: CertificateMade },
      ),
    );
    const again = bodyOf<CertificateMade>(await world.agent.post('certificate/issue', wanted(), key).expect(201));
    const { state } = await product.infrastructure.deciders.load(issuedCertificateDecider, again.certificateId);
    expect(state?.issues).toHaveLength(1);
    expect([first, second].some((reply) => reply?.data?.certificateId === again.certificateId)).toBe(true);
  });

  it('are for the project of a request, with the holder that it asks for, and its requester has them as documents', async () => {
    const address = { address1: '9 Union Street', address2: '', city: 'Denver', state: 'CO', postalCode: '80202' };
    const requirements = asksFor(1_000_000);
    const lines = requirements.lines.map((line) => ({ ...line, certificateHolder: { name: 'Yard Owner', address } }));
    const template = { name: 'Yards', requirements: { ...requirements, lines } };
    const { templateId } = bodyOf<{ templateId: string }>(
      await world.requester.post('requestor/templates', template).expect(201),
    );
    const sent = { projectId: world.projectId, insuredCompanyId, templateId, message: 'Again.', dueOn: '2026-12-05' };
    await world.requester.post('policy/request/template/createPolicyRequest', sent).expect(201);
    await product.settled();
    const open = bodyOf<readonly RequestHolder[]>(
      await world.agent.get(`certificate/request-holders?insuredCompanyId=${insuredCompanyId}`).expect(200),
    );
    expect(open).toMatchObject([
      { requesterName: 'Meridian Builders', projectName: 'Union Yard', holder: { name: 'Yard Owner', address } },
    ]);
    const [{ requestId, holder }] = open as [RequestHolder];
    const { certificateId, number } = await issue({ requestId, holder });
    await product.settled();
    const shared = bodyOf<readonly SharedDocumentRow[]>(
      await world.requester.get(`tracking/${world.trackingId}/documents`).expect(200),
    );
    expect(shared.filter(({ documentType }) => documentType === 1)).toMatchObject([
      { id: certificateId, policyId: world.policyId, name: `${number} Yard Owner.pdf`, version: 1 },
    ]);
    const { body } = await world.requester.get(`tracking/${world.trackingId}/documents/${certificateId}`).expect(200);
    expect((body as Buffer).subarray(0, 5).toString()).toBe('%PDF-');
    const { certificateId: other } = await issue();
    await product.settled();
    await world.requester.get(`tracking/${world.trackingId}/documents/${other}`).expect(404);
    await world.agent.post('certificate/issue', wanted({ requestId: newId() })).expect(404);
  });

  it('are in the archive of the certificates of a client [C17] [G10]', async () => {
    const { certificateId } = await issue();
    await product.settled();
    const { number } = (await listed(world.agent)).rows.find(({ id }) => id === certificateId)!;
    const archive = await world.agent
      .get(`agent/generate/zip?insuredCompanyId=${insuredCompanyId}`)
      .buffer(true)
      .parse(inOnePiece)
      .expect(200);
    expect((archive.body as Buffer).toString('latin1')).toContain(`${number} Harbor Point LLC.pdf`);
  });

  it('are an agency’s to issue, for its clients and the policies that it may use', async () => {
    await stranger.post('certificate/issue', wanted()).expect(404);
    await stranger.get(`certificate/eligible?insuredCompanyId=${insuredCompanyId}`).expect(404);
    await world.insured.post('certificate/issue', wanted()).expect(403);
    await world.requester.get('certificate/list').expect(403);
    expect(await refusal(404, { policyIds: [newId()] })).toMatchObject({ code: 'HTTP.NOT_FOUND' });
    expect((await listed(stranger)).total).toBe(0);
  });
});
