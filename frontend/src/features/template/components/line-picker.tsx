import { useController, type Control } from 'react-hook-form';
import { COVERAGE_LINES } from '@covertrail/domain/insurance/coverage';
import { LINE_NAMES } from '@covertrail/wording/insurance/labels';
import { reachSection } from '#shared/forms/reach-section';
import { SelectField } from '#shared/forms/select-field.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import type { TemplateValues } from '../template-values.form.js';
import { sectionOfLine } from '../template-sections.js';

/** The lines that are not required, one of which may be added: its first field gets the focus. */
export function LinePicker({ control }: { readonly control: Control<TemplateValues> }) {
  const {
    field: { value: requiredLines, onChange },
    fieldState: { error },
  } = useController({ name: 'requiredLines', control });
  const open = COVERAGE_LINES.filter((line) => !requiredLines.includes(line));
  const add = (chosen: string) => {
    const line = open.find((candidate) => candidate === chosen);
    if (line === undefined) return;
    onChange([...requiredLines, line]);
    requestAnimationFrame(() => reachSection(sectionOfLine(line)));
  };
  if (open.length === 0) return null;
  return (
    <Panel className="template-picker">
      <div className="panel-body">
        <SelectField
          id="add-line"
          label="Add a line of coverage"
          choices={open.map((line) => ({ value: line, text: LINE_NAMES[line] }))}
          value=""
          search
          placeholder="Choose a line"
          error={error?.message}
          onChange={add}
        />
      </div>
    </Panel>
  );
}
