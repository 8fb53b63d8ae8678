import type { Uuid } from '@covertrail/domain/kernel/event';
import { command, query } from '../calls/call.js';
import type { ConfirmExtractionDto, ExtractedPoliciesDto } from './extraction.inputs.js';
import type { ExtractedPolicies } from './extraction.replies.js';

/** verifyPolicies: what was read of an uploaded certificate, beside the policies on file. */
export const extractedPolicies = query<{ query: ExtractedPoliciesDto; reply: ExtractedPolicies }>()(
  'policy/extracted/:id',
  {
    needs: 'readInsurance',
    view: 'certificate-uploads',
    shape: 'extracted',
  },
);

/** Enters what a person confirmed into policies; once for each upload. */
export const addExtractedPolicies = command<{
  body: ConfirmExtractionDto;
  reply: { readonly transactionId: Uuid };
}>()('POST', 'policy/extracted/addPolicy', {
  needs: 'keepPolicies',
  settles: ['policies', 'certificate-uploads'],
});
