import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComplianceChangeRow, ComplianceChanges } from '@covertrail/contracts/tracking/tracking.replies';
import { instantFormat } from '#shared/format/instant-format';
import { expectAccessible } from '#testing/accessible';
import { fakeServer } from '#testing/fake-server';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';
import { COUNTS, TREND } from '../testing/tracked-samples.js';

const SINCE = '2026-11-20T15:00:00.000Z';

const change = (number: number, other: Partial<ComplianceChangeRow> = {}): ComplianceChangeRow => ({
  id: `change-${number}`,
  trackingId: `tracking-${number}`,
  supplierName: `Supplier ${number}`,
  projectName: 'Union Yard',
  from: 'compliant',
  to: 'nonCompliant',
  reason: 'General liability ended 11/19/2026',
  on: '2026-11-19',
  at: '2026-11-19T15:00:00.000Z',
  ...other,
});

function open(changes: Partial<ComplianceChanges>) {
  rememberSession('requester');
  const rows = changes.rows ?? [];
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['requester']),
    'GET dashboard/summary': () => ({ counts: COUNTS, trend: TREND }),
    'GET dashboard/tracked': () => ({ rows: [], total: 0 }),
    'PUT dashboard/visit': () => ({ lastVisit: null }),
    'GET dashboard/changes': ({ query }) => ({
      since: SINCE,
      lastVisit: SINCE,
      became: [],
      total: rows.length,
      ...changes,
      rows: rows.slice(0, Number(query.get('size'))),
    }),
  });
  return { server, ...renderApp('/app/dashboard') };
}

const panel = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));

describe('what changed since the last visit [F11]', () => {
  it('names supplier, project, both statuses, the cause and the day, which leads to its history', async () => {
    const { container } = open({ rows: [change(1)], became: [{ status: 'nonCompliant', count: 1 }] });
    const changes = await panel('What changed since your last visit');
    expect(await changes.findByText(`Since ${instantFormat(SINCE)}: 1 to Non-Compliant.`)).toBeInTheDocument();
    const item = changes.getByRole('listitem');
    expect(item).toHaveTextContent(/Supplier 1\s*Union Yard.*General liability ended 11\/19\/2026/);
    expect(item).toHaveTextContent(/Compliant.*Non-Compliant/);
    expect(within(item).getByRole('link', { name: 'Supplier 1' })).toHaveAttribute('href', '/app/suppliers/tracking-1');
    expect(within(item).getByRole('link', { name: 'History of Supplier 1 on 11/19/2026' })).toHaveAttribute(
      'href',
      '/app/suppliers/tracking-1/history?on=2026-11-19',
    );
    await expectAccessible(container);
  });

  it('shows the newest five, and all of them on demand', async () => {
    open({ rows: Array.from({ length: 7 }, (_, number) => change(number)) });
    const changes = await panel('What changed since your last visit');
    await waitFor(() => expect(changes.getAllByRole('listitem')).toHaveLength(5));
    await userEvent.click(changes.getByRole('button', { name: 'Show all 7' }));
    await waitFor(() => expect(changes.getAllByRole('listitem')).toHaveLength(7));
    expect(changes.queryByRole('button', { name: /^Show all/ })).toBeNull();
  });

  it('says since when nothing changed, and shows more days on demand', async () => {
    const { server } = open({});
    const changes = await panel('What changed since your last visit');
    expect(await changes.findByText(`Nothing changed since ${instantFormat(SINCE)}`)).toBeInTheDocument();
    await userEvent.click(changes.getByRole('button', { name: '30 days' }));
    await panel('What changed in the last 30 days');
    await waitFor(() =>
      expect(server.callsOf('GET dashboard/changes').at(-1)?.query.get('since')).toMatch(/^\d{4}-\d{2}-\d{2}$/),
    );
  });

  it('shows a week to whoever was never here, and says once that they are', async () => {
    const { server } = open({ lastVisit: null, rows: [change(1)] });
    const changes = await panel('What changed in the last 7 days');
    expect(changes.queryByRole('button', { name: 'Last visit' })).toBeNull();
    expect(server.callsOf('PUT dashboard/visit')).toHaveLength(1);
  });
});
