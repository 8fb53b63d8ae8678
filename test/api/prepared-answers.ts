import { PDF } from '@covertrail/backend/features/document/testing/document-files';
import { bodyOf } from '@covertrail/backend/testing/test-product';
import type { RequestDetails } from '@covertrail/contracts/request/request.replies';
import type { Preparation } from './prepared.js';
import { invitationTo } from './prepared-people.js';
import { addedPolicy, askedBySomeone, openRequest } from './prepared-records.js';

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
  // Of a policy that has changed since it was shared: otherwise there is nobody to tell.
  'PolicyHoldersController.issueAgain': async (_, ours) => ({
    body: {
      policyId: ours.idsFor(ours.callers.insured).policy,
      shares: [{ shareId: ours.idsFor(ours.callers.insured).share }],
    },
  }),
  'ShareDraftController.save': () => Promise.resolve({ body: { seen: 0, content: SHARE_DRAFT } }),
  'RequestController.document': async (product, ours) => {
    const { agent } = ours.callers;
    const id = await openRequest(ours);
    const policyId = await addedPolicy(ours, 'GL-8');
    await agent.put(`policy/approve/${policyId}`).expect(200);
    await product.settled();
    const file = await agent.upload('policy/response/document', 'document', PDF, 'letter.pdf').expect(201);
    const { uploadId } = bodyOf<{ uploadId: string }>(file);
    const answer = { requestId: id, policyIds: [policyId], documents: [uploadId] };
    await agent.post('policy/response/verification/respondToPolicyRequest', answer).expect(201);
    await product.settled();
    const { documents } = bodyOf<RequestDetails>(await agent.get(`policy/request/details/${id}`).expect(200));
    return { params: { id, fileId: documents[0]!.id } };
  },
};

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
