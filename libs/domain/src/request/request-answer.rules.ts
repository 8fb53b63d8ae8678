import { sameContent } from '../kernel/equal.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import { acceptedPolicies } from './accepted-policies.rules.js';
import { checkForms } from './answer-forms.rules.js';
import { answerOf, sameAnswer } from './answer-content.rules.js';
import type { RequestCommand, RequestEvent, RequestFacts } from './request.contract.js';
import { ofRequest, refuseEnded, type Made } from './request.state.js';
import { checkUnavailable } from './unavailable-coverage.rules.js';

/** Answers a request, or takes the place of the last answer that the person saw [D04] [D07]. */
export function respond(
  { again, ...sent }: Extract<RequestCommand, { type: 'RespondToRequest' }>,
  state: Made,
  { policies, crossCountry, askedLines = [] }: RequestFacts,
): RequestEvent[] {
  const answer = answerOf(sent);
  const earlier = state.outcome?.kind === 'responded' ? answerOf(state.outcome) : null;
  const isRepeat =
    earlier && (again !== undefined ? sameAnswer(earlier, answer) : sameContent(earlier.policyIds, answer.policyIds));
  if (isRepeat) return [];
  if (again === undefined || !earlier) refuseEnded(state);
  else if (again !== state.answeredBy.length) throw new RuleBroken('REQUEST.ANSWER_CHANGED');
  if (crossCountry) throw new RuleBroken('REQUEST.CROSS_COUNTRY');
  const accepted = acceptedPolicies(answer.policyIds, policies, state.requested.insuredId);
  checkUnavailable(answer.unavailable ?? [], askedLines);
  checkForms(
    answer.forms ?? [],
    accepted.map(({ line }) => line),
  );
  const facts = Object.fromEntries(accepted.map(({ policyId, revision }) => [policyId, revision]));
  const insuredId = accepted[0]?.insuredId ?? state.requested.insuredId;
  return [
    {
      type: 'RequestResponded',
      data: { ...ofRequest(state), insuredId, ...answer, ...(earlier ? { before: earlier } : {}), facts },
    },
  ];
}
