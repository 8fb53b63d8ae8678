import { MailOpen } from 'lucide-react';
import { useEffect, useState } from 'react';
import { keptMails } from '@covertrail/contracts/dev/dev.calls';
import type { KeptMail } from '@covertrail/contracts/dev/dev.replies';
import { viewQuery } from '#shared/api/call-request';
import { instantFormat } from '#shared/format/instant-format';
import { Button } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { AsSent, AsText } from '../components/kept-mail.js';
import './mailbox.css';

const AGAIN_MS = 5_000;

export default function MailboxPage() {
  const { rows, loading, problem, refetch } = useViewQuery(viewQuery(keptMails));
  useEffect(() => {
    const timer = setInterval(refetch, AGAIN_MS);
    return () => clearInterval(timer);
  }, [refetch]);
  const [asText, setAsText] = useState(false);
  const actions = (
    <>
      <Button type="button" aria-pressed={asText} onClick={() => setAsText(!asText)}>
        Text only
      </Button>
      <Button type="button" onClick={refetch}>
        Refresh
      </Button>
    </>
  );
  return (
    <main className="page mailbox">
      <PageHeader
        title="Mailbox"
        sub="Emails that this product would send. None of them leaves this computer."
        actions={actions}
      />
      {problem?.status === 404 ? (
        <Panel>
          <NoMailbox />
        </Panel>
      ) : (
        <ErrorBanner problem={problem} onRetry={refetch} />
      )}
      {loading ? <SkeletonRows label="Loading emails" /> : null}
      {!loading && !problem && rows.length === 0 ? (
        <Panel>
          <Empty />
        </Panel>
      ) : null}
      {rows.map((mail) => (
        <Mail key={mail.id} mail={mail} asText={asText || mail.html === ''} />
      ))}
    </main>
  );
}

const Empty = () => (
  <EmptyState title="No emails yet" icon={MailOpen}>
    Request coverage from a supplier by email: the email appears here.
  </EmptyState>
);
const NoMailbox = () => (
  <EmptyState title="No mailbox here" icon={MailOpen}>
    This product sends real emails.
  </EmptyState>
);

interface MailProps {
  readonly mail: KeptMail;
  readonly asText: boolean;
}

function Mail({ mail: { to, subject, text, html, sentAt }, asText }: MailProps) {
  return (
    <Panel title={subject} right={<time dateTime={sentAt}>{instantFormat(sentAt)}</time>}>
      <div className="panel-body">
        <p className="sub">To {to}</p>
        {asText ? <AsText text={text} /> : <AsSent subject={subject} html={html} />}
      </div>
    </Panel>
  );
}
