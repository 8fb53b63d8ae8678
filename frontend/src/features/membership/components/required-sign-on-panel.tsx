import { useState } from 'react';
import {
  companySignOn,
  requireSignOn,
  type CompanySignOnState,
} from '@covertrail/contracts/session/company-sign-on.calls';
import { viewQuery } from '#shared/api/call-request';
import { useCommand } from '#shared/commands/use-command';
import { useViewQuery } from '#shared/views/use-view-query';
import { PeopleNamed, RequirementPanel } from './requirement-panel.js';

/** Whether the people of the company log in by single sign-on alone; the dialog says first to whom that applies [A18]. */
export function RequiredSignOnPanel() {
  const { body: state, problem, refetch } = useViewQuery(viewQuery(companySignOn));
  const [isOpen, setOpen] = useState(false);
  const onSettled = () => {
    setOpen(false);
    refetch();
  };
  const change = useCommand(requireSignOn, 'single-sign-on/requirement', { onSettled });
  const isRequired = state?.isRequired ?? false;
  const send = () =>
    change.submit({
      body: { isRequired: !isRequired },
      toast: isRequired ? 'Single sign-on is no longer required.' : 'Single sign-on is required from now on.',
    });
  const ofDialog = {
    isOpen,
    isRefused: !isRequired && !state?.hasSignedOn,
    pending: change.pending,
    problem: change.problem,
    onOpen: () => setOpen(true),
    onConfirm: send,
    onCancel: () => setOpen(false),
    content: state ? <Consequences {...state} /> : null,
  };
  return (
    <RequirementPanel
      title="Single sign-on"
      what="single sign-on"
      isRequired={state?.isRequired ?? null}
      isOffered={isRequired || (state?.isOffered ?? false)}
      says={state ? saying(state) : ''}
      problem={problem}
      onRetry={refetch}
      dialog={ofDialog}
    />
  );
}

function saying({ isRequired, isOffered }: CompanySignOnState): string {
  if (isRequired)
    return 'The people of your company log in by single sign-on alone. You, the primary contact, keep your password.';
  if (!isOffered)
    return 'No provider of single sign-on is set up for your e-mail domain. Please ask whoever runs Covertrail for you.';
  return 'The people of your company may log in by single sign-on or by a password.';
}

function Consequences({ isRequired, hasSignedOn, applying, others }: CompanySignOnState) {
  if (isRequired) return <p>Whoever has a password can log in by it again.</p>;
  if (!hasSignedOn)
    return (
      <p>
        Please log out and log in by single sign-on yourself first. Then it is certain that it works before others
        depend on it.
      </p>
    );
  return (
    <>
      <p>
        You, the primary contact, keep your password, so that you can end this while the provider cannot be reached.
        Hand over the primary contact only to somebody who has a password.
      </p>
      {applying.length > 0 ? (
        <>
          <p>These people are logged out at once, and log in by single sign-on alone from then on:</p>
          <PeopleNamed names={applying.map(({ name }) => name)} />
        </>
      ) : (
        <p>It applies to nobody yet, and to whoever joins.</p>
      )}
      {others.length > 0 ? (
        <>
          <p>No provider speaks for the e-mail of these people, so they keep their password:</p>
          <PeopleNamed names={others.map(({ name }) => name)} />
        </>
      ) : null}
    </>
  );
}
