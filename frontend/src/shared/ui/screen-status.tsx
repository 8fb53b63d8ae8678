import type { Screen } from '@covertrail/wording/status-display/screens';
import type { Status } from '@covertrail/domain/status/status';
import { displayOf, type StatusDisplay } from '@covertrail/wording/status-display/status-display';
import { StatusTag, type StatusTagProps } from './status-tag.js';

/** The colors of statuses [C14] in the tones of the theme. */
const TONES: Readonly<Record<StatusDisplay['tone'], StatusTagProps['tone']>> = {
  green: 'ok',
  amber: 'warn',
  salmon: 'salmon',
  darkRed: 'dark-red',
  red: 'bad',
  blue: 'info',
  grey: 'mute',
};

interface ScreenStatusProps {
  readonly screen: Screen;
  readonly status: Status;
}

/** A status in the words and color of the page, shortened to what the screen has room for. */
export function ScreenStatus({ screen, status }: ScreenStatusProps) {
  const { label, full, tone } = displayOf(screen, status);
  return <StatusTag label={label} full={full} tone={TONES[tone]} />;
}
