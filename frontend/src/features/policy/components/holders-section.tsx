import { Plus, Trash2 } from 'lucide-react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { MOST_HOLDERS } from '@covertrail/domain/fields/holder-fields';
import { HOLDER_NOTE } from '@covertrail/wording/policy/holder-words';
import { HolderFields } from '#shared/policies/holder-fields.tsx';
import { EMPTY_HOLDER, type HolderValues } from '#shared/policies/holder-values.form';
import { Button } from '#shared/ui/button.tsx';
import type { PolicyValues } from '../policy-values.form.js';

interface HoldersSectionProps {
  readonly form: UseFormReturn<PolicyValues>;
  readonly disabled: boolean;
}

/** Whom the certificates of the policy name as certificate holder. */
export function HoldersSection({
  form: {
    control,
    formState: { errors },
  },
  disabled,
}: HoldersSectionProps) {
  return (
    <div className="panel-body policy-stack">
      <p className="sub">{HOLDER_NOTE}</p>
      <Controller
        control={control}
        name="certificateHolders"
        render={({ field: { value, onChange } }) => (
          <HolderList value={value} onChange={onChange} disabled={disabled} />
        )}
      />
      {errors.certificateHolders?.message ? (
        <p className="field-error" role="alert">
          {errors.certificateHolders.message}
        </p>
      ) : null}
    </div>
  );
}

interface HolderListProps {
  readonly value: readonly HolderValues[];
  readonly onChange: (holders: readonly HolderValues[]) => void;
  readonly disabled: boolean;
}

function HolderList({ value, onChange, disabled }: HolderListProps) {
  return (
    <>
      {value.length === 0 ? <p className="sub">No certificate holder was entered.</p> : null}
      {value.map((holder, index) => (
        <div className="policy-holder" role="group" aria-label={`Certificate holder ${index + 1}`} key={index}>
          <HolderFields
            id={`holder-${index}`}
            value={holder}
            disabled={disabled}
            onChange={(next) => onChange(value.with(index, next))}
          />
          {disabled ? null : (
            <Button
              type="button"
              basic
              icon
              aria-label={`Remove certificate holder ${index + 1}`}
              onClick={() => onChange(value.filter((_, at) => at !== index))}
            >
              <Trash2 size={16} aria-hidden />
            </Button>
          )}
        </div>
      ))}
      {disabled || value.length >= MOST_HOLDERS ? null : (
        <Button type="button" className="policy-add" onClick={() => onChange([...value, EMPTY_HOLDER])}>
          <Plus size={16} aria-hidden /> Add certificate holder
        </Button>
      )}
    </>
  );
}
