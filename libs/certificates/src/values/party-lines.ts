/** A name and an address as they stand in a block of lines. */
export interface PartyLines {
  /** Of the lines by their number, from 0. */
  readonly name: readonly number[];
  readonly address: readonly number[];
  /** The line of city, state and zip, with its three parts; null where no line reads so. `street`: before the city, where it has no line of its own. */
  readonly last: {
    readonly line: number;
    readonly street?: string;
    readonly city: string;
    readonly state: string;
    readonly zip: string;
  } | null;
}

const LAST_LINE = /^(.*?)[,\s]+([A-Z]{2})[.,]?\s+(\d{5}(?:-\d{4})?)$/i;
/** A street begins with its number. */
const WITH_STREET = /^(\d.*?),\s*([^,\d]+)$/;
/** A second line that starts so belongs to the name above it. */
const CONTINUES = /^(dba|d\/b\/a|fka|aka|and|&|its|their|of)\b|^&/i;
const UNFINISHED = /(,|&|\band|\bof|\bthe)$/i;

/** Which lines of a block are the name, which the address, and where city, state and zip stand. */
export function partyLines(lines: readonly string[]): PartyLines {
  const at = lines.findLastIndex((line) => LAST_LINE.test(line));
  const match = LAST_LINE.exec(lines[at] ?? '');
  const before = at < 0 ? lines.length : at;
  let names = Math.min(1, before);
  while (names < before && (CONTINUES.test(lines[names] ?? '') || UNFINISHED.test(lines[names - 1] ?? ''))) names += 1;
  const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from) }, (_, step) => from + step);
  return {
    name: range(0, names),
    address: range(names, before),
    last: match
      ? {
          line: at,
          ...cityOf((match[1] ?? '').replace(/,$/, ''), names < before),
          state: (match[2] ?? '').toUpperCase(),
          zip: match[3] ?? '',
        }
      : null,
  };
}

function cityOf(text: string, hasStreet: boolean): { readonly street?: string; readonly city: string } {
  const [, street, city] = (hasStreet ? null : WITH_STREET.exec(text)) ?? [];
  return street !== undefined && city !== undefined ? { street, city } : { city: text };
}
