import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import { listsVehicles } from '@covertrail/domain/insurance/line-facts';
import type { ReplacedUpon } from '@covertrail/domain/policy/policy.contract';
import { dayFormat } from '#shared/format/day-format';
import { Checkbox, Radio } from '#shared/ui/checkbox.tsx';
import { Panel } from '#shared/ui/panel.tsx';

interface ReplacementPanelProps {
  readonly policy: PolicyDetails;
  readonly upon: ReplacedUpon;
  readonly carriesOver: boolean;
  readonly onUpon: (upon: ReplacedUpon) => void;
  readonly onCarriesOver: (carriesOver: boolean) => void;
}

/** When a new policy takes the place of this one, and what it takes over. */
export function ReplacementPanel({ policy, upon, carriesOver, onUpon, onCarriesOver }: ReplacementPanelProps) {
  return (
    <Panel title="When does the new policy take its place?">
      <div className="panel-body policy-stack">
        <fieldset className="policy-choice">
          <legend className="visually-hidden">When does the new policy take its place?</legend>
          <Radio
            id="upon-expiration"
            name="upon"
            label={`Upon expiration, on ${dayFormat(policy.expiresOn)}`}
            checked={upon === 'expiration'}
            onChange={() => onUpon('expiration')}
          />
          <Radio
            id="upon-replacement"
            name="upon"
            label="Immediately: the old policy gives no cover from the first day of the new one"
            checked={upon === 'replacement'}
            onChange={() => onUpon('replacement')}
          />
        </fieldset>
        <Checkbox
          id="carries-over"
          checked={carriesOver}
          onChange={() => onCarriesOver(!carriesOver)}
          label={`Carry over ${listsVehicles(policy.line) ? 'locations, vehicles' : 'locations'} and shares: the new policy is shared with the same projects`}
        />
      </div>
    </Panel>
  );
}
