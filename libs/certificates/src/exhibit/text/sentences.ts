import type { TextSpan } from '@covertrail/domain/compliance/exhibit/exhibit-reading';
import { blocksOf, type Block } from './blocks.js';
import { plainText } from './plain-text.js';

/** A sentence of a block. `plain` is as long as its text. */
export interface Sentence extends TextSpan {
  readonly plain: string;
  readonly block: Block;
  readonly isFirst: boolean;
}

/** A point, or a semicolon, after which a sentence begins. */
const END = /(?<![.\s])[.;!?]["')]*\s+(?=["'(]?[A-Z\d$(])|;\s+/g;
/** After these a point ends no sentence. */
const SHORTENED =
  /(?:^|[\s("'])(?:A\.M|AM|[A-Z]|No|Nos|Inc|Corp|Co|Ltd|St|Ave|Blvd|Rd|Ste|Dr|Mr|Ms|Mrs|etc|e\.g|i\.e|U\.S|L\.P|P\.C|N\.A|approx|Ea|Occ|Agg|Gen|Gen'l|Comp|Op|Prod|Pers|Adv|Inj|Ed|Sec|Art|min|max|incl|Liab|Ins|Emp|per|vs)\.$/i;

/** The sentences of a text, with their places in it. */
export const sentencesOf = (text: string): readonly Sentence[] =>
  blocksOf(text).flatMap((block) => sentencesOfBlock(text, block));

function sentencesOfBlock(text: string, block: Block): readonly Sentence[] {
  const plain = plainText(text.slice(block.words, block.to));
  if (plain.length <= MOST_LENGTH && /^[^.]{0,80}certificate\s+holder[^.]{0,60}:/i.test(plain))
    return [sentence(text, block, 0, plain.length)];
  const ends = [...plain.matchAll(END)]
    .filter(
      ({ index, 0: mark }) => mark.startsWith(';') || !SHORTENED.test(plain.slice(Math.max(0, index - 12), index + 1)),
    )
    .map(({ index, 0: mark }) => index + mark.length);
  const starts = shortened([0, ...ends], plain);
  return starts.map((start, place) => sentence(text, block, start, starts[place + 1] ?? plain.length));
}

/** No sentence of a contract is longer; without a bound a text without points would take long to read. */
const MOST_LENGTH = 1_500;

/** Beginnings, with one more wherever a sentence would be too long. */
const shortened = (starts: readonly number[], plain: string): readonly number[] =>
  starts.flatMap((start, place) => {
    const end = starts[place + 1] ?? plain.length;
    const parts = [start];
    for (let at = start; end - at > MOST_LENGTH; parts.push(at)) {
      const space = plain.lastIndexOf(' ', at + MOST_LENGTH);
      at = space > at ? space + 1 : at + MOST_LENGTH;
    }
    return parts;
  });

function sentence(text: string, block: Block, start: number, end: number): Sentence {
  const raw = text.slice(block.words + start, block.words + end);
  const from = block.words + start + (raw.length - raw.trimStart().length);
  const to = from + raw.trim().length;
  return { from, to, plain: plainText(text.slice(from, to)), block, isFirst: start === 0 };
}
