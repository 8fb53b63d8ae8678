import { useState } from 'react';
import { Link } from 'react-router-dom';
import { requiredFactor, requireFactor } from '@covertrail/contracts/session/required-factor.calls';
import { viewQuery } from '#shared/api/call-request';
import { useCommand } from '#shared/commands/use-command';
import { useSession } from '#shared/session/use-session';
import { useViewQuery } from '#shared/views/use-view-query';
import { PeopleNamed, RequirementPanel } from './requirement-panel.js';

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
  const lacksOwn = !isRequired && (state?.without.some(({ id }) => id === user?.id) ?? false);
  const send = () =>
    change.submit({
      body: { isRequired: !isRequired },
      toast: isRequired
        ? 'An authenticator app is no longer required.'
        : 'An authenticator app is required from now on.',
    });
  const ofDialog = {
    isOpen,
    isRefused: lacksOwn,
    pending: change.pending,
    problem: change.problem,
    onOpen: () => setOpen(true),
    onConfirm: send,
    onCancel: () => setOpen(false),
    content: lacksOwn ? <OwnFirst /> : <Consequences isRequired={isRequired} without={state?.without ?? []} />,
  };
  return (
    <RequirementPanel
      title="Authenticator app"
      what="an authenticator app"
      isRequired={state?.isRequired ?? null}
      isOffered
      says={
        isRequired
          ? 'Everybody of your company needs a code of an authenticator app to log in.'
          : 'Everybody of your company chooses whether to use an authenticator app.'
      }
      problem={problem}
      onRetry={refetch}
      dialog={ofDialog}
    />
  );
}

const OwnFirst = () => (
  <p>
    Whoever requires an app of others has one. Please turn one on for yourself first, on the page{' '}
    <Link to="/app/myProfile/security">Security</Link>.
  </p>
);

interface ConsequencesProps {
  readonly isRequired: boolean;
  readonly without: readonly { readonly name: string }[];
}

function Consequences({ isRequired, without }: ConsequencesProps) {
  if (isRequired) return <p>Whoever has an app goes on using it, and may turn it off from then on.</p>;
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
          <PeopleNamed names={without.map(({ name }) => name)} />
        </>
      )}
    </>
  );
}
