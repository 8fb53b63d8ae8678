import type { CorrectedFindingText } from '@covertrail/contracts/correction/correction.replies';
import { LINE_NAMES } from '@covertrail/wording/insurance/labels';
import { correctedDaysText } from '@covertrail/wording/correction/correction-words';
import { OutcomePill } from '#shared/ui/outcome-pill.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { shownOn } from '../correction.words.js';

interface SideProps {
  readonly label: string;
  readonly outcome: CorrectedFindingText['before'];
  readonly sentence: string | null;
}

function Side({ label, outcome, sentence }: SideProps) {
  return (
    <div>
      <dt className="sub">{label}</dt>
      <dd>
        <OutcomePill outcome={shownOn(outcome)} short /> {sentence}
      </dd>
    </div>
  );
}

/** Each requirement whose finding was another one, with both sentences. */
export function CorrectedFindings({ findings }: { readonly findings: readonly CorrectedFindingText[] }) {
  if (findings.length === 0) return null;
  return (
    <Panel
      id="requirements"
      title="Requirements"
      right={<span className="sub">As of the first day of each period</span>}
    >
      <ul className="panel-body corr-list">
        {findings.map(({ rule, line, from, to, title, before, after, sentenceBefore, sentenceAfter }) => (
          <li key={`${rule} ${from}`}>
            <div>
              <b>{title}</b>
              <div className="sub">
                {LINE_NAMES[line]}, {correctedDaysText({ from, to })}
              </div>
            </div>
            <dl>
              <Side label="Shown as" outcome={before} sentence={sentenceBefore} />
              <Side
                label={before === after ? 'Was, for another reason' : 'Was'}
                outcome={after}
                sentence={sentenceAfter}
              />
            </dl>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
