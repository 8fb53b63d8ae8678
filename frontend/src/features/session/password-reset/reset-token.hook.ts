import { useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';

/**
 * The token of the link that opened this page. In the path it is moved behind a `#`, so that nothing that the page loads from then on
 * names it as where it came from.
 */
export function useResetToken(): string {
  const { token } = useParams();
  const { hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (token !== undefined) void navigate({ pathname: '/reset-password', hash: token }, { replace: true });
  }, [navigate, token]);
  return token ?? hash.slice(1);
}
