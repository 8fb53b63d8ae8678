import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ClientRow } from '@covertrail/contracts/client/client.replies';
import { actingFor } from '#shared/session/acting-for';

/** Begins to act for a client that the server has answered for, where a link led here to do so [A06]. */
export function useBeginActing({ insuredId, name }: Pick<ClientRow, 'insuredId' | 'name'>): void {
  const { state, pathname } = useLocation() as { readonly state: { readonly actFor?: true } | null; pathname: string };
  const navigate = useNavigate();
  const isLed = state?.actFor === true;
  useEffect(() => {
    if (!isLed) return;
    actingFor.begin({ insuredId, name });
    // Whoever ends it and loads the page again has ended it.
    void navigate(pathname, { replace: true, state: null });
  }, [isLed, insuredId, name, navigate, pathname]);
}
