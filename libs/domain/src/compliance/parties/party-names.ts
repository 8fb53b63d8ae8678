import { plainWords } from '../../kernel/plain-words.js';

const SUFFIXES = /\b(?:incorporated|inc|corporation|corp|company|co|limited|ltd|llc|lp|llp)\b/g;

/** A name without case, punctuation and the form of its company (`LLC`, `L.L.C.`); empty where nothing else is in it. */
export const bareName = (name: string): string => plainWords(plainWords(name.replaceAll('.', '')).replace(SUFFIXES, ' '));

/** The first of several names that is alike, else one that holds the other one: that may be a branch or another company. */
export function namedAmong(wanted: string, names: readonly string[]): { readonly same: string | null; readonly similar: string | null } {
  const bare = bareName(wanted);
  const others = names.map((name) => ({ name, bare: bareName(name) })).filter((one) => one.bare !== '');
  return {
    same: others.find((one) => one.bare === bare)?.name ?? null,
    similar: others.find((one) => one.bare.includes(bare) || bare.includes(one.bare))?.name ?? null,
  };
}
