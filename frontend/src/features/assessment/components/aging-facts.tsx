import type { AgingFacts } from '@covertrail/contracts/history/history.replies';
import { dayFormat } from '#shared/format/day-format';
import { Panel } from '#shared/ui/panel.tsx';

interface AgingFactsProps {
  readonly aging: readonly AgingFacts[];
}

/** What is proven lately enough today and no longer in 30 days, so that it can be asked for in time. */
export function AgingFactsPanel({ aging }: AgingFactsProps) {
  return (
    <Panel title="Too old within 30 days" className="why-aging">
      <ul>
        {aging.map(({ on, policyNumber, titles, sentence, fixText }) => (
          <li key={`${on} ${policyNumber} ${sentence}`}>
            <p>
              <b>{dayFormat(on)}</b> <span className="cell-main">{policyNumber}</span>: {titles.join(', ')}
            </p>
            <p className="sub">
              {sentence} {fixText}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
