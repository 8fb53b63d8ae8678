import { RuleBroken } from '../kernel/rule-broken.js';
import type { GivenTerms, PolicyFacts, PolicyTerms } from './policy.contract.js';

/** Terms as they are sent: of the insurer no more than its id. */
export function givenTerms({ carrier, ...terms }: PolicyTerms): GivenTerms {
  return { ...terms, carrierId: carrier.carrierId };
}

/** Terms with the insurer as its own stream names it; `POLICY.CARRIER_UNKNOWN` where the id names none. */
export function namedTerms({ carrierId, ...terms }: GivenTerms, { carrier }: PolicyFacts): PolicyTerms {
  if (carrier?.carrierId !== carrierId) throw new RuleBroken('POLICY.CARRIER_UNKNOWN');
  return { ...terms, carrier };
}
