import { useState } from 'react';
import type { Colleague } from '@covertrail/contracts/membership/membership.replies';
import { lateDialog } from '#shared/ui/late-dialog.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { PeopleTable } from '../components/people-table.js';
import { RequiredFactorPanel } from '../components/required-factor-panel.js';
import { CompanyProfilePanel } from '../company-profile/company-profile.panel.js';
import { DeactivatePerson, HandOver, ReactivatePerson } from '../components/person.modal.js';

const ChangeRole = lateDialog(() => import('../components/change-role.modal.js'));

/** What is done with a person; the dialog of each asks before anything happens. */
export type PersonAct = 'role' | 'deactivate' | 'reactivate' | 'handOver';

/** For the primary contact: who works here, and what may they do? Its act: change the role of a person [I01]. */
export default function CompanyAdminPage() {
  const [chosen, setChosen] = useState<{ readonly act: PersonAct; readonly person: Colleague } | null>(null);
  const onClose = () => setChosen(null);
  return (
    <div className="page">
      <PageHeader sub="You are the primary contact: you alone administer the people of your company." />
      <CompanyProfilePanel />
      <PeopleTable acts={(act, person) => setChosen({ act, person })} />
      <RequiredFactorPanel />
      {chosen?.act === 'role' ? <ChangeRole person={chosen.person} onClose={onClose} /> : null}
      {chosen?.act === 'deactivate' ? <DeactivatePerson person={chosen.person} onClose={onClose} /> : null}
      {chosen?.act === 'reactivate' ? <ReactivatePerson person={chosen.person} onClose={onClose} /> : null}
      {chosen?.act === 'handOver' ? <HandOver person={chosen.person} onClose={onClose} /> : null}
    </div>
  );
}
