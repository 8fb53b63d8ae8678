import { PDF } from '@covertrail/backend/features/document/testing/document-files';
import { bodyOf, type TestProduct } from '@covertrail/backend/testing/test-product';
import type { PageOf } from '@covertrail/contracts/calls/page';
import type { RequestDetails } from '@covertrail/contracts/request/request.replies';
import type { PolicyHolder } from '@covertrail/contracts/share/policy-holders.replies';
import type { Preparation } from './prepared.js';
import { invitationTo } from './prepared-people.js';
import { addedPolicy, askedBySomeone, openRequest } from './prepared-records.js';
import type { World } from './two-worlds.js';

/** By the name of the route. */
export const PREPARED_ANSWERS: Readonly<Record<string, Preparation>> = {
  'AnswerDraftController.save': async (_, ours) => ({ params: { id: await openRequest(ours) }, body: { seen: 0 } }),
  'CertificateUploadController.upload': async (_, ours) => ({ query: { requestId: await openRequest(ours) } }),
  // Of a requester of its own: whom somebody opted out of cannot ask for what other calls need.
  'OptOutController.optOut': async (product, ours) => ({ body: { requestId: await askedBySomeone(product, ours) } }),
  'OptOutController.readByLink': async (product, ours) => ({
    body: { token: await invitationTo(product, ours, 'olaf@example.com') },
  }),
  'OptOutController.optOutByLink': async (product, ours) => ({
    body: { token: await invitationTo(product, ours, 'otis@example.com'), reason: 'Sold' },
  }),
  'OptOutController.takeBackByLink': async (product, ours) => ({
    body: { token: await invitationTo(product, ours, 'ossi@example.com') },
  }),
  // Of a policy of its own: other calls end the shares of the policy that all of them have.
  'PolicyHoldersController.issueAgain': async (product, ours) => {
    const policyId = await addedPolicy(ours, 'GL-15');
    await ours.callers.agent.put(`policy/approve/${policyId}`).expect(200);
    return { body: { policyId, shares: [{ shareId: await sharedWith(product, ours, policyId) }] } };
  },
  'ShareDraftController.save': () => Promise.resolve({ body: { seen: 0, content: SHARE_DRAFT } }),
  'RequestController.document': async (product, ours) => {
    const { agent } = ours.callers;
    const file = await agent.upload('policy/response/document', 'document', PDF, 'letter.pdf').expect(201);
    const { uploadId } = bodyOf<{ uploadId: string }>(file);
    const id = await answered(product, ours, 'GL-8', { documents: [uploadId] });
    const { documents } = bodyOf<RequestDetails>(await agent.get(`policy/request/details/${id}`).expect(200));
    return { params: { id, fileId: documents[0]!.id } };
  },
  'RequestController.updateUnavailable': async (product, ours) => ({
    body: { requestId: await answered(product, ours, 'GL-16'), unavailable: [], again: 1 },
  }),
};

/** The id of a request that was answered with a policy of its own. */
async function answered(product: TestProduct, ours: World, policyNumber: string, more: object = {}): Promise<string> {
  const { agent } = ours.callers;
  const requestId = await openRequest(ours);
  const policyId = await addedPolicy(ours, policyNumber);
  await agent.put(`policy/approve/${policyId}`).expect(200);
  await product.settled();
  const answer = { requestId, policyIds: [policyId], ...more };
  await agent.post('policy/response/verification/respondToPolicyRequest', answer).expect(201);
  await product.settled();
  return requestId;
}

/** The id of a share that shows a policy to the requester. */
async function sharedWith(product: TestProduct, { callers, named }: World, policyId: string): Promise<string> {
  const { insured, requester } = callers;
  const share = {
    insuredCompanyId: insured.companyId,
    requesterCompanyId: requester.companyId,
    projectId: named['projectId'],
    policyIds: [policyId],
  };
  await insured.post('sharedpolicy/share/company', share).expect(201);
  await product.settled();
  const { rows } = bodyOf<PageOf<PolicyHolder>>(await insured.get(`sharedpolicy/holders/${policyId}`).expect(200));
  return rows[0]!.shareId;
}

const SHARE_DRAFT = {
  kind: 'share',
  to: [],
  shareExpiringOn: '',
  loanNumber: '',
  lenderServiceAgent: '',
  policyIds: [],
  remarks: '',
  endorsementRequests: [],
  holder: {
    name: '',
    address1: '',
    address2: '',
    city: '',
    state: '',
    postalCode: '',
    notes: '',
    includeNotesAndAddressOnCoi: true,
    primaryNamedInsured: '',
    furtherNamedInsureds: '',
  },
  forms: [],
  documentTypes: [1],
};
