import type { KeyboardEvent } from 'react';
import { COVERAGE_LINES } from '@covertrail/domain/insurance/coverage';
import { lineOfStated } from '@covertrail/domain/compliance/exhibit/stated-requirement';
import type { ExhibitReading } from '@covertrail/domain/compliance/exhibit/exhibit-reading';
import { OPEN_REASON_TEXTS, statedLabel, statedText } from '@covertrail/wording/compliance/exhibit-words';
import { LINE_NAMES } from '@covertrail/wording/insurance/labels';
import { plural } from '#shared/format/plural';
import { Panel } from '#shared/ui/panel.tsx';
import { Checkbox } from '#shared/ui/checkbox.tsx';
import { isTaken, sentenceText, type Changed, type ExhibitEntry } from './exhibit-entries.view.js';

interface ExhibitEntriesProps {
  readonly reading: ExhibitReading;
  readonly entries: readonly ExhibitEntry[];
  readonly changed: Changed;
  readonly onToggle: (entry: ExhibitEntry) => void;
  readonly onLight: (entry: Pick<ExhibitEntry, 'sentence' | 'evidence'>) => void;
}

/** What was read: each entry can be taken over or left, and shows its sentence. The arrow keys lead from one to the next. */
export function ExhibitEntries(props: ExhibitEntriesProps) {
  const { reading, entries } = props;
  const found = entries.filter(({ reason }) => reason === null);
  const open = entries.filter(({ reason }) => reason !== null);
  return (
    <div className="exhibit-entries" onKeyDown={moveBetween} role="presentation">
      <Panel title="Found" right={<span className="sub">{plural(found.length, 'requirement')}</span>}>
        {[...COVERAGE_LINES, null].map((line) => {
          const own = found.filter(({ requirement }) => requirement !== null && lineOfStated(requirement) === line);
          const title = line === null ? 'For all lines' : LINE_NAMES[line];
          return own.length === 0 ? null : <Group key={title} title={title} own={own} {...props} />;
        })}
        {found.length === 0 ? <p className="panel-body sub">Nothing was stated plainly.</p> : null}
      </Panel>
      {open.length === 0 ? null : (
        <Panel title="To be decided" right={<span className="sub">{plural(open.length, 'statement')}</span>}>
          <Group title={null} own={open} {...props} />
        </Panel>
      )}
      {reading.notUnderstood.length === 0 ? null : <NotUnderstood {...props} />}
    </div>
  );
}

interface GroupProps extends ExhibitEntriesProps {
  readonly title: string | null;
  readonly own: readonly ExhibitEntry[];
}

function Group({ title, own, ...props }: GroupProps) {
  return (
    <div className="panel-body exhibit-group">
      {title === null ? null : <h3>{title}</h3>}
      <ul>
        {own.map((entry) => (
          <Entry key={entry.id} entry={entry} {...props} />
        ))}
      </ul>
    </div>
  );
}

function Entry({
  entry,
  reading,
  changed,
  onToggle,
  onLight,
}: Omit<ExhibitEntriesProps, 'entries'> & { readonly entry: ExhibitEntry }) {
  const { id, requirement, reason, sentence, evidence } = entry;
  const line = requirement === null ? null : lineOfStated(requirement);
  const text = requirement === null ? null : `${statedLabel(requirement)}: ${statedText(requirement)}`;
  const named = reason !== null && line !== null && text !== null ? `${LINE_NAMES[line]}, ${text}` : text;
  const light = () => onLight({ sentence, evidence });
  return (
    <li className="exhibit-entry">
      <div onFocus={light} onClick={light} role="presentation">
        {named === null ? null : (
          <Checkbox id={id} label={named} checked={isTaken(entry, changed)} onChange={() => onToggle(entry)} />
        )}
        {reason === null ? null : <p className="sub">{OPEN_REASON_TEXTS[reason]}</p>}
        <button type="button" className="exhibit-quote" onClick={light}>
          {sentenceText(reading, sentence, evidence)}
        </button>
      </div>
    </li>
  );
}

function NotUnderstood({ reading, onLight }: Pick<ExhibitEntriesProps, 'reading' | 'onLight'>) {
  return (
    <Panel
      title="Not understood"
      right={<span className="sub">{plural(reading.notUnderstood.length, 'sentence')}</span>}
    >
      <div className="panel-body exhibit-group">
        <p className="sub">Read them yourself: what they ask is not in the draft.</p>
        <ul>
          {reading.notUnderstood.map((sentence) => {
            const span = reading.sentences[sentence] ?? { from: 0, to: 0 };
            const light = () => onLight({ sentence, evidence: { from: span.from, to: span.from } });
            return (
              <li key={sentence} className="exhibit-entry">
                <button type="button" className="exhibit-quote" onClick={light} onFocus={light}>
                  {reading.text.slice(span.from, span.to)}
                </button>
              </li>
            );
          })}
        </ul>
      </div>
    </Panel>
  );
}

/** Arrow keys lead to the entry above or below. */
function moveBetween(event: KeyboardEvent<HTMLDivElement>): void {
  const { key, currentTarget, target } = event;
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
  const stops = [...currentTarget.querySelectorAll<HTMLElement>('input, .exhibit-quote:only-child')];
  const at = stops.findIndex((stop) => stop === target);
  const next = stops[at + (key === 'ArrowDown' ? 1 : -1)];
  if (at === -1 || next === undefined) return;
  event.preventDefault();
  next.focus();
}
