import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChangeChips } from './change-chips.js';

const added = Array.from({ length: 12 }, (_empty, place) => ({ label: `Limit ${place + 1}`, after: '$1' }));
const chips = () => within(screen.getByRole('list', { name: 'What changed' })).getAllByRole('listitem');

it('[J02] shows all that differs and the first new values, and the others on demand', async () => {
  render(<ChangeChips changes={[...added, { label: 'Insurer', before: 'Summit', after: 'Harbor' }]} />);
  expect(chips()).toHaveLength(10);
  expect(screen.getByText('Insurer')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show 4 more values' }));
  expect(chips()).toHaveLength(13);
  expect(screen.queryByRole('button')).toBeNull();
});

it('[J02] shows nothing where nothing changed', () => {
  const { container } = render(<ChangeChips changes={[]} />);
  expect(container).toBeEmptyDOMElement();
});
