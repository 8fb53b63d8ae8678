import type { RequesterCounts, RequesterRow } from '@covertrail/contracts/tracking/requester.replies';
import { LAST_DAY, type CalendarDate } from '@covertrail/domain/kernel/dates';
import { expiryStatus } from '@covertrail/domain/status/expiry';
import type { SupplierNeed } from '@covertrail/domain/status/supplier-need';
import { LINE_NAMES } from '@covertrail/wording/insurance/labels';
import { dayText } from '@covertrail/wording/text/day-text';
import { plural } from '#shared/format/plural';

/** The groups of the list, in its order: what is to be done, not how it is called. */
export const NEED_TITLES: Readonly<Record<SupplierNeed, string>> = {
  answer: 'Waiting for your answer',
  fix: 'Something is missing',
  wait: 'Waiting for the requester',
  ended: 'Not asked any more',
  fine: 'Fine',
};

/** `You are fine with 3 of 5. 1 waits for your answer, 1 lacks something.` */
export function homeAnswer({ total, answer, fix, wait, fine }: RequesterCounts): string {
  if (total === 0) return 'Nobody has asked you for proof of insurance yet.';
  const open = [
    answer > 0 ? `${answer} ${answer === 1 ? 'waits' : 'wait'} for your answer` : '',
    fix > 0 ? `${fix} ${fix === 1 ? 'lacks' : 'lack'} something` : '',
    wait > 0 ? `${wait} ${wait === 1 ? 'waits' : 'wait'} for the requester` : '',
  ].filter((part) => part !== '');
  const first =
    fine === total
      ? `You are fine with ${total === 1 ? 'the one who asks' : `all ${total}`}`
      : `You are fine with ${fine} of ${total}`;
  return [first, ...(open.length > 0 ? [open.join(', ')] : [])].map((sentence) => `${sentence}.`).join(' ');
}

const NAMED = 2;

/** Why a row is as it is, by cause: the lines that fall short, or until when it holds. */
export function causeText(row: RequesterRow, today: CalendarDate): string {
  const { need, gaps, request, excepted, exceptionsLapseOn, nextExpiry } = row;
  if (need === 'answer') return request ? `Due ${dayText(request.dueOn)}` : 'Nothing shared yet';
  if (need === 'ended') return row.asked === 'declined' ? 'You declined the request' : 'The request was canceled';
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

/** What you do next about a row. */
export function nextStep({ id, need, request, excepted }: RequesterRow): NextStep {
  const why = `/app/suppliers/${id}/why`;
  if (request !== null) return { text: 'Answer the request', to: `/app/pending-requests/${request.id}` };
  if (need === 'fix') return { text: 'Fix what is missing', to: why };
  if (need === 'wait') return { text: 'See what is reviewed', to: why };
  if (excepted > 0) return { text: 'See what comes when it lapses', to: why };
  return { text: 'See every requirement', to: why };
}
