import { PDF } from '@covertrail/backend/features/document/testing/document-files';
import { bodyOf } from '@covertrail/backend/testing/test-product';
import type { RequestDetails } from '@covertrail/contracts/request/request.replies';
import type { Preparation } from './prepared.js';
import { addedPolicy, openRequest } from './prepared-records.js';

/** By the name of the route. */
export const PREPARED_ANSWERS: Readonly<Record<string, Preparation>> = {
  'AnswerDraftController.save': async (_, ours) => ({ params: { id: await openRequest(ours) }, body: { seen: 0 } }),
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
