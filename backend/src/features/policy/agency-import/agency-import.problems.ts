import type { AGENCY_IMPORT_CODES } from '@covertrail/domain/agency-import/agency-import.decider';
import type { ProblemsOf, ProblemTexts } from '#server/problems/problem-text';
import { POLICY_PROBLEMS } from '../policy.problems.js';

/** How the refusals of an import from an agency system are answered. */
export const AGENCY_IMPORT_PROBLEMS = {
  'AGENCY_IMPORT.NOT_FOUND': { status: 404, message: 'This import does not exist.' },
  'AGENCY_IMPORT.ALREADY_EXISTS': { status: 409, message: 'This import was started already.' },
  'AGENCY_IMPORT.EMPTY': { status: 422, message: 'No row of this file can be imported.' },
  'AGENCY_IMPORT.CLIENT_UNKNOWN': { status: 422, message: 'Your agency has no client of this name.' },
  'AGENCY_IMPORT.CLIENT_NOT_CLEAR': {
    status: 422,
    message: 'Several clients have this name. Please enter this policy on the page of the client.',
  },
  'AGENCY_IMPORT.CARRIER_UNKNOWN': {
    status: 422,
    message: 'No insurer has this NAIC number. Please add the insurer first.',
  },
  'AGENCY_IMPORT.POLICY_NOT_CLEAR': { status: 422, message: 'The client has several such policies at that time.' },
  'AGENCY_IMPORT.OTHER_TERM': {
    status: 422,
    message: 'The client has this policy for a later period. A period before the recorded one is not imported.',
  },
  'AGENCY_IMPORT.PERIOD_NOT_CLEAR': {
    status: 422,
    message:
      'The period of this row has less than half of its days in common with the recorded one. Please correct or renew the policy on its page.',
  },
  'AGENCY_IMPORT.RENEWAL_NOT_CLEAR': {
    status: 422,
    message:
      'This number is new, and more than one policy or row can be the renewal that it stands for. Please renew the policy on its page.',
  },
  'AGENCY_IMPORT.RENEWED_OTHERWISE': {
    status: 422,
    message:
      'This policy was replaced already, by one with another number or insurer. Please check the policies of the client.',
  },
  'AGENCY_IMPORT.RUNNING': { status: 409, message: 'This import is still running. Please wait until it is done.' },
  'AGENCY_IMPORT.CLIENT_LEFT': { status: 409, message: 'Your agency does not represent this client any more.' },
} satisfies ProblemsOf<typeof AGENCY_IMPORT_CODES>;

const TEXTS: ProblemTexts = { ...POLICY_PROBLEMS, ...AGENCY_IMPORT_PROBLEMS };
const OTHERWISE = 'This row could not be imported.';

/** Why a row was refused, in words. */
export const refusedRowText = (code: string): string => TEXTS[code]?.message ?? OTHERWISE;
