import { readActivityNotes } from '@covertrail/contracts/renewal-reminder/activity-notes.calls';
import type { ActivityNotesPage } from '@covertrail/contracts/renewal-reminder/activity-notes.replies';
import { useLocation } from 'react-router-dom';
import { inWordsOf } from '#shared/api/api-problem';
import { isLinkOver, useOpenedLink } from '#shared/commands/opened-link.hook';
import { useCommand } from '#shared/commands/use-command';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { LinkOver, LinkPage } from '#shared/ui/link-page.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { PastDueList } from './past-due-list.js';

const TITLE = 'Activity notes';
/** Where the server gives no text of its own. */
const NOT_FETCHED = 'Error occurred while fetching details';

/** For an agent, by the link of a mail: which renewals of my clients are past due [A11]? */
export default function ActivityNotes() {
  return (
    <LinkPage title={TITLE}>
      {useLocation().hash === '' ? <EmptyState title="Invalid Requst" /> : <OpenedNotes />}
    </LinkPage>
  );
}

function OpenedNotes() {
  const { submit, reply, problem } = useCommand(readActivityNotes, 'activity-notes/read');
  const { reload } = useOpenedLink(submit);
  if (isLinkOver(problem)) return <LinkOver />;
  return (
    <>
      <h1>Renewals that are past due</h1>
      <ErrorBanner problem={inWordsOf(NOT_FETCHED, problem)} onRetry={reload} />
      {!reply && !problem ? <SkeletonRows rows={3} label="Checking the link" /> : null}
      {reply ? <Notes {...reply} /> : null}
    </>
  );
}

const Notes = ({ agencyName, renewals }: ActivityNotesPage) => (
  <>
    <p>
      Policies of your clients at {agencyName} that have expired with no other policy in their place. Log in to add the
      renewals
      {renewals.some(({ uploadCoiUrl }) => uploadCoiUrl !== null)
        ? ', or upload the certificate that a requester waits for.'
        : '.'}
    </p>
    <PastDueList renewals={renewals} />
    <div className="link-page-choices">
      <a className="ui primary button" href="/login">
        Login Now
      </a>
    </div>
  </>
);
