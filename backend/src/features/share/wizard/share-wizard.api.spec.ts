import type { PageOf } from '@covertrail/contracts/calls/page';
import type { SharedDocumentRow } from '@covertrail/contracts/document/document.replies';
import type { ShareRow } from '@covertrail/contracts/share/share.replies';
import type {
  Resharing,
  ShareChoice,
  SharePreview,
  ShareProject,
} from '@covertrail/contracts/share/share-wizard.replies';
import { attachedTo, PDF } from '../../document/testing/document-files.js';
import { asksFor, openWithSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { appoint, join, registerCompany, type Caller } from '#testing/people';
import { terms } from '#testing/terms';
import { bodyOf, type TestProduct } from '#testing/test-product';

const HOLDER = {
  name: 'First Bank',
  address: { address1: '1 Main Street', address2: '', city: 'Denver', state: 'CO', postalCode: '80202' },
  notes: 'Its successors and assigns',
};

describe('sharing step by step [D03]', () => {
  let product: TestProduct;
  let world: CoveredSupplier;
  let stranger: Caller;
  let insuredCompanyId: string;

  beforeAll(async () => {
    [product, world] = await openWithSupplier();
    insuredCompanyId = world.insured.companyId;
    stranger = await join(product, await registerCompany(product, 'Harbor Homes', ['requester']), 'Otto');
  });
  afterAll(() => product.close());

  const addPolicy = async (policyNumber: string, more: object = {}): Promise<string> => {
    const body = { insuredCompanyId, line: 'generalLiability', terms: terms({ policyNumber, ...more }) };
    return bodyOf<{ policyId: string }>(await world.agent.post('policy/addnewpolicy', body).expect(201)).policyId;
  };
  const share = (policyIds: readonly string[], more: object = {}) =>
    world.agent.post('sharedpolicy/share/company', {
      insuredCompanyId,
      requesterCompanyId: world.requester.companyId,
      projectId: world.projectId,
      policyIds,
      onlyAvailable: true,
      ...more,
    });
  const choices = async (more = '') =>
    bodyOf<PageOf<ShareChoice>>(
      await world.agent.get(`policy/sharelist?insuredCompanyId=${insuredCompanyId}${more}`).expect(200),
    ).rows;

  it('makes one share of the same share that is sent 50 times at once', async () => {
    const policyId = await addPolicy('GL-50');
    const sent = await Promise.all(Array.from({ length: 50 }, () => share([policyId], { holder: HOLDER }).expect(201)));
    expect(new Set(sent.map((reply) => bodyOf<{ shareId: string }>(reply).shareId)).size).toBe(1);
    await product.settled();
    const { rows } = bodyOf<PageOf<ShareRow>>(
      await world.agent.get(`sharedpolicy/listview?policyId=${policyId}`).expect(200),
    );
    expect(rows).toHaveLength(1);
  });

  it('records what was stated beside the policies, to begin the next share with', async () => {
    const policyId = await addPolicy('GL-TERMS');
    const stated = {
      holder: HOLDER,
      shareExpiringOn: '2027-03-31',
      remarks: 'مرحبا 👷 As agreed',
      loanNumber: 'L-4471',
      lenderServiceAgent: '',
      documentTypes: [1, 3],
      endorsementRequests: ['additionalInsured'],
      selectedAcordForms: [{ line: 'generalLiability', form: 25 }],
    };
    const { shareId } = bodyOf<{ shareId: string }>(await share([policyId], stated).expect(201));
    await product.settled();
    const again = bodyOf<Resharing>(await world.agent.get(`policy/resharelist/${shareId}`).expect(200));
    expect(again).toMatchObject({
      requesterName: 'Meridian Builders',
      expiresOn: '2027-03-31',
      withheld: 0,
      policies: [{ policyId, unavailable: null }],
      terms: {
        holder: { name: 'First Bank', includeNotesAndAddressOnCoi: true },
        remarks: 'مرحبا 👷 As agreed',
        documentTypes: [1, 3],
        forms: [{ line: 'generalLiability', form: 25 }],
      },
    });
    expect(again.terms).not.toHaveProperty('lenderServiceAgent');
    await world.requester.get(`policy/resharelist/${shareId}`).expect(403);
  });

  it('refuses a policy that was canceled, expired or archived since it was chosen, by its number', async () => {
    const canceled = await addPolicy('GL-CANCELED');
    const expired = await addPolicy('GL-OVER', { period: { effectiveOn: '2025-01-01', expiresOn: '2026-01-01' } });
    await world.agent
      .delete(`policy/deletePolicy/${canceled}`, { effectiveFrom: '2026-11-20', reason: 'Not paid.' })
      .expect(200);
    const refusal = async (policyId: string) => (await share([policyId]).expect(409)).body as { message: string };
    expect(await refusal(canceled)).toMatchObject({
      code: 'SHARE.POLICY_CANCELED',
      message: 'Policy GL-CANCELED was canceled. Take it out.',
    });
    expect(await refusal(expired)).toMatchObject({ code: 'SHARE.POLICY_EXPIRED' });
    await product.settled();
    expect((await choices('&which=over')).map(({ unavailable }) => unavailable).sort()).toEqual([
      'canceled',
      'expired',
    ]);
    expect((await choices()).map(({ policyNumber }) => policyNumber)).not.toContain('GL-CANCELED');
  });

  it('refuses a holder that does not fit into its box, a past last day and what belongs to somebody else', async () => {
    const long = { ...HOLDER, name: 'ب'.repeat(10_000) };
    await share([world.policyId], { holder: long }).expect(400);
    await share([world.policyId], {
      holder: {
        ...HOLDER,
        name: 'N'.repeat(50),
        address: { ...HOLDER.address, address1: 'S'.repeat(50), city: 'C'.repeat(40) },
      },
    })
      .expect(422)
      .expect(({ body }) => expect(body).toMatchObject({ code: 'SHARE.HOLDER_TOO_LONG' }));
    await share([world.policyId], { shareExpiringOn: '2020-01-01' }).expect(422);
    await share([world.policyId], { requesterCompanyId: stranger.companyId }).expect(404);
    await share([world.policyId], { documentTypes: [6] }).expect(400);
  });

  it('offers the projects that the insured was asked for, and of a requester that has not asked the default one without its name', async () => {
    const { templateId } = bodyOf<{ templateId: string }>(
      await stranger.post('requestor/templates', { name: 'Homes', requirements: asksFor(1_000_000) }).expect(201),
    );
    for (const [name, isDefault] of [
      ['Secret Tower', false],
      ['All work', true],
    ] as const)
      await stranger.post('requestor/projects', { name, templateId, isDefault }).expect(201);
    await product.settled();
    const of = async (requesterCompanyId: string) =>
      bodyOf<PageOf<ShareProject>>(
        await world.insured
          .get(`sharedpolicy/projects?insuredCompanyId=${insuredCompanyId}&requesterCompanyId=${requesterCompanyId}`)
          .expect(200),
      ).rows;
    expect(await of(world.requester.companyId)).toMatchObject([{ name: 'Union Yard', isKnown: true }]);
    expect(await of(stranger.companyId)).toMatchObject([{ name: null, isKnown: false }]);
  });

  it('says what the requester would find, where it has asked', async () => {
    const preview = async (by: Caller, projectId = world.projectId, requesterCompanyId = world.requester.companyId) =>
      bodyOf<SharePreview>(
        await by
          .post('sharedpolicy/preview', {
            insuredCompanyId,
            requesterCompanyId,
            projectId,
            policyIds: [world.policyId],
          })
          .expect(200),
      );
    expect(await preview(world.insured)).toMatchObject({ isKnown: true, outcome: 'pass' });
    const other = bodyOf<{ projectId: string }>(
      await world.requester.post('requestor/projects', { name: 'Pier', templateId: world.templateId }).expect(201),
    );
    expect(await preview(world.insured, other.projectId)).toMatchObject({ isKnown: false, findings: [] });
  });

  it('offers an agency its own policies and those of none to share again [C15]', async () => {
    const second = await join(product, await registerCompany(product, 'Keystone', ['agency']), 'Jonah');
    await second.get(`policy/sharelist?insuredCompanyId=${insuredCompanyId}`).expect(404);
    await appoint(product, second, insuredCompanyId, 'second.test');
    const body = { insuredCompanyId, line: 'generalLiability', terms: terms({ policyNumber: 'GL-SECOND' }) };
    const own = bodyOf<{ policyId: string }>(await second.post('policy/addnewpolicy', body).expect(201)).policyId;
    await product.settled();
    const { shareId } = bodyOf<{ shareId: string }>(
      await world.insured
        .post('sharedpolicy/share/company', {
          insuredCompanyId,
          requesterCompanyId: world.requester.companyId,
          projectId: world.projectId,
          policyIds: [own, world.policyId],
        })
        .expect(201),
    );
    await product.settled();
    const again = bodyOf<Resharing>(await second.get(`policy/resharelist/${shareId}`).expect(200));
    expect(again).toMatchObject({ policies: [{ policyId: own }], withheld: 1 });
    expect((await choices()).map(({ policyId }) => policyId)).not.toContain(own);
  });

  it('shows the requester the kinds of documents that go with the share alone [D09]', async () => {
    const policyId = await addPolicy('GL-DOCS');
    await attachedTo(policyId, world.agent, { documentType: 1 }, PDF, 'coi.pdf');
    const other = await attachedTo(policyId, world.agent, { documentType: 4 }, PDF, 'w-9.pdf');
    await share([policyId], { documentTypes: [1] }).expect(201);
    await product.settled();
    const documents = async () =>
      bodyOf<readonly SharedDocumentRow[]>(
        await world.requester.get(`tracking/${world.trackingId}/documents`).expect(200),
      )
        .filter((row) => row.policyId === policyId)
        .map(({ name }) => name);
    expect(await documents()).toEqual(['coi.pdf']);
    await world.requester.get(`tracking/${world.trackingId}/documents/${other}`).expect(404);
    await share([policyId], { documentTypes: [4] }).expect(201);
    await product.settled();
    expect((await documents()).sort()).toEqual(['coi.pdf', 'w-9.pdf']);
  });

  it('shows no document online of a share for printing only [D09]', async () => {
    const policyId = await addPolicy('GL-PAPER');
    const attached = await attachedTo(policyId, world.agent, { documentType: 1 }, PDF, 'paper.pdf');
    await share([policyId], { printOnly: 1 }).expect(201);
    await product.settled();
    const documents = bodyOf<readonly SharedDocumentRow[]>(
      await world.requester.get(`tracking/${world.trackingId}/documents`).expect(200),
    );
    expect(documents.filter((row) => row.policyId === policyId)).toEqual([]);
    await world.requester.get(`tracking/${world.trackingId}/documents/${attached}`).expect(404);
    await share([policyId], { printOnly: 2 }).expect(400);
    await share([policyId], { printOnly: 0 }).expect(201);
    await product.settled();
    await world.requester.get(`tracking/${world.trackingId}/documents/${attached}`).expect(200);
  });
});
