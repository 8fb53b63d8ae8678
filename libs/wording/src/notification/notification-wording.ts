import type { NotificationRaised } from '@covertrail/domain/notification/notification.contract';
import { countedPolicies, worded, type Wording } from './worded.js';
import { REQUEST_NOTICES } from './request-notices.words.js';
import { RENEWAL_NOTICES } from './renewal-notices.words.js';
import { SECURITY_NOTICES } from './security-notices.words.js';
import { TRANSFER_NOTICES } from './transfer-notices.words.js';
import { endedOnce } from '../text/sentence-parts.js';

type Params = NotificationRaised['data']['params'];

export interface NotificationText {
  readonly title: string;
  readonly description: string;
}

/** Every notification by its code. Parameters are names of companies and things as they were called then, never of people. */
const WORDINGS = {
  'MEMBERSHIP.REQUESTED': worded('A person asks to join', ['company'], (of) => `Somebody asks to join ${of.company}.`),
  'MEMBERSHIP.ACCEPTED': worded(
    'Invitation accepted',
    ['company'],
    (of) => `Somebody whom ${of.company} invited has joined.`,
  ),
  'MEMBERSHIP.CONTACT_CHANGED': worded(
    'Another primary contact',
    ['company'],
    (of) => `${of.company} has another primary contact.`,
  ),
  'BOOK.IMPORTED': worded(
    'Import into the address book ended',
    ['file', 'book', 'added', 'refused'],
    (of) => `${of.file} was imported into ${of.book}: ${of.added} added, ${of.refused} refused.`,
  ),
  ...REQUEST_NOTICES,
  'POLICY.ADDED': worded(
    'Policy waits for approval',
    ['insured', 'policy'],
    ({ insured, policy }) => `${insured} added ${policy}. It counts as proof of insurance after you approve it.`,
  ),
  'POLICY.APPROVED': worded(
    'Policy approved',
    ['agency', 'policy'],
    ({ agency, policy }) => `${agency} approved ${policy}.`,
  ),
  'POLICY.REJECTED': worded(
    'Policy rejected',
    ['agency', 'policy'],
    ({ agency, policy }) => `${agency} rejected ${policy}.`,
  ),
  'POLICY.EDITS_REJECTED': worded(
    'Change of a policy rejected',
    ['agency', 'policy'],
    ({ agency, policy }) => `${agency} rejected your change of ${policy}. The policy stays as it was approved.`,
  ),
  'POLICIES.SHARED': worded(
    'Policies shared with you',
    ['insured', 'project', 'policies'],
    ({ insured, project, policies }) => `${insured} shares ${countedPolicies(policies)} with you for ${project}.`,
  ),
  'POLICIES.ISSUED_AGAIN': worded('Policy issued again', ['insured', 'project', 'policy', 'changes'], (of) =>
    endedOnce(`${of.insured} issued its ${of.policy} policy again for ${of.project}: ${of.changes}.`),
  ),
  'CERTIFICATE.ISSUED': worded('Certificate issued', ['insured', 'project', 'number'], (of) =>
    endedOnce(`Certificate ${of.number} of ${of.insured} was issued for ${of.project}.`),
  ),
  'CERTIFICATE.ISSUED_AGAIN': worded('Certificate issued again', ['insured', 'project', 'number'], (of) =>
    endedOnce(`Certificate ${of.number} of ${of.insured} was issued again for ${of.project}.`),
  ),
  'CERTIFICATE.ASKED_AGAIN': worded(
    'Certificates to issue again',
    ['insured', 'policy'],
    ({ insured, policy }) =>
      `${insured} issued ${policy} again to those who hold it. Certificates that state it stay as they were issued until you issue them again.`,
  ),
  'CERTIFICATE.REQUESTED_AGAIN': worded(
    'Certificates to issue again',
    ['insured', 'policy'],
    ({ insured, policy }) => `${insured} requests that you issue again the certificates that state ${policy}.`,
  ),
  'COMPLIANCE.CHANGED': worded(
    'Supplier status changed',
    ['insured', 'project', 'before', 'after'],
    (of) => `${of.insured} changed from ${of.before} to ${of.after} for ${of.project}.`,
  ),
  'COMPLIANCE.CHANGED_FOR_YOU': worded(
    'Your status changed',
    ['requester', 'project', 'before', 'after'],
    (of) => `For ${of.project} of ${of.requester} you changed from ${of.before} to ${of.after}.`,
  ),
  'EXCEPTION.LAPSES': worded(
    'Exception about to lapse',
    ['requirement', 'supplier', 'lapsesOn'],
    (of) =>
      `The exception for ${of.supplier}, ${of.requirement}, lapses on ${of.lapsesOn}. From then on the requirement is not met.`,
  ),
  'CORRECTION.RECORDED': worded(
    'A past status was not true',
    ['supplier', 'project', 'corrected'],
    (of) => `${of.supplier}, for ${of.project}, ${of.corrected}. Open it to see what would have been different.`,
  ),
  'CORRECTION.NOTICE': worded(
    'A past status was not true',
    ['requester', 'insured', 'project', 'corrected'],
    (of) =>
      `${of.requester} notifies you again: ${of.insured}, for ${of.project}, ${of.corrected}. What you were notified of then was not true.`,
  ),
  'APPOINTMENT.REQUESTED': worded(
    'An agency asks to be your agency of record',
    ['agency'],
    ({ agency }) => `${agency} asks to be your agency of record. It cannot see your policies unless you accept.`,
  ),
  'APPOINTMENT.REQUESTED_FOR_REQUEST': worded(
    'An agency asks to be your agency of record',
    ['agency'],
    ({ agency }) =>
      `${agency} entered the ID of a request that you received and asks to be your agency of record. Until you decide it can answer that request, and sees nothing else.`,
  ),
  'APPOINTMENT.INVITED': worded(
    'You have a new client',
    ['client'],
    ({ client }) => `${client} invited your agency. You are now its agency of record.`,
  ),
  'APPOINTMENT.INVITED_BESIDE': worded(
    'You have a new client',
    ['client'],
    ({ client }) => `${client} invited your agency. You are now one of its agencies.`,
  ),
  'REPRESENTATION.ENDED_BY_INSURED': worded(
    'A client ended the representation',
    ['client'],
    ({ client }) => `${client} ended the representation by your agency. You see its policies as they were until now.`,
  ),
  'REPRESENTATION.ENDED_BY_AGENCY': worded(
    'Your agency ended the representation',
    ['agency'],
    ({ agency }) => `${agency} no longer represents you. Your policies, requests and shares stay with you.`,
  ),
  'REPRESENTATION.ENDED_FOR_SUPPLIER': worded(
    'A supplier has lost its agency',
    ['insured', 'agency'],
    ({ insured, agency }) =>
      `${agency} no longer represents ${insured}, and answers no further requests for it. Ask ${insured} who does now.`,
  ),
  'APPOINTMENT.PROVED': worded(
    'You have a new agency of record',
    ['agency', 'proof'],
    ({ agency, proof }) =>
      `${agency} is now your agency of record. Its proof: ${proof}. It can see, approve and change your policies.`,
  ),
  'APPOINTMENT.ACCEPTED': worded(
    'Client accepted',
    ['client'],
    ({ client }) => `${client} accepted your agency. You are now its agency of record.`,
  ),
  'APPOINTMENT.REFUSED': worded(
    'Client refused',
    ['client'],
    ({ client }) => `${client} declined your agency as its agency of record.`,
  ),
  'APPOINTMENT.WITHDRAWN': worded(
    'An agency withdrew its request',
    ['agency'],
    ({ agency }) => `${agency} no longer asks to be your agency of record.`,
  ),
  'TRANSFER.STARTED_FOR_YOU': worded(
    'Your agency may change',
    ['from', 'to'],
    ({ from, to }) =>
      `${to} may take over from ${from}, your agency of record. Nothing changes until both agree. Contact ${from} if you do not want it.`,
  ),
  'TRANSFER.MOVED_YOU': worded(
    'Your agency changed',
    ['from', 'to'],
    ({ from, to }) => `${to} is now your agency of record, in place of ${from}.`,
  ),
  'TRANSFER.ASKED_OF_YOUR_AGENCY': worded(
    'One of your agencies asks another one',
    ['from', 'to'],
    ({ from, to }) =>
      `${to} asks to take over the policies that ${from} manages for you. A manager of your company may approve it, or ${from} does. Contact ${from} if you do not want it.`,
  ),
  'TRANSFER.PART_MOVED': worded(
    'Your policies changed agency',
    ['from', 'to'],
    ({ from, to }) => `${to} now manages the policies that ${from} managed for you.`,
  ),
  'PLAN.RECEIVED': worded(
    'What your client is asked to fix',
    ['requester', 'insured', 'project', 'steps'],
    (of) =>
      `${of.requester} sent what ${of.insured} lacks for ${of.project}. ${of.steps} The Why page gives the reasons.`,
  ),
  'PLAN.RECEIVED_FOR_YOU': worded(
    'What you are asked to fix',
    ['requester', 'project', 'steps'],
    (of) => `${of.requester} sent what you lack for ${of.project}. ${of.steps} The Why page gives the reasons.`,
  ),
  'CURE_PLAN.RECEIVED': worded(
    'What your client lacks',
    ['insured', 'count'],
    ({ insured, count }) => `${insured} sent what it lacks for its requesters: ${count}.`,
  ),
  'CURE_PLAN.RECEIVED_FOR_YOU': worded(
    'What you lack for your requesters',
    ['agency', 'count'],
    ({ agency, count }) => `${agency} sent what you lack for all your requesters: ${count}.`,
  ),
  'CURE_PLAN.STEPS_FOR_AGENTS': worded(
    'Steps for agents of your agency',
    ['insured', 'count'],
    ({ insured, count }) =>
      `Your agency sent ${insured} what it lacks for its requesters. For the agents who handle its policies: ${count}, sent to them by mail.`,
  ),
  ...RENEWAL_NOTICES,
  ...SECURITY_NOTICES,
  ...TRANSFER_NOTICES,
} as const;

export type NotificationCode = keyof typeof WORDINGS;
export type NotificationParams<Code extends NotificationCode> = Readonly<
  Record<(typeof WORDINGS)[Code]['names'][number], string>
>;

export const NOTIFICATION_CODES_WORDED = Object.keys(WORDINGS) as readonly NotificationCode[];

/** A code that this version does not know, raised by a newer one, still reads as a sentence. */
const UNKNOWN: NotificationText = { title: 'Notification', description: 'Something changed. Open it to see what.' };

/** Title and description as people read them; a name that is missing reads as `someone`. */
export function notificationText(code: string, params: Params): NotificationText {
  if (!Object.hasOwn(WORDINGS, code)) return UNKNOWN;
  const { title, names, description } = WORDINGS[code as NotificationCode] as Wording<string>;
  const named = Object.fromEntries(names.map((name) => [name, String(params[name] ?? 'someone')]));
  return { title, description: endedOnce(description(named)) };
}
