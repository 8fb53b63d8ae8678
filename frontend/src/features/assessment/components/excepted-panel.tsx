import { Panel } from '#shared/ui/panel.tsx';
import type { FindingText } from '@covertrail/contracts/history/history.replies';
import { plural } from '#shared/format/plural';
import { lapseText } from '../findings-lapsing.view.js';
import { FindingRow } from './finding-row.js';

/** What counts as met because of an exception, each with the day on which that lapses and what it becomes then. */
export function ExceptedPanel({ excepted }: { readonly excepted: readonly FindingText[] }) {
  if (excepted.length === 0) return null;
  return (
    <Panel
      title="Met by exception"
      className="why-excepted"
      right={
        <span className="sub">
          {plural(excepted.length, 'requirement counts', 'requirements count')} as met because of an exception.
        </span>
      }
    >
      <ul className="why-rows">
        {excepted.map((finding) => (
          <FindingRow key={finding.rule} finding={finding} named before={lapseText(finding)} />
        ))}
      </ul>
    </Panel>
  );
}
