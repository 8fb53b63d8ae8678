import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { logoutAsked } from '#shared/session/session.slice';
import { useOpenRequestCount } from '#shared/requests/open-request-count.hook';
import { useSession } from '#shared/session/use-session';

/** Logs out; an agent with open requests is asked first [B07]. */
export function useLogOut() {
  const { role } = useSession();
  const openRequests = useOpenRequestCount();
  const dispatch = useDispatch();
  const [asking, setAsking] = useState(false);
  const leave = () => dispatch(logoutAsked());
  return {
    asking,
    openRequests,
    leave,
    stay: () => setAsking(false),
    ask: () => (role === 'agent' && openRequests > 0 ? setAsking(true) : leave()),
  };
}
