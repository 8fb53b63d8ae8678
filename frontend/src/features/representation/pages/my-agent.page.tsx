import { Handshake } from 'lucide-react';
import { ownTransfers } from '@covertrail/contracts/client-transfer/client-transfer.calls';
import { insuredAgency } from '@covertrail/contracts/representation/representation.calls';
import { viewQuery } from '#shared/api/call-request';
import { useSession } from '#shared/session/use-session';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { AgencyTransfer } from '../components/agency-transfer.js';
import { CurrentAgencies } from '../components/current-agencies.js';
import { InviteAgency } from '../components/invite-agency.js';
import { InvitedAgents } from '../components/invited-agents.js';
import { EarlierAgencies } from '../components/earlier-agencies.js';
import { WaitingAgency } from '../components/waiting-agency.js';
import '../components/representation.css';

/** The agencies of the insured, those that ask to be one, and earlier ones. */
export default function MyAgentPage() {
  const { user } = useSession();
  const { body, loading, problem, refetch } = useViewQuery(viewQuery(insuredAgency));
  const transfers = useViewQuery(viewQuery(ownTransfers));
  return (
    <div className="page">
      <PageHeader sub={`The agencies of ${user.companyName}`} />
      <ErrorBanner problem={problem} onRetry={refetch} />
      <ErrorBanner problem={transfers.problem} onRetry={transfers.refetch} />
      {loading ? <SkeletonRows rows={3} label="Loading your agencies" /> : null}
      {body ? (
        <>
          {body.waiting.map((appointment) => (
            <WaitingAgency key={appointment.id} appointment={appointment} mayDecide={body.mayDecide} />
          ))}
          {transfers.rows.map((transfer) => (
            <AgencyTransfer key={transfer.id} transfer={transfer} />
          ))}
          {body.current.length > 0 ? <CurrentAgencies {...body} /> : null}
          {body.current.length + body.waiting.length === 0 ? (
            <Panel>
              <EmptyState title="No agency of record" icon={Handshake}>
                Invite your agent here, or give your agent the ID of an open request. Whoever asks to represent you
                waits for your answer.
              </EmptyState>
            </Panel>
          ) : null}
          {body.invited.length > 0 ? <InvitedAgents agents={body.invited} mayDecide={body.mayDecide} /> : null}
          {body.mayDecide ? <InviteAgency further={body.current.length > 0} /> : null}
          {body.earlier.length > 0 ? <EarlierAgencies appointments={body.earlier} /> : null}
        </>
      ) : null}
    </div>
  );
}
