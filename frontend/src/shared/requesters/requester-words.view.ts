import type { RequesterCounts, RequesterRow } from '@covertrail/contracts/tracking/requester.replies';
import { LAST_DAY, type CalendarDate } from '@covertrail/domain/kernel/dates';
import { expiryStatus } from '@covertrail/domain/status/expiry';
import type { SupplierNeed } from '@covertrail/domain/status/supplier-need';
import { LINE_NAMES } from '@covertrail/wording/insurance/labels';
import { dayText } from '@covertrail/wording/text/day-text';
import { plural } from '../format/plural.js';
import { openRequestsOf } from '../navigation/own-pages.js';
import type { ByReader } from '../session/by-reader.js';
import type { Role } from '../session/role.js';

/** The groups of the list, in its order: what is to be done, not how it is called. */
export const NEED_TITLES: Readonly<Record<SupplierNeed, string>> = {
  answer: 'Waiting for your answer',
  fix: 'Something is missing',
  wait: 'Waiting for the requester',
  ended: 'Not asked any more',
  fine: 'Fine',
};

/** Whom the sentence is about: the insured who reads it, or the client of an agent. */
interface Insured {
  /** `You are`, `Granite Peak is`. */
  readonly stands: string;
  /** `you`, `Granite Peak`. */
  readonly name: string;
}
export const YOU: Insured = { stands: 'You are', name: 'you' };
export const clientNamed = (name: string): Insured => ({ stands: `${name} is`, name });

/** `You are fine with 3 of 5. 1 waits for your answer, 1 lacks something.` */
export function standingText({ stands, name }: Insured, { total, answer, fix, wait, fine }: RequesterCounts): string {
  if (total === 0) return `Nobody has asked ${name} for proof of insurance yet.`;
  const open = [
    answer > 0 ? `${answer} ${answer === 1 ? 'waits' : 'wait'} for your answer` : '',
    fix > 0 ? `${fix} ${fix === 1 ? 'lacks' : 'lack'} something` : '',
    wait > 0 ? `${wait} ${wait === 1 ? 'waits' : 'wait'} for the requester` : '',
  ].filter((part) => part !== '');
  const first =
    fine === total
      ? `${stands} fine with ${total === 1 ? 'the one who asks' : `all ${total}`}`
      : `${stands} fine with ${fine} of ${total}`;
  return [first, ...(open.length > 0 ? [open.join(', ')] : [])].map((sentence) => `${sentence}.`).join(' ');
}

const NAMED = 2;
const DECLINED = {
  insured: 'You declined the request',
  agent: 'The request was declined',
  requester: 'The request was declined',
} as const satisfies ByReader<string>;

/** Why a row is as it is, by cause: the lines that fall short, or until when it holds. */
export function causeText(row: RequesterRow, reader: keyof typeof DECLINED, today: CalendarDate): string {
  const { need, gaps, request, excepted, exceptionsLapseOn, nextExpiry } = row;
  if (need === 'answer') return request ? `Due ${dayText(request.dueOn)}` : 'Nothing shared yet';
  if (need === 'ended') return row.asked === 'declined' ? DECLINED[reader] : 'The request was canceled';
  if (need !== 'fine') return gapsText(gaps) || 'Being checked';
  if (excepted > 0) {
    const until = exceptionsLapseOn === null ? 'until they are withdrawn' : `until ${dayText(exceptionsLapseOn)}`;
    return `${plural(excepted, 'exception')} ${until}`;
  }
  const ends = nextExpiry === null || nextExpiry === LAST_DAY ? null : nextExpiry;
  return ends !== null && expiryStatus(ends, today) === 'expiring'
    ? `Cover ends ${dayText(ends)}`
    : 'Every requirement is met';
}

/** `Auto liability: Policy in force and 3 more; Umbrella: Each occurrence`. */
function gapsText(gaps: RequesterRow['gaps']): string {
  const shown = gaps.slice(0, NAMED).map(({ line, titles }) => {
    const more = titles.length - 1;
    return `${LINE_NAMES[line]}: ${titles[0] ?? ''}${more > 0 ? ` and ${more} more` : ''}`;
  });
  const rest = gaps.length - NAMED;
  return [...shown, ...(rest > 0 ? [plural(rest, 'more line')] : [])].join('; ');
}

interface NextStep {
  readonly text: string;
  readonly to: string;
}

/** What the insured or its agent does next about a row. */
export function nextStep({ id, need, request, excepted }: RequesterRow, reader: Role): NextStep {
  const why = `/app/suppliers/${id}/why`;
  if (request !== null) return { text: 'Answer the request', to: `${openRequestsOf(reader)}/${request.id}` };
  if (need === 'fix') return { text: 'Fix what is missing', to: why };
  if (need === 'wait') return { text: 'See what is reviewed', to: why };
  if (excepted > 0) return { text: 'See what comes when it lapses', to: why };
  return { text: 'See every requirement', to: why };
}
