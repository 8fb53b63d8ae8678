import { Controller, type Control } from 'react-hook-form';
import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import { entryScopesOn } from '@covertrail/domain/insurance/forms/entry-scopes';
import type { FormScope } from '@covertrail/domain/insurance/forms/form-scope';
import { isExclusion, scopeText } from '@covertrail/wording/insurance/form-scope-words';
import { plural } from '#shared/format/plural';
import { Radio } from '#shared/ui/checkbox.tsx';
import type { EntryValues, SaidScopes } from '../form-entry.form.js';

interface EntryScopesProps {
  readonly control: Control<EntryValues>;
  readonly line: CoverageLine;
}

const CHOICES = [
  { said: undefined, text: 'As the product says' },
  { said: true, text: 'Yes' },
  { said: false, text: 'No' },
] as const;

/** What the form gives on policies of the line: what is left out is left to the index of the product. */
export function EntryScopes({ control, line }: EntryScopesProps) {
  const scopes = entryScopesOn(line);
  return (
    <Controller
      control={control}
      name="said"
      render={({ field: { value, onChange }, fieldState: { error } }) => {
        const row = (scope: FormScope) => <ScopeChoice key={scope} scope={scope} said={value} onChange={onChange} />;
        const exclusions = scopes.filter(isExclusion);
        const stated = exclusions.filter((scope) => value[scope] !== undefined).length;
        return (
          <fieldset className="form-entry-scopes" aria-describedby={error ? 'entry-said-error' : undefined}>
            <legend className="cell-main">What the form gives</legend>
            {scopes.filter((scope) => !isExclusion(scope)).map(row)}
            <details open={stated > 0}>
              <summary>Exclusions{stated > 0 ? ` (${plural(stated, 'is', 'are')} stated)` : ''}</summary>
              {exclusions.map(row)}
            </details>
            {error ? (
              <p className="field-error" id="entry-said-error" role="alert">
                {error.message}
              </p>
            ) : null}
          </fieldset>
        );
      }}
    />
  );
}

interface ScopeChoiceProps {
  readonly scope: FormScope;
  readonly said: SaidScopes;
  readonly onChange: (said: SaidScopes) => void;
}

function ScopeChoice({ scope, said, onChange }: ScopeChoiceProps) {
  const name = `entry-scope-${scope}`;
  const { [scope]: _before, ...others } = said;
  return (
    <div className="form-entry-scope" role="radiogroup" aria-labelledby={name}>
      <span id={name}>{scopeText(scope)}</span>
      <span className="form-entry-choice">
        {CHOICES.map(({ said: choice, text }) => (
          <Radio
            key={text}
            id={`${name}-${text.toLowerCase().replaceAll(' ', '-')}`}
            name={name}
            label={text}
            checked={said[scope] === choice}
            onChange={() => onChange(choice === undefined ? others : { ...others, [scope]: choice })}
          />
        ))}
      </span>
    </div>
  );
}
