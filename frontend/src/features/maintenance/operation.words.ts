import type {
  FollowerFigures,
  FollowerState,
  MailRow,
  OrderRow,
  StorageFigures,
} from '@covertrail/contracts/maintenance/maintenance.replies';
import type { Tone } from '#shared/ui/outcome-pill.tsx';

export const STATE_WORDS: Readonly<Record<FollowerState, { readonly label: string; readonly tone: Tone }>> = {
  live: { label: 'Live', tone: 'ok' },
  building: { label: 'Building', tone: 'info' },
  stalled: { label: 'Stalled', tone: 'bad' },
  paused: { label: 'Paused', tone: 'bad' },
  waiting: { label: 'Waiting', tone: 'warn' },
};

export const KIND_WORDS: Readonly<Record<FollowerFigures['kind'], string>> = {
  view: 'View',
  build: 'View being built',
  reaction: 'Reaction',
};

export const ORDER_WORDS: Readonly<Record<OrderRow['kind'], string>> = {
  rebuild: 'Rebuild',
  resume: 'Resume',
  retry: 'Retry of an event',
  skip: 'Skip of an event',
  mail: 'Retry of an email',
};

export const ORDER_STATES: Readonly<
  Record<NonNullable<OrderRow['state']> | 'unknown', { readonly label: string; readonly tone: Tone }>
> = {
  waiting: { label: 'Waiting', tone: 'mute' },
  running: { label: 'Running', tone: 'info' },
  done: { label: 'Done', tone: 'ok' },
  failed: { label: 'Failed', tone: 'bad' },
  unknown: { label: 'Not known', tone: 'mute' },
};

export const MAIL_WORDS: Readonly<Record<MailRow['outcome'], { readonly label: string; readonly tone: Tone }>> = {
  waiting: { label: 'Waiting', tone: 'mute' },
  refused: { label: 'Refused', tone: 'bad' },
  'given up': { label: 'Given up', tone: 'bad' },
  'too late': { label: 'Too late', tone: 'warn' },
  held: { label: 'Held after a restore', tone: 'warn' },
};

export const PART_WORDS: Readonly<Record<StorageFigures['part'], string>> = {
  log: 'Event log',
  readStore: 'Read store',
  vault: 'Vault',
  files: 'Files',
};

const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'] as const;

/** `12.4 MB`. */
export function bytesText(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
  return `${(bytes / 1_000 ** power).toFixed(power === 0 ? 0 : 1)} ${UNITS[power]}`;
}

/** `45 s`, `12 min`, `3 h`. */
export function secondsText(seconds: number): string {
  if (seconds < 90) return `${Math.round(seconds)} s`;
  return seconds < 5_400 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3_600)} h`;
}
