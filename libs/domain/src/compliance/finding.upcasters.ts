import { eachOf, step, without, type StoredFields } from '../kernel/upcaster-steps.js';

/**
 * Until findings held lists as lists, a list was one text: most with a vertical bar between its entries, parties with a semicolon, states of a
 * form with a comma, scopes of a form with a space. A coverage type was a word followed by those for its parts.
 */
const parted = (text: string, by: string | RegExp): readonly string[] => text.split(by).filter((entry) => entry !== '');
const entries = (text: string): readonly string[] => parted(text, '|');
const numbers = (text: string): readonly number[] => entries(text).map(Number);

function coverageIn(text: string): StoredFields {
  const [type, ...subCoverages] = parted(text, ' ');
  return { type, subCoverages };
}

type Reader = (text: string, params: StoredFields) => StoredFields;
const STATES_VALUES: readonly unknown[] = ['statesListed', 'statesOther'];
const statedValue = (text: string, { value }: StoredFields): unknown =>
  STATES_VALUES.includes(value) ? entries(text) : text;

/** By the name of a parameter that was a list, or stood for one beside certain others: what replaces it. */
const READERS: Readonly<Record<string, Reader>> = {
  symbols: (text) => ({ symbols: numbers(text) }),
  shown: (text) => ({ shown: numbers(text) }),
  missing: (text, params) => ('symbols' in params ? { missing: numbers(text) } : { missingParts: entries(text) }),
  coverages: (text) => ({ coverages: entries(text).map(coverageIn) }),
  found: (text, params) => ('coverages' in params ? { provided: coverageIn(text) } : { found: text }),
  scheduled: (text) => ({ scheduled: entries(text) }),
  forms: (text) => ({ forms: entries(text) }),
  perils: (text) => ({ perils: entries(text) }),
  said: (text) => ({ said: entries(text) }),
  texts: (text) => ({ texts: entries(text) }),
  states: (text) => ({ states: parted(text, /\||, /) }),
  gives: (text) => ({ gives: parted(text, ' ') }),
  names: (text) => ({ names: parted(text, '; ') }),
  named: (text, { because }) =>
    because === 'CONDITION.ENTITY_NOT_NAMED' ? { names: parted(text, '; ') } : { named: text },
  asked: (text, params) => ({ asked: statedValue(text, params) }),
  stated: (text, params) =>
    'value' in params || 'valuation' in params ? { stated: statedValue(text, params) } : { texts: entries(text) },
};

/** The parameters of a finding or of its fix, with lists in place of joined texts. */
export const withListParams = step((params) =>
  Object.entries(params).reduce<StoredFields>((changed, [name, value]) => {
    const read = typeof value === 'string' ? READERS[name] : undefined;
    return read === undefined ? changed : { ...without(changed, name), ...read(String(value), params) };
  }, params),
);

/** The same for a finding or an evaluation, and for its fix. */
const withListsIn = (finding: StoredFields): StoredFields => ({
  ...finding,
  ...('params' in finding ? { params: withListParams(finding['params']) } : {}),
  ...('fix' in finding ? { fix: step(withListsIn)(finding['fix']) } : {}),
});
export const findingWithLists = step(withListsIn);
export const findingsWithLists = (findings: unknown): unknown => eachOf(findings, withListsIn);
