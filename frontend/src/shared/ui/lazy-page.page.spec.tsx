import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LazyPage } from './lazy-page.js';

const page = (text: string) => ({ default: () => <h1>{text}</h1> });

afterEach(() => jest.useRealTimers());

it('shows the page, and the next one in its place', async () => {
  const first = () => Promise.resolve(page('First'));
  const second = () => Promise.resolve(page('Second'));
  const { rerender } = render(<LazyPage load={first} />);
  expect(await screen.findByRole('heading', { name: 'First' })).toBeInTheDocument();
  rerender(<LazyPage load={second} />);
  expect(screen.queryByRole('heading', { name: 'First' })).toBeNull();
  expect(await screen.findByRole('heading', { name: 'Second' })).toBeInTheDocument();
});

it('offers to try again', async () => {
  let tries = 0;
  const load = () => {
    tries += 1;
    return tries === 1 ? Promise.reject(new Error('gone')) : Promise.resolve(page('There'));
  };
  render(<LazyPage load={load} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'There' })).toBeInTheDocument();
});

it('shows the indicator after a second, and an error after ten', () => {
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
  expect(screen.getByText('This page could not be loaded')).toBeInTheDocument();
});
