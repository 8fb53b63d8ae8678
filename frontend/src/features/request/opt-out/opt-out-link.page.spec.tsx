import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LinkedOptOut } from '@covertrail/contracts/opt-out/opt-out.replies';
import { expectAccessible } from '#testing/accessible';
import { fakeServer, refuse } from '#testing/fake-server';
import { renderApp } from '#testing/render-app.tsx';

const TOKEN = 'A'.repeat(43);
const READ = 'POST policy/response/optout/link/validate';
const SAY = 'POST policy/response/optout/link';
const BACK = 'POST policy/response/optout/link/take-back';
const ABOUT: LinkedOptOut = { requesterName: 'Meridian Builders', companyName: 'Granite Peak', reason: null };

describe('the page by which a company opts out by the link of a mail [D11]', () => {
  it('asks for a reason, says what follows, and takes it back', async () => {
    const server = fakeServer({
      [READ]: () => ABOUT,
      [SAY]: ({ body }) => ({ ...ABOUT, reason: (body as { reason: string }).reason }),
      [BACK]: () => ABOUT,
    });
    const { container } = renderApp(`/opt-out#${TOKEN}`);
    expect(await screen.findByRole('heading', { name: 'No supplier of Meridian Builders?' })).toBeInTheDocument();
    await expectAccessible(container);
    await userEvent.click(screen.getByRole('button', { name: 'Opt out' }));
    expect(server.callsOf(SAY)).toHaveLength(0);
    await userEvent.type(screen.getByLabelText(/Reason/), 'Sold');
    await userEvent.click(screen.getByRole('button', { name: 'Opt out' }));
    expect(await screen.findByRole('heading', { name: 'Meridian Builders does not ask again' })).toBeInTheDocument();
    expect(server.callsOf(SAY)[0]!.body).toEqual({ token: TOKEN, reason: 'Sold' });
    await userEvent.click(screen.getByRole('button', { name: 'Take this back' }));
    expect(await screen.findByText(/This is taken back/)).toBeInTheDocument();
  });

  it('says that its link is over', async () => {
    fakeServer({ [READ]: () => refuse(404, 'LINK.NOT_VALID', 'This link is no longer valid') });
    renderApp('/opt-out');
    expect(await screen.findByText('This link is no longer valid')).toBeInTheDocument();
  });
});
