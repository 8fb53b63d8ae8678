import { useEffect } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { keepPartner, partnerKeyOf } from '../partners/kept-partner.js';

/**
 * The token of the link that opened the page at `pathname`; empty without one. In the path it is moved behind a `#`, so that nothing
 * that the page loads from then on names it as where it came from. Where the link names a partner, this tab keeps it [A04].
 */
export function useLinkToken(pathname: string): string {
  const { token, name } = useParams();
  const [query] = useSearchParams();
  const partner = partnerKeyOf(name ?? query.get('partner'));
  // Before the page is drawn, which shows what is kept.
  if (partner !== null) keepPartner(partner);
  const { hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (token !== undefined) void navigate({ pathname, hash: token }, { replace: true });
  }, [navigate, pathname, token]);
  return token ?? hash.slice(1);
}
