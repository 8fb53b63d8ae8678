import type { ReactNode } from 'react';
import type { RespondChoice } from '@covertrail/contracts/request/request.replies';
import { dayFormat } from '#shared/format/day-format';
import { LineIcon } from '#shared/policies/line-icon.tsx';
import { lineName } from '#shared/policies/line-choices';
import { Chip } from '#shared/ui/status-tag.tsx';
import { UNAVAILABLE_WORDS } from '../unavailable.words.js';

interface ChoiceRowProps {
  /** The same policy may be in two lists of a page. */
  readonly list: string;
  readonly choice: RespondChoice;
  readonly isRequired: boolean;
  readonly checked: boolean;
  readonly onToggle: (choice: RespondChoice, on: boolean) => void;
  /** What is said of a chosen policy. */
  readonly children?: ReactNode;
}

/** A policy with its check box; one that cannot be chosen says why. */
export function ChoiceRow({ list, choice, isRequired, checked, onToggle, children }: ChoiceRowProps) {
  const { policyId, line, policyNumber, carrierName, effectiveOn, expiresOn, unavailable } = choice;
  const why = unavailable ? UNAVAILABLE_WORDS[unavailable] : null;
  const id = `${list}-${policyId}`;
  return (
    <li className={why ? 'barred' : ''}>
      <label htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={checked}
          disabled={why !== null}
          aria-describedby={why ? `${id}-why` : undefined}
          onChange={(event) => onToggle(choice, event.target.checked)}
        />
        <LineIcon line={line} />
        <span>
          <span className="cell-main">
            {lineName(line)} {policyNumber}
          </span>
          <span className="sub choice-detail">
            {carrierName}, {dayFormat(effectiveOn)} to {dayFormat(expiresOn)}
          </span>
          {why ? (
            <span className="why" id={`${id}-why`}>
              {why}
            </span>
          ) : null}
        </span>
      </label>
      {checked ? children : null}
      {isRequired ? <Chip label="Requested" tone="info" /> : null}
    </li>
  );
}
