import type { NamedInsureds } from '@covertrail/domain/named-insured/named-insured.contract';

/** The names under which a client is insured. `revision`: to send back as `If-Match`; null before the first was stated. */
export interface StatedNamedInsureds extends NamedInsureds {
  readonly revision: number | null;
}
