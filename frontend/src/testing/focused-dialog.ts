import { screen, waitFor } from '@testing-library/react';

/** The dialog of this name, once one of its fields or buttons has the focus: what is typed before goes astray. */
export async function focusedDialog(name?: string | RegExp): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', name === undefined ? {} : { name });
  await waitFor(() => {
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    expect(dialog).not.toHaveFocus();
  });
  return dialog;
}
