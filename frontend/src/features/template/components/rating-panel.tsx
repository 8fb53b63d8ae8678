import { Controller, useWatch, type Control } from 'react-hook-form';
import { SIZES, STRENGTHS } from '@covertrail/domain/insurance/coverage';
import { UNDER_REVIEW_ANSWERS } from '@covertrail/domain/compliance/requirements';
import { SelectField } from '#shared/forms/select-field.tsx';
import { Checkbox } from '#shared/ui/checkbox.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { SHARED_SECTIONS } from '../template-sections.js';
import type { TemplateValues } from '../template-values.form.js';

const choicesOf = (values: readonly string[]) => values.map((value) => ({ value, text: value }));

const PARTS = [
  { name: 'strength', label: 'Financial strength, at least', choices: choicesOf(STRENGTHS) },
  { name: 'size', label: 'Financial size, at least', choices: choicesOf(SIZES) },
] as const;

const UNDER_REVIEW = [
  { value: 'accept', text: 'It is accepted' },
  { value: 'refuse', text: 'It is refused' },
] as const;

/** The AM Best rating that the carrier of every required line must have: strength and size are checked separately. */
export function RatingPanel({ control }: { readonly control: Control<TemplateValues> }) {
  const rated = useWatch({ control, name: 'rated' });
  const toggle = (
    <Controller
      name="rated"
      control={control}
      render={({ field: { value, onChange } }) => (
        <Checkbox
          toggle
          id="rated"
          label={value ? 'Required' : 'Not required'}
          aria-label="Require an AM Best rating"
          checked={value}
          onChange={() => onChange(!value)}
        />
      )}
    />
  );
  return (
    <Panel {...SHARED_SECTIONS.rating} right={toggle}>
      <div className="panel-body">
        {rated ? (
          <div className="template-limits">
            {PARTS.map(({ name, label, choices }) => (
              <Controller
                key={name}
                name={name}
                control={control}
                render={({ field: { value, onChange, onBlur }, fieldState: { error } }) => (
                  <SelectField
                    id={`rating-${name}`}
                    label={label}
                    choices={choices}
                    value={value}
                    onChange={onChange}
                    onBlur={onBlur}
                    error={error?.message}
                  />
                )}
              />
            ))}
            <UnderReviewField control={control} />
          </div>
        ) : (
          <p className="sub">Any carrier is accepted, rated or not.</p>
        )}
      </div>
    </Panel>
  );
}

function UnderReviewField({ control }: { readonly control: Control<TemplateValues> }) {
  return (
    <Controller
      name="ifUnderReview"
      control={control}
      render={({ field: { value, onChange, onBlur } }) => (
        <SelectField
          id="rating-under-review"
          label="Where the rating is under review (u)"
          choices={UNDER_REVIEW}
          value={value}
          onChange={(chosen) => onChange(UNDER_REVIEW_ANSWERS.find((answer) => answer === chosen) ?? '')}
          onBlur={onBlur}
          clearable
          placeholder="You decide each time"
        />
      )}
    />
  );
}
