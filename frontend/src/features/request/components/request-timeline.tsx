import { requestTimeline } from '@covertrail/contracts/request/request.calls';
import type { RequestDetails, TimelineEntry } from '@covertrail/contracts/request/request.replies';
import { viewQuery } from '#shared/api/call-request';
import { plural } from '#shared/format/plural';
import { instantFormat } from '#shared/format/instant-format';
import { useMay } from '#shared/session/use-may';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { useViewQuery } from '#shared/views/use-view-query';

/** What happened to a request, for its requester: sent, taken by the mail server or refused, reminded, answered, by whom. */
export function Timeline({ request: { id } }: { readonly request: RequestDetails }) {
  const mayRead = useMay(requestTimeline);
  const { body, loading, problem, refetch } = useViewQuery(
    mayRead ? viewQuery(requestTimeline, { params: { id } }) : null,
  );
  if (!mayRead) return null;
  return (
    <section className="request-timeline">
      <h3>What happened</h3>
      <ErrorBanner problem={problem} onRetry={refetch} />
      {loading ? <SkeletonRows rows={3} label="Loading what happened" /> : null}
      <ol>
        {body?.entries.map((entry) => (
          <li key={entry.id}>
            <div>{sentenceOf(entry)}</div>
            <div className="sub">
              <time dateTime={entry.at}>{instantFormat(entry.at)}</time>
              {entry.by === null ? '' : `, ${entry.by}`}
              {entry.mail === null ? '' : `. ${MAIL_WORDS[entry.mail]}`}
              {entry.mails === null ? '' : `. ${mailsText(entry.mails)}`}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

const MAIL_WORDS: Readonly<Record<NonNullable<TimelineEntry['mail']>, string>> = {
  waiting: 'The mail waits to be sent.',
  sent: 'The mail server took the mail.',
  refused: 'The mail could not be delivered to the mail server.',
};

function mailsText({ sent, waiting, refused }: NonNullable<TimelineEntry['mails']>): string {
  const parts = [
    sent > 0 ? `The mail server took ${plural(sent, 'mail')}.` : '',
    waiting > 0 ? `${plural(waiting, 'mail')} to be sent.` : '',
    refused > 0 ? `${plural(refused, 'mail')} could not be delivered to the mail server.` : '',
  ];
  return parts.filter((part) => part !== '').join(' ');
}

function sentenceOf({ step, email }: TimelineEntry): string {
  switch (step) {
    case 'CoverageRequested':
      return email === null ? 'Sent' : `Sent to ${email}`;
    case 'CopyRecipientAdded':
      return `Copies go to ${email ?? 'a further person'}`;
    case 'CopyRecipientRemoved':
      return `No more copies to ${email ?? 'a person'}`;
    case 'InviteeCorrected':
      return `E-mail corrected to ${email ?? 'another address'}; earlier links stopped working`;
    case 'InvitationOpened':
      return 'Opened by the link of the mail';
    case 'ReminderSent':
      return 'Reminded';
    case 'RequestResent':
      return 'Sent again';
    case 'DifferenceSent':
      return 'Told what is still missing';
    case 'RequestResponded':
      return 'Answered';
    case 'RequestDeclined':
      return 'Declined';
    case 'RequestCanceled':
      return 'Canceled';
  }
}
