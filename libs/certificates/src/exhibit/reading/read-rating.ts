import { SIZES, STRENGTHS, type SizeCategory } from '@covertrail/domain/insurance/coverage';
import type { RatingRequirement } from '@covertrail/domain/compliance/requirements';
import type { Scope } from './scope.js';
import { open, stated, type Statement } from './statement.js';

const SPEAKS =
  /\bA\.?\s?M\.?\s+Best|\bBest'?s?\s+(?:Key\s+)?(?:Rating|Insurance|Guide|financial)|\b(?:financial\s+strength\s+)?rat(?:ing|ed)\b/i;
const STRENGTH = String.raw`(?<strength>(?:A\+\+|A\+|A-|A|B\+\+|B\+|B-|B)(?![\w+])|A\s+minus|A\s+plus)`;
const SIZE = String.raw`(?<size>X[IV]{0,3}|XI{1,3}|IX|IV|V?I{1,3}|V)\b`;
const BETWEEN = String.raw`["')]*[\s,:;/(-]*(?:or\s+(?:better|higher|greater)[\s,]*)?(?:(?:and|with)\s+)?(?:an?\s+)?(?:(?:minimum\s+)?(?:financial\s+)?size\s+(?:category|rating|class)?|FSC|class|category)?\s*(?:of\s+|is\s+|rating\s+)?(?:at\s+least\s+|not?\s+less\s+than\s+)?[\s:"'(]*`;
const BOTH = new RegExp(String.raw`(?<![\w.])["']?${STRENGTH}${BETWEEN}${SIZE}`);
const ALONE = new RegExp(String.raw`(?<![\w.])["']?${STRENGTH}["']?(?=[\s,.;:)"']|$)`, 'g');
const WORDED: Readonly<Record<string, RatingRequirement['strength']>> = { 'A MINUS': 'A-', 'A PLUS': 'A+' };

/** The rating of insurers that a sentence asks: both parts, or its sentence where the size is not said. */
export function readRating({ plain }: Scope): readonly Statement[] {
  if (!SPEAKS.test(plain)) return [];
  const best = /\b(?:A\.?\s?M\.?\s+)?Best(?:'s)?\b[^.;]{0,20}/gi;
  const words = plain.replace(
    best,
    (name) => ' '.repeat(name.length - afterBest(name)) + name.slice(name.length - afterBest(name)),
  );
  const both = BOTH.exec(words);
  if (both?.groups) {
    const [strength, size] = [strengthOf(both.groups['strength']), sizeOf(both.groups['size'])];
    const at = { from: both.index, to: both.index + both[0].length };
    if (strength !== null && size !== null) return [stated({ kind: 'rating', strength, size }, at)];
  }
  const alone = [...words.matchAll(ALONE)].find(({ groups, 0: text }) => groups && text.trim() !== 'a');
  return alone === undefined || !/\b(?:A\.?\s?M\.?\s+)?Best/i.test(plain)
    ? []
    : [open('sizeNotNamed', { from: alone.index, to: alone.index + alone[0].length })];
}

/** How much of a text after the name of the agency is no part of the name. */
const afterBest = (name: string): number =>
  name.length - (/^(?:A\.?\s?M\.?\s+)?Best(?:'s)?/i.exec(name)?.[0].length ?? 0);

const strengthOf = (text = ''): RatingRequirement['strength'] | null =>
  STRENGTHS.find((strength) => strength === text) ?? WORDED[text.toUpperCase().replace(/\s+/g, ' ')] ?? null;
const sizeOf = (text: string | undefined): SizeCategory | null => SIZES.find((size) => size === text) ?? null;
