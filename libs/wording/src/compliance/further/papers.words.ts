import type { NamedFinding } from '@covertrail/domain/compliance/named-params';
import { documentRequired, documentSubject, documentTitle } from '../document-requirement-words.js';
import { namesText } from '../form-record-words.js';
import { noticeAsked, noticeGiven } from '../notice-words.js';
import type { KindWords } from './kind-words.js';

function holderAvailable({ params, reason }: NamedFinding): string {
  switch (reason) {
    case 'HOLDER.NAMED':
      return params.named;
    case 'HOLDER.NOT_NAMED':
      return 'Not named';
    case 'HOLDER.SIMILAR':
      return params.found;
    case 'HOLDER.OTHER_ADDRESS':
      return `${params.holder}, ${params.found}`;
    case 'HOLDER.ADDRESS_NOT_GIVEN':
      return `${params.holder}, no address`;
    default:
      return '';
  }
}

function documentAvailable({ params, reason }: NamedFinding): string {
  switch (reason) {
    case 'DOCUMENT.MISSING':
      return 'Missing';
    case 'DOCUMENT.ON_FILE':
    case 'DOCUMENT.OTHER_NAME':
    case 'DOCUMENT.TOO_OLD':
      return params.document;
    default:
      return '';
  }
}

function noticeAvailable({ params, reason }: NamedFinding): string {
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
      return `Form ${params.form}`;
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
    available: documentAvailable,
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
    available: noticeAvailable,
  },
} satisfies KindWords;
