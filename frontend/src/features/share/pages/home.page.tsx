import { sharePolicies } from '@covertrail/contracts/share/share.calls';
import { insuredOverview } from '@covertrail/contracts/tracking/requester.calls';
import { Inbox, Share2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { viewQuery } from '#shared/api/call-request';
import { oneOf } from '#shared/navigation/one-of';
import { useAddress } from '#shared/navigation/use-address';
import { useOpenRequestCount } from '#shared/counts/open-request-count.hook';
import { InsuredStanding } from '#shared/requesters/insured-standing.tsx';
import { standingText, YOU } from '#shared/requesters/requester-words.view';
import { IfMay } from '#shared/session/if-may.tsx';
import { useSession } from '#shared/session/use-session';
import { Button } from '#shared/ui/button.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { idOfTab, idOfTabPanel, Tabs } from '#shared/ui/tabs.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { lateDialog } from '#shared/ui/late-dialog.tsx';
import { NewInsured } from '../home/new-insured.js';
import { SharesPanel } from '../shares/shares.panel.js';

const SharePolicyForm = lateDialog(() => import('../home/share-policy-form.modal.js'));

const TABS = [
  { key: 'requesters', title: 'Who asks' },
  { key: 'shares', title: 'Shared policies' },
] as const;
const TAB_KEYS = TABS.map(({ key }) => key);

/**
 * For an insured: am I fine with everyone who asks? Who asks, the status, why and the next step; what lapses next and what is open. The
 * main acts are to answer a request and to share a policy (`?share=1`). Its second tab says who sees which policies.
 */
export default function HomePage() {
  const { get, change } = useAddress();
  const active = oneOf(TAB_KEYS, get('tab')) ?? 'requesters';
  const {
    user: { companyId },
  } = useSession();
  const { body: overview, problem, refetch } = useViewQuery(viewQuery(insuredOverview, { params: { id: companyId } }));
  const counts = overview?.counts ?? null;
  return (
    <div className="page">
      <PageHeader
        sub={counts ? standingText(YOU, counts) : 'Are you fine with everyone who asks?'}
        actions={counts && counts.total > 0 ? <HomeActs onShare={() => change({ share: 1 })} /> : null}
      />
      <ErrorBanner problem={problem} onRetry={refetch} />
      <Tabs
        name="home"
        label="Home"
        tabs={TABS}
        active={active}
        onTab={(tab) => change({ tab: tab === 'requesters' ? null : tab, need: null, view: null })}
      />
      <div id={idOfTabPanel('home')} role="tabpanel" aria-labelledby={idOfTab('home', active)}>
        {active === 'shares' ? (
          <SharesPanel insuredId={companyId} />
        ) : (
          <InsuredStanding
            insuredId={companyId}
            overview={overview}
            requestsAt="/app/pending-requests"
            none={<NewInsured />}
          />
        )}
      </div>
      {get('share') === null ? null : (
        <IfMay send={sharePolicies}>
          <SharePolicyForm onClose={() => change({ share: null })} />
        </IfMay>
      )}
    </div>
  );
}

/** To answer comes before to share, where something waits. */
function HomeActs({ onShare }: { readonly onShare: () => void }) {
  const waiting = useOpenRequestCount() > 0;
  return (
    <>
      <IfMay send={sharePolicies}>
        <Button type="button" primary={!waiting} onClick={onShare}>
          <Share2 size={16} aria-hidden /> Share a policy
        </Button>
      </IfMay>
      {waiting ? (
        <Button as={Link} primary to="/app/pending-requests">
          <Inbox size={16} aria-hidden /> Answer requests
        </Button>
      ) : null}
    </>
  );
}
