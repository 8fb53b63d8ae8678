import { COUNT_LENGTH } from '@covertrail/domain/insurance/endorsements/endorsement-count';
import { endorsementTypeOf } from '@covertrail/domain/insurance/endorsements/endorsement-types';
import { scopesOn } from '@covertrail/domain/insurance/endorsements/statement-table';
import { NOTE_LENGTH } from '@covertrail/domain/fields/note-fields';
import { INSURED_SCOPE_NAMES } from '@covertrail/wording/insurance/endorsement-words';
import { ENDORSEMENT_NAMES } from '@covertrail/wording/insurance/labels';
import { COUNT_HINT, COUNT_LABEL } from '@covertrail/wording/policy/endorsement-details.words';
import { CheckGroup } from '#shared/forms/check-group.tsx';
import { CounterArea } from '#shared/forms/counter-area.tsx';
import { TextField } from '#shared/forms/text-field.tsx';
import { Checkbox } from '#shared/ui/checkbox.tsx';
import type { EndorsementDetailValue } from '../endorsement-values.form.js';
import { StatementFields, type DetailFieldsProps } from './statement-fields.js';

/** What an endorsement states beside its proof: scopes, count, text, and its advanced configuration. */
export function EndorsementDetailFields(props: DetailFieldsProps) {
  const { line, code, value, onChange, errors, disabled } = props;
  const name = ENDORSEMENT_NAMES[code];
  const change = (part: Partial<EndorsementDetailValue>) => onChange({ ...value, ...part });
  return (
    <div className="policy-endorsement-detail">
      {endorsementTypeOf(line, code) === 'additionalInsured' ? (
        <CheckGroup
          id={`${code}-scope`}
          legend={`Scopes of ${name}`}
          value={value.scopes}
          onChange={(scopes) => change({ scopes })}
          disabled={disabled}
          choices={scopesOn(line).map((scope) => ({ value: scope, text: INSURED_SCOPE_NAMES[scope] }))}
        />
      ) : null}
      <div className="policy-endorsement-count">
        <TextField
          id={`${code}-count`}
          label={COUNT_LABEL}
          note={COUNT_HINT}
          maxLength={COUNT_LENGTH}
          autoComplete="off"
          disabled={disabled}
          value={value.count}
          error={errors?.count?.message}
          onChange={({ target }) => change({ count: target.value })}
        />
        <Checkbox
          id={`${code}-one-time`}
          label="One time"
          checked={value.oneTime}
          disabled={disabled}
          onChange={(checked) => change({ oneTime: checked })}
        />
      </div>
      <CounterArea
        id={`${code}-text`}
        label="Endorsement text"
        rows={2}
        limit={NOTE_LENGTH}
        value={value.text}
        disabled={disabled}
        error={errors?.text?.message}
        onChange={(text) => change({ text })}
      />
      <StatementFields {...props} />
    </div>
  );
}
