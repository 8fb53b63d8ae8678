import { LIMITS_OF } from '@covertrail/domain/insurance/coverage';
import { LINE_NAMES } from '@covertrail/wording/insurance/labels';
import { sheetFile } from '#spreadsheets/sheet-file';
import { EXPORTED_LIMITS, EXPORTED_LINES, EXPORT_HEADING } from './agency-columns.rules.js';

const FIRST_NUMBER = 88_120;
const DOLLARS = 1_000_000;
const PERIOD = ['03/01/2026', '03/01/2027'] as const;

/** A file with a heading and a policy of each line with its first limit, to begin with. */
export const agencySample = (): Buffer =>
  sheetFile(
    [
      EXPORT_HEADING,
      ...EXPORTED_LINES.map((line, index) => [
        'Granite Peak Demolition',
        LINE_NAMES[line],
        `P-${FIRST_NUMBER + index}`,
        '12345',
        ...PERIOD,
        ...EXPORTED_LIMITS.map((limit) => (limit === LIMITS_OF[line][0] ? DOLLARS : null)),
      ]),
    ],
    'xlsx',
  );
