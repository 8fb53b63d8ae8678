import { actsForCompany, type ActingFor } from '@covertrail/domain/rights/principal';
import { useSession } from './use-session.js';

/**
 * What differs by who reads a page of a company: words, places, calls. A further kind of reader is an error of the compiler wherever such a table
 * stands.
 */
export type ByReader<Of> = Readonly<Record<ActingFor, Of>>;

/** As whom the reader acts now. Throws on the pages of an operator, who acts for no company. */
export function useReader(): ActingFor {
  const { role } = useSession();
  if (!actsForCompany(role)) throw new Error('useReader is for pages of a company');
  return role;
}
