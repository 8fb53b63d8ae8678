import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FindingText, Verdict } from '@covertrail/contracts/history/history.replies';
import { viewsMoved } from '#shared/views/views.slice';
import { expectAccessible } from '#testing/accessible';
import { fakeServer, refuse } from '#testing/fake-server';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';
import { finding, shortAggregate, TRACKING, verdict } from '../testing/findings-samples.js';

async function open(findings: readonly FindingText[], checking = false, more: Partial<Verdict> = {}, role: 'requester' | 'agent' = 'requester') {
  rememberSession(role);
  const world = { findings, checking };
  const server = fakeServer({
    'GET user/userdetails': () => userDetails([role]),
    'GET notifications': () => ({ notifications: [], totalNotificationsCount: 0, unreadNotificationCount: 0 }),
    [`GET tracking/${TRACKING}/verdict`]: () => ({ ...verdict(...world.findings), ...more }),
    [`POST tracking/${TRACKING}/decision`]: () => ({ trackingId: TRACKING }),
    'GET dashboard/tracked': () => ({ rows: [{ id: TRACKING, checking: world.checking }], total: 1 }),
  });
  const app = renderApp(`/app/suppliers/${TRACKING}/why`);
  await screen.findByRole('heading', { level: 1, name: /compliant\?|Being checked|Why/ });
  return { server, world, ...app };
}

const AUTO = finding({ rule: 'automobile.inForce', line: 'automobile' });

it('explains each finding: asked, there, the sum, the fix and its events', async () => {
  const { container } = await open([shortAggregate(), finding(), AUTO]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Why non-compliant?');
  const group = screen.getByRole('region', { name: 'General liability' });
  expect(group).toHaveTextContent('1 of 2 met');
  const row = within(group).getAllByRole('listitem')[0]!;
  expect(row).toHaveTextContent('GL general aggregate $2,000,000 GL-88120+umbrella $1,000,000 AB123=$3,000,000 of $4,000,000short by $1,000,000');
  expect(row).toHaveTextContent('The supplier’s agent can do this');
  expect(within(row).getByRole('link', { name: 'See in history: General liability GL-88120 was added.' }))
    .toHaveAttribute('href', `/app/suppliers/${TRACKING}/history?on=2026-01-10&event=e1`);
  await expectAccessible(container);
});

it('names an event that could not be read, without which nothing is known', async () => {
  const unreadable = [{ id: 'e9', recordedAt: '2026-11-20T15:00:00.000Z', sentence: 'This event could not be read (e9).' }];
  const { container } = await open([finding()], false, { outcome: 'unknown', unreadable });
  expect(screen.getByText('This event could not be read (e9).')).toBeInTheDocument();
  await expectAccessible(container);
});

it('says first what has to be done', async () => {
  await open([shortAggregate(), finding()]);
  const plan = screen.getByRole('region', { name: 'Shortest way to compliant' });
  expect(plan).toHaveTextContent('1 step, for the supplier’s agent');
  expect(within(plan).getByRole('listitem')).toHaveTextContent('Raise the general aggregate of GL-88120 by $1,000,000.');
});

it('sends the plan to the agent, once a day', async () => {
  const { server } = await open([shortAggregate(), finding()]);
  const send = screen.getByRole('button', { name: 'Send plan to agent' });
  server.answers['POST tracking/fix-plan'] = () => ({ trackingId: TRACKING });
  await userEvent.click(send);
  expect(await screen.findByText(/The plan was sent to the supplier’s agent/)).toBeInTheDocument();
  expect(server.callsOf('POST tracking/fix-plan')[0]!.body).toEqual({ trackingId: TRACKING });
  server.answers['POST tracking/fix-plan'] = () => refuse(409, 'FIX_PLAN.SENT_TODAY', 'This plan was sent today already. It can be sent again tomorrow.');
  await userEvent.click(send);
  expect(await screen.findByText('This plan was sent today already. It can be sent again tomorrow.')).toBeInTheDocument();
});

const UNRATED = finding({
  rule: 'generalLiability.rating', outcome: 'review', reason: 'RATING.NOT_GIVEN', title: 'AM Best rating', requiredText: 'A- VII or better', availableText: 'Not given',
  sentence: 'No AM Best rating is known for Lone Pine Captive.', fix: { code: 'FIX.JUDGE_CARRIER', params: {}, by: 'requester' },
  fixText: 'Decide whether Lone Pine Captive is accepted.',
});

it('lets a requester accept what is left to it, with a reason, and says what was decided', async () => {
  const { server, world, store } = await open([UNRATED, finding()]);
  await userEvent.click(screen.getByRole('button', { name: 'Accept: AM Best rating' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('No AM Best rating is known for Lone Pine Captive.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Accept' }));
  expect(within(dialog).getByText('Please enter a reason.')).toBeInTheDocument();
  await userEvent.type(within(dialog).getByLabelText(/Reason/), 'Backed by its parent.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(server.callsOf(`POST tracking/${TRACKING}/decision`)[0]!.body).toEqual({
    rule: 'generalLiability.rating', sentence: UNRATED.sentence, decision: 'accepted', reason: 'Backed by its parent.',
  }));
  const { fix: _fix, fixText: _fixText, ...rest } = UNRATED;
  const decision = { decision: 'accepted', reason: 'Backed by its parent.', from: '2026-11-21' } as const;
  world.findings = [{ ...rest, outcome: 'pass', decision, decisionText: 'Accepted from 11/21/2026 on: Backed by its parent.' }];
  act(() => {
    store.dispatch(viewsMoved([{ view: 'tracked-suppliers', position: '0009' }]));
  });
  expect(await screen.findByText('Accepted from 11/21/2026 on: Backed by its parent.')).toBeInTheDocument();
});

it('shows only what needs action, with counts, and unfolds on demand', async () => {
  await open([shortAggregate(), finding(), AUTO]);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Only what needs action (1)' }));
  expect(screen.getByText('1 requirement of 3')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Auto liability' })).toBeNull();
  expect(screen.getByRole('region', { name: 'General liability' })).toHaveTextContent('1 of 2 met');
  const open1 = screen.getByRole('button', { name: 'General aggregate' });
  expect(open1).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(open1);
  expect(open1).toHaveAttribute('aria-expanded', 'false');
});

it('turns by itself when the row of the supplier changes, and says when it is being checked', async () => {
  const { store, world } = await open([shortAggregate()], true);
  expect(await screen.findByRole('heading', { level: 1, name: 'Being checked' })).toBeInTheDocument();
  world.findings = [finding()];
  world.checking = false;
  act(() => {
    store.dispatch(viewsMoved([{ view: 'tracked-suppliers', position: '0009' }]));
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Why compliant?' })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Nothing to do' })).toBeInTheDocument();
});

it('asks again while it is being checked: a check that found nothing new may be no news here', async () => {
  const { world } = await open([shortAggregate()], true);
  expect(await screen.findByRole('heading', { level: 1, name: 'Being checked' })).toBeInTheDocument();
  world.checking = false;
  expect(await screen.findByRole('heading', { level: 1, name: 'Why non-compliant?' }, { timeout: 4_000 })).toBeInTheDocument();
});

it('asks the supplier’s agent to share what is held already, before anything else', async () => {
  const fixText = 'Share umbrella liability policy UM-1, which the supplier already has.';
  const held = { ...shortAggregate(), fix: { code: 'FIX.SHARE_HELD', params: {}, by: 'insured' } as const, fixText, otherFixText: shortAggregate().fixText! };
  await open([held], false, {}, 'agent');
  const plan = within(screen.getByRole('region', { name: 'Shortest way to compliant' }));
  expect(plan.getByText(fixText)).toBeInTheDocument();
  expect(plan.queryByText(held.otherFixText)).toBeNull();
  expect(screen.getByText(`Otherwise: ${held.otherFixText}`)).toBeInTheDocument();
});

it('applies another template, after saying what it requires otherwise [F04]', async () => {
  const requirements = (atLeast: number) => ({ lines: [{ line: 'generalLiability', limits: [{ limit: 'eachOccurrence', atLeast, tower: false }], endorsements: [] }], umbrellaMode: 'separate', rating: null });
  const template = (id: string, name: string, atLeast: number) => ({ id, name, version: 1, requirements: requirements(atLeast), effectiveFrom: '2026-01-01', changedAt: '2026-01-01T10:00:00.000Z', trackings: 1, revision: 0 });
  const { server, container } = await open([finding()], false, { templateName: 'Trade contractors' });
  server.answers['GET requestor/templates'] = () => ({ rows: [template('t1', 'Trade contractors', 100_000_000), template('t2', 'Heavy work', 500_000_000)], total: 2 });
  server.answers[`PUT tracking/${TRACKING}/template`] = () => ({ trackingId: TRACKING });
  await userEvent.click(screen.getByRole('button', { name: 'Change template' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change template' }));
  await userEvent.click(dialog.getByRole('combobox', { name: 'Template' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Heavy work' }));
  expect(await dialog.findByText('General liability: each occurrence: $5,000,000 instead of $1,000,000')).toBeInTheDocument();
  await expectAccessible(container);
  await userEvent.click(dialog.getByRole('button', { name: 'Apply template' }));
  expect(await screen.findByText('Template applied successfully')).toBeInTheDocument();
  expect(server.callsOf(`PUT tracking/${TRACKING}/template`)[0]!.body).toMatchObject({ templateId: 't2' });
});
