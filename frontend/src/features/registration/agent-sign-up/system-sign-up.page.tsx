import { Navigate, useSearchParams } from 'react-router-dom';
import { SIGN_UP_SYSTEMS } from '@covertrail/domain/fields/agency-system-fields';
import { AgentSignUp } from './agent-sign-up.js';

/** The sign-up of an agency from the agency management system that the address names, `?amsName=HawkSoft`; of any other the page is not found. */
export default function SystemSignUpPage() {
  const [query] = useSearchParams();
  const amsName = (query.get('amsName') ?? '').toLowerCase();
  const system = SIGN_UP_SYSTEMS.find((listed) => listed.toLowerCase() === amsName);
  return system ? <AgentSignUp system={system} /> : <Navigate to="/page-not-found" replace />;
}
