import type { Requirements } from '@covertrail/domain/compliance/requirements';
import { withUnderlying } from '@covertrail/domain/compliance/usual-underlying';
import { lineTermTexts, sharedTexts } from '@covertrail/wording/compliance/requirement-texts';
import { LINE_NAMES } from '@covertrail/wording/insurance/labels';
import { upperFirst } from '@covertrail/wording/text/first-letter';
import { Panel } from '#shared/ui/panel.tsx';

interface RequiredTermsProps {
  readonly requirements: Requirements;
}

/** Endorsements and further requirements, by line, and what all lines share. */
export default function RequiredTerms({ requirements }: RequiredTermsProps) {
  const { lines, notRequired = [], region } = requirements;
  const ofLines = lines
    .map((required) => ({
      title: LINE_NAMES[required.line],
      facts: lineTermTexts(withUnderlying(required, lines), region),
    }))
    .filter(({ facts }) => facts.length > 0);
  const shared = [
    ...Object.entries(sharedTexts(requirements)),
    ...(notRequired.length === 0
      ? []
      : [['Stated as not required', notRequired.map((line) => LINE_NAMES[line]).join(', ')] as const]),
  ];
  return (
    <>
      {ofLines.length === 0 ? null : (
        <Panel title="Endorsements and further requirements">
          {ofLines.map((of) => (
            <Facts key={of.title} {...of} />
          ))}
        </Panel>
      )}
      {shared.length === 0 ? null : (
        <Panel title="For all lines">
          <Facts facts={shared} />
        </Panel>
      )}
    </>
  );
}

interface FactsProps {
  readonly title?: string;
  readonly facts: readonly (readonly [label: string, text: string])[];
}

function Facts({ title, facts }: FactsProps) {
  return (
    <div className="panel-body template-facts">
      {title === undefined ? null : <h3>{title}</h3>}
      <dl>
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>{upperFirst(label)}</dt>
            <dd>{upperFirst(text)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
