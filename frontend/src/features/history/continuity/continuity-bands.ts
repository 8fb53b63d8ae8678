import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { ContinuityLane } from '@covertrail/contracts/history/history.replies';
import { railScale, type RailScale } from '../rail/rail-scale.js';

type Band = ContinuityLane['cover'][number];

/** The bands of a lane in as few rows as possible: policies that overlap are drawn below each other. */
export function rowsOf(cover: readonly Band[]): readonly (readonly Band[])[] {
  return cover.reduce<readonly Band[][]>((rows, band) => {
    const free = rows.findIndex((row) => row.at(-1)!.to <= band.from);
    return free === -1 ? [...rows, [band]] : rows.map((row, index) => (index === free ? [...row, band] : row));
  }, []);
}

/** From the first day of any policy to the last one, today at least; null where no policy covers a day. */
export function scaleOf(lanes: readonly ContinuityLane[], today: CalendarDate): RailScale | null {
  const cover = lanes.flatMap((lane) => lane.cover);
  const first = cover.map(({ from }) => from).sort()[0];
  if (first === undefined) return null;
  return railScale(first, [today, ...cover.map(({ to }) => to)].sort().at(-1)!);
}
