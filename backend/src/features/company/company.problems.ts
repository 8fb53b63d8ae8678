import type { COMPANY_CODES } from '@covertrail/domain/company/company.decider';
import type { ProblemsOf } from '#server/problems/problem-text';

/** How the refusals of this feature are answered. */
export const COMPANY_PROBLEMS = {
  'COMPANY.ALREADY_REGISTERED': { status: 409, message: 'This company exists already.' },
  'COMPANY.NOT_FOUND': { status: 404, message: 'This company does not exist.' },
  'COMPANY.TAX_ID_TAKEN': { status: 409, message: 'A company with this Tax ID exists already.' },
  'COMPANY.ROLE_REQUIRED': { status: 422, message: 'A company must be a requester, an insured or an agency.' },
  'COMPANY.NO_AGENCY': { status: 409, message: 'Only an agency states this of itself.' },
  'COMPANY.NO_REQUESTER': { status: 409, message: 'Only a requester has a training mode.' },
  'COMPANY.INSURED_TEXT': { status: 422, message: 'Company name and address together are too long.' },
} satisfies ProblemsOf<typeof COMPANY_CODES>;
