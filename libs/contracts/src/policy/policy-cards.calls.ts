import { command, query } from '../calls/call.js';
import type { LimitDetailsPage, PolicyCompliance, ProvidedPolicyCard } from './policy-cards.replies.js';
import type { LimitDetailsDto } from './policy.inputs.js';

/** The limits of a policy, page by page, for whoever may read it. It changes nothing, although it is a POST [C02]. */
export const limitDetails = command<{ body: LimitDetailsDto; reply: LimitDetailsPage }>()(
  'POST',
  'policy/getLimitDetails',
  { needs: 'readCompliance', status: 200, view: 'policies', shape: 'limits' },
);

/** How a policy stands with each requester to whom it is provided. */
export const policyCompliance = query<{ reply: PolicyCompliance }>()('policy/:id/compliance', {
  needs: 'readCompliance',
  view: 'tracked-suppliers',
  shape: 'compliance',
});

/** The policies that a supplier provided to a tracking, as the requester may know them. */
export const providedPolicies = query<{ reply: readonly ProvidedPolicyCard[] }>()('tracking/:id/coverage', {
  needs: 'readSuppliers',
  view: 'tracked-suppliers',
  shape: 'providedPolicies',
  idAt: 'policyId',
});
