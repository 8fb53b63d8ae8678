import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '#testing/accessible';
import { fakeServer, refuse } from '#testing/fake-server';
import { renderApp } from '#testing/render-app.tsx';

const TOKEN = 'A'.repeat(43);
const READ = 'POST user/notices/link';
const END = 'POST user/notices/end';
const RESUME = 'POST user/notices/resume';

describe('the page behind the link that ends mails [A16]', () => {
  it('says which mails end, and ends them when the person says so', async () => {
    const server = fakeServer({
      [READ]: () => ({ notice: 'reminders', ofAddress: false }),
      [END]: () => ({ notice: 'reminders', ofAddress: false }),
    });
    const { container } = renderApp(`/unsubscribe#${TOKEN}`);
    expect(await screen.findByText('Reminders of requests')).toBeInTheDocument();
    expect(server.callsOf(END)).toEqual([]);
    await expectAccessible(container);
    screen.getByRole('button', { name: 'End these emails' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'These emails have ended' })).toHaveFocus();
    expect(server.callsOf(END)[0]!.body).toEqual({ token: TOKEN });
  });

  it('ends requests to an address without an account, from whichever company, and takes that back', async () => {
    const mails = { notice: 'requests', ofAddress: true };
    const server = fakeServer({ [READ]: () => mails, [END]: () => mails, [RESUME]: () => mails });
    const { container } = renderApp(`/unsubscribe#${TOKEN}`);
    expect(await screen.findByText(/come to this address no more, from whichever company/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'End these emails' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Have them again' }));
    expect(await screen.findByRole('heading', { name: 'These emails come again' })).toHaveFocus();
    expect(server.callsOf(RESUME)[0]!.body).toEqual({ token: TOKEN });
    await expectAccessible(container);
  });

  it('says that its link is over', async () => {
    fakeServer({ [READ]: () => refuse(404, 'LINK.NOT_VALID', 'This link is no longer valid') });
    renderApp('/unsubscribe');
    expect(await screen.findByRole('heading', { name: 'This link is no longer valid' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'My Profile' })).toHaveAttribute('href', '/app/myProfile');
  });
});
