import { useState } from 'react';
import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import {
  previewAnswer,
  receivedRequests,
  requestDetails,
  requestForms,
  respondChoices,
  respondToRequest,
} from '@covertrail/contracts/request/request.calls';
import type { AnswerPreview, RespondChoice } from '@covertrail/contracts/request/request.replies';
import { viewQuery } from '#shared/api/call-request';
import { useCommand } from '#shared/commands/use-command';
import { useViewQuery } from '#shared/views/use-view-query';

/** The steps that exist so far, in the order of [D04]. */
export const STEPS = ['Policy Selection', 'Remarks', 'Summary'] as const;

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
export function useAnswerPreview(requestId: string, chosen: readonly RespondChoice[]) {
  const policyIds = chosen.map(({ policyId }) => policyId).sort();
  return useViewQuery(policyIds.length === 0 ? null : viewQuery(previewAnswer, { body: { requestId, policyIds } }));
}

/**
 * The chosen policies: the suggested ones, with those that the person added and without those that the person removed. A policy
 * that became unavailable is left out.
 */
export function useChosen(suggested: readonly RespondChoice[]) {
  const [changed, setChanged] = useState<ReadonlyMap<string, RespondChoice | null>>(new Map());
  const added = [...changed.values()].filter((choice) => choice !== null);
  const chosen = [...suggested.filter(({ policyId }) => !changed.has(policyId)), ...added].filter(
    ({ unavailable }) => unavailable === null,
  );
  const ids = new Set(chosen.map(({ policyId }) => policyId));
  return {
    chosen,
    isChosen: ({ policyId }: RespondChoice) => ids.has(policyId),
    toggle: (choice: RespondChoice, on: boolean) =>
      setChanged(new Map([...changed, [choice.policyId, on ? choice : null]])),
  };
}

export type Chosen = ReturnType<typeof useChosen>;

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

/** The certificate forms that the requester prefers, by line: `ACORD 28`. */
export function useWantedForms(requestId: string): ReadonlyMap<CoverageLine, string> {
  const { rows } = useViewQuery(viewQuery(requestForms, { params: { id: requestId } }));
  return new Map(
    rows.flatMap(({ line, forms }) =>
      forms.filter((form) => form.requesterDefaultFormFlag).map((form) => [line, `ACORD ${form.formNumber}`] as const),
    ),
  );
}

/** Sends the answer. It belongs to the page, because the wizard closes as soon as the request is answered. */
export function useAnswer(requestId: string, onSettled: () => void) {
  const { submit, pending, problem } = useCommand(respondToRequest, `requests/${requestId}/respond`, { onSettled });
  const send = (answer: { readonly policyIds: readonly string[]; readonly remarks: string }) =>
    submit({
      body: { requestId, ...answer },
      toast: 'Your answer was sent.',
    });
  return { send, pending, problem };
}
