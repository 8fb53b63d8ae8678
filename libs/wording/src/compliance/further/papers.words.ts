import { documentRequired, documentSubject, documentTitle } from '../document-requirement-words.js';
import { namesText } from '../form-record-words.js';
import { noticeAsked, noticeGiven } from '../notice-words.js';
import type { Found, KindWords } from './kind-words.js';

function holderAvailable({ params, reason }: Found): string {
  switch (reason) {
    case 'HOLDER.NAMED':
      return String(params.named);
    case 'HOLDER.NOT_NAMED':
      return 'Not named';
    case 'HOLDER.SIMILAR':
      return String(params.found);
    case 'HOLDER.OTHER_ADDRESS':
      return `${String(params.holder)}, ${String(params.found)}`;
    case 'HOLDER.ADDRESS_NOT_GIVEN':
      return `${String(params.holder)}, no address`;
    default:
      return '';
  }
}

function noticeAvailable({ params, reason }: Found): string {
  switch (reason) {
    case 'NOTICE.NOT_STATED':
      return '';
    case 'NOTICE.CLAIMED_ONLY':
      return 'Text of the certificate';
    case 'NOTICE.RECIPIENT_NOT_GIVEN':
      return 'Recipient not given';
    case 'NOTICE.OTHER_RECIPIENT':
      return `To ${namesText(params.names)}`;
    case 'NOTICE.OTHER_FORM':
      return `Form ${String(params.form)}`;
    default:
      return noticeGiven(params) || 'Days not given';
  }
}

/** What must be on file or written on a paper: documents, the certificate holder and notice of cancellation. */
export const PAPERS_WORDS = {
  document: {
    title: documentTitle,
    subject: documentSubject,
    required: documentRequired,
    available: ({ params, reason }) => (reason === 'DOCUMENT.MISSING' ? 'Missing' : String(params.document ?? '')),
  },
  holder: {
    title: () => 'Certificate holder',
    subject: () => 'the certificate holder',
    required: ({ holder, address }) => [holder, address].filter((part) => part !== undefined).join(', '),
    available: holderAvailable,
  },
  notice: {
    title: () => 'Notice of cancellation',
    subject: () => 'the notice of cancellation',
    required: (params) => `${noticeAsked(params)}, by an endorsement`,
    available: ({ params, reason }) => noticeAvailable({ params, reason }),
  },
} satisfies KindWords;
