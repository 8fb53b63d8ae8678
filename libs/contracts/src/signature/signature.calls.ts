import type { Uuid } from '@covertrail/domain/kernel/event';
import { command, query } from '../calls/call.js';
import type { UploadSignatureDto } from './signature.inputs.js';
import type { SignaturePictures, SignatureStanding } from './signature.replies.js';

interface SignatureChanged {
  readonly ownerId: Uuid;
}

/** Whether the reader and its agency have a signature [B05] [E04]. */
export const signatureStanding = query<{ reply: SignatureStanding }>()('agent/signature', {
  needs: 'issueCertificates',
  view: 'signatures',
  shape: 'standing',
});

/** The signatures of the reader and of its agency. */
export const signaturePictures = query<{ reply: SignaturePictures }>()('agent/signature/pictures', {
  needs: 'issueCertificates',
  view: 'signatures',
  shape: 'pictures',
});

/** Of the actor alone; takes the place of an earlier one. */
export const uploadAgentSignature = command<{ body: UploadSignatureDto; reply: SignatureChanged }>()(
  'POST',
  'agent/signature/:id',
  { needs: 'issueCertificates', settles: ['signatures'] },
);

/** The picture is gone for good. Certificates that were issued keep it, as paper does. */
export const deleteAgentSignature = command<{ reply: SignatureChanged }>()('DELETE', 'agent/signature/:id', {
  needs: 'issueCertificates',
  settles: ['signatures'],
});

/** Stands on certificates of agents who have none of their own. */
export const uploadAgencySignature = command<{ body: UploadSignatureDto; reply: SignatureChanged }>()(
  'POST',
  'agency/:id/signature',
  { needs: 'administerAgency', settles: ['signatures'] },
);

export const deleteAgencySignature = command<{ reply: SignatureChanged }>()('DELETE', 'agency/:id/signature', {
  needs: 'administerAgency',
  settles: ['signatures'],
});
