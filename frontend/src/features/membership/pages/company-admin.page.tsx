import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { uploadAgencySignature } from '@covertrail/contracts/signature/signature.calls';
import { IfMay } from '#shared/session/if-may.tsx';
import { AgencySignature } from '#shared/signatures/agency-signature.tsx';
import { Button } from '#shared/ui/button.tsx';
import { lateDialog } from '#shared/ui/late-dialog.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { PeopleTable } from '../components/people-table.js';
import { usePersonAct } from '../components/person-act.hook.js';
import { RequiredFactorPanel } from '../components/required-factor-panel.js';
import { RequiredSignOnPanel } from '../components/required-sign-on-panel.js';
import { CompanyProfilePanel } from '../company-profile/company-profile.panel.js';

const InviteUser = lateDialog(() => import('../components/invite-user.modal.js'));

/** For the primary contact: who works here, and what may they do? Its act: invite somebody [I01]. */
export default function CompanyAdminPage() {
  const [isInviting, setInviting] = useState(false);
  const { dialog, choose } = usePersonAct();
  const invite = (
    <Button type="button" primary onClick={() => setInviting(true)}>
      <UserPlus size={16} aria-hidden /> Invite a user
    </Button>
  );
  return (
    <div className="page">
      <PageHeader
        sub="You are the primary contact: you alone administer the people of your company."
        actions={invite}
      />
      <CompanyProfilePanel />
      <PeopleTable acts={choose} />
      <IfMay send={uploadAgencySignature}>
        <AgencySignature />
      </IfMay>
      <RequiredFactorPanel />
      <RequiredSignOnPanel />
      {isInviting ? <InviteUser onClose={() => setInviting(false)} /> : null}
      {dialog}
    </div>
  );
}
