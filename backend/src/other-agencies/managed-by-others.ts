import type { Uuid } from '@covertrail/domain/kernel/event';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import { mayHandle } from '@covertrail/domain/representation/managing-agency.rules';
import { representationDecider } from '@covertrail/domain/representation/representation.decider';
import type { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { OtherAgencyPolicies } from './other-agency-policies.js';

/** Those of these policies that an agency may not handle, because another agency of their insured manages them now. */
export async function managedByOthers(
  deciders: Pick<DeciderStore, 'load' | 'readable'>,
  agencyId: Uuid,
  policyIds: Iterable<Uuid>,
): Promise<OtherAgencyPolicies> {
  const found = await Promise.all(
    [...new Set(policyIds)].map(async (id): Promise<readonly [Uuid, readonly string[]] | null> => {
      const { state } = await deciders.readable.load(policyDecider, id);
      if (!state) return null;
      // Who represents an insured is decided only when the whole stream can be read.
      const representation = await deciders.load(representationDecider, state.insuredId);
      if (mayHandle(representation.state, agencyId, state.given)) return null;
      return [id, state.number.map(({ value }) => value)];
    }),
  );
  return new OtherAgencyPolicies(new Map(found.flatMap((entry) => (entry ? [entry] : []))));
}
