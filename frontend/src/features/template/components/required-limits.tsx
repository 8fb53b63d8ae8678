import type { LimitRequirement, LineRequirements, Requirements } from '@covertrail/domain/compliance/requirements';
import type { TemplateRow } from '@covertrail/contracts/template/template.replies';
import { isUmbrella } from '@covertrail/domain/insurance/line-facts';
import { LIMIT_NAMES, LINE_NAMES } from '@covertrail/wording/insurance/labels';
import { moneyText } from '@covertrail/wording/text/money-text';
import { Panel } from '#shared/ui/panel.tsx';
import { TemplateLimitTypes } from './template-limit-types.js';

interface RequiredLimitsProps {
  readonly template: TemplateRow;
}

/** The required lines, each with its limits and amounts. */
export function RequiredLimits({ template }: RequiredLimitsProps) {
  const { lines, region } = template.requirements;
  return (
    <Panel title="Required coverage" right={<TemplateLimitTypes template={template} />}>
      <table className="ui very basic unstackable table template-table" aria-label="Required coverage">
        <thead>
          <tr>
            <th scope="col">Coverage</th>
            <th scope="col">Limit</th>
            <th scope="col" className="num">
              At least
            </th>
            <th scope="col">May contribute</th>
          </tr>
        </thead>
        {lines.map((required) => (
          <LineRows key={required.line} required={required} region={region} />
        ))}
      </table>
    </Panel>
  );
}

interface LineRowsProps {
  readonly required: LineRequirements;
  readonly region: Requirements['region'];
}

function LineRows({ required: { line, limits }, region }: LineRowsProps) {
  const name = (
    <th scope="rowgroup" rowSpan={Math.max(limits.length, 1)}>
      {LINE_NAMES[line]}
    </th>
  );
  if (limits.length === 0)
    return (
      <tbody>
        <tr>
          {name}
          <td colSpan={3} className="sub">
            Any limit
          </td>
        </tr>
      </tbody>
    );
  return (
    <tbody>
      {limits.map((required, index) => (
        <tr key={required.limit}>
          {index === 0 ? name : null}
          <LimitCells required={required} contributes={isUmbrella(line) ? 'Excess' : 'Umbrella'} region={region} />
        </tr>
      ))}
    </tbody>
  );
}

interface LimitCellsProps {
  readonly required: LimitRequirement;
  /** What makes up a shortfall where that is accepted. */
  readonly contributes: string;
  readonly region: Requirements['region'];
}

const LimitCells = ({ required: { limit, atLeast, tower }, contributes, region }: LimitCellsProps) => (
  <>
    <td>{LIMIT_NAMES[limit]}</td>
    <td className="num">{moneyText(atLeast, region)}</td>
    <td>{tower ? contributes : <span className="sub">Nothing else</span>}</td>
  </>
);
