import { useMemo } from 'react';
import { ListPage } from '#shared/lists/list-page.tsx';
import { useSession } from '#shared/session/use-session';
import { insuredCorrectionsOf } from '../insured-corrections.table.js';

/** Which requesters of an insured were shown what was not true of past days, and why. */
export default function MyCorrectionsPage() {
  const {
    user: { companyId },
  } = useSession();
  const list = useMemo(() => insuredCorrectionsOf(companyId), [companyId]);
  return (
    <ListPage
      list={list}
      sub="Past days on which your status with a requester was another one than it was shown, because a fact was recorded late or corrected."
    />
  );
}
