import type { StatedRequirement } from '@covertrail/domain/compliance/exhibit/stated-requirement';
import type { CoverageLine, LimitCode } from '@covertrail/domain/insurance/coverage';
import type { Random } from '../../drawing/random.js';
import { digitsOf, written } from '../amount-words.js';
import { clause, type Clause } from '../exhibit-content.js';

export type StatedLimit = Extract<StatedRequirement, { kind: 'limit' }>;

export const MILLION = 1_000_000;

/** `whole`: in whole dollars. */
export const limit = (line: CoverageLine, code: LimitCode, whole: number): StatedLimit => ({
  kind: 'limit',
  line,
  limit: code,
  atLeast: whole * 100,
});

/** A row of a table with its amount, as a program that reads a PDF leaves it. */
export const row = (random: Random, name: string, whole: number, ...states: StatedRequirement[]): Clause => {
  const gap = random.of(['   ', ': ', ' ........ ', '    ', ' - ', ' | ']);
  return clause(`${name}${gap}${random.of([digitsOf(whole), written(random, whole)])}`, ...states);
};
