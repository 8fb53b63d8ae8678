import { Plus, Trash2, TriangleAlert } from 'lucide-react';
import { useContext } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { NOTE_LENGTH } from '@covertrail/domain/fields/note-fields';
import { MOST_REMARKS } from '@covertrail/domain/fields/policy-text-fields';
import { CounterArea } from '#shared/forms/counter-area.tsx';
import { useMay } from '#shared/session/use-may';
import { Button } from '#shared/ui/button.tsx';
import { RequiredRemarks } from '../cards/required-remarks.js';
import { findingsFor } from '../cards/standing.view.js';
import { Standings } from '../cards/standings.hook.js';
import type { PolicyValues } from '../policy-values.form.js';

interface RemarksSectionProps {
  readonly form: UseFormReturn<PolicyValues>;
  readonly disabled: boolean;
}

/** [G02] What anyone but the agent writes needs the agent's approval. */
const AGENT_APPROVES = 'The agent must approve any added or changed language before it counts.';

/** What the policy states besides its description of operations, and what requesters ask it to state [C10]. */
export function RemarksSection({
  form: {
    control,
    formState: { errors },
  },
  disabled,
}: RemarksSectionProps) {
  const mayApprove = useMay('approvePolicies');
  const required = findingsFor(useContext(Standings), 'remark');
  return (
    <div className="panel-body policy-stack">
      {disabled || mayApprove ? null : (
        <p className="policy-notice warn">
          <TriangleAlert size={15} aria-hidden /> <span>{AGENT_APPROVES}</span>
        </p>
      )}
      <section className="policy-remark-list" aria-label="Provided Additional Remarks">
        <h3>Provided Additional Remarks</h3>
        <Controller
          control={control}
          name="remarks"
          render={({ field: { value, onChange } }) => (
            <RemarkList value={value} onChange={onChange} disabled={disabled} error={errors.remarks?.message} />
          )}
        />
      </section>
      <RequiredRemarks required={required} />
    </div>
  );
}

interface RemarkListProps {
  readonly value: readonly string[];
  readonly onChange: (remarks: readonly string[]) => void;
  readonly disabled: boolean;
  readonly error: string | undefined;
}

function RemarkList({ value, onChange, disabled, error }: RemarkListProps) {
  return (
    <div className="policy-stack">
      {value.length === 0 ? <p className="sub">No Additional Remarks Are Applicable.</p> : null}
      {value.map((remark, index) => (
        <div className="policy-remark" key={index}>
          <CounterArea
            id={`remark-${index}`}
            label={`Remark ${index + 1}`}
            rows={8}
            limit={NOTE_LENGTH}
            value={remark}
            disabled={disabled}
            onChange={(text) => onChange(value.with(index, text))}
          />
          {disabled ? null : (
            <Button
              type="button"
              basic
              icon
              aria-label={`Remove remark ${index + 1}`}
              onClick={() => onChange(value.filter((_, at) => at !== index))}
            >
              <Trash2 size={16} aria-hidden />
            </Button>
          )}
        </div>
      ))}
      {error ? (
        <p className="field-error" role="alert">
          {error}
        </p>
      ) : null}
      {disabled || value.length >= MOST_REMARKS ? null : (
        <Button type="button" className="policy-add" onClick={() => onChange([...value, ''])}>
          <Plus size={16} aria-hidden /> Add remark
        </Button>
      )}
    </div>
  );
}
