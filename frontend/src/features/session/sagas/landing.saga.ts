import type { SagaGenerator } from 'typed-redux-saga';
import { openRequestCountOf } from '@covertrail/contracts/request/request.calls';
import { supplierCheck } from '@covertrail/contracts/tracking/tracking.calls';
import type { ApiRequest } from '#shared/api/api-client';
import { ApiProblem } from '#shared/api/api-problem';
import { callApi } from '#shared/api/call-api';
import { requestOf } from '#shared/api/call-request';
import { HOME_OF, type Role } from '#shared/session/role';
import type { SessionUser } from '#shared/session/session.types';

/** The page to start on [A03]. */
export function* landingOf({ companyId, roles }: SessionUser, role: Role): SagaGenerator<string> {
  if (role === 'agent' || role === 'operator') return HOME_OF[role];
  const { openRequestCount = 0 } = (yield* answer(requestOf(openRequestCountOf, { params: { id: companyId } }))) ?? {};
  if (openRequestCount > 0 && roles.includes('insured')) return '/app/pending-requests';
  if (role === 'insured') return '/app/shared-policies';
  const check = yield* answer(requestOf(supplierCheck, { params: { id: companyId } }));
  return check?.hasShares === false ? '/app/suppliers' : '/app/dashboard';
}

/** The person gets a first page even when one of these calls fails. */
function* answer<Body>(request: ApiRequest<Body>): SagaGenerator<Body | null> {
  try {
    return (yield* callApi(request)).body;
  } catch (error) {
    if (error instanceof ApiProblem) return null;
    throw error;
  }
}
