import type { Tone } from './outcome-pill.js';
import './status.css';

interface StatusTagProps {
  readonly label: string;
  readonly tone: Tone;
}

/** A status of the specification: its word with a dot in the tone. */
export function StatusTag({ label, tone }: StatusTagProps) {
  return <span className={`status-tag ${tone}`}>{label}</span>;
}

/** A small fact beside a name: a gap, a kind, a change. */
export function Chip({ label, tone = 'mute' }: Pick<StatusTagProps, 'label'> & Partial<StatusTagProps>) {
  return <span className={`chip ${tone}`}>{label}</span>;
}
