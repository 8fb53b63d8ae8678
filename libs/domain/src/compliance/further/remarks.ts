import { requiredRemarks } from '../../fields/template-fields.js';
import { plainWords } from '../../kernel/plain-words.js';
import type { ProvidedPolicy } from '../../insurance/coverage.js';
import type { Rests } from '../compiled.js';
import type { Evaluation } from '../finding.js';
import type { ParamsWith } from '../finding-params.js';
import { furtherRule } from '../rule-kinds.js';
import { lacking, passing, type FurtherKind } from './further-kind.js';
import { asEntry, statedTexts } from './stated-texts.js';

/**
 * Texts that a policy must state as its description of operations or as one of its remarks [C10]. Letters and digits decide,
 * not case, spaces or punctuation. Only the whole text is enough: words before or after it may say the contrary. Where the policy states
 * other texts, a person reads whether one of them says the same (decision 57).
 */
export const remarks: FurtherKind<'remarks'> = {
  fits: (_line, required) => requiredRemarks.check(required) === null,
  compile: (line, required) =>
    required.map((remark, place) => {
      const params = { remark };
      const wanted = plainWords(remark);
      const evaluate = (policy: ProvidedPolicy): Evaluation => evaluateRemark(wanted, params, policy);
      return {
        kind: 'further',
        rule: furtherRule(line, 'remark', String(place + 1)),
        params,
        reads: ['operations', 'remarks'],
        restsOn: (policy) => restsOnText(wanted, policy),
        evaluate,
      };
    }),
};

/** On the text that says it; where none does, on all that is stated. */
function restsOnText(wanted: string, { operations, remarks: provided }: ProvidedPolicy): Rests {
  const says = (text: string): boolean => plainWords(text) === wanted;
  if (says(operations.value)) return { operations: 'all' };
  const saying = provided.value.filter(says);
  return saying.length > 0 ? { remarks: saying } : { operations: 'all', remarks: 'all' };
}

function evaluateRemark(wanted: string, params: ParamsWith<'remark'>, policy: ProvidedPolicy): Evaluation {
  const stated = statedTexts(policy);
  if (stated.some((text) => plainWords(text) === wanted)) return passing('REMARK.PROVIDED', params, policy);
  return stated.length === 0
    ? lacking('fail', 'REMARK.MISSING', 'FIX.ADD_REMARK', params, policy)
    : lacking(
        'review',
        'REMARK.OTHER_TEXT',
        'FIX.DECIDE_STATEMENT',
        { ...params, texts: nearest(wanted, stated) },
        policy,
      );
}

/** Those that hold the asked words, else all, by their letters: their order has no effect. */
function nearest(wanted: string, stated: readonly string[]): readonly string[] {
  const holding = stated.filter((text) => ` ${plainWords(text)} `.includes(` ${wanted} `));
  return [...new Set((holding.length > 0 ? holding : stated).map(asEntry))].sort();
}
