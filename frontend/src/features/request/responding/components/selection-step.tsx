import { TriangleAlert } from 'lucide-react';
import type { CoverageLine } from '@covertrail/domain/compliance/coverage';
import type { RespondChoice } from '@covertrail/domain/request/request.views';
import { dayFormat } from '../../../../shared/format/day-format.js';
import { plural } from '../../../../shared/format/plural.js';
import { LineIcon } from '../../../../shared/policies/line-icon.js';
import { lineName } from '../../../../shared/policies/line-choices.js';
import { EmptyState } from '../../../../shared/ui/empty-state.js';
import { Panel } from '../../../../shared/ui/panel.js';
import { Chip } from '../../../../shared/ui/status-tag.js';
import { missingLines, type useChosen } from '../responding.hook.js';
import { NOT_SELECTED, NOT_YET_ADDED, UNAVAILABLE_WORDS } from '../unavailable.words.js';

interface SelectionStepProps extends ReturnType<typeof useChosen> {
  readonly choices: readonly RespondChoice[];
}

/** The picker folds away what is over (spec 2 section 2); what an agent can still make available stays in sight. */
const isOver = ({ unavailable }: RespondChoice): boolean => unavailable === 'expired' || unavailable === 'canceled' || unavailable === 'rejected';

/** Which policies answer; those that cannot say why. */
export function SelectionStep({ choices, chosen, isChosen, toggle }: SelectionStepProps) {
  if (choices.length === 0) {
    return <Panel><EmptyState title="No policies to choose from">Add the policies that the requester asks for, then answer.</EmptyState></Panel>;
  }
  const over = choices.filter(isOver);
  const row = (choice: RespondChoice) => <ChoiceRow key={choice.policyId} choice={choice} checked={isChosen(choice)} onToggle={toggle} />;
  return (
    <>
      <Missing choices={choices} chosen={chosen} />
      <Panel title="Policies to show">
        <ul className="respond-choices">{choices.filter((choice) => !isOver(choice)).map(row)}</ul>
        {over.length > 0 ? (
          <details className="respond-over">
            <summary>{plural(over.length, 'policy', 'policies')} that ended cannot be chosen</summary>
            <ul className="respond-choices">{over.map(row)}</ul>
          </details>
        ) : null}
      </Panel>
    </>
  );
}

interface ChoiceRowProps {
  readonly choice: RespondChoice;
  readonly checked: boolean;
  readonly onToggle: (policyId: string, on: boolean) => void;
}

function ChoiceRow({ choice, checked, onToggle }: ChoiceRowProps) {
  const { policyId, line, policyNumber, carrierName, effectiveOn, expiresOn, unavailable, asked } = choice;
  const why = unavailable ? UNAVAILABLE_WORDS[unavailable] : null;
  const id = `choice-${policyId}`;
  return (
    <li className={why ? 'barred' : ''}>
      <label htmlFor={id}>
        <input
          id={id} type="checkbox" checked={checked} disabled={why !== null} aria-describedby={why ? `${id}-why` : undefined}
          onChange={(event) => onToggle(policyId, event.target.checked)}
        />
        <LineIcon line={line as CoverageLine} />
        <span>
          <span className="cell-main">{lineName(line)} {policyNumber}</span>
          <span className="sub choice-detail">{carrierName}, {dayFormat(effectiveOn)} to {dayFormat(expiresOn)}</span>
          {why ? <span className="why" id={`${id}-why`}>{why}</span> : null}
        </span>
      </label>
      {asked ? <Chip label="Requested" tone="info" /> : null}
    </li>
  );
}

/** Requested lines that the answer leaves open: allowed, but told. */
export function Missing({ choices, chosen }: { readonly choices: readonly RespondChoice[]; readonly chosen: readonly RespondChoice[] }) {
  const missing = missingLines(choices, chosen);
  if (missing.length === 0) return null;
  return (
    <div className="respond-missing" role="note">
      <TriangleAlert size={17} aria-hidden />
      <div>{missing.map(({ line, available }) => <p key={line}><b>{lineName(line)}</b>: {available ? NOT_SELECTED : NOT_YET_ADDED}.</p>)}</div>
    </div>
  );
}
