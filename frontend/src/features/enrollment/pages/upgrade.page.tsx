import { Link } from 'react-router-dom';
import { PLAN_IDS } from '@covertrail/domain/fields/plans';
import { PLAN_WORDS } from '@covertrail/wording/inquiry/plan.words';
import { addressOf } from '#shared/navigation/page-address';
import { IfMay } from '#shared/session/if-may.tsx';
import { useSession } from '#shared/session/use-session';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { OwnProgramPanel } from '../components/own-program.panel.js';
import { OwnProgramsPanel } from '../components/own-programs.panel.js';
import { PlanCard } from '../components/plan-card.js';
import { OWN_PLAN } from '../own-plan.view.js';

/** For who is no agent: which plan has my company, and what does another one give [F08]? */
export default function UpgradePage() {
  const { user, role } = useSession();
  return (
    <div className="page">
      <PageHeader sub={`The plans, and what ${user.companyName} has now.`} />
      <div className="grid plans">
        {PLAN_IDS.map((plan) => (
          <PlanCard key={plan} plan={plan} own={plan === OWN_PLAN[role]}>
            <Link
              to={addressOf('contactus/:planId', { planId: plan })}
              aria-label={`Contact us about ${PLAN_WORDS[plan].name}`}
            >
              Contact us
            </Link>
          </PlanCard>
        ))}
      </div>
      <IfMay send="readEnrollments">
        <OwnProgramsPanel />
      </IfMay>
      <IfMay send="readVendorProgram">
        <OwnProgramPanel />
      </IfMay>
    </div>
  );
}
