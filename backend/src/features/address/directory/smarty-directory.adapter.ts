import { address1, address2, city, postalCode, state } from '@covertrail/domain/fields/company-fields';
import { DirectoryFailed, type AddressDirectory, type DirectoryAddress } from './address-directory.port.js';

/** How the directory is asked. */
export interface SmartySetup {
  readonly url: string;
  /** An embedded key: it is good for the host that `referer` names alone. */
  readonly key: string;
  /** The address of this product. */
  readonly referer: string;
}

const SILENT_MS = 2_000;
const LARGEST_REPLY = 100_000;

type Written = Readonly<Record<string, unknown>>;

/** Addresses of the United States by Smarty’s autocomplete (its version Pro), whose fields the specification names [A14]. */
export class SmartyDirectory implements AddressDirectory {
  readonly isOn = true;

  constructor(
    private readonly setup: SmartySetup,
    private readonly silentMs = SILENT_MS,
  ) {}

  async find(country: string, beginning: string): Promise<readonly DirectoryAddress[]> {
    if (country !== 'US') return [];
    const { url, key, referer } = this.setup;
    const address = new URL(url);
    address.search = new URLSearchParams({ key, search: beginning }).toString();
    const text = await textOf(address, referer, this.silentMs);
    return suggestionsIn(text).flatMap((suggestion) => addressOf(suggestion) ?? []);
  }
}

/** Its errors never name the address, which contains the key. */
async function textOf(url: URL, referer: string, silentMs: number): Promise<string> {
  try {
    const reply = await fetch(url, { headers: { referer }, signal: AbortSignal.timeout(silentMs), redirect: 'error' });
    if (!reply.ok) throw new DirectoryFailed(`The address directory replied with ${reply.status}`);
    const text = await reply.text();
    if (text.length > LARGEST_REPLY) throw new DirectoryFailed('The address directory replied with too much');
    return text;
  } catch (error) {
    if (error instanceof DirectoryFailed) throw error;
    throw new DirectoryFailed('The address directory cannot be reached', { cause: error });
  }
}

function suggestionsIn(text: string): readonly Written[] {
  try {
    const { suggestions } = JSON.parse(text) as { readonly suggestions?: unknown };
    // Without a hit the directory leaves the list out, or states null.
    if (Array.isArray(suggestions ?? [])) return (suggestions ?? []) as readonly Written[];
  } catch {
    // Said below.
  }
  throw new DirectoryFailed('The address directory replied with something else than suggestions');
}

/** Null for one that no form would take. */
function addressOf({ street_line, secondary, ...place }: Written): DirectoryAddress | null {
  const found = {
    address1: textIn(street_line),
    address2: textIn(secondary),
    city: textIn(place['city']),
    state: textIn(place['state']),
    postalCode: textIn(place['zipcode']),
  };
  const isFit =
    address1.check(found.address1) === null &&
    address2.check(found.address2) === null &&
    city.check(found.city) === null &&
    state.check(found.state) === null &&
    postalCode.check(found.postalCode) === null;
  return isFit ? found : null;
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
