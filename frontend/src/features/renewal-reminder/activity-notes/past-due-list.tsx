import type { PastDueRenewal } from '@covertrail/contracts/renewal-reminder/activity-notes.replies';
import { dayText } from '@covertrail/wording/text/day-text';
import { ownAddress } from '#shared/navigation/own-address';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import './past-due-list.css';

interface PastDueListProps {
  readonly renewals: readonly PastDueRenewal[];
}

/** Clients whose renewals are past due, each once for each requester. */
export function PastDueList({ renewals }: PastDueListProps) {
  if (renewals.length === 0) return <EmptyState title="No Activities Logged" />;
  return (
    <ul className="past-due-list" aria-label="Past-due renewals">
      {renewals.map((renewal) => (
        <li key={`${renewal.clientName}|${renewal.requesterName}`}>
          <Renewal {...renewal} />
        </li>
      ))}
    </ul>
  );
}

const Renewal = ({ clientName, requesterName, policies, removeClientUrl, uploadCoiUrl }: PastDueRenewal) => (
  <>
    <p className="cell-main">{requesterName === '' ? clientName : `${clientName} for ${requesterName}`}</p>
    <ul className="sub">
      {policies.map(({ name, expiredOn }) => (
        <li key={name}>
          {name}, expired {dayText(expiredOn)}
        </li>
      ))}
    </ul>
    <p className="past-due-acts">
      {uploadCoiUrl === null ? null : <a href={ownAddress(uploadCoiUrl)}>Upload the COI of {clientName}</a>}
      {removeClientUrl === null ? null : <a href={ownAddress(removeClientUrl)}>Remove {clientName}</a>}
    </p>
  </>
);
