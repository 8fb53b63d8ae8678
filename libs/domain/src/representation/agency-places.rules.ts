import { MOST_AGENTS } from '../fields/agent-fields.js';
import { isPublicDomain } from '../fields/public-email.js';
import { RuleBroken } from '../kernel/rule-broken.js';

/** An agency that represents an insured, by the folded domain of its agent's e-mail address; null where that is not known. */
interface Place {
  readonly domain: string | null;
}

/**
 * Whether an agency with this domain becomes the agency of record: true for the first one. Throws where no other may represent the
 * insured beside those that do. A domain of a provider that serves everybody says nothing of an agency.
 */
export function placeFor(domain: string | null, current: readonly Place[]): boolean {
  if (current.length === 0) return true;
  if (domain === null) throw new RuleBroken('REPRESENTATION.ALREADY_APPOINTED');
  if (current.length >= MOST_AGENTS) throw new RuleBroken('REPRESENTATION.TOO_MANY_AGENCIES');
  if (!isPublicDomain(domain) && current.some((place) => place.domain === domain))
    throw new RuleBroken('REPRESENTATION.DOMAIN_TAKEN', { domain });
  return false;
}
