import { givenTerms } from '@covertrail/domain/policy/policy-given-terms';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import type { Position, Uuid } from '@covertrail/domain/kernel/event';
import type { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { newId } from '@covertrail/platform/ids/ids';
import { AGENCIES, PEOPLE } from '@covertrail/demo/demo-people';
import { SAMPLE_TERMS } from './sample-event.js';

/** Adds a policy through its decider; resolves with where it stands in the log. */
export async function addPolicy(deciders: DeciderStore, insuredId: Uuid): Promise<Position> {
  const policyId = newId();
  const agencyId = AGENCIES.hollis.companyId;
  const meta = {
    commandId: policyId,
    commandHash: policyId,
    actor: PEOPLE.priya.userId,
    role: 'agent' as const,
    tenant: agencyId,
    onBehalfOf: insuredId,
    correlationId: policyId,
    causationId: null,
  };
  const command = {
    type: 'AddPolicy',
    policyId,
    insuredId,
    agencyId,
    line: 'generalLiability',
    terms: givenTerms(SAMPLE_TERMS),
  } as const;
  const facts = async () => ({ carrier: SAMPLE_TERMS.carrier });
  return (await deciders.handle(policyDecider, policyId, command, meta, { facts })).position;
}
