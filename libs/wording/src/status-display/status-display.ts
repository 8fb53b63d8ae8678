import type { Status } from '@covertrail/domain/status/status';
import { plainLabel } from './plain-label.js';
import { WORDS, type Screen } from './screens.js';
import { toneOf, type Tone } from './tone.js';

/** `label` may be cut to fit the screen, `full` never is. */
export interface StatusDisplay {
  readonly label: string;
  readonly full: string;
  readonly tone: Tone;
}

const LISTS: ReadonlySet<Screen> = new Set(['sharedPolicyList', 'agentList', 'requesterList']);

/** Characters that a label may have: 20 in lists, 25 elsewhere. */
const labelLength = (screen: Screen): 20 | 25 => (LISTS.has(screen) ? 20 : 25);

/** How a screen words and colors a status: one cell of the table. */
export function displayOf(screen: Screen, status: Status): StatusDisplay {
  const full = WORDS[screen][status] ?? plainLabel(status);
  return { label: truncateLabel(full, labelLength(screen)), full, tone: toneOf(screen, full) };
}

/** Cuts to `length` characters, the ellipsis included. */
export const truncateLabel = (label: string, length: number): string =>
  label.length <= length ? label : `${label.slice(0, length - 1).trimEnd()}…`;
