import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '#testing/accessible';
import { fakeServer, type Call } from '#testing/fake-server';
import { renderApp } from '#testing/render-app.tsx';

const SUGGESTIONS = 'GET address/open-suggestions';
const CHAMPA = {
  address1: '900 Champa Street',
  address2: 'Suite 2',
  city: 'Denver',
  state: 'CO',
  postalCode: '80204',
  isOwn: false,
};
const CHERRY = { ...CHAMPA, address1: '900 Cherry Street', address2: '', postalCode: '80220', isOwn: true };

async function open(smartyEnabled = true) {
  const server = fakeServer({
    'POST user/lookup': () => ({ excludedDomain: false, emailDomainCompanies: [] }),
    'GET address/search': () => ({ smartyEnabled }),
    'GET address/place': () => ({ city: 'Denver', state: 'CO' }),
    [SUGGESTIONS]: ({ query }: Call) => ({
      rows: query.get('beginning')?.startsWith('900 Ch') ? [CHAMPA, CHERRY] : [],
    }),
  });
  const page = renderApp('/sign-up');
  await userEvent.type(await screen.findByLabelText(/Email/), 'nora@granite.example{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Create a new company profile' }));
  const line = await screen.findByRole('combobox', { name: /Address 1/ });
  return { server, line, ...page };
}
const valueOf = (label: RegExp) => (screen.getByLabelText(label) as HTMLInputElement).value;

describe('the first line of an address [A14]', () => {
  it('offers addresses from the third character on, and fills in all of the one that is taken by keyboard', async () => {
    const { server, line, container } = await open();
    await userEvent.type(line, '90');
    expect(line).toHaveAttribute('aria-expanded', 'false');
    await userEvent.type(line, '0 Ch');
    expect(await screen.findByRole('option', { name: /900 Cherry Street.*Used by your company/ })).toBeVisible();
    await expectAccessible(container);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(screen.getByRole('option', { name: /900 Champa Street, Suite 2/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(valueOf(/Zip Code/)).toBe('80204'));
    expect([/Address 1/, /Address 2/, /City/, /State/].map(valueOf)).toEqual([
      '900 Champa Street',
      'Suite 2',
      'Denver',
      'CO',
    ]);
    expect(screen.queryByRole('option')).toBeNull();
    expect(line).toHaveFocus();
    expect(server.callsOf(SUGGESTIONS).map(({ query }) => query.get('beginning'))).toEqual(['900 Ch']);
  });

  it('takes any other address, and Escape puts the list away without the form', async () => {
    const { line } = await open();
    await userEvent.type(line, '900 Ch');
    await screen.findByRole('option', { name: /900 Champa Street/ });
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('option')).toBeNull();
    await userEvent.type(line, 'ambers Road');
    expect(valueOf(/Address 1/)).toBe('900 Chambers Road');
  });

  it('is sent to nobody before a log-in where no directory is set up', async () => {
    const { server, line } = await open(false);
    await userEvent.type(line, '900');
    await waitFor(() => expect(server.callsOf('GET address/search')).toHaveLength(1));
    await userEvent.type(line, ' Champa Street');
    await userEvent.type(screen.getByLabelText(/Zip Code/), '80204');
    await waitFor(() => expect(server.callsOf('GET address/place')).not.toEqual([]));
    expect(server.callsOf(SUGGESTIONS)).toEqual([]);
  });

  it('is taken with the mouse', async () => {
    const { line } = await open();
    await userEvent.type(line, '900 Ch');
    await userEvent.click(await screen.findByRole('option', { name: /900 Cherry Street/ }));
    await waitFor(() => expect(valueOf(/Address 1/)).toBe('900 Cherry Street'));
  });
});
