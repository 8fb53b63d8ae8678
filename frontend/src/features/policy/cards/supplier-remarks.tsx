import { useState } from 'react';
import { decideExceptions } from '@covertrail/contracts/exception/exception.calls';
import type { FindingText, Verdict } from '@covertrail/contracts/history/history.replies';
import type { ProvidedPolicyCard } from '@covertrail/contracts/policy/policy-cards.replies';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { lineName } from '#shared/policies/line-choices';
import { useMay } from '#shared/session/use-may';
import { SourceAge } from '#shared/policies/source-age.tsx';
import { findingOutcome } from '#shared/ui/outcome-pill.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { lateDialog } from '#shared/ui/late-dialog.tsx';
import { RemarkActions } from './remark-actions.js';
import { PlacingAgents } from './placing-agents.js';
import { RemarksTag, RequiredRemarks, type RemarkDecision } from './required-remarks.js';
import { findingsFor } from './standing.view.js';
import './cards.css';

const HandleExceptions = lateDialog(() => import('#shared/exceptions/handle-exceptions.modal.tsx'));

interface SupplierRemarksProps {
  readonly trackingId: Uuid;
  readonly policies: readonly ProvidedPolicyCard[];
  readonly findings: readonly FindingText[];
  /** What this person may decide. */
  readonly toDecide: Verdict['toDecide'];
}

/** What the policies of a supplier state besides, and what the requester asks them to [C10]. */
export function SupplierRemarks({ trackingId, policies, findings, toDecide }: SupplierRemarksProps) {
  const required = findingsFor(
    [{ trackingId, requesterName: '', projectName: '', acceptsEitherKind: false, acceptsAnySymbol: false, findings }],
    'remark',
  );
  const provided = policies.flatMap(({ policyId, line, policyNumber, terms, sources }) =>
    terms.remarks.map((remark) => ({
      policyId,
      remark,
      policy: `${lineName(line)} ${policyNumber}`,
      source: sources.remarks,
    })),
  );
  const offered = toDecide.flatMap((decidableFinding) => {
    const requirement = required.find(({ finding }) => finding.rule === decidableFinding.rule);
    return requirement ? [{ ...decidableFinding, title: requirement.finding.requiredText }] : [];
  });
  const decidable = new Set(offered.map(({ rule }) => rule));
  const { chosen, toggle, clear } = useChosenRules(decidable);
  const mayDecide = useMay(decideExceptions);
  const [deciding, setDeciding] = useState(false);
  const close = () => {
    setDeciding(false);
    clear();
  };
  return (
    <Panel
      title="Additional Remarks"
      right={
        <>
          <RemarksTag required={required} onDashboard />
          <RemarkActions mayHandle={mayDecide && offered.length > 0} onHandle={() => setDeciding(true)} />
        </>
      }
    >
      <div className="panel-body policy-stack">
        <PlacingAgents policies={policies} />
        <section className="policy-remark-list" aria-label="Provided Additional Remarks">
          <h3>Provided Additional Remarks</h3>
          {provided.length === 0 ? (
            <p className="sub">No Additional Remarks Are Applicable.</p>
          ) : (
            <ul>
              {provided.map(({ policyId, policy, remark, source }) => (
                <li key={`${policyId} ${remark}`}>
                  <p className="policy-text">{remark}</p>
                  <span className="sub">{policy}</span> <SourceAge source={source} />
                </li>
              ))}
            </ul>
          )}
        </section>
        <RequiredRemarks
          required={required}
          decisions={decisionsOf(findings)}
          choice={{ decidable, chosen, onToggle: toggle }}
        />
      </div>
      {deciding ? <HandleExceptions trackingId={trackingId} offered={offered} chosen={chosen} onClose={close} /> : null}
    </Panel>
  );
}

/** The checked remarks, as far as they can still be decided. */
function useChosenRules(decidable: ReadonlySet<string>) {
  const [rules, setRules] = useState<readonly string[]>([]);
  const chosen = rules.filter((rule) => decidable.has(rule));
  return {
    chosen,
    toggle: (rule: string) =>
      setRules(chosen.includes(rule) ? chosen.filter((chosenRule) => chosenRule !== rule) : [...chosen, rule]),
    clear: () => setRules([]),
  };
}

const decisionsOf = (findings: readonly FindingText[]): ReadonlyMap<string, RemarkDecision> =>
  new Map(
    findings.flatMap((finding) =>
      finding.exceptionText ? [[finding.rule, { outcome: findingOutcome(finding), text: finding.exceptionText }]] : [],
    ),
  );
