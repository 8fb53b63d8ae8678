import { eachOf, step, withoutNull } from '../kernel/upcaster-steps.js';

const withoutNullForms = (endorsements: unknown): unknown =>
  eachOf(endorsements, (endorsement) => withoutNull(endorsement, 'form'));

/**
 * Version 1 used null for an endorsement whose form is not known; version 3 adds the retroactive date, which was not recorded before.
 * Version 4 may hold further terms: where they are absent, nothing was stated, as in all earlier versions.
 */
export const POLICY_ADDED_UPCASTERS = {
  1: step((data) => ({
    ...data,
    terms: step((terms) => ({ ...terms, endorsements: withoutNullForms(terms['endorsements']) }))(data['terms']),
  })),
  2: step((data) => ({ ...data, terms: step((terms) => ({ ...terms, retroactiveOn: null }))(data['terms']) })),
  3: step((data) => data),
} as const;
export const POLICY_ENDORSEMENTS_UPCASTERS = {
  1: step((data) => ({ ...data, before: withoutNullForms(data['before']), after: withoutNullForms(data['after']) })),
} as const;
