import { Checkbox } from '#shared/ui/checkbox.tsx';
import type { FurtherPartProps } from '../further-values.form.js';

/** Whether the term of the policy must include the whole project, as for builder's risk. */
export function AskedProject({ line, value, onChange }: FurtherPartProps<'wholeProject'>) {
  return (
    <fieldset className="further-part">
      <legend>Whole term of the project</legend>
      <Checkbox
        id={`${line}-whole-project`}
        label="The term of the policy must include the whole project"
        checked={value === true}
        onChange={(checked) => onChange(checked ? true : undefined)}
      />
      <p className="sub">By the first and last day that the project states; a renewal adds nothing to the term</p>
    </fieldset>
  );
}
