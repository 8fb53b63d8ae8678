import { CircleCheck, Printer } from 'lucide-react';
import { useState } from 'react';
import { curePlan, sendCurePlan } from '@covertrail/contracts/cure-plan/cure-plan.calls';
import type { CurePlanReply } from '@covertrail/contracts/cure-plan/cure-plan.replies';
import { dayText } from '@covertrail/wording/text/day-text';
import { viewQuery } from '#shared/api/call-request';
import { plural } from '#shared/format/plural';
import { IfMay } from '#shared/session/if-may.tsx';
import { Button } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { SupplierReadProblem } from '#shared/suppliers/supplier-read-problem.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { planSummary } from '../cure-plan.view.js';
import { PlanExport } from './plan-export.js';
import { PlanLeft } from './plan-left.js';
import { PlanRequesters } from './plan-requesters.js';
import { PlanSteps } from './plan-steps.js';
import { PlanCanceled, PlanWait } from './plan-wait.js';
import { SendCurePlan } from './send-cure-plan.js';
import './cure-plan.css';

interface CurePlanViewProps {
  readonly insuredId: string;
  /** An agent reads the plan of a client. */
  readonly ofClient?: boolean;
}

/** The cheapest steps for all requesters, whom each serves, and what waits for a requester. */
export function CurePlanView({ insuredId, ofClient = false }: CurePlanViewProps) {
  const [canceled, setCanceled] = useState(false);
  const {
    body: plan,
    loading,
    problem,
    refetch,
  } = useViewQuery(canceled ? null : viewQuery(curePlan, { params: { id: insuredId } }));
  return (
    <div className="page cure-plan">
      <PageHeader
        sub={
          plan
            ? `What ${ofClient ? plan.insuredName : 'you'} need${ofClient ? 's' : ''} before all requesters have what they require, as of ${dayText(plan.on)}`
            : 'What is needed before all requesters have what they require'
        }
        names={{ insuredId: plan?.insuredName }}
        actions={
          plan && plan.steps.length > 0 ? (
            <>
              <PlanExport plan={plan} />
              <Button type="button" onClick={() => window.print()}>
                <Printer size={16} aria-hidden /> Print
              </Button>
              <IfMay send={sendCurePlan}>
                <SendCurePlan plan={plan} onSent={refetch} />
              </IfMay>
            </>
          ) : null
        }
      />
      <SupplierReadProblem what="This plan" problem={problem} onRetry={refetch} />
      {loading ? <PlanWait onCancel={() => setCanceled(true)} /> : null}
      {canceled ? <PlanCanceled onAgain={() => setCanceled(false)} /> : null}
      {plan ? <PlanBody plan={plan} onChanged={refetch} /> : null}
    </div>
  );
}

function PlanBody({ plan, onChanged }: { readonly plan: CurePlanReply; readonly onChanged: () => void }) {
  const { trackings, steps, left, proved, complete, unreadable, unplanned } = plan;
  if (trackings.length === 0)
    return (
      <Panel>
        <EmptyState title="No requesters yet">
          When a requester asks for proof of insurance, the steps to comply are listed here.
        </EmptyState>
      </Panel>
    );
  const summary = planSummary(plan);
  return (
    <>
      {unreadable.length > 0 ? (
        <p className="sub">
          {plural(unreadable.length, 'project is', 'projects are')} not part of the plan, because an event that it
          depends on cannot be read.
        </p>
      ) : null}
      {unplanned.length > 0 ? (
        <p className="sub">
          {plural(unplanned.length, 'project is', 'projects are')} not part of the plan, because there are too many to
          look at in one plan.
        </p>
      ) : null}
      {complete ? null : (
        <p className="sub">
          The plan was ended before every step was looked for. A cheaper plan may exist, and what is left over may have
          a step.
        </p>
      )}
      <div className="cure-plan-columns">
        {steps.length > 0 ? (
          <Panel
            title={plural(steps.length, 'step')}
            right={
              <span className="sub">
                {proved ? 'No cheaper plan exists' : 'No step is needless; a cheaper plan may exist'}
              </span>
            }
          >
            {summary ? (
              <p className="cure-plan-summary panel-body">
                <b>{summary}</b>
              </p>
            ) : null}
            <PlanSteps plan={plan} onChanged={onChanged} />
          </Panel>
        ) : (
          <Panel>
            <EmptyState title="Nothing to do" icon={CircleCheck}>
              {left.length > 0
                ? leftText(complete)
                : 'Every requester has what it requires. If that changes, the steps are listed here.'}
            </EmptyState>
          </Panel>
        )}
        <PlanRequesters plan={plan} />
      </div>
      {left.length > 0 ? <PlanLeft plan={plan} /> : null}
    </>
  );
}

const leftText = (complete: boolean): string =>
  complete ? 'What is left waits for a requester.' : 'No step was found in time for what is left.';
