import { chooseNoticeMail, noticeMails } from '@covertrail/contracts/user/user.calls';
import type { NoticeMailChoice } from '@covertrail/contracts/user/user.replies';
import { viewQuery } from '#shared/api/call-request';
import { useCommand } from '#shared/commands/use-command';
import { Checkbox } from '#shared/ui/checkbox.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { NOTICE_WORDS } from '../notice-mails.words.js';

/** Which notices come to the person by mail too [A16]. Each is saved as it is switched. */
export function NoticeMailsPanel() {
  const { rows, loading, problem, refetch } = useViewQuery(viewQuery(noticeMails));
  return (
    <Panel title="Notices by email">
      <div className="panel-body">
        <p className="notice-mails-lead">
          Every notice is in your notifications. Choose which of them come by email too. Emails about your password,
          your log-in and your account are always sent.
        </p>
        <ErrorBanner problem={problem} onRetry={refetch} />
        {loading ? <SkeletonRows rows={3} label="Loading your choices" /> : null}
        <ul className="notice-mails" aria-label="Notices by email">
          {rows.map((choice) => (
            <NoticeSwitch key={choice.notice} {...choice} onSettled={refetch} />
          ))}
        </ul>
      </div>
    </Panel>
  );
}

function NoticeSwitch({ notice, byMail, onSettled }: NoticeMailChoice & { readonly onSettled: () => void }) {
  const { submit, pending, problem } = useCommand(chooseNoticeMail, `profile/notice/${notice}`, { onSettled });
  const { title, meaning } = NOTICE_WORDS[notice];
  const choose = (chosen: boolean) =>
    submit({
      body: { notice, byMail: chosen },
      toast: chosen ? `${title}: by email too.` : `${title}: only in your notifications.`,
    });
  return (
    <li>
      <Checkbox
        toggle
        id={`notice-mail-${notice}`}
        label={title}
        checked={byMail}
        // It stays open while it is saved: a closed one loses the focus.
        onChange={pending ? undefined : choose}
      />
      <p>{meaning}</p>
      <ErrorBanner problem={problem} />
    </li>
  );
}
