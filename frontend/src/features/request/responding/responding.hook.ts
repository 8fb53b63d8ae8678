import { useState } from 'react';
import type { RequestRow, RespondChoice } from '@covertrail/domain/request/request.views';
import { useCommand } from '../../../shared/commands/use-command.js';
import { useViewQuery } from '../../../shared/views/use-view-query.js';

/** The steps that exist so far, in the order of spec 2 section 2. */
export const STEPS = ['Policy Selection', 'Remarks', 'Summary'] as const;

/** A request with the policies that may answer it. */
export function useRespondQuestion(requestId: string) {
  const requests = useViewQuery<RequestRow>({ view: 'requests', path: 'policy/respond/list', query: { requestId }, shape: 'one' });
  const choices = useViewQuery<RespondChoice>({ view: 'policies', path: `policy/respond/choices/${requestId}`, idAt: 'policyId', shape: 'choices' });
  return {
    request: requests.rows[0] ?? null,
    choices: choices.rows,
    loading: requests.loading || choices.loading,
    problem: requests.problem ?? choices.problem,
    refetch: () => {
      requests.refetch();
      choices.refetch();
    },
  };
}

/** What is chosen: at first every policy that was asked for and can be shown. A choice that became unavailable falls out. */
export function useChosen(choices: readonly RespondChoice[]) {
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isChosen = ({ policyId, asked, unavailable }: RespondChoice) => unavailable === null && (changed.get(policyId) ?? asked);
  const toggle = (policyId: string, on: boolean) => setChanged(new Map([...changed, [policyId, on]]));
  return { chosen: choices.filter(isChosen), isChosen, toggle };
}

/** Lines that were asked for and for which nothing is chosen, and whether something could be. */
export function missingLines(choices: readonly RespondChoice[], chosen: readonly RespondChoice[]): readonly { readonly line: string; readonly available: boolean }[] {
  const asked = [...new Set(choices.filter((choice) => choice.asked).map(({ line }) => line))];
  return asked
    .filter((line) => !chosen.some((choice) => choice.line === line))
    .map((line) => ({ line, available: choices.some((choice) => choice.line === line && choice.unavailable === null) }));
}

/** Sends the answer. It belongs to the page: the wizard is gone as soon as the request reads responded. */
export function useAnswer(requestId: string, onSettled: () => void) {
  const { submit, pending, problem } = useCommand(`requests/${requestId}/respond`, { onSettled });
  const send = (answer: { readonly policyIds: readonly string[]; readonly remarks: string }) => submit({
    method: 'POST', path: 'policy/response/verification/respondToPolicyRequest', settles: ['requests'], toast: 'Your answer was sent.',
    body: { requestId, ...answer },
  });
  return { send, pending, problem };
}
