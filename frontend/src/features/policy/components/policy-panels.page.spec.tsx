import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import { FEATURES } from '#app/features';
import type { Feature } from '#shared/feature';
import { expectAccessible } from '#testing/accessible';
import { fakeServer } from '#testing/fake-server';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';
import { policyDetails } from '../testing/sample-policy.js';

const { id } = policyDetails();
const Number = ({ policy }: { readonly policy: PolicyDetails }) => <p>Trucks of {policy.policyNumber}</p>;

const other: Feature = {
  name: 'other',
  policyPanels: [
    { key: 'trucks', title: 'Trucks', content: Number },
    { key: 'boats', title: 'Boats', content: Number, shown: ({ line }) => line === 'umbrella' },
  ],
};

function open(path: string) {
  rememberSession('insured');
  fakeServer({
    'GET user/userdetails': () => userDetails(['insured']),
    [`GET policy/${id}`]: () => policyDetails(),
    'GET policy/details/insurer/verify': () => ({ matched: true, carrier: null, notice: null }),
  });
  return renderApp(path, [...FEATURES, other]);
}

it('[C01] shows the panels of other features as tabs of a policy, and keeps what was typed into its terms', async () => {
  const { container, router } = open(`/app/policies/${id}?edit=policy`);
  const number = await screen.findByLabelText(/Policy number/);
  await userEvent.type(number, '-2');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('tab', { name: 'Boats' })).toBeNull();
  await userEvent.click(screen.getByRole('tab', { name: 'Coverage' }));
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByText('Trucks of BA-33071')).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: 'Trucks' })).toHaveFocus();
  expect(router.state.location.search).toBe('?tab=trucks');
  await expectAccessible(container);
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.queryByText('Trucks of BA-33071')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Edit number, insurer and dates' }));
  expect(await screen.findByLabelText(/Policy number/)).toHaveValue('BA-33071-2');
});

it('[C01] opens at the tab that the address names', async () => {
  open(`/app/policies/${id}?tab=trucks`);
  expect(await screen.findByText('Trucks of BA-33071')).toBeInTheDocument();
});
