/** @run rest: long forms, filled in key by key. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TemplateRow } from '@covertrail/contracts/template/template.replies';
import type { AccessLevel } from '@covertrail/domain/rights/access-levels';
import { expectAccessible } from '#testing/accessible';
import { fakeServer, refuse } from '#testing/fake-server';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';
import { review } from '../testing/editor-steps.js';

const ID = '00000000-0000-4000-8000-000000000002';
const WHAT_IF = 'bbbbbbbb-0000-4000-8000-000000000001';
const PREPARED = `POST requestor/templates/${ID}/what-if/preparations`;
const TEMPLATE: TemplateRow = {
  id: ID,
  name: 'Trade contractors',
  version: 3,
  effectiveFrom: '2026-01-01',
  changedAt: '2026-10-01T10:00:00.000Z',
  trackings: 42,
  revision: 7,
  requirements: {
    lines: [
      {
        line: 'generalLiability',
        limits: [{ limit: 'eachOccurrence', atLeast: 100_000_000, tower: false }],
        endorsements: [],
      },
    ],
    umbrellaMode: 'separate',
    rating: null,
  },
};
const TOTALS = {
  suppliers: 42,
  effects: { fails: 3, passes: 0, review: 0, unknown: 0, otherFindings: 0, none: 39 },
  cures: { decision: 0, statement: 0, endorsement: 0, terms: 0, limit: 3, policy: 0 },
};

async function opened(started: () => unknown, access: AccessLevel = 'manager') {
  rememberSession('requester');
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['requester'], [], access),
    'GET notifications': () => ({ notifications: [], totalNotificationsCount: 0, unreadNotificationCount: 0 }),
    'GET requestor/templates': () => ({ rows: [TEMPLATE], total: 1 }),
    [PREPARED]: () => ({ day: '2026-11-21' }),
    [`POST requestor/templates/${ID}/what-if`]: started,
    [`GET what-ifs/${WHAT_IF}`]: () => ({
      whatIfId: WHAT_IF,
      kind: 'template',
      subjectId: ID,
      subject: 'Trade contractors',
      effectiveFrom: '2026-11-21',
      day: '2026-11-21',
      askedAt: '2026-11-21T15:00:00.000Z',
      changes: [],
      done: 42,
      total: 42,
      totals: TOTALS,
    }),
  });
  const app = renderApp(`/app/templates/${ID}/edit`);
  const limits = within(await screen.findByRole('region', { name: 'General liability' }));
  return { server, limit: limits.getByLabelText('Each occurrence'), ...app };
}

async function reviewed(started: () => unknown, access: AccessLevel = 'manager') {
  const { limit, ...app } = await opened(started, access);
  await userEvent.clear(limit);
  await userEvent.type(limit, '2000000');
  const bar = await review('What will change');
  await userEvent.click(bar.getByRole('button', { name: 'See what would change' }));
  return { bar, ...app };
}

describe('a change of a template, before it is saved [H07]', () => {
  it('says what it would do to the suppliers, and links to each of them', async () => {
    const { server, bar, container } = await reviewed(() => ({ whatIfId: WHAT_IF }));
    expect(
      await bar.findByText('Of 42 suppliers, 3 would become non-compliant (3 need only a higher limit).'),
    ).toBeInTheDocument();
    const link = bar.getByRole('link', { name: /Supplier by supplier/ });
    expect(link).toHaveAttribute('href', `/app/what-if/${WHAT_IF}`);
    expect(link).toHaveAttribute('target', '_blank');
    expect(server.callsOf(`POST requestor/templates/${ID}/what-if`)[0]!.body).toMatchObject({
      requirements: { lines: [{ limits: [{ limit: 'eachOccurrence', atLeast: 200_000_000 }] }] },
    });
    expect(server.callsOf(`PUT requestor/templates/${ID}`)).toEqual([]);
    await expectAccessible(container);
  });

  it('is shown to a reviewer, who cannot save it', async () => {
    const { bar } = await reviewed(() => ({ whatIfId: WHAT_IF }), 'reviewer');
    expect(
      await bar.findByText('Of 42 suppliers, 3 would become non-compliant (3 need only a higher limit).'),
    ).toBeInTheDocument();
    expect(bar.getByText('Only a manager of your company can save a template.')).toBeInTheDocument();
    expect(bar.queryByRole('button', { name: 'Save template' })).toBeNull();
  });

  it('is prepared by the server while it is edited, as of the day that is entered', async () => {
    const { server } = await opened(() => ({ whatIfId: WHAT_IF }), 'reviewer');
    const days = () => server.callsOf(PREPARED).map(({ body }) => (body as { effectiveFrom: string }).effectiveFrom);
    await waitFor(() => expect(days()).toHaveLength(1));
    const from = screen.getByLabelText(/Effective from/);
    await userEvent.clear(from);
    await userEvent.type(from, '2099-03-01');
    await waitFor(() => expect(days().at(-1)).toBe('2099-03-01'));
    await userEvent.clear(from);
    await userEvent.type(from, '2001-03-01');
    await waitFor(() => expect(days().at(-1)).toBe(days()[0]));
  });

  it('is not prepared for someone who may not ask', async () => {
    const { server } = await opened(() => ({ whatIfId: WHAT_IF }), 'readOnly');
    expect(screen.queryByRole('region', { name: 'What will change' })).toBeNull();
    expect(screen.getByText('Only a manager of your company can save a template.')).toBeInTheDocument();
    expect(server.callsOf(PREPARED)).toEqual([]);
  });

  it('has no field that someone who may neither save nor ask could change', async () => {
    const { limit, container } = await opened(() => ({ whatIfId: WHAT_IF }), 'readOnly');
    expect(limit).toBeDisabled();
    for (const role of ['textbox', 'checkbox'] as const)
      for (const field of screen.getAllByRole(role)) expect(field).toBeDisabled();
    for (const select of container.querySelectorAll('.template-editor .ui.dropdown'))
      expect(select).toHaveAttribute('aria-disabled', 'true');
    await expectAccessible(container);
  });

  it('reports what saving would refuse', async () => {
    const { bar } = await reviewed(() =>
      refuse(422, 'TEMPLATE.BEFORE_FIRST_VERSION', 'A new version cannot take effect before the first one.'),
    );
    expect(await bar.findByText('A new version cannot take effect before the first one.')).toBeInTheDocument();
  });
});
