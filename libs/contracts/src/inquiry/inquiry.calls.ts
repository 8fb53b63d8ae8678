import type { Uuid } from '@covertrail/domain/kernel/event';
import { command } from '../calls/call.js';
import type { SendInquiryDto } from './inquiry.inputs.js';

interface InquiryReceived {
  readonly inquiryId: Uuid;
}

/** Writes to the support about a plan [F08]. Throws INQUIRY.NO_SUPPORT where the product has no address of a support. */
export const sendInquiry = command<{ body: SendInquiryDto; reply: InquiryReceived }>()('POST', 'contactus', {
  needs: 'choosePlan',
});
