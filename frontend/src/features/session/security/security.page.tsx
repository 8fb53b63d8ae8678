import { ownPasskeys } from '@covertrail/contracts/session/passkey.calls';
import { secondFactorState } from '@covertrail/contracts/session/second-factor.calls';
import { viewQuery } from '#shared/api/call-request';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { PasskeysPanel } from '../passkeys/passkeys-panel.js';
import { OwnSessionsPanel } from './own-sessions-panel.js';
import { SecondFactorPanel } from './second-factor-panel.js';
import './security.css';

/**
 * For everybody: what protects my account besides the password, and where am I logged in? Its acts: turn on an authenticator app,
 * end a session [A17], add a passkey [A18].
 */
export default function SecurityPage() {
  const { body: state, problem, refetch } = useViewQuery(viewQuery(secondFactorState));
  const { body: own, problem: keysProblem, refetch: readKeys } = useViewQuery(viewQuery(ownPasskeys));
  return (
    <div className="page security">
      <PageHeader sub="What protects your account besides your password, and where you are logged in." />
      <ErrorBanner problem={problem} onRetry={refetch} />
      {state ? <SecondFactorPanel state={state} onChanged={refetch} /> : null}
      <ErrorBanner problem={keysProblem} onRetry={readKeys} />
      {own ? <PasskeysPanel passkeys={own.passkeys} onChanged={readKeys} /> : null}
      {!state && !problem ? (
        <Panel>
          <SkeletonRows label="Loading how your account is protected" />
        </Panel>
      ) : null}
      <OwnSessionsPanel />
    </div>
  );
}
