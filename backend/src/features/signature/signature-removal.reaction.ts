import { defineReaction } from '@covertrail/platform/engine/define-reaction';
import type { SignatureRemoval } from './signature-removal.service.js';

/** A signature that was deleted or replaced is gone for good [E04]. */
export const signatureRemoval = defineReaction<Pick<SignatureRemoval, 'remove'>>()({
  name: 'removed-signatures',
  on: {
    SignatureUploaded: async ({ data: { replaces } }, files) => {
      if (replaces !== null) await files.remove(replaces);
    },
    SignatureDeleted: ({ data: { fileId } }, files) => files.remove(fileId),
  },
});
