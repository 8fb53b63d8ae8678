import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectAccessible } from '#testing/accessible';
import { AppModal } from './app-modal.js';

interface OpenerProps {
  /** What is still read has no field yet. */
  readonly loading?: boolean;
  /** A button that opens another page; the dialog on this page disappears with it. */
  readonly leads?: boolean;
}

function Opener({ loading = false, leads = false }: OpenerProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <main id="content" tabIndex={-1}>
      <h1>Page</h1>
      {open && leads ? null : (
        <button key={String(open && leads)} type="button" onClick={() => setOpen(true)}>
          Ask
        </button>
      )}
      {open ? (
        <AppModal open title="Question" onClose={close}>
          {loading ? <p>Loading</p> : <input aria-label="Answer" />}
        </AppModal>
      ) : null}
    </main>
  );
}

const openByKey = async () => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  return screen.findByRole('dialog', { name: 'Question' });
};

describe('the focus of a dialog [K05]', () => {
  it('goes to its first field, and back to what opened it on Escape', async () => {
    render(<Opener />);
    await expectAccessible(await openByKey());
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Answer' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus();
  });

  it('is on the dialog while its content loads, and then on the first field', async () => {
    const { rerender } = render(<Opener loading />);
    const dialog = await openByKey();
    await waitFor(() => expect(dialog).toHaveFocus());
    rerender(<Opener />);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Answer' })).toHaveFocus());
  });

  it('goes to the content of the page where what opened it is gone', async () => {
    render(<Opener leads />);
    await openByKey();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Answer' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('main')).toHaveFocus();
  });
});
