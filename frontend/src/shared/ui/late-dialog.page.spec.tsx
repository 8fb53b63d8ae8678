import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { focusedDialog } from '#testing/focused-dialog';
import { AppModal } from './app-modal.js';
import { LateDialog } from './late-dialog.js';

const Choices = ({ onClose }: { readonly onClose: () => void }) => (
  <AppModal open title="Choices" onClose={onClose}>
    <input aria-label="Text" />
  </AppModal>
);

function Opener({ load }: { readonly load: () => Promise<{ readonly default: typeof Choices }> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open ? <LateDialog load={load} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

it('says that a dialog could not be loaded, and tries again the next time it is opened', async () => {
  const load = jest
    .fn<Promise<{ readonly default: typeof Choices }>, []>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce({ default: Choices });
  render(<Opener load={load} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await focusedDialog('This could not be loaded');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await focusedDialog('Choices');
});
