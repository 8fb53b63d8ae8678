import type { Screen } from '@covertrail/wording/status-display/screens';
import type { Status } from '@covertrail/domain/status/status';
import { displayOf, type StatusDisplay } from '@covertrail/wording/status-display/status-display';
import type { Tone } from './outcome-pill.js';
import { StatusTag } from './status-tag.js';

/** The specification's colors in the five tones of the theme. Statuses of one tone differ by their text. */
const TONES: Readonly<Record<StatusDisplay['tone'], Tone>> = {
  green: 'ok', amber: 'warn', salmon: 'bad', darkRed: 'bad', red: 'bad', blue: 'info', grey: 'mute',
};

interface ScreenStatusProps {
  readonly screen: Screen;
  readonly status: Status;
}

/** A status in the words and color of the page. */
export function ScreenStatus({ screen, status }: ScreenStatusProps) {
  const { label, tone } = displayOf(screen, status);
  return <StatusTag label={label} tone={TONES[tone]} />;
}
