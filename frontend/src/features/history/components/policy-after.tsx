import { ChevronLeft, ChevronRight } from 'lucide-react';
import { LIMITS_OF, type CoverageLine } from '@covertrail/domain/insurance/coverage';
import { ENDORSEMENT_NAMES, LIMIT_NAMES } from '@covertrail/wording/insurance/labels';
import { coverageTermsTexts } from '@covertrail/wording/policy/aspect-words';
import { endorsementDetailsTexts } from '@covertrail/wording/policy/endorsement-details.words';
import { dayText } from '@covertrail/wording/text/day-text';
import type { PolicyHistoryEntry } from '@covertrail/contracts/history/history.replies';
import { moneyFormat } from '#shared/format/money-format';
import { Panel } from '#shared/ui/panel.tsx';
import { RichText } from '#shared/ui/rich-text.tsx';
import { StatusTag } from '#shared/ui/status-tag.tsx';
import type { Tone } from '#shared/ui/outcome-pill.tsx';
import { StepButton } from '../events/step-button.js';

interface PolicyAfterProps {
  readonly entry: PolicyHistoryEntry;
  readonly line: CoverageLine;
  /** Index of the event among all, from 0. */
  readonly place: number;
  readonly count: number;
  readonly onStep: (place: number) => void;
}

const VERIFICATIONS: Readonly<
  Record<PolicyHistoryEntry['after']['verification'], readonly [label: string, tone: Tone]>
> = {
  verified: ['Verified', 'ok'],
  unverified: ['Unverified', 'warn'],
  rejected: ['Rejected', 'bad'],
};

/** The policy after one of its events, with links to the other events. */
export function PolicyAfter({ entry, line, place, count, onStep }: PolicyAfterProps) {
  const { day, standing, verification } = entry.after;
  const [label, tone] = VERIFICATIONS[verification];
  return (
    <Panel title={`As of ${dayText(day)}`} className="hist-moment">
      <div className="hist-moment-head">
        <div className="hist-moment-line" aria-live="polite">
          <StatusTag
            label={standing === 'inForce' ? 'In force' : 'Canceled'}
            tone={standing === 'inForce' ? 'ok' : 'bad'}
          />
          <StatusTag label={label} tone={tone} />
        </div>
        <p>
          <RichText text={entry.sentence} />
        </p>
      </div>
      <dl className="hist-terms">
        {factsOf(entry, line).map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="hist-step">
        <div className="hist-step-buttons">
          <StepButton
            label="Previous event"
            icon={ChevronLeft}
            onClick={place > 0 ? () => onStep(place - 1) : undefined}
          />
          <span className="num">
            Event {place + 1} of {count}
          </span>
          <StepButton
            label="Next event"
            icon={ChevronRight}
            onClick={place + 1 < count ? () => onStep(place + 1) : undefined}
          />
        </div>
      </div>
    </Panel>
  );
}

/** The terms of the policy, by name; limits that were not entered are left out. */
function factsOf({ after: { terms } }: PolicyHistoryEntry, line: CoverageLine): (readonly [string, string])[] {
  const given = LIMITS_OF[line].filter((code) => terms.limits[code] !== undefined);
  const limits = given.map((code) => [LIMIT_NAMES[code], moneyFormat(terms.limits[code], terms.region)] as const);
  const endorsements = terms.endorsements.map(
    ({ code, form, grade }) => [ENDORSEMENT_NAMES[code], form ?? (grade === 'seen' ? 'Form seen' : 'Claimed')] as const,
  );
  return [
    ['Policy number', terms.policyNumber],
    ['Carrier', terms.carrier.name],
    ['Period', `${dayText(terms.period.effectiveOn)} to ${dayText(terms.period.expiresOn)}`],
    ...limits,
    ...endorsements,
    ...Object.entries(endorsementDetailsTexts(terms.endorsementDetails)),
    ...Object.entries(coverageTermsTexts(terms)),
  ];
}
