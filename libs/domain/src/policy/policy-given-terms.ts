import { RuleBroken } from '../kernel/rule-broken.js';
import { UNSTATED_TERMS } from '../insurance/terms/unstated-terms.js';
import type { PolicyFacts } from './policy-command.contract.js';
import type { GivenTerms, PolicyTerms, StatedTerms } from '../insurance/terms/policy-terms.js';

/** Terms as they are sent: the insurer by its id alone. */
export function givenTerms({ carrier, ...terms }: StatedTerms): GivenTerms {
  return { ...terms, carrierId: carrier.carrierId };
}

/** Terms with the insurer's name from its own stream; `POLICY.CARRIER_UNKNOWN` where the id names none. */
export function namedTerms({ carrierId, ...terms }: GivenTerms, { carrier }: PolicyFacts): StatedTerms {
  if (carrier?.carrierId !== carrierId) throw new RuleBroken('POLICY.CARRIER_UNKNOWN');
  return { ...terms, carrier };
}

/** Terms in full: what is absent was not stated. */
export const inFull = (terms: StatedTerms): PolicyTerms => ({ ...UNSTATED_TERMS, ...terms });

/** One of the terms in full, without the others. */
export const statedOrNot = (terms: StatedTerms, term: keyof PolicyTerms): unknown =>
  term in terms ? terms[term] : TERMS_UNSTATED[term];

const TERMS_UNSTATED: Readonly<Partial<Record<keyof PolicyTerms, unknown>>> = UNSTATED_TERMS;
