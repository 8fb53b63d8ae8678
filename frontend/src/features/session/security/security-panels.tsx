import { ownIdentities } from '@covertrail/contracts/session/own-identities.calls';
import { ownPasskeys } from '@covertrail/contracts/session/passkey.calls';
import { secondFactorState } from '@covertrail/contracts/session/second-factor.calls';
import { viewQuery } from '#shared/api/call-request';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { PasskeysPanel } from '../passkeys/passkeys-panel.js';
import { IdentitiesPanel } from './identities-panel.js';
import { OwnSessionsPanel } from './own-sessions-panel.js';
import { SecondFactorPanel } from './second-factor-panel.js';

/** What protects the account of who is logged in, of a company or an operator [A17] [A18] [A05]. */
export function SecurityPanels() {
  const { body: state, problem, refetch } = useViewQuery(viewQuery(secondFactorState));
  const { body: own, problem: keysProblem, refetch: readKeys } = useViewQuery(viewQuery(ownPasskeys));
  const { body: signOn, problem: signOnProblem, refetch: readSignOn } = useViewQuery(viewQuery(ownIdentities));
  return (
    <>
      <ErrorBanner problem={problem} onRetry={refetch} />
      {state ? <SecondFactorPanel state={state} onChanged={refetch} /> : null}
      <ErrorBanner problem={keysProblem} onRetry={readKeys} />
      {own ? <PasskeysPanel passkeys={own.passkeys} onChanged={readKeys} /> : null}
      <ErrorBanner problem={signOnProblem} onRetry={readSignOn} />
      {signOn && signOn.identities.length > 0 ? <IdentitiesPanel own={signOn} onChanged={readSignOn} /> : null}
      {!state && !problem ? (
        <Panel>
          <SkeletonRows label="Loading how your account is protected" />
        </Panel>
      ) : null}
      <OwnSessionsPanel />
    </>
  );
}
