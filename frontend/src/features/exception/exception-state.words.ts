import type { ExceptionRow, ExceptionState } from '@covertrail/contracts/exception/exception.replies';
import type { Tone } from '#shared/ui/outcome-pill.tsx';

/** One table of words and tone for the state of an exception, with what it means. */
export const STATES: Readonly<
  Record<ExceptionState, { readonly text: string; readonly tone: Tone; readonly meaning: string }>
> = {
  holds: { text: 'Holds', tone: 'warn', meaning: 'It covers a finding today.' },
  closed: { text: 'Closed', tone: 'ok', meaning: 'The gap is gone: the requirement is met without it.' },
  reopened: {
    text: 'Reopened',
    tone: 'bad',
    meaning: 'The finding is no longer the one that was excepted: it needs a decision again.',
  },
  denied: { text: 'Denied', tone: 'bad', meaning: 'No exception was made.' },
  lapsed: { text: 'Lapsed', tone: 'mute', meaning: 'Its time is over.' },
  withdrawn: { text: 'Withdrawn', tone: 'mute', meaning: 'It was withdrawn.' },
};

const LIVE: readonly ExceptionState[] = ['holds', 'reopened'];
/** Whether it covers nobody any more, and waits for no decision. */
export const isOver = ({ state }: ExceptionRow): boolean => !LIVE.includes(state);

/** Whether it may still be withdrawn. */
export const runs = ({ state }: ExceptionRow): boolean => state !== 'lapsed' && state !== 'withdrawn';
