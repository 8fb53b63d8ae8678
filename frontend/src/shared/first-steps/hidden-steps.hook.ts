import { useState } from 'react';
import { useSession } from '../session/use-session.js';

/** Whether the reader has hidden the checklist of the company in this browser, and the way to do so. */
export function useHiddenSteps(): { readonly hidden: boolean; readonly hide: () => void } {
  const { user, role } = useSession();
  const place = `covertrail.first-steps.${user.companyId}.${role}`;
  const [hidden, setHidden] = useState(() => localStorage.getItem(place) !== null);
  const hide = () => {
    localStorage.setItem(place, 'hidden');
    setHidden(true);
  };
  return { hidden, hide };
}
