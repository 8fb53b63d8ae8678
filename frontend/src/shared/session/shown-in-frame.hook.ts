import { useEffect, useEffectEvent } from 'react';
import { useDispatch } from 'react-redux';
import { userDetailed } from './session.slice.js';
import type { SessionUser } from './session.types.js';
import { useSession } from './use-session.js';

/** The frame of the page shows of the reader and the company what a page has read anew. */
export function useShownInFrame<Part extends 'companyLogoId' | 'photoId' | 'isInTraining'>(
  part: Part,
  value: SessionUser[Part],
): void {
  const { user } = useSession();
  const dispatch = useDispatch();
  const show = useEffectEvent(() => {
    if (user[part] !== value) dispatch(userDetailed({ ...user, [part]: value }));
  });
  useEffect(() => show(), [value]);
}
