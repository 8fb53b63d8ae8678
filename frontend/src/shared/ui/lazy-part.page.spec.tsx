import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { earlyPart, lazyPart } from './lazy-part.js';

interface FieldsProps {
  readonly label: string;
}

const fields = { default: ({ label }: FieldsProps) => <input aria-label={label} /> };
const never = () => new Promise<never>(() => undefined);

afterEach(() => jest.useRealTimers());

it('shows nothing while nobody waits for it, and is there when it is asked for', async () => {
  const Fields = lazyPart<FieldsProps>(() => Promise.resolve(fields));
  const { container, rerender } = render(<Fields awaited={false} props={{ label: 'Amount' }} />);
  expect(container).toBeEmptyDOMElement();
  expect(await screen.findByRole('textbox', { name: 'Amount' })).toBeInTheDocument();
  rerender(<Fields awaited props={{ label: 'Limit' }} />);
  expect(screen.getByRole('textbox', { name: 'Limit' })).toBeInTheDocument();
});

it('keeps what was typed when nobody waits for it any more', async () => {
  const Fields = lazyPart<FieldsProps>(() => Promise.resolve(fields));
  const { rerender } = render(<Fields awaited props={{ label: 'Amount' }} />);
  await userEvent.type(await screen.findByRole('textbox'), '1,000');
  rerender(<Fields awaited={false} props={{ label: 'Amount' }} />);
  expect(screen.getByRole('textbox')).toHaveValue('1,000');
});

it('shows the wait after a second, and after ten offers to try again', async () => {
  jest.useFakeTimers();
  let tries = 0;
  const Fields = lazyPart<FieldsProps>(() => {
    tries += 1;
    return tries === 1 ? never() : Promise.resolve(fields);
  });
  const { container } = render(<Fields awaited props={{ label: 'Amount' }} />);
  act(() => {
    jest.advanceTimersByTime(1_000);
  });
  expect(container.querySelector('.loader')).not.toBeNull();
  act(() => {
    jest.advanceTimersByTime(9_000);
  });
  expect(screen.getByRole('alert')).toBeInTheDocument();
  jest.useRealTimers();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('textbox', { name: 'Amount' })).toBeInTheDocument();
});

it('says that it could not be loaded, once somebody asks for it', async () => {
  const Fields = lazyPart<FieldsProps>(() => Promise.reject(new TypeError('offline')));
  const { container, rerender } = render(<Fields awaited={false} props={{ label: 'Amount' }} />);
  await act(() => Promise.resolve());
  expect(container).toBeEmptyDOMElement();
  rerender(<Fields awaited props={{ label: 'Amount' }} />);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Unable to process request, please contact service administrator.',
  );
  expect(screen.getByRole('button', { name: 'Refresh Page' })).toBeInTheDocument();
});

it('tells acts that wait for it when it has come', async () => {
  let come: (file: typeof fields) => void = () => undefined;
  const Fields = earlyPart<FieldsProps>(() => new Promise((resolve) => (come = resolve)));
  function Page() {
    return (
      <>
        <Fields label="Amount" />
        <button disabled={!Fields.useIsThere()}>Save</button>
      </>
    );
  }
  render(<Page />);
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await act(async () => come(fields));
  expect(await screen.findByRole('textbox', { name: 'Amount' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
});
