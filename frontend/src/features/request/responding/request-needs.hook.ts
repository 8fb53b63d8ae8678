import { createContext, use } from 'react';
import { requestNeeds } from '@covertrail/contracts/request/request.calls';
import type { RequestNeed } from '@covertrail/contracts/request/request.replies';
import { viewQuery } from '#shared/api/call-request';
import { useViewQuery } from '#shared/views/use-view-query';

type Needs = ReadonlyMap<string, RequestNeed>;

/** Where they cannot be read, the list says nothing of them. */
const NOT_KNOWN: Needs = new Map();

/** By request; null while they are not known yet. */
export const RequestNeedsContext = createContext<Needs | null>(null);

/** What the open requests of a page would need; one call for all of them. */
export function useRequestNeeds(requestIds: readonly string[]): Needs | null {
  const { body, problem } = useViewQuery(
    requestIds.length === 0 ? null : viewQuery(requestNeeds, { body: { requestIds: [...requestIds].sort() } }),
  );
  if (problem !== null) return NOT_KNOWN;
  return body && new Map(body.open.map((need) => [need.requestId, need]));
}

export const useNeedOf = (requestId: string): { readonly isRead: boolean; readonly need: RequestNeed | null } => {
  const needs = use(RequestNeedsContext);
  return { isRead: needs !== null, need: needs?.get(requestId) ?? null };
};
