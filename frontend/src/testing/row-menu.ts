import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Opens the menu of a row, `policy BA-33071`, and returns it. */
export async function rowMenu(row: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Actions: ${row}` }));
  return within(screen.getByRole('dialog', { name: `Actions: ${row}` }));
}

/** Chooses an act in the menu of a row. */
export async function chooseInRow(row: string, act: string): Promise<void> {
  await userEvent.click((await rowMenu(row)).getByRole('button', { name: act }));
}
