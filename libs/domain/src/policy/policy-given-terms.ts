import { RuleBroken } from '../kernel/rule-broken.js';
import type { GivenTerms, PolicyFacts, PolicyTerms } from './policy.contract.js';

/** Terms as they are sent: the insurer by its id alone. */
export function givenTerms({ carrier, ...terms }: PolicyTerms): GivenTerms {
  return { ...terms, carrierId: carrier.carrierId };
}

/** Terms with the insurer's name from its own stream; `POLICY.CARRIER_UNKNOWN` where the id names none. */
export function namedTerms({ carrierId, ...terms }: GivenTerms, { carrier }: PolicyFacts): PolicyTerms {
  if (carrier?.carrierId !== carrierId) throw new RuleBroken('POLICY.CARRIER_UNKNOWN');
  return { ...terms, carrier };
}
