import { screen, within } from '@testing-library/react';
import type { ComplianceSummary } from '@covertrail/contracts/history/compliance-summary.replies';
import { expectAccessible } from '#testing/accessible';
import { fakeServer, refuse } from '#testing/fake-server';
import { renderApp } from '#testing/render-app.tsx';

const TOKEN = 'A'.repeat(43);
const READ = 'POST requestor/compliance/summary';
const SUMMARY: ComplianceSummary = {
  requesterName: 'Meridian Builders',
  supplierName: 'Granite Peak',
  projectName: 'Union Yard',
  on: '2026-11-21',
  outcome: 'fail',
  requirements: [
    {
      rule: 'generalLiability.limit.eachOccurrence',
      outcome: 'fail',
      excepted: false,
      title: 'Each occurrence',
      requiredText: '$1,000,000',
      fixText: 'Raise the limit to $1,000,000.',
    },
    {
      rule: 'generalLiability.coverage',
      outcome: 'pass',
      excepted: true,
      title: 'General liability',
      requiredText: 'In force',
    },
  ],
};

describe('the compliance summary behind the link of a mail [F07]', () => {
  it('shows each requirement, whether it is met, and what would fix it', async () => {
    const server = fakeServer({ [READ]: () => SUMMARY });
    const { container } = renderApp(`/requestor-compliance#${TOKEN}`);
    expect(await screen.findByRole('heading', { name: 'Compliance summary of Granite Peak' })).toBeInTheDocument();
    expect(screen.getByText('What Meridian Builders requires for Union Yard, as of 11/21/2026.')).toBeInTheDocument();
    const rows = within(screen.getByRole('list', { name: 'Requirements' })).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      'General liability: Each occurrence FailRequired: $1,000,000Raise the limit to $1,000,000.',
      'General liability ExceptedRequired: In force',
    ]);
    expect(screen.getByRole('link', { name: 'Login Now' })).toHaveAttribute('href', '/login');
    expect(server.callsOf(READ)[0]!.body).toEqual({ token: TOKEN });
    await expectAccessible(container);
  });

  it('says so where nothing is required yet', async () => {
    fakeServer({
      [READ]: () => ({ ...SUMMARY, outcome: 'notKnownYet', requirements: [] }) satisfies ComplianceSummary,
    });
    renderApp(`/requestor-compliance#${TOKEN}`);
    expect(await screen.findByText('Nothing is required of this supplier yet.')).toBeInTheDocument();
  });

  it('says that its link is over, and what the server says where it fails', async () => {
    fakeServer({ [READ]: () => refuse(404, 'LINK.NOT_VALID', 'This link is no longer valid') });
    const { unmount } = renderApp('/requestor-compliance');
    expect(await screen.findByText('This link is no longer valid')).toBeInTheDocument();
    unmount();
    fakeServer({ [READ]: () => refuse(503, 'HTTP.UNAVAILABLE', 'Please try again in a moment.') });
    renderApp(`/requestor-compliance#${TOKEN}`);
    expect(await screen.findByText('Please try again in a moment.')).toBeInTheDocument();
  });
});
