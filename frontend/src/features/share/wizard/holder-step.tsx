import { LINE_TABLE } from '@covertrail/domain/insurance/line-table';
import { LINES_WITH_FORMS } from '@covertrail/domain/insurance/lines/form-choice';
import { DOCUMENT_KINDS, DOCUMENT_TYPES } from '@covertrail/domain/insurance/document-kinds';
import { DOCUMENT_KIND_NAMES } from '@covertrail/wording/insurance/document-words';
import { CheckGroup } from '#shared/forms/check-group.tsx';
import { SelectField } from '#shared/forms/select-field.tsx';
import { HolderChoice } from '#shared/holders/holder-choice.tsx';
import { holderErrors, shownErrors } from '#shared/holders/holder-errors';
import { lineName } from '#shared/policies/line-choices';
import { Fields } from '#shared/ui/form.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import type { StepProps } from '#shared/wizard/wizard-step';
import { isHolderEmpty } from './share-values.form.js';
import type { ShareWork } from './share-work.js';

const DOCUMENTS = DOCUMENT_KINDS.map((kind) => ({
  value: DOCUMENT_TYPES[kind],
  text: DOCUMENT_KIND_NAMES[kind],
}));

/** By the flag of the share [D09]. */
const PRINT_CHOICES = [
  { value: '0', text: 'Shown online' },
  { value: '1', text: 'For printing only' },
];

/** Cert Holder Info: whom the certificates name, on which forms and which documents go with them [D06] [D09]. */
export default function HolderStep({ work, problem }: StepProps<ShareWork>) {
  const { values, change, insuredId } = work;
  const errors = isHolderEmpty(values.holder) ? {} : holderErrors(values.holder);
  return (
    <>
      <Panel title="Certificate holder">
        <div className="panel-body">
          <p className="sub">Leave it empty if no certificate is to name anybody.</p>
          <Fields>
            <HolderChoice
              id="share-holder"
              mayBeEmpty
              insuredCompanyId={insuredId}
              value={values.holder}
              errors={problem ? errors : shownErrors(values.holder, errors)}
              onChange={(holder) => change({ holder })}
            />
          </Fields>
        </div>
      </Panel>
      <FormsOfLines work={work} />
      <Panel title="Documents">
        <div className="panel-body">
          <Fields>
            <CheckGroup
              id="share-documents"
              legend="Documents that go with the share"
              choices={DOCUMENTS}
              value={values.documentTypes}
              disabled={false}
              onChange={(documentTypes) => change({ documentTypes })}
            />
            <SelectField
              id="share-print-only"
              label="How the requester gets them"
              choices={PRINT_CHOICES}
              value={String(values.printOnly)}
              note="For printing only: the requester sees no document online, and you give it the certificate on paper."
              onChange={(value) => change({ printOnly: value === '1' ? 1 : 0 })}
            />
          </Fields>
        </div>
      </Panel>
    </>
  );
}

/** The form of each line that several forms show; without a choice that of the requester or of the line is taken. */
function FormsOfLines({ work: { values, change } }: { readonly work: ShareWork }) {
  const lines = LINES_WITH_FORMS.filter((line) => values.policies.some((policy) => policy.line === line));
  if (lines.length === 0) return null;
  return (
    <Panel title="Certificate forms">
      <div className="panel-body">
        <Fields>
          {lines.map((line) => (
            <SelectField
              key={line}
              id={`share-form-${line}`}
              label={lineName(line)}
              clearable
              placeholder="Default form"
              choices={LINE_TABLE[line].acordForms.map((form) => ({ value: String(form), text: `ACORD ${form}` }))}
              value={String(values.forms[line] ?? '')}
              onChange={(text) => {
                const form = LINE_TABLE[line].acordForms.find((number) => String(number) === text);
                const { [line]: _before, ...others } = values.forms;
                change({ forms: form === undefined ? others : { ...others, [line]: form } });
              }}
            />
          ))}
        </Fields>
      </div>
    </Panel>
  );
}
