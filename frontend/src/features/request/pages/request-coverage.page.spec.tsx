import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RequestClaim } from '@covertrail/contracts/request/invitation.replies';
import type { RequestRow } from '@covertrail/contracts/request/request.replies';
import { dayInZone } from '@covertrail/domain/kernel/dates';
import { expectAccessible } from '#testing/accessible';
import { fakeServer, refuse, type Call } from '#testing/fake-server';
import { chooseInRow } from '#testing/row-menu';
import { rememberSession, renderApp, USER, userDetails } from '#testing/render-app.tsx';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const PROJECT = {
  id: id(1),
  name: 'Union Yard',
  templateId: id(2),
  templateName: 'Trade contractors',
  isDefault: true,
};
const OTHER = { id: id(3), name: 'North Pier', templateId: id(2), templateName: 'Trade contractors', isDefault: false };
const COMPANY = { id: id(10), name: 'Granite Peak Demolition', city: 'Denver', state: 'CO', trade: 'Demolition' };

const request = (number: number, other: Partial<RequestRow> = {}): RequestRow => ({
  id: id(100 + number),
  number: `40${number}`,
  requesterId: id(50),
  requesterName: 'Meridian Builders',
  requesterLogoId: null,
  insuredId: id(10),
  insuredName: 'Granite Peak Demolition',
  projectId: PROJECT.id,
  projectName: 'Union Yard',
  templateId: id(2),
  templateName: 'Trade contractors',
  message: '',
  dueOn: '9990-12-01',
  requestedAt: '2026-11-20T10:00:00.000Z',
  state: 'open',
  answeredAt: null,
  reason: null,
  asked: {},
  remindedOn: null,
  resentOn: null,
  differenceOn: null,
  openedAt: null,
  certificateAt: null,
  passedOnAt: null,
  unavailable: [],
  optOut: null,
  trackingId: id(200 + number),
  ...other,
});

const ROWS = [
  request(1),
  request(2, { insuredId: null, insuredName: 'pat@redwood.example', trackingId: null, dueOn: '2026-01-01' }),
  request(3, { insuredName: 'Orchard Freight', state: 'declined', reason: 'We left the project.' }),
];
const page = (rows: readonly unknown[]) => ({ rows, total: rows.length });
const LIST = 'GET policy/request/pendinglist';
const CREATE = 'POST policy/request/template/createPolicyRequest';
const REMIND = 'POST policy/request/remind';
const CANCEL = 'POST policy/request/cancel';

function open(path = '/app/request-coverage', answers: Parameters<typeof fakeServer>[0] = {}) {
  rememberSession('requester');
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['requester']),
    'GET notifications': () => ({ notifications: [], totalNotificationsCount: 0, unreadNotificationCount: 0 }),
    [LIST]: ({ query }: Call) => page(ROWS.filter(({ state }) => !query.has('state') || state === query.get('state'))),
    'GET requestor/projects': () => page([PROJECT, OTHER]),
    'GET requestor/templates': () =>
      page([
        { id: id(2), name: 'Trade contractors' },
        { id: id(4), name: 'Crane operators' },
      ]),
    'GET company/search': () => page([COMPANY]),
    [CREATE]: () => ({ requestId: id(300) }),
    ...answers,
  });
  return { server, ...renderApp(path) };
}

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('requests sent [D01]', () => {
  it('shows how each was answered, and which is overdue', async () => {
    const { container } = open();
    const rows = within(await screen.findByRole('table', { name: 'Requests sent' }))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map((row) => row.querySelector('.status-tag')?.textContent)).toEqual([
      'Pending',
      'Pending',
      'Declined',
    ]);
    expect(within(rows[1]!).getByText('Invited by e-mail')).toBeInTheDocument();
    expect(within(rows[1]!).getByText(/^Overdue by/)).toBeInTheDocument();
    expect(within(rows[2]!).getByText('We left the project.')).toBeInTheDocument();
    expect(within(rows[0]!).getByRole('link', { name: 'Granite Peak Demolition' })).toHaveAttribute(
      'href',
      `/app/suppliers/${id(201)}/why`,
    );
    await expectAccessible(container);
  });

  it('[D13] says in the row of an open request what its certificate claims, as a claim', async () => {
    const CLAIMS = 'POST policy/request/claims';
    const claim = (number: number, more: Partial<RequestClaim>): RequestClaim => ({
      requestId: id(100 + number),
      transactionId: id(400),
      fileName: 'COI.pdf',
      state: 'read',
      insured: 'Granite Peak',
      lines: [],
      ...more,
    });
    const lines: RequestClaim['lines'] = [
      { line: 'generalLiability', outcome: 'pass', missing: [] },
      { line: 'umbrella', outcome: 'fail', missing: ['The certificate names no such policy.'] },
    ];
    const { server } = open(undefined, {
      [CLAIMS]: () => ({ claims: [claim(1, { lines }), claim(2, { state: 'notRead' })] }),
    });
    const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
    const read = await row(/Granite Peak Demolition/);
    expect(await read.findByText('Fail')).toBeInTheDocument();
    expect(read.getByText('as claimed', { exact: false })).toBeInTheDocument();
    expect((await row(/pat@redwood/)).getByText('It could not be read by a program')).toBeInTheDocument();
    expect((await row(/Orchard Freight/)).queryByText(/Certificate received/)).toBeNull();
    expect(server.callsOf(CLAIMS)[0]!.body).toEqual({ requestIds: [id(101), id(102)] });
  });

  it('[D01] cancels several at once with one reason, after a question', async () => {
    const { server } = open(undefined, { [CANCEL]: () => ({ requestId: id(101) }) });
    for (const number of ['401', '402'])
      await userEvent.click(await screen.findByRole('checkbox', { name: `Choose request ${number}` }));
    const bar = within(screen.getByRole('region', { name: 'Chosen rows' }));
    await userEvent.click(bar.getByRole('button', { name: 'Cancel requests…' }));
    const question = await dialog('Cancel 2 requests?');
    await userEvent.type(question.getByRole('textbox', { name: /Reason/ }), 'Wrong project');
    await userEvent.click(question.getByRole('button', { name: 'Cancel requests' }));
    await waitFor(() =>
      expect(server.callsOf(CANCEL).map(({ body }) => body)).toEqual([
        { requestId: id(101), reason: 'Wrong project' },
        { requestId: id(102), reason: 'Wrong project' },
      ]),
    );
  });

  it('[D01] folds what ended after ten, while nothing narrows the list', async () => {
    const ended = Array.from({ length: 13 }, (_, at) => request(20 + at, { state: 'responded' }));
    open(undefined, { [LIST]: () => page([ROWS[0], ...ended]) });
    const rows = async () => within(await screen.findByRole('table', { name: 'Requests sent' })).getAllByRole('row');
    expect(await rows()).toHaveLength(1 + 11);
    await userEvent.click(screen.getByRole('button', { name: 'Show 3 more that ended' }));
    expect(await rows()).toHaveLength(1 + 14);
  });

  it('filters by state in the address', async () => {
    const { server, router } = open();
    await screen.findByRole('table', { name: 'Requests sent' });
    await userEvent.click(screen.getByRole('button', { name: 'Declined' }));
    await waitFor(() => expect(screen.queryByText('pat@redwood.example')).toBeNull());
    expect(router.state.location.search).toBe('?state=declined');
    expect(server.callsOf(LIST).at(-1)!.query.get('state')).toBe('declined');
  });

  it('cancels after asking why and saying what that does', async () => {
    const { server } = open(undefined, { [CANCEL]: () => ({ requestId: id(101) }) });
    await chooseInRow('request to Granite Peak Demolition', 'Cancel…');
    const question = await dialog('Cancel request');
    expect(question.getByText(/can no longer answer this request for Union Yard/)).toBeInTheDocument();
    await userEvent.click(question.getByRole('button', { name: 'Cancel request' }));
    expect(await question.findByText('Please enter a reason.')).toBeInTheDocument();
    expect(server.callsOf(CANCEL)).toEqual([]);
    await userEvent.type(question.getByLabelText('Reason'), 'Wrong project');
    server.answers[LIST] = () => page([{ ...ROWS[0], state: 'canceled', reason: 'Wrong project' }]);
    server.at = '0007';
    await userEvent.click(question.getByRole('button', { name: 'Cancel request' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.callsOf(CANCEL)[0]!.body).toEqual({ requestId: id(101), reason: 'Wrong project' });
    expect(await screen.findByText('The request to Granite Peak Demolition was canceled.')).toBeInTheDocument();
    expect(within(screen.getByRole('table', { name: 'Requests sent' })).getByText('Canceled')).toBeInTheDocument();
  });
});

describe('reminding of a request [D01]', () => {
  const remindMe = { name: 'Remind: request to Granite Peak Demolition' };
  /** The day of the reader's company, which is another one than that of UTC for some hours. */
  const today = () => dayInZone(new Date().toISOString(), USER.timeZone);

  it('is one click in the row, which then says that it was reminded today', async () => {
    const { server } = open(undefined, { [REMIND]: () => ({ requestId: id(101) }), [LIST]: () => page([ROWS[0]]) });
    const button = await screen.findByRole('button', remindMe);
    server.answers[LIST] = () => page([{ ...ROWS[0], remindedOn: today() }]);
    server.at = '0007';
    await userEvent.click(button);
    expect(await screen.findByText('Granite Peak Demolition was sent a reminder.')).toBeInTheDocument();
    expect(server.callsOf(REMIND).map(({ body }) => body)).toEqual([{ requestId: id(101) }]);
    expect(await screen.findByText('Reminded today')).toBeInTheDocument();
    expect(screen.queryByRole('button', remindMe)).toBeNull();
    // The act that had the focus is gone.
    expect(screen.getByRole('button', { name: 'Actions: request to Granite Peak Demolition' })).toHaveFocus();
  });

  it('is not offered for a request that ended, and says the last day of an earlier one', async () => {
    const rows = [request(1, { remindedOn: '2026-11-20' }), request(3, { state: 'declined', insuredName: 'Orchard' })];
    open(undefined, { [LIST]: () => page(rows) });
    expect(await screen.findByText('Reminded 11/20/2026')).toBeInTheDocument();
    expect(screen.getByRole('button', remindMe)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Remind: request to Orchard' })).toBeNull();
  });

  it('says in a toast why the server sent none', async () => {
    const message = 'A reminder of this request was sent today already. You can send another one tomorrow.';
    open(undefined, { [REMIND]: () => refuse(409, 'REQUEST.REMINDED_TODAY', message) });
    await userEvent.click(await screen.findByRole('button', remindMe));
    expect(await screen.findByText(message)).toBeInTheDocument();
  });

  it('reminds of several at once, after a question', async () => {
    const { server } = open(undefined, { [REMIND]: () => ({ requestId: id(101) }) });
    for (const number of ['401', '402'])
      await userEvent.click(await screen.findByRole('checkbox', { name: `Choose request ${number}` }));
    const bar = within(screen.getByRole('region', { name: 'Chosen rows' }));
    await userEvent.click(bar.getByRole('button', { name: 'Remind…' }));
    const question = await dialog('Remind of 2 requests?');
    await userEvent.click(question.getByRole('button', { name: 'Remind' }));
    await waitFor(() => expect(server.callsOf(REMIND)).toHaveLength(2));
  });
});

describe('asking for coverage [D01]', () => {
  it('finds a company from three letters, and takes the template of the project', async () => {
    const { server } = open('/app/request-coverage?ask=1');
    const ask = await dialog('Request coverage');
    const company = await ask.findByRole('combobox', { name: 'Company' });
    await userEvent.type(company, 'gr');
    expect(await ask.findByText('Type at least the first three letters of the company name')).toBeInTheDocument();
    expect(server.callsOf('GET company/search')).toEqual([]);
    await userEvent.type(company, 'anite');
    await userEvent.click(await ask.findByRole('option', { name: /Granite Peak Demolition/ }));
    expect(Object.fromEntries(server.callsOf('GET company/search')[0]!.query)).toEqual({
      keyword: 'granite',
      role: 'insured',
      size: '20',
    });
    await userEvent.type(ask.getByLabelText('Message'), 'Before the pour, please.');
    expect(ask.getByText('976 characters left')).toBeInTheDocument();
    await userEvent.click(ask.getByRole('button', { name: 'Send request' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('Your request was sent.')).toBeInTheDocument();
    expect(server.callsOf(CREATE).map(({ body }) => body)).toEqual([
      {
        insuredCompanyId: COMPANY.id,
        projectId: PROJECT.id,
        message: 'Before the pour, please.',
        dueOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
      },
    ]);
  });

  it('asks before the same request is sent a second time', async () => {
    const question =
      'You asked this supplier for this project already: request 401, due 12/01/2026, is still open. Send it again?';
    const { server } = open(`/app/request-coverage?ask=1&company=${COMPANY.id}&name=Granite`, {
      [CREATE]: ({ body }: Call) =>
        (body as { again?: true }).again ? { requestId: id(301) } : refuse(409, 'REQUEST.ALREADY_OPEN', question),
    });
    const ask = await dialog('Request coverage');
    await userEvent.click(await ask.findByRole('button', { name: 'Send request' }));
    expect(await ask.findByText(question)).toBeInTheDocument();
    await userEvent.type(ask.getByLabelText('Message'), 'x');
    await userEvent.click(ask.getByRole('button', { name: 'Send it again' }));
    await waitFor(() => expect(server.callsOf(CREATE)).toHaveLength(2));
    expect(await ask.findByText(question)).toBeInTheDocument();
    await userEvent.click(await ask.findByRole('button', { name: 'Send it again' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.callsOf(CREATE).map(({ body }) => (body as { again?: true }).again)).toEqual([
      undefined,
      undefined,
      true,
    ]);
  });

  it('asks by e-mail, for another project and by another template', async () => {
    const { server } = open('/app/request-coverage?ask=1');
    const ask = await dialog('Request coverage');
    await userEvent.click(await ask.findByRole('radio', { name: 'Someone by e-mail' }));
    await userEvent.click(ask.getByRole('button', { name: 'Send request' }));
    expect(await ask.findByText('Please enter Email.')).toBeInTheDocument();
    await userEvent.type(ask.getByLabelText('Email'), 'pat@');
    expect(await ask.findByText('Please enter a valid email address.')).toBeInTheDocument();
    await userEvent.type(ask.getByLabelText('Email'), 'redwood.example');
    await userEvent.click(ask.getByRole('combobox', { name: 'Project' }));
    await userEvent.click(ask.getByRole('option', { name: 'North Pier' }));
    await userEvent.click(ask.getByRole('combobox', { name: 'Template' }));
    await userEvent.click(await ask.findByRole('option', { name: 'Crane operators' }));
    await userEvent.click(ask.getByRole('button', { name: 'Send request' }));
    await waitFor(() => expect(server.callsOf(CREATE)).toHaveLength(1));
    expect(server.callsOf(CREATE)[0]!.body).toMatchObject({
      email: 'pat@redwood.example',
      projectId: OTHER.id,
      templateId: id(4),
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is filled in by a link, says what is wrong, and keeps what was typed', async () => {
    const path = `/app/request-coverage?ask=1&company=${COMPANY.id}&name=${encodeURIComponent(COMPANY.name)}&project=${OTHER.id}`;
    const { server, router } = open(path, {
      [CREATE]: () => refuse(404, 'REQUEST.NO_SUCH_SUPPLIER', 'This supplier does not exist.'),
    });
    const ask = await dialog('Request coverage');
    expect(await ask.findByRole('combobox', { name: 'Company' })).toHaveValue(COMPANY.name);
    await userEvent.clear(ask.getByLabelText('Due date'));
    await userEvent.type(ask.getByLabelText('Due date'), '2020-01-01');
    await userEvent.click(ask.getByRole('button', { name: 'Send request' }));
    expect(await ask.findByText('The due date is in the past.')).toBeInTheDocument();
    expect(server.callsOf(CREATE)).toEqual([]);
    await userEvent.clear(ask.getByLabelText('Due date'));
    await userEvent.type(ask.getByLabelText('Due date'), '9990-01-01');
    await userEvent.click(ask.getByRole('button', { name: 'Send request' }));
    expect(await ask.findByText('This supplier does not exist.')).toBeInTheDocument();
    expect(server.callsOf(CREATE)[0]!.body).toMatchObject({ insuredCompanyId: COMPANY.id, projectId: OTHER.id });
    await expectAccessible(screen.getByRole('dialog'));
    await userEvent.click(ask.getByRole('button', { name: 'Not now' }));
    expect(router.state.location.search).toBe('');
  });

  it('says that a project must come first', async () => {
    open('/app/request-coverage?ask=1', { 'GET requestor/projects': () => page([]) });
    const ask = await dialog('Request coverage');
    expect(await ask.findByText('No projects yet')).toBeInTheDocument();
    expect(ask.getByRole('button', { name: 'Manage projects' })).toHaveAttribute('href', '/app/manage-projects');
  });
});
