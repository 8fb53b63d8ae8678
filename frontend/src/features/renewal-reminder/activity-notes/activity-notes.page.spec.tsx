import { screen, within } from '@testing-library/react';
import type { ActivityNotesPage } from '@covertrail/contracts/renewal-reminder/activity-notes.replies';
import { expectAccessible } from '#testing/accessible';
import { fakeServer, refuse } from '#testing/fake-server';
import { renderApp } from '#testing/render-app.tsx';

const TOKEN = 'A'.repeat(43);
const READ = 'POST agent/activity-notes';
const NOTES: ActivityNotesPage = {
  agencyName: 'Hollis & Vance',
  renewals: [
    {
      clientName: 'Granite Peak',
      requesterName: 'Meridian Builders',
      policies: [{ name: 'General liability GL-88120', expiredOn: '2027-01-15' }],
      removeClientUrl: `https://covertrail.example/remove-client#${TOKEN}`,
      uploadCoiUrl: 'https://covertrail.example/app/agent-insured-requests/r-1',
    },
    {
      clientName: 'Hollis Roofing',
      requesterName: '',
      policies: [{ name: 'Automobile BA-1', expiredOn: '2027-01-10' }],
      removeClientUrl: null,
      uploadCoiUrl: null,
    },
  ],
};

describe('the page of renewals that are past due [A11]', () => {
  it('lists them by client and requester, with the log-in, and the upload where a requester waits', async () => {
    const server = fakeServer({ [READ]: () => NOTES });
    const { container } = renderApp(`/activity-notes#${TOKEN}`);
    const list = await screen.findByRole('list', { name: 'Past-due renewals' });
    expect(within(list).getByText('Granite Peak for Meridian Builders')).toBeInTheDocument();
    expect(within(list).getByText('General liability GL-88120, expired 01/15/2027')).toBeInTheDocument();
    expect(within(list).getByRole('link', { name: 'Upload the COI of Granite Peak' })).toHaveAttribute(
      'href',
      '/app/agent-insured-requests/r-1',
    );
    expect(within(list).getAllByRole('link', { name: /^Remove / })).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Login Now' })).toHaveAttribute('href', '/login');
    expect(server.callsOf(READ)[0]!.body).toEqual({ token: TOKEN });
    await expectAccessible(container);
  });

  it('says so where nothing is past due any more', async () => {
    fakeServer({ [READ]: () => ({ ...NOTES, renewals: [] }) satisfies ActivityNotesPage });
    renderApp(`/activity-notes#${TOKEN}`);
    expect(await screen.findByText('No Activities Logged')).toBeInTheDocument();
  });

  it('says that its link is over', async () => {
    fakeServer({ [READ]: () => refuse(404, 'LINK.NOT_VALID', 'This link is no longer valid') });
    renderApp(`/activity-notes#${TOKEN}`);
    expect(await screen.findByText('This link is no longer valid')).toBeInTheDocument();
    expect(screen.getByText(/You may now close this window/)).toBeInTheDocument();
  });

  it('asks nothing without a secret, and says what the server says where it fails', async () => {
    const server = fakeServer({ [READ]: () => refuse(503, 'HTTP.UNAVAILABLE', 'Please try again in a moment.') });
    renderApp('/activity-notes');
    expect(await screen.findByText('Invalid Requst')).toBeInTheDocument();
    expect(server.callsOf(READ)).toEqual([]);
    renderApp(`/activity-notes#${TOKEN}`);
    expect(await screen.findByText('Please try again in a moment.')).toBeInTheDocument();
  });

  it('says that its details could not be fetched where the server gives no text', async () => {
    const unable = 'Unable to process request, please contact service administrator.';
    fakeServer({ [READ]: () => refuse(500, 'HTTP.UNEXPECTED', unable) });
    renderApp(`/activity-notes#${TOKEN}`);
    expect(await screen.findByText('Error occurred while fetching details')).toBeInTheDocument();
  });
});
