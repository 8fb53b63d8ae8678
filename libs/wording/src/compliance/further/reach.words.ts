import { isCoverageLine } from '@covertrail/domain/compliance/coverage-codes';
import type { Params } from '@covertrail/domain/compliance/finding-params';
import type { NamedFinding } from '@covertrail/domain/compliance/named-params';
import { dayText } from '../../text/day-text.js';
import { moneyText, regionIn } from '../../text/money-text.js';
import { listed } from '../../text/sentence-parts.js';
import { LINE_NAMES } from '../../insurance/labels.js';
import type { KindWords } from './kind-words.js';

/** A line inside a sentence. */
export const lineIn = (line: unknown): string => (isCoverageLine(line) ? LINE_NAMES[line].toLowerCase() : '');

/** The lines on a schedule; `nothing` where there is none. */
export const scheduledText = ({ scheduled = [] }: Params): string => listed(scheduled.map(lineIn), 'nothing');

function underlyingAvailable({ params, reason }: NamedFinding): string {
  switch (reason) {
    case 'UNDERLYING.MET':
      return params.through === undefined ? 'On its schedule' : `Through ${params.through}`;
    case 'UNDERLYING.NOT_SCHEDULED':
      return `Over ${scheduledText(params)}`;
    case 'UNDERLYING.GAP_BELOW':
      return `From ${moneyText(params.layerBegins, regionIn(params))}`;
    default:
      return '';
  }
}

/** `03/02/2026 to 06/30/2027`: from one day to another. */
export const spanText = (from: unknown, to: unknown): string => `${dayText(String(from))} to ${dayText(String(to))}`;

function tailAvailable({ params, reason }: NamedFinding): string {
  switch (reason) {
    case 'TAIL.OCCURRENCE':
      return 'Occurrence';
    case 'TAIL.LASTS':
    case 'TAIL.TO_BE_KEPT':
      return dayText(params.expiresOn);
    default:
      return '';
  }
}

function termAvailable({ params, reason }: NamedFinding): string {
  switch (reason) {
    case 'WHOLE_PROJECT.INCLUDED':
    case 'WHOLE_PROJECT.NOT_INCLUDED':
      return spanText(params.effectiveOn, params.canceledOn ?? params.expiresOn);
    default:
      return '';
  }
}

/** How far cover reaches: how long, over which other cover, and for the whole project. */
export const REACH_WORDS = {
  tail: {
    title: () => 'Claims accepted until',
    subject: () => 'the reporting period',
    required: ({ until }) => dayText(String(until)),
    available: tailAvailable,
  },
  underlying: {
    title: (code) => `Lies over ${lineIn(code)}`,
    subject: ({ below }) => `the cover below it, ${lineIn(below)},`,
    required: () => 'On its schedule of underlying insurance',
    available: underlyingAvailable,
  },
  wholeProject: {
    title: () => 'Whole term of the project',
    subject: () => 'the term',
    required: ({ firstDay, lastDay }) =>
      firstDay === undefined ? 'From the first to the last day of the project' : spanText(firstDay, lastDay),
    available: termAvailable,
  },
} satisfies KindWords;
