import { Link } from 'react-router-dom';
import { plural } from '#shared/format/plural';
import { Panel } from '#shared/ui/panel.tsx';
import type { ContractStart } from './contract-start.view.js';

/** Above the editor of a template that begins with a contract: how much was taken over, and the sentences that a person must read. */
export function ContractPanel({ start: { readFrom, left } }: { readonly start: ContractStart }) {
  return (
    <Panel title="From a contract" right={<Link to="/app/templates/from-contract">Back to the text</Link>}>
      <div className="panel-body">
        <p>
          {plural(readFrom.length, 'requirement')} of the contract {readFrom.length === 1 ? 'is' : 'are'} filled in
          below. Nothing is saved yet.
        </p>
        {left.length === 0 ? null : (
          <details open>
            <summary>{plural(left.length, 'sentence')} not taken over</summary>
            <ul className="contract-left">
              {left.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </Panel>
  );
}
