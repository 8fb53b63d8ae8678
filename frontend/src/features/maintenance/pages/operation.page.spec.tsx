import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OperationFigures, OrderRow, ParkedRow } from '@covertrail/contracts/maintenance/maintenance.replies';
import { GLOSSARY } from '#pages/help/glossary.generated';
import { expectAccessible } from '#testing/accessible';
import { fakeServer } from '#testing/fake-server';
import { focusedDialog } from '#testing/focused-dialog';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';

const AT = '2026-11-21T15:00:00.000Z';
const EVENT = '0e000000-0000-4000-8000-000000000001';
const parked: ParkedRow = {
  follower: { kind: 'view', name: 'projects' },
  eventId: EVENT,
  position: '7',
  type: 'ProjectRevised',
  reason: 'name is missing',
  unreadable: false,
  keys: ['p-1'],
  since: AT,
};
const follower = {
  kind: 'view',
  name: 'projects',
  version: 2,
  collection: 'projects@2',
  state: 'live',
  process: 'host:1',
  position: '9',
  lagEvents: 0,
  lagIsExact: true,
  lagSeconds: 0,
  eventsPerSecond: 12,
  progress: 1,
  standingStill: 1,
  error: null,
} as const;
const figures: OperationFigures = {
  at: AT,
  head: '9',
  parked: [parked],
  lastBackup: null,
  lastCheckpoint: { day: '2026-11-28', events: 12_345, left: ['webhook'] },
  followers: [
    follower,
    {
      ...follower,
      name: 'policies',
      collection: 'policies@1',
      state: 'paused',
      error: 'too many events could not be folded',
    },
  ],
  processes: [
    {
      name: 'host:1',
      kind: 'backend',
      startedAt: AT,
      silentSeconds: 2,
      version: '0.1.0',
      node: 'v20.19.0',
      memoryBytes: 120_000_000,
      holds: ['projects'],
    },
  ],
  storage: [
    { part: 'log', bytes: 12_400_000 },
    { part: 'readStore', bytes: null },
  ],
};
const order: OrderRow = {
  id: 'o-1',
  kind: 'skip',
  subject: 'projects',
  subjectKind: 'view',
  eventId: EVENT,
  reason: 'Nobody needs it.',
  orderedBy: 'Olga Ortiz',
  orderedAt: AT,
  state: 'done',
  endedAt: AT,
  error: null,
};

describe('the operator’s page [K04]', () => {
  // A page that is not looked at does not ask again, so that a slow check of it meets no new figures.
  beforeEach(() => void jest.spyOn(document, 'hidden', 'get').mockReturnValue(true));
  afterEach(() => void jest.restoreAllMocks());

  function opened(orders: readonly OrderRow[] = []) {
    const server = fakeServer({
      'GET user/userdetails': () => ({ ...userDetails(['operator']), company: null }),
      'GET operation/figures': () => figures,
      'GET operation/orders': () => ({ rows: orders, total: orders.length }),
      'GET operation/mails': () => ({ rows: [], more: false, sends: true }),
      [`GET operation/parked/${EVENT}`]: () => ({
        eventId: EVENT,
        type: 'ProjectRevised',
        stream: 'project-1',
        revision: 3,
        recordedAt: AT,
        schemaVersion: 1,
        correlationId: EVENT,
        damage: null,
        fields: [{ path: 'before.name', shape: 'text of 12 characters' }],
      }),
      'POST operation/parked/skip': () => ({ orderId: 'o-1' }),
      'POST operation/rebuild': () => ({ orderId: 'o-2' }),
    });
    rememberSession('operator');
    return { server, ...renderApp('/admin') };
  }

  it('shows what runs, how far it is and what is parked', async () => {
    const { container } = opened([order]);
    const parkedEvents = await screen.findByRole('region', { name: 'Parked events' });
    expect(await within(parkedEvents).findByText('name is missing')).toBeInTheDocument();
    expect(screen.getByText('Paused')).toBeInTheDocument();
    expect(screen.getByText('12.4 MB')).toBeInTheDocument();
    expect(await screen.findByText('Nobody needs it.')).toBeInTheDocument();
    expect(screen.getByText('No emails wait')).toBeInTheDocument();
    await expectAccessible(container);
  });

  it('says what was signed of the log last, and where it is missing [J06]', async () => {
    opened([]);
    expect(await screen.findByText('Not everywhere')).toBeInTheDocument();
    expect(screen.getByText('11/28/2026, 12,345 events; missing: webhook')).toBeInTheDocument();
  });

  it('[B08] has help by its button and by the key ?, which Escape closes', async () => {
    opened();
    await userEvent.click(await screen.findByRole('button', { name: 'Help for this page' }));
    const dialog = await focusedDialog('Help: Operation');
    expect(within(dialog).getByText('Does the product run as it should, and what needs a person?')).toBeInTheDocument();
    const meanings = within(dialog).getAllByRole('definition');
    expect(meanings.map(({ textContent }) => textContent)).toContain(GLOSSARY['parked event']);
    await expectAccessible(dialog);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Help for this page' })).toHaveFocus());
    await userEvent.keyboard('?');
    expect(await focusedDialog('Help: Operation')).toBeInTheDocument();
  });

  it('reads a parked event without what people wrote', async () => {
    opened();
    await userEvent.click(await screen.findByRole('button', { name: 'Read ProjectRevised of projects' }));
    expect(await screen.findByText('text of 12 characters')).toBeInTheDocument();
  });

  it('skips a parked event only with a reason', async () => {
    const { server } = opened();
    await userEvent.click(await screen.findByRole('button', { name: 'Skip ProjectRevised of projects' }));
    await userEvent.click(screen.getByRole('button', { name: 'Skip the event' }));
    expect(server.callsOf('POST operation/parked/skip')).toEqual([]);
    await userEvent.type(screen.getByRole('textbox', { name: /Reason/ }), 'Nobody needs it.');
    await userEvent.click(screen.getByRole('button', { name: 'Skip the event' }));
    await waitFor(() =>
      expect(server.callsOf('POST operation/parked/skip')[0]?.body).toEqual({
        followerKind: 'view',
        followerName: 'projects',
        eventId: EVENT,
        reason: 'Nobody needs it.',
      }),
    );
  });

  it('builds a view again', async () => {
    const { server } = opened();
    await userEvent.click(await screen.findByRole('button', { name: 'Build policies again' }));
    await userEvent.type(screen.getByRole('textbox', { name: /Reason/ }), 'The fold was corrected.');
    await userEvent.click(screen.getByRole('button', { name: 'Build again' }));
    await waitFor(() =>
      expect(server.callsOf('POST operation/rebuild')[0]?.body).toEqual({
        view: 'policies',
        reason: 'The fold was corrected.',
      }),
    );
  });

  it('is closed to people of companies', async () => {
    fakeServer({ 'GET user/userdetails': () => userDetails(['requester']) });
    rememberSession('requester');
    const { address } = renderApp('/admin');
    await waitFor(() => expect(address()).toBe('/app/unauthorized-access'));
  });
});
