import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { countReloads } from '#testing/counted-reloads';
import { LazyPage } from './lazy-page.js';

let reload: jest.Mock;

const page = (text: string) => ({ default: () => <h1>{text}</h1> });
const unread = () => Promise.reject(new SyntaxError('Unexpected end of input'));

beforeEach(() => {
  sessionStorage.clear();
  reload = countReloads();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('shows the page, and the next one in its place', async () => {
  const first = () => Promise.resolve(page('First'));
  const second = () => Promise.resolve(page('Second'));
  const { rerender } = render(<LazyPage load={first} />);
  expect(await screen.findByRole('heading', { name: 'First' })).toBeInTheDocument();
  rerender(<LazyPage load={second} />);
  expect(screen.queryByRole('heading', { name: 'First' })).toBeNull();
  expect(await screen.findByRole('heading', { name: 'Second' })).toBeInTheDocument();
});

it('says that it could not be loaded, and refreshes the page', async () => {
  render(<LazyPage load={() => Promise.reject(new TypeError('gone'))} />);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Unable to process request, please contact service administrator.',
  );
  expect(reload).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Refresh Page' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

it('shows the indicator after a second, and after ten that it takes long', () => {
  jest.useFakeTimers();
  const never = () => new Promise<never>(() => undefined);
  const { container } = render(<LazyPage load={never} />);
  act(() => {
    jest.advanceTimersByTime(900);
  });
  expect(container.querySelector('.loader')).toBeNull();
  act(() => {
    jest.advanceTimersByTime(200);
  });
  expect(container.querySelector('.loader')).not.toBeNull();
  act(() => {
    jest.advanceTimersByTime(9_000);
  });
  expect(screen.getByText('Taking to load page, We are working on fixing it.')).toBeInTheDocument();
});

it('is tried again by Retry after the ten seconds', async () => {
  jest.useFakeTimers();
  let tries = 0;
  const load = () => {
    tries += 1;
    return tries === 1 ? new Promise<never>(() => undefined) : Promise.resolve(page('There'));
  };
  render(<LazyPage load={load} />);
  act(() => {
    jest.advanceTimersByTime(10_000);
  });
  jest.useRealTimers();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'There' })).toBeInTheDocument();
});

it('loads a script again by itself that could not be read, once', async () => {
  const { unmount } = render(<LazyPage load={unread} />);
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('alert')).toBeNull();
  unmount();
  render(<LazyPage load={unread} />);
  expect(await screen.findByRole('button', { name: 'Refresh Page' })).toBeInTheDocument();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('loads it again the next time, where it came in between', async () => {
  const first = render(<LazyPage load={unread} />);
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  first.unmount();
  const second = render(<LazyPage load={() => Promise.resolve(page('There'))} />);
  await screen.findByRole('heading', { name: 'There' });
  second.unmount();
  render(<LazyPage load={unread} />);
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
});
