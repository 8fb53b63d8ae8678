import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '#testing/accessible';
import { fakeServer, refuse } from '#testing/fake-server';
import { renderApp } from '#testing/render-app.tsx';

const END = 'POST user/sessions/end-by-link';
const TOKEN = 'A'.repeat(43);
const press = async () => userEvent.click(await screen.findByRole('button', { name: 'End that session' }));

describe('the page behind the link of the mail about a new browser [A17]', () => {
  it('ends the session by its button alone, and leads to another password', async () => {
    const server = fakeServer({ [END]: () => ({ message: 'The session is ended.' }) });
    const { container } = renderApp(`/end-session#${TOKEN}`);
    await screen.findByRole('button', { name: 'End that session' });
    await expectAccessible(container);
    expect(server.callsOf(END)).toEqual([]);
    await press();
    expect(await screen.findByText('The session is ended.')).toBeInTheDocument();
    expect(server.callsOf(END)[0]!.body).toEqual({ token: TOKEN });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Choose another password' })).toHaveAttribute(
        'href',
        '/forgot-password',
      ),
    );
  });

  it('says where the link is over', async () => {
    fakeServer({ [END]: () => refuse(404, 'LINK.NOT_VALID', 'This link is no longer valid') });
    renderApp(`/end-session#${TOKEN}`);
    await press();
    expect(await screen.findByRole('heading', { name: 'This link is no longer valid' })).toBeInTheDocument();
  });
});
