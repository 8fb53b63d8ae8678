import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import type { FindingText } from '@covertrail/contracts/history/history.replies';
import type { ProvidedPolicyCard } from '@covertrail/contracts/policy/policy-cards.replies';
import { sumUp } from '@covertrail/domain/compliance/compare-outcomes';
import { COVERAGE_ASPECTS, POLICY_ASPECTS } from '@covertrail/domain/insurance/terms/policy-aspects';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { coverageTermsTexts } from '@covertrail/wording/policy/aspect-words';
import { dayFormat } from '#shared/format/day-format';
import { lineName } from '#shared/policies/line-choices';
import { LineIcon } from '#shared/policies/line-icon.tsx';
import { OutcomePill } from '#shared/ui/outcome-pill.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { InsurerDetails } from '../components/insurer-details.js';
import { SourceNote } from '../components/source-note.js';
import { LimitTypesCard } from './limit-types-card.js';
import { ProvidedStatus } from './provided-status.js';
import { ProvidedEndorsements } from './provided-endorsements.js';
import { RatingCard } from './rating-card.js';
import { Sources } from './sources.hook.js';
import '../components/policy.css';

interface ProvidedPolicyProps {
  readonly policy: ProvidedPolicyCard;
  readonly trackingId: Uuid;
  /** Those of the present verdict that are about this policy. */
  readonly findings: readonly FindingText[];
  readonly initiallyOpen: boolean;
}

/** One policy of a supplier, opened by its head; its limits are loaded when it opens. */
export function ProvidedPolicy({ policy, findings, initiallyOpen, ...of }: ProvidedPolicyProps) {
  const id = useId();
  const [open, setOpen] = useState(initiallyOpen);
  const { line, policyNumber, carrierName, effectiveOn, expiresOn } = policy;
  return (
    <section className="ui segment panel provided-policy" aria-labelledby={id}>
      <h2>
        <button type="button" id={id} aria-expanded={open} aria-controls={`${id}-body`} onClick={() => setOpen(!open)}>
          <ChevronRight size={16} aria-hidden />
          <LineIcon line={line} />
          <span className="cell-main">
            {lineName(line)} {policyNumber}
          </span>
          <span className="sub">
            {carrierName}, {dayFormat(effectiveOn)} to {dayFormat(expiresOn)}
          </span>
          <ProvidedStatus standing={policy.standing} findings={findings} />
          {findings.length > 0 ? <OutcomePill outcome={sumUp(findings)} short /> : null}
        </button>
      </h2>
      <div id={`${id}-body`} className="provided-policy-body" hidden={!open}>
        {open ? <OpenedPolicy policy={policy} findings={findings} {...of} /> : null}
      </div>
    </section>
  );
}

/** What of the panel a verdict can depend on: its proof is named. */
const COVERAGE_TERMS = COVERAGE_ASPECTS.filter((aspect) => POLICY_ASPECTS[aspect].assessed).map(
  (aspect) => POLICY_ASPECTS[aspect].term,
);

function OpenedPolicy({ policy, trackingId, findings }: Omit<ProvidedPolicyProps, 'initiallyOpen'>) {
  const standings = [
    { trackingId, requesterName: '', projectName: '', acceptsEitherKind: false, acceptsAnySymbol: false, findings },
  ];
  const coverages = Object.entries(coverageTermsTexts(policy.terms));
  return (
    <Sources value={policy.sources}>
      <InsurerDetails policy={policy} />
      <div className="policy-cards">
        <LimitTypesCard policyId={policy.policyId} projectId={policy.projectId} trackingId={trackingId} />
        <RatingCard insurer={policy.insurer} standings={standings} />
      </div>
      {coverages.length === 0 ? null : (
        <Panel title="Coverage" right={<SourceNote of={COVERAGE_TERMS} />}>
          <dl className="panel-body provided-coverages">
            {coverages.map(([name, text]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </Panel>
      )}
      <ProvidedEndorsements policy={policy} trackingId={trackingId} findings={findings} />
    </Sources>
  );
}
