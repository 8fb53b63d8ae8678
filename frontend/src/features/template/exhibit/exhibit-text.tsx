import { useEffect, useRef } from 'react';
import type { ExhibitReading, TextSpan } from '@covertrail/domain/compliance/exhibit/exhibit-reading';
import { Panel } from '#shared/ui/panel.tsx';

interface ExhibitTextProps {
  readonly reading: ExhibitReading;
  /** The place of the sentence that is lit, with what was read in it; null for none. */
  readonly lit: { readonly sentence: number; readonly evidence: TextSpan } | null;
}

type Mark = 'found' | 'open' | 'missed' | 'none';
const MARK_WORDS: Readonly<Record<Exclude<Mark, 'none'>, string>> = {
  found: 'Found',
  open: 'To be decided',
  missed: 'Not understood',
};

/** The text that was read, each sentence marked by what became of it. */
export function ExhibitText({ reading, lit }: ExhibitTextProps) {
  const place = useRef<HTMLElement>(null);
  const sentence = lit?.sentence ?? null;
  useEffect(() => {
    if (sentence !== null) place.current?.scrollIntoView({ block: 'nearest' });
  }, [sentence]);
  return (
    <Panel title="The text" className="exhibit-text" right={<Legend />}>
      <div className="panel-body exhibit-words" tabIndex={0} role="document" aria-label="The text of the exhibit">
        {piecesOf(reading).map(({ span, index }) =>
          index === null ? (
            <span key={span.from}>{reading.text.slice(span.from, span.to)}</span>
          ) : (
            <SentenceText
              key={span.from}
              reading={reading}
              span={span}
              mark={markOf(reading, index)}
              lit={index === sentence ? lit : null}
              place={place}
            />
          ),
        )}
      </div>
    </Panel>
  );
}

const Legend = () => (
  <ul className="exhibit-legend">
    {(['found', 'open', 'missed'] as const).map((mark) => (
      <li key={mark}>
        <span className={`exhibit-mark ${mark}`}>{MARK_WORDS[mark]}</span>
      </li>
    ))}
  </ul>
);

interface SentenceTextProps extends Pick<ExhibitTextProps, 'reading' | 'lit'> {
  readonly span: TextSpan;
  readonly mark: Mark;
  readonly place: React.RefObject<HTMLElement | null>;
}

function SentenceText({ reading: { text }, span, mark, lit, place }: SentenceTextProps) {
  if (mark === 'none') return <span>{text.slice(span.from, span.to)}</span>;
  const { from, to } = lit?.evidence ?? { from: span.to, to: span.to };
  return (
    <mark
      className={`exhibit-mark ${mark}${lit ? ' lit' : ''}`}
      aria-label={`${MARK_WORDS[mark]}: ${text.slice(span.from, span.to)}`}
      {...(lit ? { ref: place, 'aria-current': true } : {})}
    >
      {text.slice(span.from, from)}
      {from < to ? <b>{text.slice(from, to)}</b> : null}
      {text.slice(to, span.to)}
    </mark>
  );
}

/** The sentences, and what stands between them. */
function piecesOf({ text, sentences }: ExhibitReading): readonly { span: TextSpan; index: number | null }[] {
  const pieces: { span: TextSpan; index: number | null }[] = [];
  let at = 0;
  sentences.forEach((span, index) => {
    if (span.from > at) pieces.push({ span: { from: at, to: span.from }, index: null });
    pieces.push({ span, index });
    at = span.to;
  });
  if (at < text.length) pieces.push({ span: { from: at, to: text.length }, index: null });
  return pieces;
}

function markOf({ found, repeated, toDecide, notUnderstood }: ExhibitReading, index: number): Mark {
  if (found.some(({ sentence }) => sentence === index) || repeated.includes(index)) return 'found';
  if (toDecide.some(({ sentence }) => sentence === index)) return 'open';
  return notUnderstood.includes(index) ? 'missed' : 'none';
}
