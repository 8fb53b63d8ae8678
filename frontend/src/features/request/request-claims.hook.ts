import { createContext, use } from 'react';
import { requestClaims } from '@covertrail/contracts/request/invitation.calls';
import type { RequestClaim } from '@covertrail/contracts/request/invitation.replies';
import { viewQuery } from '#shared/api/call-request';
import { useViewQuery } from '#shared/views/use-view-query';

type Claims = ReadonlyMap<string, RequestClaim>;

const NONE: Claims = new Map();

/** By request; empty while they are not known, and where they cannot be read: then a list says nothing of them. */
export const RequestClaimsContext = createContext<Claims>(NONE);

/** What the newest certificates of these requests claim; one call for all of them [D04] [D13]. */
export function useRequestClaims(requestIds: readonly string[]): Claims {
  const { body } = useViewQuery(
    requestIds.length === 0 ? null : viewQuery(requestClaims, { body: { requestIds: [...requestIds].sort() } }),
  );
  return body ? new Map(body.claims.map((claim) => [claim.requestId, claim])) : NONE;
}

export const useClaimOf = (requestId: string): RequestClaim | null => use(RequestClaimsContext).get(requestId) ?? null;
