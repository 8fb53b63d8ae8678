import { act, screen, waitFor } from '@testing-library/react';
import { expectAccessible } from '#testing/accessible';
import { fakeServer } from '#testing/fake-server';
import { renderApp } from '#testing/render-app.tsx';

describe('the outcome of a registration [A09]', () => {
  it.each([
    ['active', 'Sign Up Successful', 'Your account is now active. Please go to login screen to sign in.'],
    ['pendingVerification', 'Pending Verification', /Please check your email/],
    ['pendingApproval', 'Pending Approval', 'Please contact the primary account holder to join the existing company.'],
  ])('has its title and its text: %s', async (outcome, title, text) => {
    fakeServer({});
    const { container, router } = renderApp('/login');
    await screen.findByRole('heading', { name: 'Log in' });
    await act(() => router.navigate('/registration-success', { state: { outcome } }));
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
    await expectAccessible(container);
  });

  it('is the log-in where nobody signed up', async () => {
    fakeServer({});
    const { address } = renderApp('/registration-success');
    await waitFor(() => expect(address()).toBe('/login'));
  });
});
