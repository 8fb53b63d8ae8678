import { LINE_NAMES } from '@covertrail/wording/insurance/labels';
import { OutcomeIcon, OutcomeWord } from '#shared/ui/outcome-pill.tsx';
import type { LineSummary } from './history-lines.js';

/** The status of each coverage line, with the sentences that explain it. */
export function LineList({ lines }: { readonly lines: readonly LineSummary[] }) {
  return (
    <ul className="hist-lines">
      {lines.map(({ line, outcome, met, total, reasons }) => (
        <li key={line}>
          <OutcomeIcon outcome={outcome} size={18} />
          <div>
            <div className="hist-line-head">
              <b>{LINE_NAMES[line]}</b>
              <OutcomeWord outcome={outcome} />
              <span className="sub num">
                {met} of {total} met
              </span>
            </div>
            {reasons.map(({ titles, sentence }) => (
              <p key={sentence}>
                {reasons.length > 1 ? (
                  <>
                    <b>{titles.join(', ')}:</b> {sentence}
                  </>
                ) : (
                  sentence
                )}
              </p>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
