import { STATED_CHOICE_NAMES, STATED_VALUE_NAMES } from '@covertrail/wording/insurance/stated-value-words';
import type { CoverageLine } from '../../../insurance/coverage.js';
import { mayState } from '../../../insurance/lines/line-coverage.js';
import {
  STATED_VALUE_CODES,
  STATED_VALUE_TABLE,
  UNLIMITED,
  type StatedValue,
  type StatedValueCode,
  type StatedValues,
} from '../../../insurance/lines/stated-values.js';
import { CaseProblem } from './case-problem.js';
import { codeNamed, readsAlike } from './named-by-words.js';
import { centsFrom, entriesFrom } from './read-values.js';

const codesOf = (line: CoverageLine): readonly StatedValueCode[] =>
  STATED_VALUE_CODES.filter((code) => mayState(line, code));

export const isStatedValueNamed = (line: CoverageLine, name: string): boolean =>
  codesOf(line).some((code) => readsAlike(STATED_VALUE_NAMES[code], name));

/** `Causes of loss` and `Special`, in the words of screens. */
export function statedValueFrom(line: CoverageLine, name: string, text: string): StatedValues {
  const code = codeNamed('statement of the line', name, codesOf(line), (candidate) => [STATED_VALUE_NAMES[candidate]]);
  return { [code]: valueOf(code, text) };
}

function valueOf(code: StatedValueCode, text: string): StatedValue {
  const { kind, choices } = STATED_VALUE_TABLE[code];
  switch (kind) {
    case 'money':
      return centsFrom(text);
    case 'indicator':
      if (/^(required|stated)$/i.test(text)) return true;
      throw new CaseProblem(`“${text}” is no answer for a box; expected: required or stated`);
    case 'states':
      return entriesFrom(text);
    case 'choice':
      return codeNamed('choice', text, choices, (choice) => [STATED_CHOICE_NAMES[choice]]);
    case 'text':
      return text;
    default:
      if (kind === 'monthsOrUnlimited' && /^unlimited$/i.test(text)) return UNLIMITED;
      if (/^\d+$/.test(text)) return Number(text);
      throw new CaseProblem(`“${text}” is no whole number`);
  }
}
