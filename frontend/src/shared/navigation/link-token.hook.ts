import { useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';

/**
 * The token of the link that opened the page at `pathname`; empty without one. In the path it is moved behind a `#`, so that nothing
 * that the page loads from then on names it as where it came from.
 */
export function useLinkToken(pathname: string): string {
  const { token } = useParams();
  const { hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (token !== undefined) void navigate({ pathname, hash: token }, { replace: true });
  }, [navigate, pathname, token]);
  return token ?? hash.slice(1);
}
