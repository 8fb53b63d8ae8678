import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FindingText, Verdict } from '@covertrail/contracts/history/history.replies';
import type { SupplierSettings } from '@covertrail/contracts/tracking/tracking.replies';
import { viewsMoved } from '#shared/views/views.slice';
import { expectAccessible } from '#testing/accessible';
import { fakeServer, refuse } from '#testing/fake-server';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';
import { finding, planFor, shortAggregate, TRACKING, verdict } from '../testing/findings-samples.js';

const DECIDED = `POST tracking/${TRACKING}/exceptions`;

async function pick(dialog: HTMLElement, label: string, option: string): Promise<void> {
  await userEvent.click(within(dialog).getByRole('combobox', { name: label }));
  await userEvent.click(within(dialog).getByRole('option', { name: option }));
}

async function open(
  findings: readonly FindingText[],
  checking = false,
  more: Partial<Verdict> = {},
  role: 'requester' | 'agent' = 'requester',
  planned?: string,
) {
  rememberSession(role);
  const world = { findings, checking, stopped: null as SupplierSettings['stopped'] };
  const server = fakeServer({
    'GET user/userdetails': () => userDetails([role]),
    'GET notifications': () => ({ notifications: [], totalNotificationsCount: 0, unreadNotificationCount: 0 }),
    [`GET tracking/${TRACKING}/cure-plan`]: () =>
      planFor(
        planned === undefined ? world.findings : world.findings.map((finding) => ({ ...finding, fixText: planned })),
      ),
    [`GET tracking/${TRACKING}/verdict`]: () => ({ ...verdict(...world.findings), ...more }),
    [`GET tracking/${TRACKING}/settings`]: () => ({ trackingId: TRACKING, stopped: world.stopped }),
    [DECIDED]: () => ({ trackingId: TRACKING, exceptionIds: ['x1'] }),
    [`${DECIDED}/withdraw`]: () => ({ trackingId: TRACKING }),
    'GET dashboard/tracked': () => ({ rows: [{ id: TRACKING, checking: world.checking }], total: 1 }),
  });
  const app = renderApp(`/app/suppliers/${TRACKING}/why`);
  await screen.findByRole('heading', { level: 1, name: /compliant\?|Being checked|Why/ });
  return { server, world, ...app };
}

const missing = () => screen.getByRole('region', { name: 'What is missing, and who fixes it' });
const unfold = () => userEvent.click(screen.getByRole('button', { name: /requirements? met$/ }));

const AUTO = finding({ rule: 'automobile.inForce', line: 'automobile' });

it('explains each finding: asked, there, the sum, the fix and its events', async () => {
  const { container } = await open([shortAggregate(), finding(), AUTO]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Why non-compliant?');
  await unfold();
  expect(screen.getByRole('region', { name: 'General liability' })).toHaveTextContent('1 of 2 met');
  const row = within(missing()).getAllByRole('listitem')[0]!;
  expect(within(row).getByRole('button', { name: 'General liability: General aggregate' })).toBeInTheDocument();
  expect(within(row).queryByRole('link', { name: /^See in history/ })).toBeNull();
  await userEvent.click(within(row).getByRole('button', { name: 'General liability: General aggregate' }));
  expect(row).toHaveTextContent(
    'GL general aggregate $2,000,000 GL-88120+umbrella $1,000,000 AB123=$3,000,000 of $4,000,000short by $1,000,000',
  );
  expect(row).toHaveTextContent('The supplier’s agent can do it.');
  expect(
    within(row).getByRole('link', { name: 'See in history: General liability GL-88120 was added.' }),
  ).toHaveAttribute('href', `/app/suppliers/${TRACKING}/history?on=2026-01-10&event=e1`);
  await expectAccessible(container);
});

it('[H12] lists what gets too old within 30 days, with the day, where it comes from and the fix', async () => {
  const sentence = 'Verified by the agent on 11/21/2026; the template requires it no more than 10 days old.';
  const { container } = await open([finding()], false, {
    aging: [
      {
        on: '2026-12-02',
        policyNumber: 'GL-88120',
        titles: ['Policy in force', 'Each occurrence'],
        sentence,
        fixText: 'Verify GL-88120 again.',
      },
    ],
  });
  expect(screen.getByRole('region', { name: 'Too old within 30 days' })).toHaveTextContent(
    `12/02/2026 GL-88120: Policy in force, Each occurrence${sentence} Verify GL-88120 again.`,
  );
  await expectAccessible(container);
});

it('[H12] says beside what is available where it comes from and how old it is', async () => {
  const { container } = await open([finding({ sourceText: 'Typed by the insured on 03/04/2026, 8 months ago' }), AUTO]);
  await unfold();
  expect(
    within(screen.getByRole('region', { name: 'General liability' })).getByText(
      'Typed by the insured on 03/04/2026, 8 months ago',
    ),
  ).toBeVisible();
  expect(screen.getByRole('region', { name: 'Auto liability' })).not.toHaveTextContent(/ago/);
  await expectAccessible(container);
});

it('names an event that could not be read, without which nothing is known', async () => {
  const unreadable = [
    { id: 'e9', recordedAt: '2026-11-20T15:00:00.000Z', sentence: 'This event could not be read (e9).' },
  ];
  const { container } = await open([finding()], false, { outcome: 'unknown', unreadable });
  expect(screen.getByText('This event could not be read (e9).')).toBeInTheDocument();
  await expectAccessible(container);
});

it('says first what has to be done', async () => {
  await open([shortAggregate(), finding()]);
  expect(missing()).toHaveTextContent('1 step, for the supplier’s agent');
  expect(within(missing()).getAllByRole('listitem')[0]).toHaveTextContent(
    'Raise the general aggregate of GL-88120 by $1,000,000.',
  );
});

it('[H10] names one way for one gap: a row has the step of the plan that fixes it, not a fix of its own', async () => {
  const { server } = await open([shortAggregate(), finding()]);
  const row = within(missing()).getAllByRole('listitem')[0]!;
  expect(row).toHaveTextContent(
    'Raise the general aggregate of GL-88120 by $1,000,000.Step 1 of the plan fixes this. The supplier’s agent can do it.',
  );
  expect(server.callsOf(`GET tracking/${TRACKING}/cure-plan`).length).toBeGreaterThan(0);
});

it('[H10] has the step of the plan where it is another one than the fix of the finding by itself', async () => {
  const stated = 'State that umbrella AB123 has general liability on its schedule.';
  await open([shortAggregate()], false, {}, 'requester', stated);
  const row = within(missing()).getAllByRole('listitem')[0]!;
  expect(row).toHaveTextContent(`${stated}Step 1 of the plan fixes this.`);
  expect(row).not.toHaveTextContent('Raise the general aggregate of GL-88120');
});

it('sends the plan to the agent, once a day', async () => {
  const { server } = await open([shortAggregate(), finding()]);
  const send = screen.getByRole('button', { name: 'Send plan to agent' });
  server.answers['POST tracking/fix-plan'] = () => ({ trackingId: TRACKING });
  await userEvent.click(send);
  expect(await screen.findByText(/The plan was sent to the supplier’s agent/)).toBeInTheDocument();
  expect(server.callsOf('POST tracking/fix-plan')[0]!.body).toEqual({ trackingId: TRACKING });
  server.answers['POST tracking/fix-plan'] = () =>
    refuse(409, 'FIX_PLAN.SENT_TODAY', 'This plan was sent today already. It can be sent again tomorrow.');
  await userEvent.click(send);
  expect(
    await screen.findByText('This plan was sent today already. It can be sent again tomorrow.'),
  ).toBeInTheDocument();
});

it('[F03] says since when a supplier is not assessed, and sends it no plan', async () => {
  const { store, world } = await open([shortAggregate(), finding()]);
  expect(await screen.findByText(/^Checked today .* Holds until 01\/01\/2027, when GL-88120 ends/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Send plan to agent' })).toBeInTheDocument();
  world.stopped = { on: '2026-11-12', by: 'Dana Whitfield' };
  act(() => {
    store.dispatch(viewsMoved([{ view: 'tracked-suppliers', position: '0009' }]));
  });
  const checked = await screen.findByText(/^Not assessed since 11\/12\/2026: this is what would be found today\./);
  expect(checked).not.toHaveTextContent(/Holds|Checked/);
  expect(screen.queryByRole('button', { name: 'Send plan to agent' })).toBeNull();
});

const UNRATED = finding({
  rule: 'generalLiability.rating',
  outcome: 'review',
  reason: 'RATING.NOT_GIVEN',
  title: 'AM Best rating',
  requiredText: 'A- VII or better',
  availableText: 'Not given',
  sentence: 'No AM Best rating is known for Lone Pine Captive.',
  fix: { code: 'FIX.JUDGE_CARRIER', params: {}, by: 'requester' },
  fixText: 'Decide whether Lone Pine Captive is accepted.',
});

it('[H03] lets a requester accept what is left to it for a time, and says what was decided', async () => {
  const { server, world, store } = await open([UNRATED, finding()]);
  await userEvent.click(screen.getByRole('button', { name: 'Accept or deny: AM Best rating' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('No AM Best rating is known for Lone Pine Captive.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Submit' }));
  expect(within(dialog).getByText('Please Accept or Deny the Review.')).toBeInTheDocument();
  expect(within(dialog).getByText('Please select a duration to review.')).toBeInTheDocument();
  await userEvent.click(within(dialog).getByLabelText('Accept'));
  await pick(dialog, 'Duration', 'Perpetual');
  await userEvent.type(within(dialog).getByLabelText('Comment'), 'Backed by its parent.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Submit' }));
  await waitFor(() =>
    expect(server.callsOf(DECIDED)[0]!.body).toEqual({
      decision: 'accepted',
      duration: 'perpetual',
      scope: 'supplier',
      comment: 'Backed by its parent.',
      findings: [{ rule: 'generalLiability.rating', sentence: UNRATED.sentence }],
    }),
  );
  const { fix: _fix, fixText: _fixText, ...rest } = UNRATED;
  const exception = {
    exceptionId: 'x1',
    kind: 'review',
    scope: 'supplier',
    decision: 'accepted',
    comment: '',
    from: '2026-11-21',
    lapsesOn: null,
    instead: 'review',
  } as const;
  world.findings = [
    {
      ...rest,
      outcome: 'pass',
      exception,
      exceptionText: 'Review accepted, effective 11/21/2026 until it is withdrawn.',
    },
  ];
  act(() => {
    store.dispatch(viewsMoved([{ view: 'tracked-suppliers', position: '0009' }]));
  });
  expect(await screen.findByText(/Review accepted, effective 11\/21\/2026/)).toBeInTheDocument();
});

it('[H02] excepts several findings at once until a day, and needs one of them', async () => {
  const { server } = await open([shortAggregate(), UNRATED]);
  await userEvent.click(screen.getByRole('button', { name: 'Handle exceptions (2)' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Submit' }));
  expect(within(dialog).getByText('Please select duration.')).toBeInTheDocument();
  await userEvent.click(within(dialog).getByLabelText('Accept'));
  await pick(dialog, 'Duration', 'Custom date');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Submit' }));
  expect(within(dialog).getByText('Please add at least one exception.')).toBeInTheDocument();
  await userEvent.click(within(dialog).getByLabelText('GL: General aggregate'));
  const day = within(dialog).getByLabelText(/Lapses on/);
  await userEvent.type(day, '2001-01-01');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Submit' }));
  expect(within(dialog).getByText('Please choose a day after today.')).toBeInTheDocument();
  await userEvent.clear(day);
  await userEvent.type(day, '2099-01-01');
  await expectAccessible(dialog);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Submit' }));
  await waitFor(() =>
    expect(server.callsOf(DECIDED)[0]!.body).toMatchObject({
      customDate: '2099-01-01',
      findings: [{ rule: 'generalLiability.limit.generalAggregate' }],
    }),
  );
});

it('[H02] shows what passes by exception apart from what is met, with the verdict without it, and withdraws it', async () => {
  const exception = {
    exceptionId: 'x1',
    kind: 'exception',
    scope: 'project',
    decision: 'accepted',
    comment: '',
    from: '2026-11-21',
    lapsesOn: '2027-03-01',
    instead: 'fail',
  } as const;
  const { fix: _fix, fixText: _fixText, ...short } = shortAggregate();
  const excepted: FindingText = {
    ...short,
    outcome: 'pass',
    exception,
    exceptionText: 'Exception accepted for all suppliers of the project, effective 11/21/2026 until 03/01/2027.',
  };
  const { server, container } = await open([excepted, finding()]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Why Compliant by Exception?');
  expect(screen.getByRole('region', { name: '2 requirements' })).toHaveTextContent('Without exceptions: Fail');
  expect(screen.getByRole('region', { name: 'Compliant by Exception until 03/01/2027' })).toHaveTextContent(
    '1 requirement counts as met because of an exception.',
  );
  const apart = screen.getByRole('region', { name: 'Met by exception' });
  expect(within(apart).getByText('Excepted')).toBeInTheDocument();
  expect(within(apart).getByRole('button', { name: 'General liability: General aggregate' })).toBeInTheDocument();
  expect(apart).toHaveTextContent('The exception lapses on 03/01/2027. From then on: ' + short.sentence);
  expect(screen.getByRole('button', { name: '1 requirement met' })).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByText(/until 03\/01\/2027. Without it: Non-Compliant./)).toBeInTheDocument();
  await expectAccessible(container);
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw: General aggregate' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText(/Reason/), 'It grew.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
  await waitFor(() =>
    expect(server.callsOf(`${DECIDED}/withdraw`)[0]!.body).toEqual({ exceptionId: 'x1', reason: 'It grew.' }),
  );
});

it('[H01] states one ended policy once, with its requirements below and the one step of the plan that fixes them', async () => {
  const ended = (rule: string, title: string) =>
    finding({
      rule: `generalLiability.${rule}`,
      title,
      outcome: 'fail',
      reason: 'POLICY.ENDED',
      params: { policyNumber: 'GL-88120', expiresOn: '2026-11-09' },
      sentence: 'GL-88120 ended on 11/09/2026.',
      fix: { code: 'FIX.RENEW', params: {}, by: 'agent' },
      fixText: 'Renew GL-88120.',
    });
  const { container } = await open([ended('inForce', 'Policy in force'), ended('rating', 'AM Best rating'), AUTO]);
  const cause = within(missing()).getByRole('button', {
    name: 'General liability GL-88120 ended 11/09/2026: 2 requirements',
  });
  expect(within(missing()).getAllByText('GL-88120 ended on 11/09/2026.')).toHaveLength(1);
  expect(within(missing()).getAllByText('Renew GL-88120.')).toHaveLength(1);
  expect(within(missing()).queryByRole('button', { name: 'AM Best rating' })).toBeNull();
  await userEvent.click(cause);
  expect(within(missing()).getByRole('button', { name: 'AM Best rating' })).toBeVisible();
  expect(within(missing()).getAllByText('Renew GL-88120.')).toHaveLength(1);
  await expectAccessible(container);
});

it('[H01] folds what is met, and unfolds it by line', async () => {
  await open([shortAggregate(), finding(), AUTO]);
  const fold = screen.getByRole('button', { name: '2 requirements met' });
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('region', { name: 'Auto liability' })).toBeNull();
  await userEvent.click(fold);
  expect(screen.getByRole('region', { name: 'Auto liability' })).toHaveTextContent('1 of 1 met');
  expect(screen.getByRole('region', { name: 'General liability' })).toHaveTextContent('1 of 2 met');
});

it('[H10] says of a step that fixes nothing by itself that another is needed', async () => {
  const { server, store } = await open([shortAggregate()]);
  const plan = planFor([shortAggregate()]);
  const beside = { ...plan.steps[0]!, text: 'State the schedule of AB123.', fixes: [] };
  server.answers[`GET tracking/${TRACKING}/cure-plan`] = () => ({ ...plan, steps: [...plan.steps, beside] });
  act(() => {
    store.dispatch(viewsMoved([{ view: 'tracked-suppliers', position: '0009' }]));
  });
  const stated = await within(missing()).findByText('State the schedule of AB123.');
  expect(stated.parentElement).toHaveTextContent('It fixes something only together with another step.');
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
  expect(screen.getByRole('region', { name: /^Nothing to do/ })).toBeInTheDocument();
});

it('asks again while it is being checked: a check that found nothing new may be no news here', async () => {
  const { world } = await open([shortAggregate()], true);
  expect(await screen.findByRole('heading', { level: 1, name: 'Being checked' })).toBeInTheDocument();
  world.checking = false;
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Why non-compliant?' }, { timeout: 4_000 }),
  ).toBeInTheDocument();
});

it('asks the supplier’s agent to share what is held already, before anything else', async () => {
  const fixText = 'Share umbrella liability policy UM-1, which the supplier already has.';
  const held = {
    ...shortAggregate(),
    fix: { code: 'FIX.SHARE_HELD', params: {}, by: 'insured' } as const,
    fixText,
    otherFixText: shortAggregate().fixText!,
  };
  await open([held], false, {}, 'agent');
  expect(within(missing()).getByText(fixText)).toBeInTheDocument();
  expect(screen.getByText(`Otherwise: ${held.otherFixText}`)).toBeInTheDocument();
});

it('applies another template, after saying what it requires otherwise [F04]', async () => {
  const requirements = (atLeast: number) => ({
    lines: [
      { line: 'generalLiability', limits: [{ limit: 'eachOccurrence', atLeast, tower: false }], endorsements: [] },
    ],
    umbrellaMode: 'separate',
    rating: null,
  });
  const template = (id: string, name: string, atLeast: number) => ({
    id,
    name,
    version: 1,
    requirements: requirements(atLeast),
    effectiveFrom: '2026-01-01',
    changedAt: '2026-01-01T10:00:00.000Z',
    trackings: 1,
    revision: 0,
  });
  const { server, container } = await open([finding()], false, { templateName: 'Trade contractors' });
  server.answers['GET requestor/templates'] = () => ({
    rows: [template('t1', 'Trade contractors', 100_000_000), template('t2', 'Heavy work', 500_000_000)],
    total: 2,
  });
  server.answers[`PUT tracking/${TRACKING}/template`] = () => ({ trackingId: TRACKING });
  await userEvent.click(screen.getByRole('button', { name: 'Change template' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change template' }));
  await userEvent.click(dialog.getByRole('combobox', { name: 'Template' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Heavy work' }));
  expect(
    await dialog.findByText('General liability: each occurrence: $5,000,000 instead of $1,000,000'),
  ).toBeInTheDocument();
  await expectAccessible(container);
  await userEvent.click(dialog.getByRole('button', { name: 'Apply template' }));
  expect(await screen.findByText('Template applied successfully')).toBeInTheDocument();
  expect(server.callsOf(`PUT tracking/${TRACKING}/template`)[0]!.body).toMatchObject({ templateId: 't2' });
});

it('[H02] attaches documents to a decision, and shows those of earlier ones', async () => {
  const exception = {
    exceptionId: 'x1',
    kind: 'exception',
    scope: 'supplier',
    decision: 'accepted',
    comment: '',
    from: '2026-11-21',
    lapsesOn: null,
    instead: 'fail',
  } as const;
  const excepted: FindingText = {
    ...finding(),
    exception,
    exceptionText: 'Exception accepted.',
    exceptionDocuments: [{ number: 1, name: 'Counsel.pdf', bytes: 2_048, sha256: 'a'.repeat(64) }],
  };
  const { server } = await open([shortAggregate(), excepted]);
  expect(screen.getByRole('button', { name: 'Download Counsel.pdf' })).toHaveAttribute(
    'title',
    `SHA-256 ${'a'.repeat(64)}`,
  );
  server.answers['POST policy/request/exception/document'] = () => ({
    uploadId: 'u1',
    fileName: 'letter.pdf',
    contentType: 'application/pdf',
    bytes: 1_024,
    sha256: 'b'.repeat(64),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Handle exceptions (1)' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Handle Exception' }));
  await userEvent.upload(
    dialog.getByLabelText(/^Documents/),
    new File(['x'], 'letter.pdf', { type: 'application/pdf' }),
  );
  expect(await dialog.findByText(/^letter.pdf/)).toBeInTheDocument();
  await userEvent.upload(
    dialog.getByLabelText(/^Documents/),
    new File(['y'], 'letter.pdf', { type: 'application/pdf' }),
  );
  expect(dialog.getByText('letter.pdf is already uploaded, please upload new document.')).toBeInTheDocument();
  await userEvent.click(dialog.getByLabelText('GL: General aggregate'));
  await userEvent.click(dialog.getByLabelText('Accept'));
  await userEvent.click(dialog.getByRole('combobox', { name: 'Duration' }));
  await userEvent.click(dialog.getByRole('option', { name: 'Perpetual' }));
  await expectAccessible(document.body);
  await userEvent.click(dialog.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(server.callsOf(DECIDED)[0]!.body).toMatchObject({ documents: ['u1'] }));
});

it('says which lines are not required [F04]', async () => {
  await open([finding()], false, { notRequired: ['workersCompensation'] });
  expect(screen.getByText('Workers’ compensation', { selector: '.not-required b' }).parentElement).toHaveTextContent(
    'Workers’ compensation: not required',
  );
});
