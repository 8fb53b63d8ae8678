import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectSession } from '#shared/session/session.selectors';
import { logoutAsked } from '#shared/session/session.slice';

/**
 * True once nobody is logged in: the session that this browser has may be another person's, and ends as soon as it is found. A session that begins
 * after that is the one of the page, and stays.
 */
export function useNobodyIn(): boolean {
  const { status } = useSelector(selectSession);
  const dispatch = useDispatch();
  const [isSeen, setSeen] = useState(false);
  if (!isSeen && (status === 'out' || status === 'ended')) setSeen(true);
  useEffect(() => {
    if (status === 'in' && !isSeen) dispatch(logoutAsked(null));
  }, [status, isSeen, dispatch]);
  return isSeen;
}
