import { companyProfile } from '@covertrail/contracts/company/company.calls';
import { PAGES } from '#pages/pages';
import { viewQuery } from '#shared/api/call-request';
import { addressText } from '#shared/format/address-text';
import { useRights } from '#shared/session/use-may';
import { CompanyMark } from '#shared/ui/company-mark.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { COMPANY_COUNTS } from '../company-dashboard/company-counts.view.js';
import { ListCount } from '../company-dashboard/count-card.js';
import { PeopleCount } from '../company-dashboard/people-count.js';
import '../company-dashboard/company-dashboard.css';

/** For everybody of a company: what does it have here? Each number leads to the list that it counts [I01]. */
export default function CompanyManagePage() {
  const { body: profile, problem, refetch } = useViewQuery(viewQuery(companyProfile));
  const mayDo = useRights();
  const counts = COMPANY_COUNTS.filter(({ page }) => mayDo(PAGES[page].needs));
  return (
    <div className="page">
      <PageHeader sub="What your company has here, for the role in which you act now." />
      <ErrorBanner problem={problem} onRetry={refetch} />
      {profile ? (
        <div className="company-head">
          <CompanyMark company={profile} className="company-head-mark" />
          <div>
            <h2>{profile.name}</h2>
            <p className="sub">{[addressText(profile.address), profile.phone].filter(Boolean).join(' · ')}</p>
          </div>
        </div>
      ) : null}
      <ul className="company-counts" aria-label="Numbers of your company">
        <PeopleCount />
        {counts.map((count) => (
          <ListCount key={count.page} count={count} />
        ))}
      </ul>
    </div>
  );
}
