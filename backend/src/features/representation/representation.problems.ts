import type { REPRESENTATION_CODES } from '@covertrail/domain/representation/representation.decider';
import type { ProblemsOf } from '#server/problems/problem-text';

/** How the refusals of this feature are answered. */
export const REPRESENTATION_PROBLEMS = {
  'REPRESENTATION.ALREADY_APPOINTED': {
    status: 409,
    message: 'This client has another agency of record. Request a transfer from it.',
  },
  'REPRESENTATION.ALREADY_REQUESTED': {
    status: 409,
    message: 'Your agency has asked this company already. It has not answered yet.',
  },
  'REPRESENTATION.ALREADY_YOURS': {
    status: 409,
    field: 'email',
    message: 'The agency of this agent represents your company already.',
  },
  'REPRESENTATION.DOMAIN_TAKEN': { status: 409, field: 'email', message: "Domain '{domain}' already exists." },
  'REPRESENTATION.TOO_MANY_AGENCIES': { status: 409, message: 'Maximum of 15 agents allowed.' },
  'REPRESENTATION.INVITED_LATELY': {
    status: 429,
    field: 'email',
    message: 'This agent was invited a short while ago. Please wait before you send another email.',
  },
  'REPRESENTATION.NOT_INVITED': { status: 409, message: 'This invitation is no longer open.' },
  'REPRESENTATION.NOT_WAITING': { status: 409, message: 'This request to be the agency of record is no longer open.' },
  'REPRESENTATION.REFUSED': {
    status: 409,
    message: 'This company has refused your agency. Ask it for the ID of an open request.',
  },
  'REPRESENTATION.NOT_CURRENT': { status: 409, message: 'This agency is not the agency of record any more.' },
  'REPRESENTATION.NO_SUCH_AGENT': {
    status: 422,
    message: 'No agent has an account with this email, and nobody signs up with the address of a public provider.',
  },
  'REPRESENTATION.NO_AGENT_AT': {
    status: 422,
    message: 'No agent has an account with {email}, and nobody signs up with the address of a public provider.',
  },
} satisfies ProblemsOf<typeof REPRESENTATION_CODES>;
