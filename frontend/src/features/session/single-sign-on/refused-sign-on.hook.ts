import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { resultIn } from '@covertrail/wording/user/sign-on-results.words';
import type { Problem } from '#shared/api/api-problem';

/** Leads to the error page with the result code [A05]. What a server that cannot be reached leaves out, the page shows where it is. */
export function useRefusedSignOn(problem: Problem | null): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!problem || problem.status === 429 || problem.status === 0) return;
    const result = problem.code === 'HTTP.BAD_INPUT' ? '1A' : (resultIn(problem.code) ?? '8H');
    void navigate(`/sso-error?resultCode=${result}`, { replace: true });
  }, [navigate, problem]);
}
