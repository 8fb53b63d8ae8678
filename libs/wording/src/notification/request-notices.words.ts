import { countedPolicies, worded } from './worded.js';

/** Of requests for coverage, by code. */
export const REQUEST_NOTICES = {
  'REQUEST.RECEIVED': worded(
    'New request for insurance',
    ['requester', 'project', 'dueOn'],
    ({ requester, project, dueOn }) => `${requester} asks you for proof of insurance for ${project}, due ${dueOn}.`,
  ),
  'REQUEST.RECEIVED_FOR_CLIENT': worded(
    'New request for a client',
    ['requester', 'insured', 'project', 'dueOn'],
    (of) => `${of.requester} asks your client ${of.insured} for proof of insurance for ${of.project}, due ${of.dueOn}.`,
  ),
  'REQUEST.REMINDED': worded(
    'Reminder of a request for insurance',
    ['requester', 'project', 'dueOn'],
    (of) => `${of.requester} reminds you: proof of insurance for ${of.project}, due ${of.dueOn}, is not answered yet.`,
  ),
  'REQUEST.REMINDED_FOR_CLIENT': worded(
    'Reminder of a request for a client',
    ['requester', 'insured', 'project', 'dueOn'],
    (of) =>
      `${of.requester} reminds you: it asked your client ${of.insured} for proof of insurance for ${of.project}, due ${of.dueOn}, and has no answer yet.`,
  ),
  'REQUEST.RESPONDED': worded(
    'Request answered',
    ['insured', 'project', 'number', 'policies'],
    (of) => `${of.insured} answered request ${of.number} for ${of.project} with ${countedPolicies(of.policies)}.`,
  ),
  'REQUEST.DECLINED': worded(
    'Request declined',
    ['insured', 'project', 'number'],
    ({ insured, project, number }) => `${insured} declined request ${number} for ${project}.`,
  ),
  'REQUEST.OPTED_OUT': worded(
    'No supplier of yours',
    ['insured'],
    ({ insured }) =>
      `${insured} says that it is no supplier of yours. Its open requests were declined, and it is not asked again until it says otherwise.`,
  ),
  'REQUEST.OPT_OUT_TAKEN_BACK': worded(
    'May be asked again',
    ['insured'],
    ({ insured }) => `${insured} took back that it is no supplier of yours. You may ask it again.`,
  ),
  'REQUEST.CERTIFICATE_GIVEN': worded(
    'Certificate received by mail',
    ['project', 'number'],
    ({ project, number }) => `A certificate was given for request ${number} for ${project}. Nobody has checked it.`,
  ),
  'REQUEST.PASSED_ON': worded(
    'Request passed on to an agent',
    ['agency', 'project', 'number'],
    ({ agency, project, number }) => `Request ${number} for ${project} was passed on to an agent of ${agency}.`,
  ),
  'REQUEST.AGENT_DECLINED': worded(
    'Named agent does not have the client',
    ['agency', 'project', 'number'],
    ({ agency, project, number }) =>
      `An agent of ${agency}, who was named to answer request ${number} for ${project}, says that it is no client of theirs. Whoever you asked may name another agent.`,
  ),
} as const;
