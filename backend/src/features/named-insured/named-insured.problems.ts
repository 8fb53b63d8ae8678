import type { NAMED_INSURED_CODES } from '@covertrail/domain/named-insured/named-insured.decider';
import type { ProblemsOf } from '#server/problems/problem-text';

/** How the refusals of this feature are answered. */
export const NAMED_INSURED_PROBLEMS = {
  'NAMED_INSURED.NO_PRIMARY': { status: 422, message: 'Please choose the primary named insured.' },
  'NAMED_INSURED.TWICE': { status: 422, message: 'Each named insured can be in the list once.' },
  'NAMED_INSURED.NOT_VALID': { status: 422, message: 'One of the named insureds is not valid.' },
} satisfies ProblemsOf<typeof NAMED_INSURED_CODES>;
