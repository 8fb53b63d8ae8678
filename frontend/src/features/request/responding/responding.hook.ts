import type { AnswerDraft } from '@covertrail/domain/draft/draft.contract';
import type { HolderDetails } from '@covertrail/domain/insurance/terms/holder-details';
import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import {
  previewAnswer,
  receivedRequests,
  requestDetails,
  respondChoices,
  respondToRequest,
} from '@covertrail/contracts/request/request.calls';
import type { AnswerPreview, RespondChoice } from '@covertrail/contracts/request/request.replies';
import { viewQuery } from '#shared/api/call-request';
import { useCommand } from '#shared/commands/use-command';
import { useViewQuery } from '#shared/views/use-view-query';
import { enteredHolder, formOfLine } from './answer-work.view.js';

export const CHOICES_SIZE = 25;

/** A request with the answer that the wizard suggests: every policy that meets a requirement. */
export function useRespondQuestion(requestId: string) {
  const requests = useViewQuery(viewQuery(receivedRequests, { query: { requestId } }));
  const suggestion = useViewQuery(viewQuery(previewAnswer, { body: { requestId } }));
  return {
    request: requests.rows[0] ?? null,
    suggestion: suggestion.body,
    loading: requests.loading || suggestion.loading,
    problem: requests.problem ?? suggestion.problem,
    refetch: () => {
      requests.refetch();
      suggestion.refetch();
    },
  };
}

/** An answer that was sent, and the verdict with its policies today. Without policies that this reader knows there is no verdict. */
export function useSentAnswer(requestId: string) {
  const details = useViewQuery(viewQuery(requestDetails, { params: { id: requestId } }));
  const policyIds = (details.body?.policies ?? []).flatMap((policy) =>
    'ofOtherAgency' in policy ? [] : [policy.policyId],
  );
  const verdict = useViewQuery(
    policyIds.length === 0 ? null : viewQuery(previewAnswer, { body: { requestId, policyIds: policyIds.sort() } }),
  );
  return {
    details: details.body,
    preview: verdict.body,
    checking: verdict.loading || verdict.refreshing,
    loading: details.loading || verdict.loading,
    problem: details.problem ?? verdict.problem,
    refetch: () => {
      details.refetch();
      verdict.refetch();
    },
  };
}

/** One page of the policies that can be chosen, or of the expired ones. Null makes no call. */
export function useRespondChoices(
  requestId: string,
  search: { readonly which: 'current' | 'over'; readonly keyword: string; readonly page: number } | null,
) {
  return useViewQuery(
    search && viewQuery(respondChoices, { params: { id: requestId }, query: { ...search, size: CHOICES_SIZE } }),
  );
}

/** The verdict on the chosen policies. No call is made while none is chosen. */
export function useAnswerPreview(requestId: string, chosen: readonly string[]) {
  const policyIds = [...chosen].sort();
  return useViewQuery(policyIds.length === 0 ? null : viewQuery(previewAnswer, { body: { requestId, policyIds } }));
}

/** Every line that was asked for. */
export const askedLines = ({ findings }: AnswerPreview): ReadonlySet<CoverageLine> =>
  new Set(findings.map(({ line }) => line));

/** Required lines without a chosen policy, and whether a policy could be chosen. */
export function missingLines(
  preview: AnswerPreview,
  chosen: readonly RespondChoice[],
): readonly { readonly line: CoverageLine; readonly available: boolean }[] {
  return [...askedLines(preview)]
    .filter((line) => !chosen.some((choice) => choice.line === line))
    .map((line) => ({
      line,
      available: preview.findings.some(({ additions }) => additions.some((choice) => choice.line === line)),
    }));
}

/** Sends the answer. It belongs to the page, because the wizard closes as soon as the request is answered. */
export function useAnswer(requestId: string) {
  const { submit, pending, problem, reply, reset } = useCommand(respondToRequest, `requests/${requestId}/respond`);
  const send = (
    { policyIds, remarks, documents, holder, unavailable = [], forms = [] }: AnswerDraft,
    again: number | null,
  ) => {
    const entered = enteredHolder(holder);
    submit({
      body: {
        requestId,
        policyIds,
        remarks,
        ...(documents.length > 0 ? { documents: documents.map(({ id }) => id) } : {}),
        ...(entered ? { holder: sentHolder(entered) } : {}),
        ...(unavailable.length > 0 ? { unavailable } : {}),
        ...(forms.length > 0 ? { forms: forms.map(formOfLine) } : {}),
        ...(again === null ? {} : { again }),
      },
      toast: again !== null ? 'Your changed answer was sent.' : 'Your answer was sent.',
    });
  };
  return { send, pending, problem, isSent: reply !== null, reset };
}

/** Without an address where none was entered: no field of a call is null. */
const sentHolder = ({ address, ...holder }: HolderDetails) => (address ? { ...holder, address } : { ...holder });
