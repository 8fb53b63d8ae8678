import { given } from '../kernel/testing/given.js';
import type { SignatureEvent } from './signature.contract.js';
import { signatureDecider } from './signature.decider.js';

const first = {
  ownerId: 'a0000000-0000-4000-8000-000000000004',
  of: 'agent',
  fileId: 'f0000000-0000-4000-8000-000000000001',
} as const;
const second = { ...first, fileId: 'f0000000-0000-4000-8000-000000000002' };
const uploaded: SignatureEvent = { type: 'SignatureUploaded', data: { ...first, replaces: null } };
const deleted: SignatureEvent = { type: 'SignatureDeleted', data: first };

describe('a signature [E04]', () => {
  it('is uploaded, replaced by another one, and deleted', () => {
    given(signatureDecider)
      .when({ type: 'UploadSignature', ...first })
      .then(uploaded);
    given(signatureDecider, uploaded)
      .when({ type: 'UploadSignature', ...first })
      .nothing();
    given(signatureDecider, uploaded)
      .when({ type: 'UploadSignature', ...second })
      .then({ type: 'SignatureUploaded', data: { ...second, replaces: first.fileId } });
    given(signatureDecider, uploaded).when({ type: 'DeleteSignature' }).then(deleted);
  });

  it('that is not there is deleted without an event, and may be uploaded again', () => {
    given(signatureDecider).when({ type: 'DeleteSignature' }).nothing();
    given(signatureDecider, uploaded, deleted).when({ type: 'DeleteSignature' }).nothing();
    given(signatureDecider, uploaded, deleted)
      .when({ type: 'UploadSignature', ...first })
      .then(uploaded);
  });
});
