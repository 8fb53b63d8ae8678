import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { isPlanId, type PlanId } from '@covertrail/domain/fields/plans';
import { PLAN_WORDS } from '@covertrail/wording/inquiry/plan.words';
import { addressOf } from '#shared/navigation/page-address';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { InquiryForm } from '../components/inquiry.form.js';
import { InquirySent } from '../components/inquiry-sent.js';

/** For who is no agent: what do I want to know about this plan [F08]? */
export default function ContactUsPage() {
  const { planId } = useParams();
  const plans = <Link to={addressOf('upgrade')}>See the plans</Link>;
  if (!isPlanId(planId))
    return (
      <div className="page">
        <PageHeader />
        <Panel>
          <EmptyState title="There is no such plan" action={plans} />
        </Panel>
      </div>
    );
  return (
    <div className="page">
      <PageHeader sub={PLAN_WORDS[planId].name} actions={plans} />
      <Inquiry key={planId} plan={planId} />
    </div>
  );
}

function Inquiry({ plan }: { readonly plan: PlanId }) {
  const [isSent, setSent] = useState(false);
  return (
    <Panel title={PLAN_WORDS[plan].name}>
      <div className="panel-body">
        {isSent ? (
          <InquirySent onAgain={() => setSent(false)} />
        ) : (
          <>
            <p className="sub">{PLAN_WORDS[plan].lead} Our support answers what you ask.</p>
            <InquiryForm plan={plan} onSent={() => setSent(true)} />
          </>
        )}
      </div>
    </Panel>
  );
}
