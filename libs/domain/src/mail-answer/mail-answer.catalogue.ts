import type { Catalogue } from '../kernel/event-description.js';
import type { Uuid } from '../kernel/event.js';
import { MAIL_ANSWER_PERSONAL, type MailAnswerEvent } from './mail-answer.contract.js';

/** Who came by the link of a mail has no company here: only the requester reads it. */
const common = {
  feature: 'mail-answer',
  version: 1,
  affectsVerdict: false,
  upcasters: {},
  audience: ({ data }: { readonly data: { readonly requesterId: Uuid } }) => ({ companies: [data.requesterId] }),
} as const;

export const mailAnswerCatalogue: Catalogue<MailAnswerEvent> = {
  CertificateGiven: common,
  AnsweringAgentNamed: { ...common, personal: MAIL_ANSWER_PERSONAL.AnsweringAgentNamed },
  NamedAgentOpened: common,
  NamedAgentDeclined: common,
};
