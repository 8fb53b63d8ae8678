import { policyPending } from '@covertrail/contracts/policy/policy-approval.calls';
import type { PendingApproval, PendingEvent, PendingTerm } from '@covertrail/contracts/policy/policy-approval.replies';
import { PENDING_WORDS } from '@covertrail/wording/policy/pending-change.words';
import { useState } from 'react';
import { viewQuery } from '../api/call-request.js';
import { dayFormat } from '../format/day-format.js';
import { instantFormat } from '../format/instant-format.js';
import { plural } from '../format/plural.js';
import { Became } from '../ui/change-chips.js';
import { ErrorBanner } from '../ui/error-banner.js';
import { Panel } from '../ui/panel.js';
import { SkeletonRows } from '../ui/skeleton-rows.js';
import { useViewQuery } from '../views/use-view-query.js';
import { SourceAge } from './source-age.js';
import './pending-difference.css';

interface PendingDifferenceProps {
  readonly policyId: string;
  /** What a new policy states stands on the page already. */
  readonly termsOnPage?: true;
}

/** What of a policy awaits approval: old and new by term, who changed it, when, and from which source. */
export function PendingDifference({ policyId, termsOnPage }: PendingDifferenceProps) {
  const { body, loading, problem, refetch } = useViewQuery(viewQuery(policyPending, { params: { id: policyId } }));
  if (body?.pending === null) return null;
  return (
    <Panel title={body ? PENDING_WORDS[body.pending.kind] : 'Awaits approval'} className="pending-difference">
      <ErrorBanner problem={problem} onRetry={refetch} />
      {loading ? <SkeletonRows rows={4} label="Loading what changed" /> : null}
      {body ? <Pending pending={body.pending} withTerms={body.pending.kind !== 'added' || !termsOnPage} /> : null}
    </Panel>
  );
}

function Pending({ pending, withTerms }: { readonly pending: PendingApproval; readonly withTerms: boolean }) {
  const { events, terms, verifiedOn } = pending;
  return (
    <>
      {verifiedOn === null ? null : (
        <p className="pending-since sub">Compared with what an agent verified on {dayFormat(verifiedOn)}.</p>
      )}
      {events.map((event) => (
        <PendingGroup
          key={event.id}
          event={event}
          terms={withTerms ? terms.filter((term) => term.event === event.id) : []}
        />
      ))}
      {terms.length === 0 ? <p className="pending-since">All of it was taken back: nothing differs.</p> : null}
    </>
  );
}

/** What one person changed at once. */
function PendingGroup({ event, terms }: { readonly event: PendingEvent; readonly terms: readonly PendingTerm[] }) {
  return (
    <section className="pending-group" aria-label={`By ${event.actor}, ${instantFormat(event.recordedAt)}`}>
      <p className="pending-who">
        <b>{event.actor}</b>, {event.company} · <span className="num">{instantFormat(event.recordedAt)}</span>{' '}
        <SourceAge source={event.source} />
      </p>
      {event.reason ? <p className="pending-reason">“{event.reason}”</p> : null}
      <PendingTerms terms={terms} />
    </section>
  );
}

/** So many terms of what is new are shown. */
const SHOWN = 10;

/** What differs is all shown; of what is new the first terms, and the others on demand. */
function PendingTerms({ terms }: { readonly terms: readonly PendingTerm[] }) {
  const [open, setOpen] = useState(false);
  if (terms.length === 0) return null;
  const changed = terms.filter(({ before }) => before !== undefined);
  const added = terms.filter(({ before }) => before === undefined);
  const shown = [...changed, ...(open ? added : added.slice(0, SHOWN))];
  const folded = terms.length - shown.length;
  return (
    <>
      <dl className="pending-terms">
        {shown.map((term) => (
          <PendingRow key={`${term.label} ${term.effectiveFrom}`} term={term} />
        ))}
      </dl>
      {folded > 0 ? (
        <button type="button" className="text-link pending-unfold" onClick={() => setOpen(true)}>
          Show {plural(folded, 'more term')}
        </button>
      ) : null}
    </>
  );
}

function PendingRow({ term: { label, before, after, effectiveFrom } }: { readonly term: PendingTerm }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {before === undefined ? null : (
          <>
            <del>{before}</del> <Became size={14} />{' '}
          </>
        )}
        {before === undefined ? after : <ins>{after}</ins>}
        {before === undefined ? null : <span className="sub pending-from">effective {dayFormat(effectiveFrom)}</span>}
      </dd>
    </div>
  );
}
