import { secondFactorState } from '@covertrail/contracts/session/second-factor.calls';
import { viewQuery } from '#shared/api/call-request';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { SecondFactorPanel } from './second-factor-panel.js';
import './security.css';

/** For everybody: what protects my account besides the password? Its act: turn on an authenticator app [A17]. */
export default function SecurityPage() {
  const { body: state, problem, refetch } = useViewQuery(viewQuery(secondFactorState));
  return (
    <div className="page security">
      <PageHeader sub="What protects your account besides your password." />
      <ErrorBanner problem={problem} onRetry={refetch} />
      {state ? <SecondFactorPanel state={state} onChanged={refetch} /> : null}
      {!state && !problem ? (
        <Panel>
          <SkeletonRows label="Loading how your account is protected" />
        </Panel>
      ) : null}
    </div>
  );
}
