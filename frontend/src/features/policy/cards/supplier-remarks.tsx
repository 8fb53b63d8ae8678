import type { FindingText, Verdict } from '@covertrail/contracts/history/history.replies';
import type { ProvidedPolicyCard } from '@covertrail/contracts/policy/policy-cards.replies';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { lineName } from '#shared/policies/line-choices';
import { Panel } from '#shared/ui/panel.tsx';
import { RemarkActions } from './remark-actions.js';
import { PlacingAgents } from './placing-agents.js';
import { RemarksTag, RequiredRemarks } from './required-remarks.js';
import { findingsFor } from './standing.view.js';
import './cards.css';

interface SupplierRemarksProps {
  readonly trackingId: Uuid;
  readonly policies: readonly ProvidedPolicyCard[];
  readonly findings: readonly FindingText[];
  /** Rules that this person may decide. */
  readonly toDecide: Verdict['toDecide'];
}

/** What the policies of a supplier state besides, and what the requester asks them to (spec 2 section 2). */
export function SupplierRemarks({ trackingId, policies, findings, toDecide }: SupplierRemarksProps) {
  const required = findingsFor([{ trackingId, requesterName: '', projectName: '', acceptsEitherKind: false, findings }], 'remark');
  const provided = policies.flatMap(({ policyId, line, policyNumber, terms }) => terms.remarks.map((remark) => ({ policyId, remark, policy: `${lineName(line)} ${policyNumber}` })));
  const mayHandle = toDecide.some(({ rule }) => required.some(({ finding }) => finding.rule === rule));
  return (
    <Panel title="Additional Remarks" right={<><RemarksTag required={required} onDashboard /><RemarkActions trackingId={trackingId} mayHandle={mayHandle} /></>}>
      <div className="panel-body policy-stack">
        <PlacingAgents policies={policies} />
        <section className="policy-remark-list" aria-label="Provided Additional Remarks">
          <h3>Provided Additional Remarks</h3>
          {provided.length === 0 ? <p className="sub">No Additional Remarks Are Applicable.</p> : (
            <ul>
              {provided.map(({ policyId, policy, remark }) => (
                <li key={`${policyId} ${remark}`}><p className="policy-text">{remark}</p><span className="sub">{policy}</span></li>
              ))}
            </ul>
          )}
        </section>
        <RequiredRemarks required={required} />
      </div>
    </Panel>
  );
}
