import { templateOrigins } from '@covertrail/contracts/template/template.calls';
import type { TemplateRow } from '@covertrail/contracts/template/template.replies';
import { asksAsStated } from '@covertrail/domain/compliance/exhibit/requirement-origin';
import { lineOfStated } from '@covertrail/domain/compliance/exhibit/stated-requirement';
import { statedLabel, statedText } from '@covertrail/wording/compliance/exhibit-words';
import { LINE_NAMES } from '@covertrail/wording/insurance/labels';
import { viewQuery } from '#shared/api/call-request';
import { Panel } from '#shared/ui/panel.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import './exhibit.css';

/** Where the requirements of a template were read; nothing for a template that did not begin with a contract. */
export default function ReadFromPanel({ template: { id, requirements } }: { readonly template: TemplateRow }) {
  const { body } = useViewQuery(viewQuery(templateOrigins, { params: { id } }));
  const readFrom = body?.readFrom ?? [];
  if (readFrom.length === 0) return null;
  return (
    <Panel title="Read from the contract">
      <div className="panel-body">
        <ul className="read-from">
          {readFrom.map(({ requirement, sentence }, index) => {
            const line = lineOfStated(requirement);
            return (
              <li key={index}>
                <p>
                  {line === null ? null : `${LINE_NAMES[line]}: `}
                  <b>{statedLabel(requirement)}</b> {statedText(requirement)}
                  {asksAsStated(requirements, requirement) ? null : <span className="sub"> (asked otherwise now)</span>}
                </p>
                <blockquote>read from: “{sentence}”</blockquote>
              </li>
            );
          })}
        </ul>
      </div>
    </Panel>
  );
}
