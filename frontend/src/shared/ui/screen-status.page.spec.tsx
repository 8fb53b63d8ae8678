import { render, screen } from '@testing-library/react';
import { STATUSES } from '@covertrail/domain/status/status';
import { SCREENS } from '@covertrail/wording/status-display/screens';
import { displayOf } from '@covertrail/wording/status-display/status-display';
import { expectAccessible } from '#testing/accessible';
import { ScreenStatus } from './screen-status.js';

describe('[C14] a status on a screen', () => {
  it.each(SCREENS)('has its word, its color and an icon, whatever the status: %s', (name) => {
    for (const status of STATUSES) {
      const { container, unmount } = render(<ScreenStatus screen={name} status={status} />);
      const { full, tone } = displayOf(name, status);
      expect(screen.getByText(full)).toBeInTheDocument();
      expect(container.querySelector('.status-tag')).toHaveClass(CLASS_OF[tone]);
      expect(container.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(1);
      unmount();
    }
  });

  it('that is too long for a list is shortened to 20 characters, and read out in full', async () => {
    const { container } = render(<ScreenStatus screen="agentList" status="awaitingEnrollmentFees" />);
    expect(screen.getByText('Awaiting Enrollment…')).toHaveAttribute('aria-hidden');
    expect(screen.getByText('Awaiting Enrollment Fees')).toHaveClass('visually-hidden');
    expect(screen.getByTitle('Awaiting Enrollment Fees')).toBeInTheDocument();
    await expectAccessible(container);
  });
});

/** The colors of statuses [C14], in the classes of the theme. */
const CLASS_OF = {
  green: 'ok',
  amber: 'warn',
  salmon: 'salmon',
  darkRed: 'dark-red',
  red: 'bad',
  blue: 'info',
  grey: 'mute',
} as const;
