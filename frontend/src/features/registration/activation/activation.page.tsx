import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { acceptInvitation, activateAccount, openActivation } from '@covertrail/contracts/registration/activation.calls';
import type { OpenedInvitation, SignedUp } from '@covertrail/contracts/registration/registration.replies';
import { isLinkOver } from '#shared/commands/opened-link.hook';
import { useCommand, type Command } from '#shared/commands/use-command';
import { useFieldForm } from '#shared/forms/use-field-form';
import { useLinkToken } from '#shared/navigation/link-token.hook';
import { ACCESS_WORDS } from '#shared/session/access-words';
import { EntryAct } from '#shared/ui/entry-act.tsx';
import { EntryFrame } from '#shared/ui/entry-frame.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { NewPersonForm } from '../new-person/new-person.form.js';
import {
  AGENT_RULES,
  EMPTY_PERSON,
  givenPerson,
  PERSON_RULES,
  type PersonValues,
} from '../new-person/person-values.form.js';
import { InvitationOver } from './invitation-over.js';

/** The page behind the link of a mail that invites somebody to a company [A10]: a new account, or one company more for one that is there. */
export default function ActivationPage() {
  const token = useLinkToken('/activation');
  const navigate = useNavigate();
  const { submit, reply, problem } = useCommand(openActivation, 'activation/link');
  const onSettled = ({ outcome }: SignedUp) =>
    reply?.agreement === 'agent'
      ? void navigate('/registration-success-agentverify', { replace: true, state: { companyName: reply.companyName } })
      : void navigate('/registration-success', { replace: true, state: { outcome } });
  const activation = useCommand(activateAccount, 'activation/new', { onSettled });
  const acceptance = useCommand(acceptInvitation, 'activation/accept', { onSettled });
  useEffect(() => submit({ body: { token } }), [submit, token]);
  // It may also have been used or withdrawn since it was opened.
  const isOver = [activation, acceptance].some((sent) => sent.problem?.code === 'LINK.NOT_VALID');
  if (isOver || isLinkOver(problem)) return <InvitationOver />;
  return (
    <EntryFrame title={reply && !reply.hasAccount ? 'Activate your account' : 'Accept the invitation'}>
      <ErrorBanner problem={problem} onRetry={() => submit({ body: { token } })} />
      {reply ? <Invited {...reply} /> : null}
      {reply?.hasAccount ? <Accept token={token} acceptance={acceptance} /> : null}
      {reply && !reply.hasAccount ? <Activate token={token} invitation={reply} activation={activation} /> : null}
      {!reply && !problem ? <SkeletonRows label="Checking the link" /> : null}
      <p className="entry-links">
        <Link to="/login">Back to login</Link>
      </p>
    </EntryFrame>
  );
}

const Invited = ({ companyName, access }: OpenedInvitation) => (
  <p>
    {companyName} invites you to work for it on Covertrail as {ACCESS_WORDS[access].name} ({ACCESS_WORDS[access].may}).
  </p>
);

interface AcceptProps {
  readonly token: string;
  readonly acceptance: Command<typeof acceptInvitation>;
}

function Accept({ token, acceptance: { submit, pending, problem } }: AcceptProps) {
  return (
    <>
      <p>You have an account already. At your next log-in you choose for which company you work.</p>
      <EntryAct pending={pending} problem={problem} onClick={() => submit({ body: { token } })}>
        Accept invitation
      </EntryAct>
    </>
  );
}

interface ActivateProps {
  readonly token: string;
  readonly invitation: OpenedInvitation;
  readonly activation: Command<typeof activateAccount>;
}

function Activate({
  token,
  invitation: { email, agreement },
  activation: { submit, pending, problem },
}: ActivateProps) {
  const form = useFieldForm<PersonValues>({
    rules: agreement === 'agent' ? AGENT_RULES : PERSON_RULES,
    defaults: EMPTY_PERSON,
    problem,
  });
  return (
    <NewPersonForm
      form={form}
      of={agreement}
      email={email}
      pending={pending}
      problem={problem}
      send="Activate account"
      onSend={(values) => submit({ body: { ...givenPerson(values, agreement), token } })}
    />
  );
}
