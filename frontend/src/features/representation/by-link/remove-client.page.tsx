import { endedOnce } from '@covertrail/wording/text/sentence-parts';
import { useState } from 'react';
import { readClientRemoval, removeClient } from '@covertrail/contracts/representation/by-link.calls';
import type { ClientRemoval } from '@covertrail/contracts/representation/by-link.replies';
import { isLinkOver, useOpenedLink } from '#shared/commands/opened-link.hook';
import { useCommand } from '#shared/commands/use-command';
import { AppModal } from '#shared/ui/app-modal.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { LinkPage } from '#shared/ui/link-page.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';

/** For an agent: does my agency still represent this client? Its act: remove the client, by the link of a mail [A11]. */
export default function RemoveClientPage() {
  const { submit, reply, problem } = useCommand(readClientRemoval, 'client/removable');
  const { token, reload } = useOpenedLink(submit);
  const removal = useCommand(removeClient, 'client/removed');
  const isOver = isLinkOver(problem) || isLinkOver(removal.problem);
  if (removal.reply) return <Removed {...removal.reply} />;
  const remove = () => removal.submit({ body: { token } });
  return (
    <LinkPage title="Remove Client">
      <h1>Remove Client</h1>
      <ErrorBanner problem={isOver ? null : (problem ?? removal.problem)} onRetry={problem ? reload : remove} />
      {reply ? <Effects {...reply} /> : null}
      {!reply && !problem ? <SkeletonRows rows={2} label="Checking the link" /> : null}
      <div className="link-page-choices">
        <Button
          type="button"
          negative
          loading={removal.pending}
          disabled={!reply || isOver || removal.pending}
          onClick={remove}
        >
          Remove Client
        </Button>
      </div>
      {isOver ? <ExpiredLink /> : null}
    </LinkPage>
  );
}

const Effects = ({ companyName, agencyName }: ClientRemoval) => (
  <p>
    {agencyName} then no longer represents {companyName} and gets no more requests for it. Whoever asked {companyName}{' '}
    for proof of insurance is notified, so that updated agency information can be obtained. {companyName} keeps its
    policies, requests and shares.
  </p>
);

const Removed = ({ companyName, agencyName }: ClientRemoval) => (
  <LinkPage title="Client removed">
    <div role="status">
      <h1>Client removed successfully</h1>
      <p>{endedOnce(`${agencyName} no longer represents ${companyName}.`)} You may now close this window.</p>
    </div>
  </LinkPage>
);

function ExpiredLink() {
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <AppModal
      open={isOpen}
      title="Expired Link"
      size="tiny"
      onClose={close}
      actions={
        <Button type="button" primary onClick={close}>
          OK
        </Button>
      }
    >
      <p>Please use a current open request email to execute this process</p>
    </AppModal>
  );
}
