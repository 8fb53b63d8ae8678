import { render, screen } from '@testing-library/react';
import { UNREACHABLE } from '../api/api-problem.js';
import { ErrorBanner } from './error-banner.js';

it('says what went wrong in words, and the code for support only in a fold that is closed', () => {
  render(<ErrorBanner problem={UNREACHABLE} />);
  expect(screen.getByRole('alert')).toHaveTextContent(UNREACHABLE.message);
  const fold = screen.getByText('For support').closest('details');
  expect(fold).not.toHaveAttribute('open');
  expect(fold).toHaveTextContent('Code NETWORK.UNREACHABLE');
  expect(screen.getByText('Code NETWORK.UNREACHABLE', { exact: false })).not.toBeVisible();
});
