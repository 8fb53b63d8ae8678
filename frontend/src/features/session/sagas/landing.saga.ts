import type { SagaGenerator } from 'typed-redux-saga';
import { ApiProblem } from '#shared/api/api-problem';
import { callApi } from '#shared/api/call-api';
import type { Role } from '#shared/session/role';
import type { SessionUser } from '#shared/session/session.types';

/** The page to start on (spec 1 section 4.2). */
export function* landingOf({ companyId, roles }: SessionUser, role: Role): SagaGenerator<string> {
  if (role === 'agent') return '/app/agent-clients';
  const { openRequestCount = 0 } = (yield* answer<{ openRequestCount: number }>(`agent/openrequest/count/${companyId}`)) ?? {};
  if (openRequestCount > 0 && roles.includes('insured')) return '/app/pending-requests';
  if (role === 'insured') return '/app/shared-policies';
  const check = yield* answer<{ hasShares: boolean }>(`requestor/supplierdatacheck/${companyId}`);
  return check?.hasShares === false ? '/app/suppliers' : '/app/dashboard';
}

/** A landing page is found even where one of these calls fails. */
function* answer<Body>(path: string): SagaGenerator<Body | null> {
  try {
    return (yield* callApi<Body>({ method: 'GET', path })).body;
  } catch (error) {
    if (error instanceof ApiProblem) return null;
    throw error;
  }
}
