import { useMemo } from 'react';
import { ListPage } from '#shared/lists/list-page.tsx';
import { useReader } from '#shared/session/by-reader';
import { useSession } from '#shared/session/use-session';
import { insuredCorrectionsOf } from '../insured-corrections.table.js';

/** For an insured: what were its requesters shown that was not true? Each as a sentence with what rests on it; a row opens the whole. */
export default function MyCorrectionsPage() {
  const {
    user: { companyId },
  } = useSession();
  const reader = useReader();
  const list = useMemo(() => insuredCorrectionsOf(companyId, reader), [companyId, reader]);
  return (
    <ListPage
      list={list}
      sub="Past days on which your status with a requester was another one than it was shown, because a fact was recorded late or corrected."
    />
  );
}
