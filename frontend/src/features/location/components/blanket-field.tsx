import type { BlanketLimit } from '@covertrail/domain/insurance/terms/limit-details';
import { BLANKET_NAMES } from '@covertrail/wording/policy/limit-details.words';
import { SelectField } from '#shared/forms/select-field.tsx';
import { openParts, withBlanket, type LimitDraft } from '../limit-draft.form.js';

interface BlanketFieldProps {
  /** Unique in the form. */
  readonly id: string;
  readonly row: LimitDraft;
  /** Those of the policy. */
  readonly blankets: readonly BlanketLimit[];
  readonly onChange: (row: LimitDraft) => void;
}

/** The blanket that a limit shares with others [C05]; not shown where the policy has none and none is named. */
export function BlanketField({ id, row, blankets, onChange }: BlanketFieldProps) {
  const named = row.blanket ?? '';
  const gone = named !== '' && !blankets.some(({ number }) => number === named);
  if (blankets.length === 0 && !gone) return null;
  return (
    <SelectField
      id={`${id}-blanket`}
      label="Shared Blanket"
      clearable
      choices={[
        ...blankets.map(({ number, type }) => ({ value: number, text: `${number}: ${BLANKET_NAMES[type]}` })),
        ...(gone ? [{ value: named, text: `${named}: no longer of the policy` }] : []),
      ]}
      value={named}
      disabled={!openParts(row).amounts}
      onChange={(number) => onChange(withBlanket(row, number))}
    />
  );
}
