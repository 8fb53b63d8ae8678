import { EXCLUSION_ANSWERS, type ExclusionAnswer } from '@covertrail/domain/compliance/further-requirements';
import { Checkbox, Radio } from '#shared/ui/checkbox.tsx';
import type { FurtherPartProps } from '../further-values.form.js';

/** The two types of exclusion detection [C09]. */
const TYPES: Readonly<Record<ExclusionAnswer, string>> = { decline: 'Decline', review: 'Review' };

interface ExclusionAnswersProps extends FurtherPartProps<'exclusions' | 'proprietors'> {
  readonly legend: string;
  readonly label: string;
}

/** Enabling it declines at first; the other answer leaves the decision to a person [C09]. */
export function ExclusionAnswers({ line, legend, label, value, onChange }: ExclusionAnswersProps) {
  const id = `${line}-${legend.replaceAll(' ', '-').toLowerCase()}`;
  return (
    <fieldset className="further-part">
      <legend>{legend}</legend>
      <Checkbox
        id={id}
        label={label}
        checked={value !== undefined}
        onChange={(checked) => onChange(checked ? 'decline' : undefined)}
      />
      {value === undefined ? null : (
        <div className="further-answers">
          {EXCLUSION_ANSWERS.map((answer) => (
            <Radio
              key={answer}
              id={`${id}-${answer}`}
              name={id}
              label={TYPES[answer]}
              checked={value === answer}
              onChange={() => onChange(answer)}
            />
          ))}
        </div>
      )}
    </fieldset>
  );
}
