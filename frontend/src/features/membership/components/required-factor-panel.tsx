import { useState } from 'react';
import { Link } from 'react-router-dom';
import { requiredFactor, requireFactor } from '@covertrail/contracts/session/required-factor.calls';
import { viewQuery } from '#shared/api/call-request';
import { useCommand } from '#shared/commands/use-command';
import { useSession } from '#shared/session/use-session';
import { Button } from '#shared/ui/button.tsx';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import './required-factor-panel.css';

/** Whether everybody of the company needs an authenticator app to log in; the dialog says first what that means for whom [A18]. */
export function RequiredFactorPanel() {
  const { body: state, problem, refetch } = useViewQuery(viewQuery(requiredFactor));
  const { user } = useSession();
  const [isOpen, setOpen] = useState(false);
  const onSettled = () => {
    setOpen(false);
    refetch();
  };
  const change = useCommand(requireFactor, 'second-factor/requirement', { onSettled });
  const isRequired = state?.isRequired ?? false;
  const lacksOwn = state?.without.some(({ id }) => id === user?.id) ?? false;
  const send = () =>
    change.submit({
      body: { isRequired: !isRequired },
      toast: isRequired
        ? 'An authenticator app is no longer required.'
        : 'An authenticator app is required from now on.',
    });
  return (
    <Panel title="Authenticator app">
      <ErrorBanner problem={problem} onRetry={refetch} />
      {state ? (
        <div className="panel-body required-factor">
          <p>
            {isRequired
              ? 'Everybody of your company needs a code of an authenticator app to log in.'
              : 'Everybody of your company chooses whether to use an authenticator app.'}
          </p>
          <Button type="button" onClick={() => setOpen(true)}>
            {isRequired ? 'No longer require it…' : 'Require it…'}
          </Button>
        </div>
      ) : null}
      {!state && !problem ? <SkeletonRows label="Loading whether an authenticator app is required" /> : null}
      <ConfirmDialog
        open={isOpen}
        disabled={!isRequired && lacksOwn}
        title={isRequired ? 'No longer require an authenticator app?' : 'Require an authenticator app?'}
        confirm={isRequired ? 'No longer require it' : 'Require it'}
        cancel="Leave it"
        pending={change.pending}
        problem={change.problem}
        onConfirm={send}
        onCancel={() => setOpen(false)}
      >
        {isRequired ? <WhenEnded /> : null}
        {!isRequired && lacksOwn ? <OwnFirst /> : null}
        {!isRequired && !lacksOwn ? <WhenRequired without={state?.without.map(({ name }) => name) ?? []} /> : null}
      </ConfirmDialog>
    </Panel>
  );
}

const WhenEnded = () => <p>Whoever has an app goes on using it, and may turn it off from then on.</p>;

const OwnFirst = () => (
  <p>
    Whoever requires an app of others has one. Please turn one on for yourself first, on the page{' '}
    <Link to="/app/myProfile/security">Security</Link>.
  </p>
);

function WhenRequired({ without }: { readonly without: readonly string[] }) {
  return (
    <>
      <p>
        From the next log-in on, everybody needs a code of an authenticator app. Nobody can turn the app off meanwhile.
      </p>
      {without.length === 0 ? (
        <p>Everybody has an app already.</p>
      ) : (
        <>
          <p>
            These people have none yet. They are logged out of your company at once, and have to set one up when they
            log in again:
          </p>
          <ul className="without-factor">
            {without.map((name, index) => (
              <li key={`${index} ${name}`}>{name}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
