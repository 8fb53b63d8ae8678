import { plainWords } from '../../kernel/plain-words.js';

/** Legal forms of companies, each with the ways of writing it; a name ends in them. */
const LEGAL_FORMS: Readonly<Record<string, string>> = {
  incorporated: 'inc',
  inc: 'inc',
  corporation: 'corp',
  corp: 'corp',
  company: 'co',
  co: 'co',
  limited: 'ltd',
  ltd: 'ltd',
  llc: 'llc',
  lp: 'lp',
  llp: 'llp',
  lllp: 'lllp',
  plc: 'plc',
  pc: 'pc',
  pllc: 'pllc',
  ulc: 'ulc',
};

interface ReadName {
  /** Without case, punctuation and legal form. */
  readonly bare: string;
  /** `inc`, `co ltd`; empty where none is written. */
  readonly legalForm: string;
}

/** A name in words, with the legal form that stands at its end (`LLC`, `L.L.C.`) apart. */
function readName(name: string): ReadName {
  const words = plainWords(name.replaceAll('.', '').replaceAll('&', ' and ')).split(' ');
  const last = words.findLastIndex((word) => !Object.hasOwn(LEGAL_FORMS, word));
  return {
    bare: words.slice(0, last + 1).join(' '),
    legalForm: words
      .slice(last + 1)
      .map((word) => LEGAL_FORMS[word] ?? word)
      .join(' '),
  };
}

/** A name without case, punctuation and the legal form of its company (`LLC`, `L.L.C.`); empty where nothing else is in it. */
export const bareName = (name: string): string => readName(name).bare;

/**
 * Whether two names are printed alike: case, punctuation and the ways of writing a legal form make no difference. Another legal form, or
 * none, may be another company.
 */
export function isSameName(name: string, other: string): boolean {
  const [first, second] = [readName(name), readName(other)];
  return first.bare !== '' && first.bare === second.bare && first.legalForm === second.legalForm;
}

/** The first of several names that is the same, else one that holds the other one or has another legal form: a person decides about that one. */
export function namedAmong(
  wanted: string,
  names: readonly string[],
): { readonly same: string | null; readonly similar: string | null } {
  const bare = bareName(wanted);
  const others = names.map((name) => ({ name, bare: bareName(name) })).filter((candidate) => candidate.bare !== '');
  return {
    same: names.find((name) => isSameName(name, wanted)) ?? null,
    similar: others.find((candidate) => candidate.bare.includes(bare) || bare.includes(candidate.bare))?.name ?? null,
  };
}
