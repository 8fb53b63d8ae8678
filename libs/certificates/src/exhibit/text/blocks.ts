import type { TextSpan } from '@covertrail/domain/compliance/exhibit/exhibit-reading';
import { amountsIn } from './amounts.js';
import { markerOf, type Marker } from './markers.js';
import { plainText } from './plain-text.js';

/** A paragraph, a list item, a heading or a row of a table: lines that a page broke belong together. */
export interface Block extends TextSpan {
  /** The kind of the mark that it begins with; null where it begins with none. */
  readonly marker: string | null;
  /** Where its words begin, after the mark. */
  readonly words: number;
  readonly isHeading: boolean;
  /** It ends with a colon: what follows belongs to it. */
  readonly isIntroduction: boolean;
  /** Whether an empty line stands before it. */
  readonly isApart: boolean;
}

interface Line extends TextSpan {
  readonly plain: string;
}

const USUAL_WIDTH = 60;
const FULL = 0.72;
const ENDS = /[.;:]["')]*$/;
const GOES_ON = /(?:,|\b(?:and|or|of|the|to|a|an|for|with|in|on|by|per|any|all|as|not|less|than|its|at|least|each))$/i;
const LABEL_OF_HOLDER = /certificate\s+holders?(?:\s+(?:shall|is|are|must|will|to|should)\b[^.]*)?\s*:$/i;
const MOST_HEADING = 90;
const MOST_ROW = 250;

/** The blocks of a text, in their order. An empty line always parts two of them. */
export function blocksOf(text: string): readonly Block[] {
  const lines = linesOf(text);
  const width = Math.max(USUAL_WIDTH, ...lines.map(({ plain }) => Math.min(plain.length, 2 * USUAL_WIDTH)));
  const blocks: { lines: Line[]; isApart: boolean }[] = [];
  let isOpen = false;
  for (const line of lines) {
    if (line.plain === '') {
      isOpen = false;
      continue;
    }
    const current = blocks.at(-1);
    if (isOpen && current && continues(current.lines, line, width)) current.lines.push(line);
    else blocks.push({ lines: [line], isApart: !isOpen });
    isOpen = true;
  }
  return blocks.map((block) => ({ ...blockOf(text, block.lines), isApart: block.isApart }));
}

function linesOf(text: string): readonly Line[] {
  let at = 0;
  return text.split('\n').map((raw) => {
    const from = at + (raw.length - raw.trimStart().length);
    const trimmed = raw.trim();
    at += raw.length + 1;
    return { from, to: from + trimmed.length, plain: plainText(trimmed) };
  });
}

/** Whether a line goes on with the next one. After the label of the certificate holder come its lines, as on an envelope. */
function continues(current: readonly Line[], next: Line, width: number): boolean {
  const [first, last] = [current[0], current.at(-1)];
  if (!first || !last) return false;
  if (LABEL_OF_HOLDER.test(first.plain)) return current.length <= MOST_HOLDER_LINES && markerOf(next.plain) === null;
  const marker = markerOf(next.plain);
  if (marker !== null) return isNumberOf(last, marker, width);
  if (/:$/.test(last.plain) && next.plain.startsWith('$')) return true;
  if (GOES_ON.test(last.plain) || /^[a-z(]/.test(next.plain))
    return !ENDS.test(last.plain) || /^[a-z]/.test(next.plain);
  return last.plain.length >= width * FULL && !/[;:]["')]*$/.test(last.plain) && !isRow(last);
}
const MOST_HOLDER_LINES = 5;

/** A number in parentheses at the beginning of a line may belong to the words before it: `forty-five / (45) days`. */
const isNumberOf = ({ plain }: Line, { kind }: Marker, width: number): boolean =>
  kind === 'numberInside' && plain.length >= width * FULL && !/(?:[.;:,]|\b(?:and|or))$/.test(plain);

/** A row of a table ends with its amount. */
const isRow = ({ plain }: Line): boolean => {
  if (plain.length > MOST_ROW) return false;
  const amounts = amountsIn(plain);
  const end = amounts.at(-1)?.to ?? 0;
  return amounts.length > 0 && end === plain.length;
};

function blockOf(text: string, lines: readonly Line[]): Omit<Block, 'isApart'> {
  const [from, to] = [lines[0]?.from ?? 0, lines.at(-1)?.to ?? 0];
  const plain = plainText(text.slice(from, to));
  const marker = markerOf(plain);
  const said = plain.slice(marker?.length ?? 0);
  return {
    from,
    to,
    marker: marker?.kind ?? null,
    words: from + (marker?.length ?? 0),
    isHeading: isHeading(said),
    isIntroduction: said.endsWith(':'),
  };
}

const VERB =
  /\b(?:shall|must|will|is|are|may|agrees?|maintains?|carr(?:y|ies)|provides?|waives?|furnish|include|deliver|obtain)\b/i;

/** A title over what follows: short, without a verb, an amount or the end of a sentence. */
const isHeading = (words: string): boolean =>
  words.length <= MOST_HEADING &&
  !/[.;,]$/.test(words) &&
  !VERB.test(words) &&
  amountsIn(words).length === 0 &&
  !/\d\s*(?:days|months|years)|\bstatutory\b|\bany\s+auto|\S:\s+\S|\S\s{3,}\S|\.{3,}/i.test(words);
