import {
  CircleCheck,
  CircleMinus,
  CircleQuestionMark,
  CircleX,
  Eye,
  LoaderCircle,
  ShieldCheck,
  type LucideIcon,
} from 'lucide-react';
import { isExcepted } from '@covertrail/domain/compliance/excepted';
import type { Finding, Outcome } from '@covertrail/domain/compliance/finding';
import { outcomeWord, REQUIREMENT_WORDS } from '@covertrail/wording/status-display/outcome-word';
import './status.css';

export type Tone = 'ok' | 'warn' | 'bad' | 'info' | 'mute';

/** An outcome of the engine, or that it is met by exception only, or that it is being checked, or that nothing was required. */
export type ShownOutcome = Outcome | 'excepted' | 'checking' | 'notRequired';

interface Display {
  /** The status of a supplier. */
  readonly text: string;
  /** The outcome of a single requirement. */
  readonly short: string;
  readonly tone: Tone;
  readonly icon: LucideIcon;
}

/** Words, tone and shape of an outcome: color is never the only sign. */
export const OUTCOMES: Readonly<Record<ShownOutcome, Display>> = {
  pass: { text: outcomeWord('pass'), short: REQUIREMENT_WORDS.pass, tone: 'ok', icon: CircleCheck },
  excepted: { text: outcomeWord('pass', true), short: REQUIREMENT_WORDS.excepted, tone: 'warn', icon: ShieldCheck },
  fail: { text: outcomeWord('fail'), short: REQUIREMENT_WORDS.fail, tone: 'bad', icon: CircleX },
  review: { text: outcomeWord('review'), short: REQUIREMENT_WORDS.review, tone: 'info', icon: Eye },
  unknown: { text: outcomeWord('unknown'), short: REQUIREMENT_WORDS.unknown, tone: 'mute', icon: CircleQuestionMark },
  checking: { text: 'Being checked', short: 'Checking', tone: 'mute', icon: LoaderCircle },
  notRequired: { text: 'Not required', short: 'Not required', tone: 'mute', icon: CircleMinus },
};

/** The status of a row: while it is being checked, it never shows an old green status. */
export const shownOutcome = (outcome: Outcome | null, checking = false): ShownOutcome =>
  checking ? 'checking' : (outcome ?? 'unknown');

/** The outcome of a requirement as it is shown: what passes by exception is distinguished from what is met. */
export const findingOutcome = (finding: Pick<Finding, 'outcome' | 'exception'>): ShownOutcome =>
  isExcepted(finding) ? 'excepted' : finding.outcome;

interface OutcomeProps {
  readonly outcome: ShownOutcome;
}

export function OutcomeIcon({ outcome, size = 16 }: OutcomeProps & { readonly size?: number }) {
  const { icon: Icon, tone } = OUTCOMES[outcome];
  return <Icon size={size} strokeWidth={2.2} className={`outcome-icon ${tone}`} aria-hidden />;
}

/** The outcome as a word: `Fail`. */
export function OutcomeWord({ outcome }: OutcomeProps) {
  const { short, tone } = OUTCOMES[outcome];
  return <span className={`outcome-word ${tone}`}>{short}</span>;
}

interface OutcomePillProps extends OutcomeProps {
  readonly short?: boolean;
  readonly big?: boolean;
}

/** Icon, word and tone of an outcome. */
export function OutcomePill({ outcome, short = false, big = false }: OutcomePillProps) {
  const display = OUTCOMES[outcome];
  const Icon = display.icon;
  return (
    <span className={`outcome-pill ${display.tone}${big ? ' big' : ''}`}>
      <Icon size={big ? 17 : 14} strokeWidth={2.3} className={outcome === 'checking' ? 'turning' : ''} aria-hidden />
      {short ? display.short : display.text}
    </span>
  );
}
