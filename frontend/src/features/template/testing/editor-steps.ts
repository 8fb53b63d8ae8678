import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

const PICKER = 'Add a line of coverage';

/** Adds a line of coverage in the editor, and reads its section. */
export async function requireLine(name: string) {
  await userEvent.click(await screen.findByRole('combobox', { name: PICKER }));
  const choices = within(screen.getByRole('listbox', { name: PICKER }));
  await userEvent.click(choices.getByRole('option', { name }));
  return within(await screen.findByRole('region', { name }));
}

export const removeLine = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name: `Do not require ${name}` }));

/** Unfolds all that the bar at the foot says of the changes, and reads it. */
export async function review(title: 'What will change' | 'What the template requires') {
  const bar = within(screen.getByRole('region', { name: title }));
  const unfold = bar.queryByRole('button', { expanded: false });
  if (unfold) await userEvent.click(unfold);
  return bar;
}

export const save = () => userEvent.click(screen.getByRole('button', { name: 'Save template' }));
