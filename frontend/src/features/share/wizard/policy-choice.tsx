import type { ReactNode } from 'react';
import type { ShareChoice } from '@covertrail/contracts/share/share-wizard.replies';
import { dayFormat } from '#shared/format/day-format';
import { LineIcon } from '#shared/policies/line-icon.tsx';
import { lineName } from '#shared/policies/line-choices';
import { ScreenStatus } from '#shared/ui/screen-status.tsx';
import { UNAVAILABLE } from './unavailable.words.js';

interface PolicyChoiceProps {
  readonly id: string;
  readonly choice: ShareChoice;
  readonly checked: boolean;
  readonly onToggle: (on: boolean) => void;
  /** What is said of a chosen policy. */
  readonly children: ReactNode;
}

/** A policy with its check box and status; one that cannot be shared says why. */
export function PolicyChoice({ id, choice, checked, onToggle, children }: PolicyChoiceProps) {
  const { line, policyNumber, carrierName, effectiveOn, expiresOn, status, unavailable } = choice;
  const why = unavailable === null ? null : UNAVAILABLE[unavailable];
  return (
    <li className={why ? 'barred' : ''}>
      <label htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={checked}
          // One that became unavailable after it was chosen can be taken out.
          disabled={why !== null && !checked}
          aria-describedby={why ? `${id}-why` : undefined}
          onChange={({ target }) => onToggle(target.checked)}
        />
        <LineIcon line={line} />
        <span>
          <span className="cell-main">
            {lineName(line)} {policyNumber}
          </span>
          <span className="sub block">
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
      <ScreenStatus screen="shareSummary" status={status} />
    </li>
  );
}
