import type { PostalPlace } from '@covertrail/contracts/address/address.replies';
import type { PostalPlaces } from './postal-places.port.js';

const ZIP = /^(\d{5})(?:-?\d{4})?$/;
/** The first half of a Canadian code is the area of a delivery; the second may be missing. */
const AREA = /^([A-Z]\d[A-Z])(?: ?\d[A-Z]\d)?$/;

/** Canadian codes begin with a letter of their province; X is of two territories. */
const PROVINCES: Readonly<Record<string, readonly string[]>> = {
  NL: ['A'],
  NS: ['B'],
  PE: ['C'],
  NB: ['E'],
  QC: ['G', 'H', 'J'],
  ON: ['K', 'L', 'M', 'N', 'P'],
  MB: ['R'],
  SK: ['S'],
  AB: ['T'],
  BC: ['V'],
  NU: ['X0A', 'X0B', 'X0C'],
  NT: ['X'],
  YT: ['Y'],
};

/**
 * Codes without a call to anybody: zip codes of a package, which are read with the first question because they are large, and the provinces of
 * Canada by the letters of their codes. An area there is named by its quarter, which stands in no address, so no city is stated.
 */
export class OfflinePlaces implements PostalPlaces {
  async find(country: string, code: string): Promise<PostalPlace | null> {
    const text = code.trim().toUpperCase();
    if (country === 'US') return ofZip(ZIP.exec(text)?.[1]);
    return country === 'CA' ? ofArea(AREA.exec(text)?.[1]) : null;
  }
}

async function ofZip(zip: string | undefined): Promise<PostalPlace | null> {
  if (zip === undefined) return null;
  const { default: codes } = await import('zipcodes');
  const found = codes.lookup(zip);
  return found ? { city: found.city, state: found.state } : null;
}

function ofArea(area: string | undefined): PostalPlace | null {
  if (area === undefined) return null;
  const found = Object.entries(PROVINCES).find(([, beginnings]) =>
    beginnings.some((letter) => area.startsWith(letter)),
  );
  return found ? { city: null, state: found[0] } : null;
}
