import type { Uuid } from '../../kernel/event.js';

/** An insurer as a certificate names it; null where it does not. */
export interface NamedInsurer {
  readonly name: string | null;
  readonly naic: string | null;
}

/** An insurer that the reader may choose. */
export interface CarrierOnRecord {
  readonly carrierId: Uuid;
  readonly name: string;
  readonly naic: string;
}

/** What is to be looked at of an insurer that was found, or why none was. */
export type InsurerDoubt =
  /** Nobody has the number, or the name. */
  | 'INSURER_UNKNOWN'
  /** The number is that of an insurer with another name. */
  | 'INSURER_NAMED_OTHERWISE'
  /** It was found by its name alone. */
  | 'INSURER_BY_NAME';

export interface FoundInsurer {
  readonly carrierId: Uuid | null;
  readonly doubt: InsurerDoubt | null;
}

/** Capitals, signs and the ends of company names tell no insurer from another. */
const nameKey = (name: string): string =>
  name
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}\s]/gu, '')
    .split(/\s+/)
    .filter((word) => word !== '' && !ENDINGS.has(word))
    .join(' ');
const ENDINGS: ReadonlySet<string> = new Set([
  'INSURANCE',
  'INS',
  'COMPANY',
  'CO',
  'CORP',
  'CORPORATION',
  'INC',
  'THE',
]);

/** By its number first, else by its name if one insurer alone has it: never by a likeness. */
export function carrierOnRecord(named: NamedInsurer, carriers: readonly CarrierOnRecord[]): FoundInsurer {
  const { name, naic } = named;
  const byNumber = naic === null ? undefined : carriers.find((carrier) => carrier.naic === naic);
  if (byNumber) {
    const isNamed = name === null || nameKey(byNumber.name) === nameKey(name);
    return { carrierId: byNumber.carrierId, doubt: isNamed ? null : 'INSURER_NAMED_OTHERWISE' };
  }
  const [only, another] = name === null ? [] : carriers.filter((carrier) => nameKey(carrier.name) === nameKey(name));
  return only && !another
    ? { carrierId: only.carrierId, doubt: 'INSURER_BY_NAME' }
    : { carrierId: null, doubt: 'INSURER_UNKNOWN' };
}
