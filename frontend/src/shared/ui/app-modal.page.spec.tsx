import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectAccessible } from '#testing/accessible';
import { AppModal } from './app-modal.js';
import { Select } from './select.js';

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

/** A field that is checked when it is left: its message appears between the loss of the focus and its gain by the next field. */
function Checked() {
  const [left, setLeft] = useState(false);
  const button = (
    <button type="button" key={String(left)}>
      Send
    </button>
  );
  return (
    <AppModal open title="Question" actions={button} onClose={() => undefined}>
      <input aria-label="Amount" onBlur={() => setLeft(true)} />
      {left ? <p>Enter an amount.</p> : null}
      <textarea aria-label="Message" />
    </AppModal>
  );
}

/** A dialog of the shell may open while one of a page stands. */
function Two({ second }: { readonly second: boolean }) {
  return (
    <>
      <AppModal open title="Question">
        <input aria-label="Answer" />
      </AppModal>
      <AppModal open={second} title="New password">
        <input aria-label="Password" />
      </AppModal>
    </>
  );
}

/** A list whose row is gone as soon as it is decided. */
function Decided() {
  const [asks, setAsks] = useState(false);
  const [rows, setRows] = useState(['A', 'B']);
  const decide = () => {
    setAsks(false);
    setRows(['B']);
  };
  return (
    <>
      <ul>
        {rows.map((row) => (
          <li key={row}>
            <div className="row-acts">
              <button type="button" onClick={() => setAsks(true)}>
                Ask about {row}
              </button>
            </div>
          </li>
        ))}
      </ul>
      <AppModal
        open={asks}
        title="Question"
        size="tiny"
        onClose={() => setAsks(false)}
        actions={
          <button type="button" onClick={decide}>
            Decide
          </button>
        }
      >
        <p>Is it so?</p>
      </AppModal>
    </>
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
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus());
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
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('goes to the row beside the one that was decided about and is gone', async () => {
    render(<Decided />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Question' });
    await userEvent.click(screen.getByRole('button', { name: 'Decide' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ask about B' })).toHaveFocus());
  });

  it('goes on to the next field where leaving one changes the dialog', async () => {
    render(<Checked />);
    const amount = screen.getByRole('textbox', { name: 'Amount' });
    await waitFor(() => expect(amount).toHaveFocus());
    await userEvent.tab();
    await screen.findByText('Enter an amount.');
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    expect(amount).toHaveFocus();
    await userEvent.click(screen.getByRole('textbox', { name: 'Message' }));
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveFocus();
  });

  it('is in the dialog that came last, and then in the one below it', async () => {
    const { rerender } = render(<Two second={false} />);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Answer' })).toHaveFocus());
    rerender(<Two second />);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Password' })).toHaveFocus());
    expect(screen.queryByRole('textbox', { name: 'Answer' })).toBeNull();
    rerender(<Two second={false} />);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Answer' })).toHaveFocus());
  });
});

describe('Escape in a dialog [K05]', () => {
  it('closes an open list first, then the dialog', async () => {
    const close = jest.fn();
    render(
      <AppModal open title="Question" onClose={close}>
        <Select label="Kind" choices={[{ value: 'a', text: 'First' }]} value="" onChange={() => undefined} />
      </AppModal>,
    );
    const kind = screen.getByRole('combobox', { name: 'Kind' });
    await waitFor(() => expect(kind).toHaveFocus());
    expect(kind).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}');
    expect(kind).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    expect(kind).toHaveAttribute('aria-expanded', 'false');
    expect(close).not.toHaveBeenCalled();
    await waitFor(() => expect(kind).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    expect(close).toHaveBeenCalledTimes(1);
  });
});
