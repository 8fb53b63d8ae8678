import { COVERAGE_TYPE_TABLE } from '@covertrail/domain/insurance/lines/coverage-types';
import type { Recorded } from '@covertrail/domain/kernel/event';
import type { AppliedCoverage, PolicyCoveragesChanged } from '@covertrail/domain/insurance/terms/coverage-terms';
import type { CertificateHoldersChanged } from '@covertrail/domain/insurance/terms/further-terms';
import type { PolicyAdded } from '@covertrail/domain/policy/policy.contract';
import { isRequesting } from '@covertrail/domain/rights/sides';
import type { Actor } from '#auth/actor';

const shown = (coverages: readonly AppliedCoverage[]): readonly AppliedCoverage[] =>
  coverages.filter(({ type }) => !COVERAGE_TYPE_TABLE[type].hiddenFromRequesters);

/**
 * An event as a reader in this role may see it. Hidden from requesters are stop gap and excess coverage [C13], which only the page
 * of a supplier's policies shows, and certificate holders: they are the supplier's other customers.
 */
export function withoutHiddenTerms<Event extends Recorded>(event: Event, role: Actor['role']): Event {
  if (!isRequesting({ role })) return event;
  switch (event.type) {
    case 'PolicyCoveragesChanged':
      return { ...event, data: withoutIn(event.data as PolicyCoveragesChanged['data']) };
    case 'CertificateHoldersChanged':
      return { ...event, data: { ...(event.data as CertificateHoldersChanged['data']), before: [], after: [] } };
    case 'PolicyAdded':
      return { ...event, data: withoutStated(event.data as PolicyAdded['data']) };
    default:
      return event;
  }
}

const withoutIn = (data: PolicyCoveragesChanged['data']): PolicyCoveragesChanged['data'] => ({
  ...data,
  before: shown(data.before),
  after: shown(data.after),
});

function withoutStated(data: PolicyAdded['data']): PolicyAdded['data'] {
  const { certificateHolders: _others, ...terms } = data.terms;
  return { ...data, terms: terms.coverages ? { ...terms, coverages: shown(terms.coverages) } : terms };
}
