import { given } from '../kernel/testing/given.js';
import type { InquiryCommand, InquiryEvent } from './inquiry.contract.js';
import { inquiryDecider } from './inquiry.decider.js';

const of = { inquiryId: 'q', companyId: 'c', personId: 'ines', plan: 'vendorProgram' } as const;
const send: InquiryCommand = { type: 'SendInquiry', ...of, text: ' What does it cost? ' };
const sent: InquiryEvent = { type: 'InquirySent', data: { ...of, text: 'What does it cost?' } };

describe('[F08] an inquiry about a plan', () => {
  it('is sent with its text', () => {
    given(inquiryDecider).when(send).then(sent);
    given(inquiryDecider)
      .when({ ...send, text: ' ' })
      .refused('INQUIRY.TEXT_REQUIRED');
  });

  it('is sent once', () => given(inquiryDecider, sent).when(send).nothing());
});
