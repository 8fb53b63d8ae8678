import { screen, waitFor } from '@testing-library/react';
import { expectAccessible } from '#testing/accessible';
import { fakeServer, refuse } from '#testing/fake-server';
import { renderApp } from '#testing/render-app.tsx';

const EXCHANGE = 'POST token/authenticate';

describe('single sign-on [A05]', () => {
  it('is where an unknown address leads, with both ways to log in', async () => {
    fakeServer({});
    const { container, address } = renderApp('/nothing/here');
    await waitFor(() => expect(address()).toBe('/sso'));
    expect(await screen.findByRole('button', { name: 'SSO Log in' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Log in via Covertrail' })).toHaveAttribute('href', '/login');
    await expectAccessible(container);
  });

  it('ends on the error page with the result code of the server', async () => {
    const server = fakeServer({ [EXCHANGE]: () => refuse(400, 'SSO.RESULT_2B', 'x') });
    const { address } = renderApp('/sso-redirect#code=c&state=s');
    await waitFor(() => expect(address()).toBe('/sso-error?resultCode=2B'));
    expect(server.callsOf(EXCHANGE)[0]!.body).toEqual({ token: 'code=c&state=s' });
  });

  it.each([
    ['1A', 'Invalid request.', /contact your IT support/],
    ['6F', 'A verification email will be sent, one-time.', /Open it in this browser/],
    ['8H', 'A technical error occurred.', /contact your IT support/],
    ['XX', 'A technical error occurred.', /contact your IT support/],
  ])('says for %s what it means and what to do', async (code, meaning, advice) => {
    const { container } = renderApp(`/sso-error?resultCode=${code}`);
    const heading = 'SSO Request encountered error, please try again';
    expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument();
    expect(screen.getByText(meaning)).toBeInTheDocument();
    expect(screen.getByText(advice)).toBeInTheDocument();
    await expectAccessible(container);
  });
});
