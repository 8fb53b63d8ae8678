import type { InsuredOverview } from '@covertrail/contracts/tracking/requester.replies';
import type { ReactNode } from 'react';
import { LapsesPanel } from './lapses.panel.js';
import { OpenRequestsPanel } from './open-requests.panel.js';
import { RequestersPanel } from './requesters.panel.js';
import './requesters.css';

interface InsuredStandingProps {
  readonly insuredId: string;
  /** Null while it is awaited. */
  readonly overview: InsuredOverview | null;
  /** The list of its open requests. */
  readonly requestsAt: string;
  /** Instead of the requesters, where nobody has asked yet. */
  readonly none: ReactNode;
}

/** Whether an insured is fine with everyone who asks: the requesters with status and next step, what lapses next, and what is open. */
export function InsuredStanding({ insuredId, overview, requestsAt, none }: InsuredStandingProps) {
  return (
    <>
      {overview?.counts.total === 0 ? (
        none
      ) : (
        <RequestersPanel insuredId={insuredId} counts={overview?.counts ?? null} />
      )}
      <div className="requester-columns">
        <LapsesPanel lapses={overview?.lapses ?? null} />
        <OpenRequestsPanel insuredId={insuredId} allAt={requestsAt} />
      </div>
    </>
  );
}
