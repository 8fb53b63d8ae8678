import { Link } from 'react-router-dom';
import type { CorrectedExceptionText } from '@covertrail/contracts/correction/correction.replies';
import { LINE_NAMES } from '@covertrail/wording/insurance/labels';
import { correctedDaysText, EXCEPTION_EFFECT_WORDS } from '@covertrail/wording/correction/correction-words';
import { useMayOpen } from '#shared/navigation/pages.hook';
import { Panel } from '#shared/ui/panel.tsx';

/** Exceptions and reviews that had another effect on the corrected days. */
export function CorrectedExceptions({ exceptions }: { readonly exceptions: readonly CorrectedExceptionText[] }) {
  const mayOpenAll = useMayOpen('exceptions');
  if (exceptions.length === 0) return null;
  return (
    <Panel
      id="exceptions"
      title="Exceptions"
      right={mayOpenAll ? <Link to="/app/exceptions">All exceptions</Link> : null}
    >
      <ul className="panel-body corr-list">
        {exceptions.map(({ exceptionId, rule, line, title, text, effect, from, to }) => (
          <li key={`${exceptionId} ${rule} ${from}`}>
            <div>
              <b>{title}</b>
              <div className="sub">
                {LINE_NAMES[line]}, {correctedDaysText({ from, to })}
              </div>
            </div>
            <div>
              {EXCEPTION_EFFECT_WORDS[effect]}.{text ? <div className="sub">{text}</div> : null}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
