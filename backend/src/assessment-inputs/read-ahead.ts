import { carrierDecider } from '@covertrail/domain/carrier/carrier.decider';
import type { Requirements } from '@covertrail/domain/compliance/requirements';
import { documentRegisterDecider } from '@covertrail/domain/document-register/document-register.decider';
import { exceptionDecider } from '@covertrail/domain/exception/exception.decider';
import { formEquivalenceDecider } from '@covertrail/domain/form-equivalence/form-equivalence.decider';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import { projectDecider } from '@covertrail/domain/project/project.decider';
import { shareDecider } from '@covertrail/domain/share/share.decider';
import { shownUntil } from '@covertrail/domain/share/share.state';
import { templateDecider } from '@covertrail/domain/template/template.decider';
import { trackingDecider } from '@covertrail/domain/tracking/tracking.decider';
import {
  asksForDocuments,
  asksForProjectDays,
  exceptionScopesOf,
  requiresDocuments,
  requiresProjectDays,
} from '@covertrail/domain/tracking/tracking.rules';
import type { StartedTracking } from '@covertrail/domain/tracking/tracking.state';
import type { StatesAt } from '@covertrail/platform/deciders/states-at';

/**
 * Reads what the inputs of many trackings are folded from, one read of the log for each kind of stream: the loader then finds it in
 * memory. What is not read here, as a policy up to the end of its last share, the loader reads by itself. `alsoAsked` as the loader has it.
 */
export async function readAhead(
  streams: StatesAt,
  trackingIds: readonly Uuid[],
  alsoAsked: readonly Requirements[],
): Promise<void> {
  const trackings = (await streams.loadAll(trackingDecider, trackingIds)).flatMap(({ state }) => state ?? []);
  const templates = await streams.loadAll(
    templateDecider,
    trackings.flatMap(({ templates }) => templates.map(({ value }) => value)),
  );
  const asksForDays = alsoAsked.some(requiresProjectDays) || asksForProjectDays(templates.map(({ state }) => state));
  if (asksForDays)
    await streams.loadAll(
      projectDecider,
      trackings.map(({ projectId }) => projectId),
    );
  await streams.loadAll(exceptionDecider, trackings.flatMap(exceptionScopesOf));
  await streams.loadAll(
    formEquivalenceDecider,
    trackings.map(({ requesterId }) => requesterId),
  );
  const policyIds = await policiesShared(streams, trackings);
  const policies = (await streams.loadAll(policyDecider, policyIds)).flatMap(({ state }) => state ?? []);
  await streams.loadAll(
    carrierDecider,
    policies.flatMap(({ carrier }) => carrier.map(({ value }) => value.carrierId)),
  );
  const asksFor = alsoAsked.some(requiresDocuments) || asksForDocuments(templates.map(({ state }) => state));
  if (asksFor) await streams.loadAll(documentRegisterDecider, policyIds);
}

/** The policies that a share shows. */
async function policiesShared(streams: StatesAt, trackings: readonly StartedTracking[]): Promise<readonly Uuid[]> {
  const provided = trackings.flatMap((tracking) => tracking.provided);
  const shares = await streams.loadAll(
    shareDecider,
    provided.map(({ shareId }) => shareId),
  );
  return provided.flatMap(({ policyIds }, index) => {
    const state = shares[index]?.state ?? null;
    return policyIds.filter((id) => (shownUntil(state, id) ?? null) === null);
  });
}
