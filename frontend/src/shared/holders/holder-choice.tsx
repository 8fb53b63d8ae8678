import { detailsValues } from './holder-details.form.js';
import { HolderGroup, type HolderGroupProps } from './holder-group.js';
import { HolderPicker } from './holder-picker.js';
import { useNamedInsureds } from './named-insureds.hook.js';

interface HolderChoiceProps extends Omit<HolderGroupProps, 'namedInsureds'> {
  /** The insured whose certificates name the holder. */
  readonly insuredCompanyId?: string;
}

/**
 * A certificate holder from an address book, or entered freely: what is found fills the fields, which stay open [D06]. The names under which the
 * insured is insured are offered [G08].
 */
export function HolderChoice({ insuredCompanyId, ...group }: HolderChoiceProps) {
  const { id, disabled = false, onChange } = group;
  const names = useNamedInsureds(insuredCompanyId) ?? [];
  return (
    <>
      <HolderPicker
        id={`${id}-found`}
        disabled={disabled}
        {...(insuredCompanyId ? { insuredCompanyId } : {})}
        onPick={({ holder }) => onChange(detailsValues(holder))}
      />
      <HolderGroup {...group} namedInsureds={names} />
    </>
  );
}
