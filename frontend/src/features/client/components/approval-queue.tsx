import type { PolicyRow } from '@covertrail/contracts/policy/policy.replies';
import { dayFormat } from '#shared/format/day-format';
import { BulkBar } from '#shared/lists/bulk-bar.tsx';
import { useChosenRows } from '#shared/lists/chosen-rows.hook';
import type { ListState } from '#shared/lists/list.hook';
import { ListFilters } from '#shared/lists/list-filters.tsx';
import { lineName } from '#shared/policies/line-choices';
import { VERIFICATION_BULK } from '#shared/policies/policy-bulk';
import { RecordPaging } from '#shared/table/record-paging.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { WAITING_POLICIES } from '../waiting-policies.view.js';

interface ApprovalQueueProps {
  readonly state: ListState<PolicyRow>;
  readonly selectedId: string | undefined;
  readonly onSelect: (policy: PolicyRow) => void;
}

/** The policies that wait for the agent, those that end first at the top. Several can be chosen. */
export function ApprovalQueue({ state, selectedId, onSelect }: ApprovalQueueProps) {
  const { rows, total, table } = state;
  const chosen = useChosenRows<PolicyRow>(VERIFICATION_BULK.nameOf);
  const paging = { number: table.page, size: table.paged.size, total, onPage: table.onPage };
  return (
    <Panel className="approval-queue" foot={<RecordPaging {...paging} />}>
      <div className="approval-filters">
        <ListFilters list={WAITING_POLICIES} state={state} compact />
      </div>
      <BulkBar list={WAITING_POLICIES} bulk={VERIFICATION_BULK} state={state} chosen={chosen} />
      <ul aria-label="Policies to verify">
        {rows.map((policy) => (
          <li key={policy.id} className={policy.id === selectedId ? 'active' : undefined}>
            <label className="row-choice">
              <input
                type="checkbox"
                aria-label={`Choose policy ${policy.policyNumber}`}
                checked={chosen.choice.isChosen(policy)}
                onChange={(event) => chosen.choose([policy], event.target.checked)}
              />
            </label>
            <QueueButton policy={policy} selected={policy.id === selectedId} onSelect={onSelect} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

interface QueueButtonProps {
  readonly policy: PolicyRow;
  readonly selected: boolean;
  readonly onSelect: (policy: PolicyRow) => void;
}

function QueueButton({ policy, selected, onSelect }: QueueButtonProps) {
  const { policyNumber, line, insuredName, editsAwait, expiresOn } = policy;
  return (
    <button type="button" aria-current={selected ? 'true' : undefined} onClick={() => onSelect(policy)}>
      <span className="cell-main">{insuredName}</span>
      <span>
        {lineName(line)} {policyNumber}
      </span>
      <span className="sub">
        {editsAwait ? 'Changed' : 'Not approved yet'} · ends {dayFormat(expiresOn)}
      </span>
    </button>
  );
}
