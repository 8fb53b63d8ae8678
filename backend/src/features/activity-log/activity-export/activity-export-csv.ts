import type { ActivityRow } from '@covertrail/contracts/activity-log/activity-log.replies';

const COLUMNS: readonly (readonly [string, (row: ActivityRow) => string])[] = [
  ['Recorded at (UTC)', ({ recordedAt }) => recordedAt],
  ['Effective', ({ effectiveFrom }) => effectiveFrom ?? ''],
  ['What happened', ({ sentence }) => sentence.replaceAll('*', '')],
  ['What changed', ({ changes }) => changes.map(changeText).join('; ')],
  ['By', ({ actor }) => actor],
  ['Company', ({ company }) => company],
  ['On behalf of', ({ onBehalfOf }) => onBehalfOf ?? ''],
  ['About', ({ about }) => about],
  ['Event', ({ type }) => type],
  ['Event id', ({ eventId }) => eventId],
];

export const csvLine = (row: ActivityRow): string => lineOf(COLUMNS.map(([, text]) => text(row)));

/** RFC 4180: every cell quoted, lines end in CR LF. */
export function lineOf(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${harmless(cell).replaceAll('"', '""')}"`).join(',')}\r\n`;
}

/** Text that a spreadsheet would take for a formula begins with an apostrophe (OWASP, CSV injection). */
function harmless(text: string): string {
  return /^\s*[=+\-@|%\t\r\n]/.test(text) ? `'${text}` : text;
}

const changeText = ({ label, before, after }: ActivityRow['changes'][number]): string =>
  before === undefined ? `${label}: ${after}` : `${label}: ${before} to ${after}`;

/** First line of the file. The byte order mark before it makes spreadsheets read the file as UTF-8. */
export const CSV_HEAD = `\uFEFF${lineOf(COLUMNS.map(([title]) => title))}`;
