import type { AskedBeside, AskedDocument, DeliverySpeed } from '@covertrail/domain/request/request.contract';
import { DOCUMENT_KIND_NAMES } from '../insurance/document-words.js';
import { LINE_NAMES } from '../insurance/labels.js';

/** What people read for each delivery speed [D10]. */
export const DELIVERY_WORDS: Readonly<Record<DeliverySpeed, string>> = {
  standard: 'Standard',
  rush: 'Rush',
  priority: 'Priority',
};

/** What a delivery speed asks of those who answer; null where it asks nothing. */
export const deliveryMeaning = (delivery: DeliverySpeed = 'standard'): string | null =>
  ({
    standard: null,
    rush: 'This is a rush request: please answer it before your standard ones.',
    priority: 'This is a priority request: please answer it first.',
  })[delivery];

/** The words in front of the subject of a mail, so that it stands out in a mailbox. */
export const deliveryPrefix = (delivery: DeliverySpeed = 'standard'): string =>
  delivery === 'standard' ? '' : `${DELIVERY_WORDS[delivery]}: `;

/** What evidence of insurance alone means for those who answer [A11]. */
export const EVIDENCE_ONLY =
  'Evidence of insurance only: the certificate need not name a certificate holder, and no other document is asked for.';

/** `Additional document: W-9` */
const askedDocumentText = ({ kind, name }: AskedDocument): string =>
  name.trim() === '' ? DOCUMENT_KIND_NAMES[kind] : `${DOCUMENT_KIND_NAMES[kind]}: ${name.trim()}`;

/** What introduces the list of lines whose policy documents are requested [D01]. */
export const POLICY_LINES_LEAD =
  'Policy/Exclusions document requested for the following Lines of Business if applicable:';

/** What a request asks for beside its requirements, in the order of screens and mails. */
export function askedFacts(beside: AskedBeside): readonly (readonly [label: string, text: string])[] {
  const {
    delivery = 'standard',
    forms = [],
    documents = [],
    policyLines = [],
    loanNumber,
    lenderServiceAgent,
    isEvidenceOnly,
  } = beside;
  const facts: readonly (readonly [string, string])[] = [
    ['Proof', isEvidenceOnly ? 'Evidence of insurance only' : ''],
    ['Delivery', delivery === 'standard' ? '' : DELIVERY_WORDS[delivery]],
    ['ACORD forms', forms.map((form) => `ACORD ${form}`).join(', ')],
    ['Documents', documents.map(askedDocumentText).join(', ')],
    ['Policy or exclusions document of', policyLines.map((line) => LINE_NAMES[line]).join(', ')],
    ['Loan number', loanNumber ?? ''],
    ['Lender’s agent', lenderServiceAgent ?? ''],
  ];
  return facts.filter(([, text]) => text !== '');
}

/** The same for a history. */
export const askedChanges = (beside: AskedBeside): readonly { readonly label: string; readonly after: string }[] =>
  askedFacts(beside).map(([label, after]) => ({ label, after }));
