import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import {
  activateAgency,
  activateInAgency,
  openAgentLink,
} from '@covertrail/contracts/registration/agent-sign-up.calls';
import type { OpenedAgentLink, VerifiedEmail } from '@covertrail/contracts/registration/registration.replies';
import { LINK_NOT_VALID } from '@covertrail/wording/fields/server-messages';
import { isLinkOver } from '#shared/commands/opened-link.hook';
import { useCommand } from '#shared/commands/use-command';
import { useLinkToken } from '#shared/navigation/link-token.hook';
import { Button } from '#shared/ui/button.tsx';
import { EntryFrame } from '#shared/ui/entry-frame.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { Companies } from '../sign-up/companies.js';
import { AgentSteps } from './agent-steps.js';

/** The page behind the link of a mail by which a company names its agent, who has no account yet [A08]. */
export default function AgentLinkPage() {
  const token = useLinkToken('/sign-up-agent');
  const { submit, reply, problem } = useCommand(openAgentLink, 'agent-link/open');
  const sending = useActivation(token);
  useEffect(() => submit({ body: { token } }), [submit, token]);
  // It may also have been used or withdrawn since it was opened.
  const isOver = [sending.founding, sending.joining].some((sent) => sent.problem?.code === 'LINK.NOT_VALID');
  if (isOver || isLinkOver(problem)) return <LinkOver />;
  if (reply?.hasAccount) return <HasAccount {...reply} />;
  if (reply)
    return (
      <AgentSteps
        title="Sign up as an agent"
        email={reply.email}
        {...sending}
        first={(onChosen) => (
          <>
            <p>
              {reply.insuredName} names {reply.email} as the address of its insurance agent. Your agency represents{' '}
              {reply.insuredName} as soon as you may act for it.
            </p>
            <Companies role="agent" ofDomain={reply.agencies} onFound={onChosen} />
          </>
        )}
      />
    );
  return (
    <EntryFrame title="Sign up as an agent">
      <ErrorBanner problem={problem} onRetry={() => submit({ body: { token } })} />
      {problem ? null : <SkeletonRows label="Checking the link" />}
    </EntryFrame>
  );
}

function useActivation(token: string) {
  const navigate = useNavigate();
  const onSettled = ({ outcome, companyName }: VerifiedEmail) =>
    outcome === 'pendingApproval'
      ? void navigate('/registration-success', { replace: true, state: { outcome } })
      : void navigate('/registration-success-agentverify', { replace: true, state: { companyName } });
  const founding = useCommand(activateAgency, 'agent-link/found', { onSettled });
  const joining = useCommand(activateInAgency, 'agent-link/join', { onSettled });
  return {
    founding: {
      ...founding,
      onGiven: (given: Given<typeof founding>) => founding.submit({ body: { ...given, token } }),
    },
    joining: { ...joining, onGiven: (given: Given<typeof joining>) => joining.submit({ body: { ...given, token } }) },
  };
}

/** What a form gives, without the token of the link. */
type Given<Sent extends { submit: (input: never) => void }> = Omit<
  Parameters<Sent['submit']>[0] extends { readonly body: infer Body } ? Body : never,
  'token'
>;

const HasAccount = ({ insuredName, email }: OpenedAgentLink) => (
  <EntryFrame title="You have an account already">
    <p>
      {email} has an account, which may act for no agency yet. Have the primary contact of your agency invite you. Your
      agency represents {insuredName} as soon as you may act for it.
    </p>
    <BackToLogin />
  </EntryFrame>
);

const LinkOver = () => (
  <EntryFrame title={LINK_NOT_VALID}>
    <p>
      A link works for a month and once, and no longer once the company withdrew it. Please check your inbox for the
      most recent email related to this request. If you signed up with it already, log in.
    </p>
    <BackToLogin />
  </EntryFrame>
);

const BackToLogin = () => (
  <Button as={Link} to="/login" primary fluid size="large">
    Back to login
  </Button>
);
