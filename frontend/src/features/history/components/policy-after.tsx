import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { PolicyTerms } from '@covertrail/domain/insurance/terms/policy-terms';
import { termsTexts } from '@covertrail/wording/policy/terms-texts';
import { dayText } from '@covertrail/wording/text/day-text';
import type { PolicyHistoryEntry } from '@covertrail/contracts/history/history.replies';
import { Panel } from '#shared/ui/panel.tsx';
import { RichText } from '#shared/ui/rich-text.tsx';
import { StatusTag } from '#shared/ui/status-tag.tsx';
import type { Tone } from '#shared/ui/outcome-pill.tsx';
import { StepButton } from '../events/step-button.js';

interface PolicyAfterProps {
  readonly entry: PolicyHistoryEntry;
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
export function PolicyAfter({ entry, place, count, onStep }: PolicyAfterProps) {
  const { day, standing, verification, terms } = entry.after;
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
        {factsOf(terms).map(([term, value]) => (
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

/** What the policy states, by name. */
const factsOf = (terms: PolicyTerms): readonly (readonly [string, string])[] => [
  ['Policy number', terms.policyNumber],
  ...Object.entries(termsTexts(terms)),
];
