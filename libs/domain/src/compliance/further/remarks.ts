import { requiredRemarks } from '../../fields/template-fields.js';
import { plainWords } from '../../kernel/plain-words.js';
import type { ProvidedPolicy } from '../coverage.js';
import type { Evaluation, Params } from '../finding.js';
import { furtherRule } from '../rule-kinds.js';
import { lacking, passing, type FurtherKind } from './further-kind.js';

/**
 * Texts that a policy must state in its description of operations or its remarks (spec 2 section 4). Letters and digits decide, not case,
 * spaces or punctuation. Where the policy states other texts, a person reads whether one of them says the same.
 */
export const remarks: FurtherKind<'remarks'> = {
  fits: (_line, asked) => requiredRemarks.check(asked) === null,
  compile: (line, asked) => asked.map((remark, place) => {
    const params = { remark };
    const wanted = folded(remark);
    const evaluate = (policy: ProvidedPolicy): Evaluation => evaluateRemark(wanted, params, policy);
    return { kind: 'further', rule: furtherRule(line, 'remark', String(place + 1)), params, reads: ['operations', 'remarks'], evaluate };
  }),
};

/** Between spaces, so that only whole words are found. */
const folded = (text: string): string => ` ${plainWords(text)} `;

function evaluateRemark(wanted: string, params: Params, policy: ProvidedPolicy): Evaluation {
  const stated = [policy.operations.value, ...policy.remarks.value].map(folded);
  if (stated.some((text) => text.includes(wanted))) return passing('REMARK.PROVIDED', params, policy);
  return stated.every((text) => text.trim() === '')
    ? lacking('fail', 'REMARK.MISSING', 'FIX.ADD_REMARK', params, policy)
    : lacking('review', 'REMARK.OTHER_TEXT', 'FIX.DECIDE_STATEMENT', params, policy);
}
