import { equal, sameContent } from '../kernel/equal.js';
import type { FormChoice } from '../insurance/lines/form-choice.js';
import type { Answer } from './request.contract.js';

/** What an answer states, each policy once, without what it leaves empty. */
export const answerOf = ({ policyIds, remarks, documents, holder, unavailable, forms }: Answer): Answer => ({
  policyIds: [...new Set(policyIds)],
  remarks,
  ...(documents && documents.length > 0 ? { documents } : {}),
  ...(holder ? { holder } : {}),
  ...(unavailable && unavailable.length > 0
    ? { unavailable: unavailable.map(({ line, reason }) => ({ line, reason })) }
    : {}),
  ...(forms && forms.length > 0 ? { forms: forms.map(({ line, form, interest }) => ({ line, form, interest })) } : {}),
});

/** Nothing but the order of its policies and documents differs. */
export const sameAnswer = (a: Answer, b: Answer): boolean =>
  sameContent(a.policyIds, b.policyIds) &&
  a.remarks === b.remarks &&
  sameContent(a.documents ?? [], b.documents ?? []) &&
  equal(a.holder ?? null, b.holder ?? null) &&
  equal(saidOfLines(a), saidOfLines(b)) &&
  equal(formsOfLines(a), formsOfLines(b));

const formsOfLines = ({ forms = [] }: Answer): Readonly<Record<string, FormChoice>> =>
  Object.fromEntries(forms.map(({ line, form, interest }) => [line, { form, interest }]));
const saidOfLines = ({ unavailable = [] }: Answer): Readonly<Record<string, string>> =>
  Object.fromEntries(unavailable.map(({ line, reason }) => [line, reason]));
