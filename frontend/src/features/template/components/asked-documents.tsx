import { Trash2 } from 'lucide-react';
import { ENDORSEMENTS_OF, type CoverageLine } from '@covertrail/domain/insurance/coverage';
import type { DocumentRequirement } from '@covertrail/domain/compliance/further-requirements';
import { DOCUMENT_KINDS } from '@covertrail/domain/insurance/document-kinds';
import { MOST_REQUIRED_DOCUMENTS, REQUIRED_DOCUMENT_NAME_LENGTH } from '@covertrail/domain/fields/template-fields';
import { ENDORSEMENT_NAMES } from '@covertrail/wording/insurance/labels';
import { DOCUMENT_KIND_NAMES, renewalNote } from '@covertrail/wording/insurance/document-words';
import { SelectField } from '#shared/forms/select-field.tsx';
import { TextField } from '#shared/forms/text-field.tsx';
import { wholeNumber } from '#shared/forms/whole-number';
import { Button } from '#shared/ui/button.tsx';
import type { FurtherPartProps } from '../further-values.form.js';

const KINDS = DOCUMENT_KINDS.map((kind) => ({ value: kind, text: DOCUMENT_KIND_NAMES[kind] }));

/** Documents that must be on file for a policy of the line (decision 43). */
export function AskedDocuments({ line, value = [], onChange }: FurtherPartProps<'documents'>) {
  const set = (next: readonly DocumentRequirement[]) => onChange(next.length === 0 ? undefined : next);
  const add = (chosen: string) =>
    set([...value, ...DOCUMENT_KINDS.filter((kind) => kind === chosen).map((kind) => ({ kind }))]);
  return (
    <fieldset className="further-part">
      <legend>Required documents</legend>
      {value.length === 0 ? <p className="sub">No documents requested</p> : null}
      {value.map((documentRequirement, index) => (
        <DocumentRow
          key={index}
          id={`${line}-document-${index}`}
          line={line}
          value={documentRequirement}
          onChange={(next) => set(value.with(index, next))}
          onRemove={() => set(value.filter((_, at) => at !== index))}
        />
      ))}
      {value.length >= MOST_REQUIRED_DOCUMENTS ? null : (
        <div className="template-limits">
          <SelectField
            id={`${line}-document`}
            label="Require a document"
            choices={KINDS}
            value=""
            placeholder="Choose a document type"
            onChange={add}
          />
        </div>
      )}
    </fieldset>
  );
}

interface DocumentRowProps {
  readonly id: string;
  readonly line: CoverageLine;
  readonly value: DocumentRequirement;
  readonly onChange: (value: DocumentRequirement) => void;
  readonly onRemove: () => void;
}

function DocumentRow({ id, line, value, onChange, onRemove }: DocumentRowProps) {
  const { kind, ...details } = value;
  const { endorsement, named, withinDays } = details;
  const name = DOCUMENT_KIND_NAMES[kind];
  const change = <Key extends Exclude<keyof DocumentRequirement, 'kind'>>(key: Key, next: DocumentRequirement[Key]) => {
    const { [key]: _before, ...others } = details;
    onChange(next === undefined ? { kind, ...others } : { kind, ...details, [key]: next });
  };
  return (
    <div className="further-row" role="group" aria-label={`Required document: ${name}`}>
      <div className="further-row-head">
        <span>
          <b>{name}</b> <span className="sub">{renewalNote(kind)}</span>
        </span>
        <Button type="button" basic icon aria-label={`Do not require: ${name}`} onClick={onRemove}>
          <Trash2 size={16} aria-hidden />
        </Button>
      </div>
      <div className="template-limits">
        {kind === 'endorsement' ? (
          <SelectField
            id={`${id}-form`}
            label="Shows the form for"
            choices={ENDORSEMENTS_OF[line].map((code) => ({ value: code, text: ENDORSEMENT_NAMES[code] }))}
            value={endorsement ?? ''}
            clearable
            placeholder="Any endorsement"
            onChange={(chosen) =>
              change(
                'endorsement',
                ENDORSEMENTS_OF[line].find((code) => code === chosen),
              )
            }
          />
        ) : null}
        <TextField
          id={`${id}-name`}
          label="Name of the file"
          value={named ?? ''}
          placeholder="Any name"
          autoComplete="off"
          maxLength={REQUIRED_DOCUMENT_NAME_LENGTH}
          note="A document with another name is for review"
          onChange={({ target }) => change('named', target.value === '' ? undefined : target.value)}
        />
        <TextField
          id={`${id}-days`}
          label="Not older than (days)"
          inputMode="numeric"
          value={withinDays ?? ''}
          placeholder="Any age"
          autoComplete="off"
          onChange={({ target }) => change('withinDays', wholeNumber(target.value))}
        />
      </div>
    </div>
  );
}
