import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import { LINE_TABLE } from '@covertrail/domain/insurance/line-table';
import { asksAutoBoxes, isValueIn } from '@covertrail/domain/insurance/lines/line-regions';
import type { PolicyValues } from '../policy-values.form.js';
import { AggregateSection } from './aggregate-section.js';
import { CoverageSection } from './coverage-section.js';
import { FormSection } from './form-section.js';
import { StatedValuesSection } from './stated-values-section.js';
import { SymbolsSection } from './symbols-section.js';

interface CoverageSectionsProps {
  readonly form: UseFormReturn<PolicyValues>;
  readonly line: CoverageLine;
  readonly disabled: boolean;
}

/** What a policy states of the coverage of its line: the sections that the line has. */
export function CoverageSections(props: CoverageSectionsProps) {
  const { aggregateBases, symbolForms, statedValues, acordForms } = LINE_TABLE[props.line];
  const region = useWatch({ control: props.form.control, name: 'region' });
  const values = statedValues.filter((code) => isValueIn(region, code));
  return (
    <>
      <CoverageSection {...props} />
      {aggregateBases.length > 0 ? <AggregateSection {...props} /> : null}
      {symbolForms.length > 0 && asksAutoBoxes(region) ? <SymbolsSection {...props} /> : null}
      {values.length > 0 ? <StatedValuesSection {...props} codes={values} /> : null}
      {acordForms.length > 1 && !props.disabled ? <FormSection {...props} /> : null}
    </>
  );
}
