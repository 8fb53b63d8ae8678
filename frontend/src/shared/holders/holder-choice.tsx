import { detailsValues } from './holder-details.form.js';
import { HolderGroup, type HolderGroupProps } from './holder-group.js';
import { HolderPicker } from './holder-picker.js';

interface HolderChoiceProps extends HolderGroupProps {
  /** The insured whose certificates name the holder. */
  readonly insuredCompanyId?: string;
}

/** A certificate holder from an address book, or entered freely: what is found fills the fields, which stay open [D06]. */
export function HolderChoice({ insuredCompanyId, ...group }: HolderChoiceProps) {
  const { id, disabled = false, onChange } = group;
  return (
    <>
      <HolderPicker
        id={`${id}-found`}
        disabled={disabled}
        {...(insuredCompanyId ? { insuredCompanyId } : {})}
        onPick={({ holder }) => onChange(detailsValues(holder))}
      />
      <HolderGroup {...group} />
    </>
  );
}
