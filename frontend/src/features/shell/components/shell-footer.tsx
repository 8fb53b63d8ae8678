import { useState } from 'react';
import { dayFormat } from '#shared/format/day-format';
import { EnvironmentDetails } from './environment-details.js';

const localDay = (at: Date): string =>
  `${at.getFullYear()}-${String(at.getMonth() + 1).padStart(2, '0')}-${String(at.getDate()).padStart(2, '0')}`;

/** Copyright and the disclaimer about ratings [B04]. */
export function ShellFooter() {
  const [today] = useState(() => new Date());
  return (
    <footer className="shell-footer">
      <span>© {today.getFullYear()} Covertrail</span>
      <span>
        AM Best ratings are as of {dayFormat(localDay(today))}. They are under continuous review, and subject to change
        or affirmation by AM Best.
      </span>
      <EnvironmentDetails />
    </footer>
  );
}
