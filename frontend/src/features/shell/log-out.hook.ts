import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { logoutAsked } from '#shared/session/session.slice';
import { useOpenRequestCount } from '#shared/counts/open-request-count.hook';
import { useMay } from '#shared/session/use-may';

/** Logs out; an agent with open requests is asked first [B07]. */
export function useLogOut() {
  const hasClients = useMay('readClients');
  const openRequests = useOpenRequestCount();
  const dispatch = useDispatch();
  const [asking, setAsking] = useState(false);
  const leave = () => dispatch(logoutAsked());
  return {
    asking,
    openRequests,
    leave,
    stay: () => setAsking(false),
    ask: () => (hasClients && openRequests > 0 ? setAsking(true) : leave()),
  };
}
