import { dataOf } from '../kernel/command.js';
import type { Decider } from '../kernel/decider.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import type { InquiryCommand, InquiryEvent, InquirySent } from './inquiry.contract.js';

/** What was written; null before. */
export type InquiryState = InquirySent['data'] | null;

/** Every code with which a command to an inquiry may be refused. */
export const INQUIRY_CODES = ['INQUIRY.TEXT_REQUIRED'] as const;

/** What a person writes to the support about a plan, once [F08]: `inquiry-<inquiryId>`. */
export const inquiryDecider: Decider<InquiryState, InquiryCommand, InquiryEvent> = {
  type: 'inquiry',
  initialState: null,
  decide(command, state) {
    const text = command.text.trim();
    if (text === '') throw new RuleBroken('INQUIRY.TEXT_REQUIRED');
    return state === null ? [{ type: 'InquirySent', data: { ...dataOf(command), text } }] : [];
  },
  evolve: (_state, { data }) => data,
};
