import type { OwnedKind } from '@covertrail/backend/auth/owned-kinds';
import { askFor, offer } from '@covertrail/backend/features/client-transfer/testing/transfer-parties';
import { attachedTo } from '@covertrail/backend/features/document/testing/document-files';
import { locationForm } from '@covertrail/backend/features/location/testing/location-form';
import { coverSupplier, type CoveredSupplier } from '@covertrail/backend/testing/covered-supplier';
import { bodyOf, type TestProduct } from '@covertrail/backend/testing/test-product';
import { terms } from '@covertrail/backend/testing/terms';
import { newId } from '@covertrail/platform/ids/ids';
import { askAbout, send } from './asking.js';
import { AGENT_READS } from './calls-of-agents.js';
import { openEveryCallProduct } from './every-call-product.js';

/** Every number that the agent under test may not read in whole. */
const FOREIGN = /FOREIGN-|Kept GL-/;

/**
 * The agent of the agency that had the client Left until it moved to another agency, which added a policy and renumbered the old one; and to
 * which that agency now offers its client Kept.
 */
describe('an agent and the policies of another agency [C15]', () => {
  let product: TestProduct;
  let left: CoveredSupplier;
  let kept: CoveredSupplier;
  let offered: string;
  let ids: readonly Readonly<Record<OwnedKind, string>>[];

  beforeAll(async () => {
    product = await openEveryCallProduct();
    left = await coverSupplier(product, 'Left ');
    kept = await coverSupplier(product, 'Kept ');
    const moved = await askFor(kept.agent, left.insured.companyId);
    await left.agent.put(`agent/transfer/${moved}/approve`, {}).expect(200);
    await product.settled();
    const added = await workOfTheNextAgency(left, kept);
    offered = await offer(kept.agent, kept.insured.companyId, left.agent);
    await product.settled();
    ids = [idsOf(left, moved), idsOf({ ...left, policyId: added }, moved), idsOf(kept, offered)];
  });
  afterAll(() => product.close());

  /** Policies, a location, a document and an answer of the time after the move. */
  async function workOfTheNextAgency(
    { insured, requester, projectId, policyId }: CoveredSupplier,
    { agent }: CoveredSupplier,
  ): Promise<string> {
    const later = {
      policyId,
      terms: terms({ policyNumber: 'FOREIGN-LATER-77120' }),
      effectiveFrom: '2026-11-21',
      enteredWrongly: false,
    };
    await agent.put('policy/editpolicy', later).expect(200);
    const automobile = {
      insuredCompanyId: insured.companyId,
      line: 'automobile',
      terms: terms({ policyNumber: 'FOREIGN-ADDED-40417', limits: { combinedSingleLimit: 100 }, trigger: null }),
    };
    const added = bodyOf<{ policyId: string }>(
      await agent.post('policy/addnewpolicy', automobile).expect(201),
    ).policyId;
    await agent.put(`policy/approve/${added}`).expect(200);
    await agent.post('policy/location', { policyId: added, ...locationForm() }).expect(201);
    await attachedTo(added, agent);
    const input = { projectId, insuredCompanyId: insured.companyId, dueOn: '2026-12-28' };
    const { requestId } = bodyOf<{ requestId: string }>(
      await requester.post('policy/request/template/createPolicyRequest', input).expect(201),
    );
    await agent
      .post('policy/response/verification/respondToPolicyRequest', { requestId, policyIds: [policyId, added] })
      .expect(201);
    return added;
  }

  const idsOf = (
    { insured, policyId, projectId, templateId, trackingId }: CoveredSupplier,
    transfer: string,
  ): Record<OwnedKind, string> => ({
    company: left.agent.companyId,
    user: left.agent.userId,
    insured: insured.companyId,
    policy: policyId,
    readPolicy: policyId,
    seenPolicy: policyId,
    template: templateId,
    project: projectId,
    tracking: trackingId,
    transfer,
    ownTransfer: transfer,
    request: newId(),
    representedRequest: newId(),
    requestBatch: newId(),
    optOut: newId(),
    answeringPolicy: policyId,
    readAnsweringPolicy: policyId,
    certificateUpload: newId(),
    ownCertificateUpload: newId(),
    extraction: newId(),
    share: newId(),
    shareBatch: newId(),
    shareDraft: newId(),
    location: newId(),
    sheetImport: newId(),
    agencyImport: newId(),
    bookImport: newId(),
    certificateBatch: newId(),
    issuedCertificate: newId(),
    readIssuedCertificate: newId(),
    supplierContact: newId(),
    vehicle: newId(),
    certificateHolder: newId(),
    document: newId(),
    readDocument: newId(),
    whatIf: newId(),
  });

  it.each(AGENT_READS)('%s shows no number of theirs', async (_, route) => {
    for (const own of ids) {
      const named = {
        policyId: own.policy,
        policyIds: [own.policy],
        insuredCompanyId: own.insured,
        projectId: own.project,
        trackingId: own.tracking,
      };
      for (const all of [false, true]) {
        const reply = await send(product.server, route, askAbout(route, own, named, all), left.agent.token);
        expect(`${reply.status} ${reply.text ?? ''}`).not.toMatch(FOREIGN);
      }
    }
  });

  it('sees the last five characters of what is offered, and the numbers of its own time', async () => {
    expect((await left.agent.get(`agent/transfer/${offered}`).expect(200)).text).toMatch(/•+88120/);
    expect((await left.agent.get(`policy/${left.policyId}`).expect(200)).text).toContain('Left GL-88120');
    expect((await left.agent.get('activity-log').expect(200)).text).toContain('Left GL-88120');
  });

  it('is offered no policy of another agency to answer with', async () => {
    const input = { projectId: kept.projectId, insuredCompanyId: kept.insured.companyId, dueOn: '2026-12-29' };
    const { requestId } = bodyOf<{ requestId: string }>(
      await kept.requester.post('policy/request/template/createPolicyRequest', input).expect(201),
    );
    await product.settled();
    expect((await kept.agent.get(`policy/respond/choices/${requestId}`).expect(200)).text).toContain('Kept GL-88120');
    await left.agent.get(`policy/respond/choices/${requestId}`).expect(404);
    await left.agent.post('policy/respond/preview', { requestId, policyIds: [kept.policyId] }).expect(404);
  });
});
