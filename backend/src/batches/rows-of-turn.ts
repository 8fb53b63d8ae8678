import { setTimeout as pause } from 'node:timers/promises';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import { atOnce } from '@covertrail/platform/timing/at-once';
import { Problem } from '#http/problem';

/** Rows are counted from 1. */
export type OfRow<Became> = Became & { readonly row: number };

interface Refused {
  readonly outcome: 'refused';
  readonly code: string;
}

/** The numbers of the next rows of a batch of which `done` had their turn. */
export const nextRows = (done: number, total: number, most: number): readonly number[] =>
  Array.from({ length: Math.max(0, Math.min(most, total - done)) }, (_, index) => done + index + 1);

/**
 * Carries out rows of a batch at once, each by itself: what a rule refuses is the outcome of its row. In the order of the rows. Then the process
 * is left to others, for `rest` times as long as the rows took: a batch has time, whoever opens a page has not.
 */
export async function outcomesOf<Became>(
  rows: readonly number[],
  carryOut: (row: number) => Promise<Became>,
  rest = 0,
): Promise<readonly OfRow<Became | Refused>[]> {
  const outcomes: OfRow<Became | Refused>[] = [];
  const begun = performance.now();
  await atOnce(rows.length, rows, async (row) => {
    outcomes.push({ row, ...(await orRefused(() => carryOut(row))) });
  });
  await pause(rest * (performance.now() - begun));
  return outcomes.sort((outcome, other) => outcome.row - other.row);
}

async function orRefused<Became>(carryOut: () => Promise<Became>): Promise<Became | Refused> {
  try {
    return await carryOut();
  } catch (error) {
    if (error instanceof RuleBroken || error instanceof Problem) return { outcome: 'refused', code: error.code };
    throw error;
  }
}
