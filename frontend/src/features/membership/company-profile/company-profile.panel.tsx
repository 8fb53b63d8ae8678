import { useState } from 'react';
import { Link } from 'react-router-dom';
import { companyProfile } from '@covertrail/contracts/company/company.calls';
import type { CompanyProfileReply } from '@covertrail/contracts/company/company.replies';
import type { AgencyInSystem } from '@covertrail/domain/company/company.contract';
import { viewQuery } from '#shared/api/call-request';
import { COUNTRIES } from '#shared/choices/countries';
import { addressText } from '#shared/format/address-text';
import { addressOf } from '#shared/navigation/page-address';
import { Button } from '#shared/ui/button.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { lateDialog } from '#shared/ui/late-dialog.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { CompanyLogo } from './company-logo.js';
import { TrainingFacts } from './training-facts.js';
import '#shared/ui/fact-list.css';
import './company-profile.css';

const ProfileModal = lateDialog(() => import('./company-profile.modal.js'));
const AgencyModal = lateDialog(() => import('./agency-details.modal.js'));
const TaxIdModal = lateDialog(() => import('./tax-id.modal.js'));

type Edited = 'profile' | 'taxId' | 'agency';

/** What the company says of itself, for its primary contact, who changes it [I01]. */
export function CompanyProfilePanel() {
  const { body: profile, problem, refetch } = useViewQuery(viewQuery(companyProfile));
  const [edited, setEdited] = useState<Edited | null>(null);
  const onClose = () => setEdited(null);
  const edit = profile ? (
    <Button type="button" size="small" onClick={() => setEdited('profile')}>
      Edit profile
    </Button>
  ) : null;
  return (
    <Panel title="Company profile" right={edit} foot={<Link to={addressOf('company-manage')}>Company Dashboard</Link>}>
      <div className="panel-body">
        <ErrorBanner problem={problem} onRetry={refetch} />
        {profile ? <CompanyLogo profile={profile} /> : null}
        {profile ? <ProfileFacts profile={profile} onEdit={setEdited} /> : null}
        {!profile && !problem ? <SkeletonRows rows={3} label="Loading the company profile" /> : null}
      </div>
      {profile && edited === 'profile' ? (
        <ProfileModal profile={profile} onOvertaken={refetch} onClose={onClose} />
      ) : null}
      {profile?.agency && edited === 'agency' ? (
        <AgencyModal agency={profile.agency} revision={profile.revision} onOvertaken={refetch} onClose={onClose} />
      ) : null}
      {profile && edited === 'taxId' ? <TaxIdModal profile={profile} onClose={onClose} /> : null}
    </Panel>
  );
}

function ProfileFacts({
  profile: { name, address, registeredIn, phone, timeZone, taxIdEnding, agency, agencySystem, isInTraining },
  onEdit,
}: {
  readonly profile: CompanyProfileReply;
  readonly onEdit: (part: Edited) => void;
}) {
  return (
    <dl className="fact-list">
      <dt>Name</dt>
      <dd>{name}</dd>
      <dt>Address</dt>
      <dd>{addressText(address)}</dd>
      <dt>Country</dt>
      <dd>
        {nameOf(address.country)}. Your requirements are in the currency of {nameOf(registeredIn)}, where you
        registered.
      </dd>
      <dt>Phone</dt>
      <dd>{phone ?? 'Not stated'}</dd>
      <dt>Tax ID</dt>
      <dd>
        {taxIdEnding ? `Ends in ${taxIdEnding}` : 'Not stated'}{' '}
        <Button type="button" size="mini" basic onClick={() => onEdit('taxId')}>
          {taxIdEnding ? 'Change tax ID…' : 'Add tax ID…'}
        </Button>
      </dd>
      <dt>Time zone</dt>
      <dd>
        {timeZone.replaceAll('_', ' ')}, as you registered: insurance days begin and end there, so it stays. For moments
        each person chooses one under My Profile.
      </dd>
      {isInTraining === null ? null : <TrainingFacts isInTraining={isInTraining} />}
      {agency ? <AgencyFacts agency={agency} onEdit={() => onEdit('agency')} /> : null}
      {agencySystem ? <SystemFacts {...agencySystem} /> : null}
    </dl>
  );
}

const nameOf = (country: string): string => COUNTRIES.find(({ value }) => value === country)?.text ?? country;

interface AgencyFactsProps {
  readonly agency: NonNullable<CompanyProfileReply['agency']>;
  readonly onEdit: () => void;
}

/** What an agency states besides [A08]. */
const AgencyFacts = ({ agency: { managementSystem, license, fax }, onEdit }: AgencyFactsProps) => (
  <>
    <dt>Agency Management System</dt>
    <dd>
      {managementSystem || 'Not stated'}{' '}
      <Button type="button" size="mini" basic onClick={onEdit}>
        Change agency details…
      </Button>
    </dd>
    <dt>Agent License Number</dt>
    <dd>{license || 'Not stated'}</dd>
    <dt>Fax Number</dt>
    <dd>{fax || 'Not stated'}</dd>
  </>
);

/** How the agency is known in the system from which it signed up; the password of that system is shown to nobody. */
const SystemFacts = ({ name, agencyId, server = '', account = '', user = '' }: AgencyInSystem) => (
  <>
    <dt>Known in {name}</dt>
    <dd>{agencyId ? `by the AMS Agency ID ${agencyId}` : `as ${user} of account ${account} on ${server}`}</dd>
  </>
);
