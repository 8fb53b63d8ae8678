import { screen, within } from '@testing-library/react';
import { expectAccessible } from '#testing/accessible';
import { fakeServer } from '#testing/fake-server';
import type { Role } from '#shared/session/role';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';

const PLANS = ['Answering requests', 'Tracking suppliers', 'Vendor Management Program'];

function open(role: Role) {
  rememberSession(role);
  const server = fakeServer({ 'GET user/userdetails': () => userDetails([role]) });
  return { server, ...renderApp('/app/upgrade') };
}

it.each<[Role, string]>([
  ['insured', 'Answering requests'],
  ['requester', 'Tracking suppliers'],
])('[F08] shows an %s the plans, and that its own is %s', async (role, own) => {
  const { container } = open(role);
  const cards = await Promise.all(PLANS.map((name) => screen.findByRole('region', { name })));
  expect(
    cards.filter((card) => within(card).queryByText('Your plan')).map((card) => card.querySelector('h2')?.textContent),
  ).toEqual([own]);
  const program = within(cards[2]!);
  expect(program.getByText('12 Months')).toBeInTheDocument();
  expect(program.getByText('Continuous monitoring eligible')).toBeInTheDocument();
  expect(program.getByRole('link', { name: /^Contact us/ })).toHaveAttribute('href', '/app/contactus/vendorProgram');
  await expectAccessible(container);
});
