/** @run rest: long forms, filled in key by key. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '#testing/accessible';
import { fakeServer, refuse } from '#testing/fake-server';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';
import {
  canceled,
  comparison,
  continuity,
  finding,
  history,
  steps,
  TRACKING,
  verdict,
} from '../testing/history-samples.js';

const LATE = {
  outcome: 'pass',
  eventId: 'e2',
  sentence: 'It was canceled.',
  reasonRecordedAt: '2026-05-18T16:00:00.000Z',
  daysLater: 65,
} as const;

/** What was true on a day: failing from 2 March to 9 April, if that was known. */
function verdictOf(on: string, knownOn: string | null) {
  const failing = on >= '2026-03-02' && on < '2026-04-09' && (knownOn ?? '2026-11-21') >= '2026-05-18';
  return verdict({
    validAt: on,
    outcome: failing ? 'fail' : 'pass',
    findings: [failing ? canceled() : finding()],
    ...(failing ? { announced: LATE } : {}),
  });
}

/** Of the days from 2 March to 8 April, recorded on 18 May. */
const CORRECTIONS = [
  {
    id: 'c1',
    trackingId: TRACKING,
    recordedOn: '2026-05-18',
    spans: [{ from: '2026-03-02', to: '2026-04-09', before: 'pass', after: 'fail' }],
  },
];

async function open(search = '') {
  rememberSession('requester');
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['requester']),
    'GET notifications': () => ({ notifications: [], totalNotificationsCount: 0, unreadNotificationCount: 0 }),
    [`GET tracking/${TRACKING}/history`]: ({ query }) => history(query.get('known') ?? undefined),
    [`GET tracking/${TRACKING}/verdict`]: ({ query }) => verdictOf(query.get('on')!, query.get('known')),
    [`GET tracking/${TRACKING}/corrections`]: () => ({ rows: CORRECTIONS, total: CORRECTIONS.length }),
    [`GET tracking/${TRACKING}/continuity`]: () => continuity(),
    [`GET tracking/${TRACKING}/steps`]: () => ({ steps: steps() }),
    [`GET tracking/${TRACKING}/compare`]: ({ query }) => comparison(query.get('a')!, query.get('b')!),
  });
  const app = renderApp(`/app/suppliers/${TRACKING}/history${search}`);
  await screen.findByRole('slider', { name: 'True on' });
  return { server, ...app, address: () => app.router.state.location.search };
}

const marker = () => screen.getByRole('slider', { name: 'True on' });
const said = () => marker().getAttribute('aria-valuetext');
const status = (day: string) =>
  screen.findByRole('region', { name: day === 'today' ? 'Status today' : `Status on ${day}` });

it('draws events and months once the width of the rail is measured: before, all of them would be one', async () => {
  const given = globalThis.ResizeObserver;
  const reports: ResizeObserverCallback[] = [];
  globalThis.ResizeObserver = class {
    constructor(report: ResizeObserverCallback) {
      reports.push(report);
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  const { container } = await open();
  globalThis.ResizeObserver = given;
  const drawn = () => container.querySelectorAll('.rail-tick, .rail-axis span');
  expect(drawn()).toHaveLength(0);
  const measured = new given(() => undefined);
  act(() => {
    for (const report of reports) report([{ contentRect: new DOMRect(0, 0, 600, 0) } as ResizeObserverEntry], measured);
  });
  expect(container.querySelectorAll('.rail-tick')).toHaveLength(4);
  expect(container.querySelectorAll('.rail-tick.many')).toHaveLength(0);
});

it('shows today: status, findings, events by the day they took effect, and nothing that axe minds', async () => {
  const { container } = await open();
  expect(screen.getByText(/Showing what is true/)).toHaveTextContent('today, 11/21/2026');
  expect(within(await status('today')).getByText(/Since 04\/09\/2026, 226 days/)).toBeInTheDocument();
  expect(await screen.findByText('GL-88120 is verified and in force until 01/01/2027.')).toBeInTheDocument();
  const days = within(screen.getByRole('region', { name: 'What happened' }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
  expect(days).toEqual(['04/09/2026', '03/02/2026', '01/10/2026', '01/01/2026']);
  expect(screen.getByText('Recorded 77 days later, 05/18/2026')).toBeInTheDocument();
  expect(screen.getByText('on behalf of Granite Peak Demolition')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'True on' })).toHaveValue('11/21/2026');
  await expectAccessible(container);
});

it('goes by key to events and changes of status; the address follows, and back to today undoes it', async () => {
  const { address } = await open();
  const user = userEvent.setup();
  marker().focus();
  await user.keyboard('{ArrowLeft}');
  expect(said()).toBe('04/09/2026: Compliant');
  await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  expect(said()).toBe('03/02/2026: Non-Compliant, 1 of 2 lines fails');
  await waitFor(() => expect(address()).toBe('?on=2026-03-02'));
  await user.keyboard('{PageUp}');
  expect(said()).toMatch(/^04\/02\/2026/);
  await user.keyboard('{Home}');
  expect(said()).toMatch(/^01\/01\/2026/);
  await user.click(screen.getByRole('button', { name: 'Back to today' }));
  expect(said()).toMatch(/^11\/21\/2026/);
  await waitFor(() => expect(address()).toBe(''));
});

it('says what we showed then, and shows it as it was known on that day', async () => {
  const { address, container } = await open('?on=2026-03-14');
  const panel = await status('03/14/2026');
  expect(screen.getByText(/Showing what was true on/)).toHaveTextContent(
    'Showing what was true on 03/14/2026, as known today.',
  );
  expect(within(panel).getByText('Non-Compliant')).toBeInTheDocument();
  expect(await within(panel).findByText(/On that day we showed/)).toHaveTextContent(
    'On that day we showed Compliant. The reason was recorded on 05/18/2026, 65 days later.',
  );
  expect(
    await within(panel).findByText('What was shown for this day was corrected on 05/18/2026.'),
  ).toBeInTheDocument();
  expect(within(panel).getByRole('link', { name: 'What the correction changed' })).toHaveAttribute(
    'href',
    `/app/suppliers/${TRACKING}/corrections/c1`,
  );
  await expectAccessible(container);
  await userEvent.click(within(panel).getByRole('button', { name: 'Show it as known on 03/14/2026' }));
  expect(await within(panel).findByText(/Today we know this day was/)).toHaveTextContent('Non-Compliant');
  expect(screen.queryByText(/was canceled from/)).toBeNull();
  expect(screen.getByRole('textbox', { name: 'As known on' })).toHaveValue('03/14/2026');
  expect(address()).toBe('?on=2026-03-14&known=2026-03-14');
});

it('takes a day as it is typed, month first, and says which days there are', async () => {
  await open();
  const user = userEvent.setup();
  const box = screen.getByRole('textbox', { name: 'True on' });
  await user.clear(box);
  await user.type(box, '03/14/2026');
  expect(said()).toMatch(/^03\/14\/2026/);
  await user.clear(box);
  await user.type(box, '03/14/2031');
  expect(screen.getByRole('alert')).toHaveTextContent('From 01/01/2026 to 11/21/2026');
  await user.clear(box);
  await user.type(box, '02/30/2026');
  expect(screen.getByRole('alert')).toHaveTextContent('There is no date 02/30/2026');
  await user.clear(box);
  await user.type(box, '13/1');
  await user.tab();
  expect(screen.getByRole('alert')).toHaveTextContent('There is no date 13/1');
});

it('steps through event by event and says how things stood after each', async () => {
  const { address } = await open();
  const back = screen.getByRole('button', { name: 'Previous event' });
  expect(screen.getByText('Event 4 of 5')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Next event' })).toBeDisabled();
  await userEvent.click(back);
  expect(await screen.findByText('Event 3 of 5')).toBeInTheDocument();
  expect(screen.getByText(/^Recorded 05\/18\/2026; after it/)).toHaveTextContent('Fail2 of 2 met');
  expect(said()).toMatch(/^03\/02\/2026: Non-Compliant/);
  await waitFor(() => expect(address()).toBe('?on=2026-03-02&event=e2'));
  expect(document.getElementById('event-e2')).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('button', { name: 'Show 2 later events' })).toBeInTheDocument();
});

it('moves with the pointer, and catches on an event', async () => {
  await open();
  const box = marker().parentElement!;
  box.getBoundingClientRect = () => ({ left: 0, width: 324 }) as DOMRect;
  const point = (type: string, clientX: number) =>
    fireEvent(box, new MouseEvent(type, { bubbles: true, button: 0, clientX }));
  point('pointerdown', 63);
  expect(said()).toMatch(/^03\/02\/2026/);
  point('pointermove', 72);
  expect(said()).toMatch(/^03\/14\/2026/);
  point('pointerup', 72);
  expect(await status('03/14/2026')).toBeInTheDocument();
});

it('compares two days: what changed first, why, and what lay in between', async () => {
  const { container } = await open('?on=2026-03-14&with=2026-02-20');
  const panel = await screen.findByRole('region', { name: 'What changed between 02/20/2026 and 03/14/2026' });
  expect(await within(panel).findByText('22 days apart. 1 line changed (worsened).')).toBeInTheDocument();
  expect(within(panel).getByText('Auto liability: 2 days without cover, 03/03/2026 to 03/05/2026')).toBeInTheDocument();
  expect(
    within(panel).getByRole('button', { name: /^03\/02\/2026 General liability GL-88120 was canceled/ }),
  ).toBeInTheDocument();
  expect(within(panel).queryByRole('heading', { name: 'Auto liability' })).toBeNull();
  await userEvent.click(within(panel).getByRole('button', { name: /1 line the same on both days/ }));
  expect(within(panel).getByRole('heading', { name: 'Auto liability' })).toBeInTheDocument();
  expect(screen.getByRole('slider', { name: 'Compare with' })).toHaveAttribute(
    'aria-valuetext',
    '02/20/2026: Compliant',
  );
  await expectAccessible(container);
});

it('compares a day as known then with today as known now', async () => {
  await open('?on=2026-03-14&known=2026-03-14&with=2026-11-21');
  const panel = await screen.findByRole('region', {
    name: 'What changed between 03/14/2026, as known that day, and today',
  });
  expect((await within(panel).findByText('Today')).closest('.cmp-side')).toHaveTextContent('Non-Compliant');
  expect(within(panel).queryByText('Not known yet')).toBeNull();
});

it('says what went wrong where there is nothing to show', async () => {
  rememberSession('requester');
  fakeServer({
    'GET user/userdetails': () => userDetails(['requester']),
    'GET notifications': () => ({ notifications: [], totalNotificationsCount: 0, unreadNotificationCount: 0 }),
    [`GET tracking/${TRACKING}/history`]: () => refuse(404, 'HTTP.NOT_FOUND', 'There is no such supplier.'),
  });
  renderApp(`/app/suppliers/${TRACKING}/history`);
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no such supplier.');
});

it('says when the address asks for a day that there is not', async () => {
  await open('?on=2026-02-30');
  expect(screen.getByText(/There is no date/)).toHaveTextContent(
    'There is no date “2026-02-30”. Showing what is true today, 11/21/2026',
  );
});

it('steps by arrow key from event to event', async () => {
  const { address } = await open();
  marker().focus();
  const events: (string | null)[] = [];
  for (let press = 0; press < 4; press += 1) {
    await userEvent.keyboard('{ArrowLeft}');
    events.push(document.querySelector('.hist-event.here')?.id ?? null);
  }
  expect(new Set(events).size).toBe(events.length);
  await waitFor(() => expect(address()).toContain(`event=${events.at(-1)?.replace('event-', '')}`));
});

it('[H11] shows for each line of coverage whether it held from one policy to the next', async () => {
  const { container } = await open();
  const panel = await screen.findByRole('region', { name: 'Continuity of cover' });
  expect(
    await within(panel).findByText(/canceled on 03\/02\/2026 and reinstated on 04\/09\/2026: 38 days without cover/),
  ).toBeInTheDocument();
  expect(
    within(panel)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(['General liability', 'Auto liability']);
  expect(within(panel).getByText('Covered without a break since 01/01/2026.')).toBeInTheDocument();
  await expectAccessible(container);
});

it('[H11] shows the continuity as it was known on the chosen day', async () => {
  const { server } = await open('?on=2026-03-14&known=2026-05-01');
  await waitFor(() =>
    expect(server.callsOf(`GET tracking/${TRACKING}/continuity`).at(-1)!.query.get('known')).toBe('2026-05-01'),
  );
});
