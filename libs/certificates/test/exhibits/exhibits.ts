import { equal } from '@covertrail/domain/kernel/equal';
import type { ExhibitReading } from '@covertrail/domain/compliance/exhibit/exhibit-reading';
import { readExhibit } from '../../src/exhibit/read-exhibit.js';
import { drawExhibit, type DrawnExhibit } from './draw-exhibit.js';

/** A drawn exhibit with what was read of it. */
export interface ReadExhibit {
  readonly seed: number;
  readonly drawn: DrawnExhibit;
  readonly reading: ExhibitReading;
}

export const drawAndReadExhibits = (count: number, from = 1): readonly ReadExhibit[] =>
  Array.from({ length: count }, (_, index) => {
    const drawn = drawExhibit(from + index);
    return { seed: from + index, drawn, reading: readExhibit(drawn.text) };
  });

/** What an exhibit states and the reader did not find, and what the reader found and the exhibit does not state. */
export function differencesOf({ drawn, reading }: ReadExhibit) {
  const found = reading.found.map(({ requirement }) => requirement);
  return {
    missed: drawn.states.filter((stated) => !found.some((requirement) => equal(requirement, stated))),
    invented: reading.found.filter(({ requirement }) => !drawn.states.some((stated) => equal(requirement, stated))),
  };
}
