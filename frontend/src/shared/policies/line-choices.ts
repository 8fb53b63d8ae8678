import { COVERAGE_LINES, type CoverageLine } from '@covertrail/domain/insurance/coverage';
import { LINE_NAMES } from '@covertrail/wording/insurance/labels';

/** The lines of coverage that a policy can be of. */
export const LINE_CHOICES = COVERAGE_LINES.map((line) => ({ value: line, text: LINE_NAMES[line] }));

/** A line by its name; a line that only a newer server knows is shown by its code. */
export const lineName = (line: string): string => LINE_NAMES[line as CoverageLine] ?? line;
