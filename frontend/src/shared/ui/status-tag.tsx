import {
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleMinus,
  CircleX,
  Clock,
  Info,
  type LucideIcon,
} from 'lucide-react';
import type { Tone } from './outcome-pill.js';
import './status.css';

/** The theme's tones, and the two that set statuses apart from other bad news [C14]. */
type StatusTone = Tone | 'salmon' | 'dark-red';

/** Who cannot distinguish the colors sees the shape. */
const ICONS: Readonly<Record<StatusTone, LucideIcon>> = {
  ok: CircleCheck,
  warn: Clock,
  salmon: CircleMinus,
  'dark-red': CircleX,
  bad: CircleAlert,
  info: Info,
  mute: CircleDashed,
};

export interface StatusTagProps {
  readonly label: string;
  readonly tone: StatusTone;
  /** The whole word where `label` is a shortened one: shown on hover, and read out instead of it. */
  readonly full?: string;
}

/** A status [C14]: its word, with an icon and a color for its kind. */
export function StatusTag({ label, tone, full = label }: StatusTagProps) {
  const Icon = ICONS[tone];
  return (
    <span className={`status-tag ${tone}`} {...(full === label ? {} : { title: full })}>
      <Icon size={13} strokeWidth={2.3} aria-hidden />
      {full === label ? (
        label
      ) : (
        <>
          <span aria-hidden>{label}</span>
          <span className="visually-hidden">{full}</span>
        </>
      )}
    </span>
  );
}

interface ChipProps {
  readonly label: string;
  readonly tone?: Tone;
  /** What it stands for, on hover. */
  readonly hint?: string;
}

/** A small fact beside a name: a gap, a kind, a change. */
export function Chip({ label, tone = 'mute', hint }: ChipProps) {
  return (
    <span className={`chip ${tone}`} title={hint}>
      {label}
    </span>
  );
}
