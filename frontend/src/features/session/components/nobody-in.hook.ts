import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectSession } from '#shared/session/session.selectors';
import { logoutAsked } from '#shared/session/session.slice';

/** True once nobody is logged in: the session that this browser has may be another person's, and ends as soon as it is found. */
export function useNobodyIn(): boolean {
  const { status } = useSelector(selectSession);
  const dispatch = useDispatch();
  useEffect(() => {
    if (status === 'in') dispatch(logoutAsked(null));
  }, [status, dispatch]);
  return status === 'out' || status === 'ended';
}
