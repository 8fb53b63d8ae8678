import { userDetails } from '@covertrail/contracts/session/session.calls';
import { uploadAgentSignature } from '@covertrail/contracts/signature/signature.calls';
import { viewQuery } from '#shared/api/call-request';
import { IfMay } from '#shared/session/if-may.tsx';
import { OwnSignature } from '#shared/signatures/own-signature.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { CompanyFacts } from '../components/company-facts.js';
import { NoticeMailsPanel } from '../components/notice-mails-panel.js';
import { PasswordPanel } from '../components/password-panel.js';
import { PhotoPanel } from '../components/photo-panel.js';
import { ProfileForm } from '../components/profile-form.js';
import { TimeZonePanel } from '../components/time-zone-panel.js';
import './my-profile.css';

/** For everybody: what does the product know of me, and how do I log in? */
export default function MyProfilePage() {
  const { body: details, problem, refetch } = useViewQuery(viewQuery(userDetails));
  return (
    <div className="page my-profile">
      <PageHeader sub={details ? `${details.firstName} ${details.lastName}` : undefined} />
      <ErrorBanner problem={problem} onRetry={refetch} />
      {details ? (
        <>
          <ProfileForm details={details} onSaved={refetch} />
          <PhotoPanel details={details} onSaved={refetch} />
          <IfMay send={uploadAgentSignature}>
            <OwnSignature />
          </IfMay>
          <TimeZonePanel details={details} onSaved={refetch} />
          <NoticeMailsPanel />
          <CompanyFacts details={details} />
          <PasswordPanel />
        </>
      ) : null}
      {!details && !problem ? (
        <Panel>
          <SkeletonRows label="Loading your profile" />
        </Panel>
      ) : null}
    </div>
  );
}
