import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '#testing/accessible';
import { fakeServer } from '#testing/fake-server';
import { chooseInRow } from '#testing/row-menu';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const ROW = {
  ...{ id: id(101), number: '401', requesterId: id(50), requesterName: 'Meridian Builders', requesterLogoId: null },
  ...{ insuredId: null, insuredName: 'pat@redwood.example', projectId: id(1), projectName: 'Union Yard' },
  ...{ templateId: id(2), templateName: 'Trades', message: '', asked: { delivery: 'rush' }, dueOn: '9990-12-01' },
  ...{ requestedAt: '2026-11-20T10:00:00.000Z', state: 'open', answeredAt: null, reason: null, remindedOn: null },
  ...{ resentOn: null, differenceOn: null, trackingId: null, unavailable: [], optOut: null },
};
const BATCH = {
  ...{
    id: id(400),
    projectId: id(1),
    projectName: 'Union Yard',
    count: 2,
    done: 2,
    sent: 1,
    alreadyOpen: 0,
    refused: 1,
  },
  ...{ stage: 'completed', startedAt: '2026-11-20T10:00:00.000Z' },
};
const SHEET = {
  ...{ uploadId: id(700), fileName: 'whom.csv', rows: 3, count: 2, errorCount: 1, wrongRows: 1, missing: [] },
  ...{ sample: ['lee@brandt.example'], heading: ['E-mail'], examples: [['lee@brandt.example']] },
  columns: [{ field: 'email', title: 'E-mail', needed: true, column: 0 }],
  errors: [{ row: 4, column: 'E-mail', message: 'Please enter valid email address.' }],
};
const page = (rows: readonly unknown[]) => ({ rows, total: rows.length });
const RESEND = 'POST policy/request/resend';
const CC = 'POST policy/request/cc';
const EMAIL = 'POST policy/request/email';
const BATCHES = 'POST policy/request/batch';

function open(path = '/app/request-coverage', answers: Parameters<typeof fakeServer>[0] = {}) {
  rememberSession('requester');
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['requester']),
    'GET notifications': () => ({ notifications: [], totalNotificationsCount: 0, unreadNotificationCount: 0 }),
    'GET policy/request/pendinglist': () => page([ROW]),
    'GET requestor/projects': () =>
      page([{ id: id(1), name: 'Union Yard', templateId: id(2), templateName: 'Trades', isDefault: true }]),
    'GET requestor/templates': () => page([]),
    [`GET policy/request/details/${id(101)}`]: () => ({
      ...ROW,
      remarks: '',
      cc: ['legal@meridian.example'],
      policies: [],
      before: null,
      documents: [],
      holder: null,
      unavailable: [],
      forms: [],
    }),
    [`GET policy/request/timeline/${id(101)}`]: () => ({
      entries: [
        {
          ...{ id: id(500), step: 'CoverageRequested', at: '2026-11-20T10:00:00.000Z', by: 'Meridian Builders' },
          ...{ email: 'pat@redwood.example', mail: 'refused', mails: null },
        },
        {
          ...{ id: id(501), step: 'ReminderSent', at: '2026-11-21T10:00:00.000Z', by: 'Meridian Builders' },
          ...{ email: null, mail: null, mails: { sent: 2, waiting: 1, refused: 0 } },
        },
      ],
    }),
    'GET policy/request/batches': () => page([BATCH]),
    [`GET policy/request/batch/rows/${id(400)}`]: () =>
      page([
        { row: 1, recipient: 'a@b.example', outcome: 'sent', requestId: id(101), message: null },
        {
          row: 2,
          recipient: 'nobody',
          outcome: 'refused',
          requestId: null,
          message: 'Please enter valid email address.',
        },
      ]),
    [RESEND]: () => ({ requestId: id(101) }),
    [CC]: () => ({ requestId: id(101) }),
    [EMAIL]: () => ({ requestId: id(101) }),
    [BATCHES]: () => ({ batchId: id(400) }),
    ...answers,
  });
  return { server, ...renderApp(path) };
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('acts on a request that was sent [D01] [D10]', () => {
  it('sends it again, after a question', async () => {
    const { server } = open();
    await chooseInRow('request to pat@redwood.example', 'Send again…');
    const question = await dialog('Send the request again?');
    await userEvent.click(question.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(server.callsOf(RESEND)[0]?.body).toEqual({ requestId: id(101) }));
  });

  it('changes who gets copies, and the address that is wrong', async () => {
    const { server } = open();
    await chooseInRow('request to pat@redwood.example', 'Change copies…');
    const copies = await dialog('Change copies');
    const field = await copies.findByLabelText('Copies to');
    expect(field).toHaveValue('legal@meridian.example');
    await userEvent.type(field, ', nobody');
    await userEvent.click(copies.getByRole('button', { name: 'Save' }));
    expect(await copies.findByText('Please enter valid email address.')).toBeInTheDocument();
    await userEvent.type(field, '@meridian.example');
    await userEvent.click(copies.getByRole('button', { name: 'Save' }));
    const cc = ['legal@meridian.example', 'nobody@meridian.example'];
    await waitFor(() => expect(server.callsOf(CC)[0]?.body).toEqual({ requestId: id(101), cc }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await chooseInRow('request to pat@redwood.example', 'Correct e-mail…');
    const correct = await dialog('Correct the e-mail');
    await userEvent.clear(correct.getByLabelText('Email'));
    await userEvent.type(correct.getByLabelText('Email'), 'right@redwood.example');
    await userEvent.click(correct.getByRole('button', { name: 'Send to this address' }));
    const corrected = { requestId: id(101), email: 'right@redwood.example' };
    await waitFor(() => expect(server.callsOf(EMAIL)[0]?.body).toEqual(corrected));
  });

  it('shows what it asks for, its copies, and what happened to it', async () => {
    const { container } = open(`/app/request-coverage?open=${id(101)}`);
    const details = await dialog('Request 401');
    expect(await details.findByText('Sent to pat@redwood.example')).toBeInTheDocument();
    expect(details.getByText(/The mail server took 2 mails. 1 mail to be sent./)).toBeInTheDocument();
    expect(details.getByText(/could not be delivered to the mail server/)).toBeInTheDocument();
    for (const text of ['Rush', 'legal@meridian.example']) expect(details.getByText(text)).toBeInTheDocument();
    await expectAccessible(container);
  });

  it('asks several by e-mail with what stands under More, and says of each what became of it', async () => {
    const { server } = open('/app/request-coverage?ask=1');
    const ask = await dialog('Request coverage');
    await userEvent.click(await ask.findByRole('radio', { name: 'Several by e-mail' }));
    await userEvent.type(ask.getByLabelText('Email addresses'), 'a@b.example, nobody');
    await userEvent.click(ask.getByText(/^More:/));
    await userEvent.type(ask.getByLabelText('Copies to'), 'legal@meridian.example');
    await userEvent.click(ask.getByRole('checkbox', { name: 'ACORD 25' }));
    await userEvent.type(ask.getByLabelText('Other documents, one on each line'), 'W-9');
    await userEvent.type(ask.getByLabelText('Loan number'), 'L-20');
    for (const line of ['General liability', 'Umbrella liability']) {
      await userEvent.click(ask.getByRole('combobox', { name: 'Policy or exclusions document of' }));
      await userEvent.click(await screen.findByRole('option', { name: line }));
    }
    await userEvent.click(ask.getByRole('button', { name: 'Remove Umbrella liability' }));
    await userEvent.click(ask.getByRole('button', { name: 'Send request' }));
    const progress = await dialog('Requests to many');
    expect(server.callsOf(BATCHES)[0]?.body).toMatchObject({
      ...{ projectId: id(1), cc: ['legal@meridian.example'], forms: [25], loanNumber: 'L-20' },
      documents: [{ kind: 'additional', name: 'W-9' }],
      policyLines: ['generalLiability'],
      rows: [{ email: 'a@b.example' }, { email: 'nobody' }],
    });
    expect(await progress.findByText(/1 sent, 1 refused/)).toBeInTheDocument();
    expect(await progress.findByText('Please enter valid email address.')).toBeInTheDocument();
  });

  it('asks for evidence of insurance alone, by keyboard [A11]', async () => {
    const { server } = open('/app/request-coverage?ask=1');
    const ask = await dialog('Request coverage');
    await userEvent.click(await ask.findByRole('radio', { name: 'Several by e-mail' }));
    await userEvent.type(ask.getByLabelText('Email addresses'), 'a@b.example');
    await userEvent.click(ask.getByText(/^More:/));
    const box = ask.getByRole('checkbox', { name: 'Evidence of insurance only' });
    act(() => box.focus());
    await userEvent.keyboard(' ');
    await userEvent.click(ask.getByRole('button', { name: 'Send request' }));
    await dialog('Requests to many');
    expect(server.callsOf(BATCHES)[0]?.body).toMatchObject({ isEvidenceOnly: true });
  });

  it('asks those whom an address book chose, each with its own copies', async () => {
    const { server, router } = open();
    await screen.findByText('pat@redwood.example');
    const contacts = [
      { email: 'ines@granite.example', supplierName: 'Granite Peak', ccEmails: 'office@granite.example' },
      { email: 'lee@brandt.example', supplierName: 'Brandt', ccEmails: '' },
    ];
    await act(() => router.navigate('/app/request-coverage?ask=1', { state: { contacts } }));
    const ask = await dialog('Request coverage');
    expect(await ask.findByText('To 2 suppliers that you chose.')).toBeInTheDocument();
    await userEvent.click(ask.getByRole('button', { name: 'Send request' }));
    await dialog('Requests to many');
    expect(server.callsOf(BATCHES)[0]?.body).toMatchObject({
      rows: [
        { email: 'ines@granite.example', name: 'Granite Peak', cc: 'office@granite.example' },
        { email: 'lee@brandt.example', name: 'Brandt' },
      ],
    });
  });

  it('asks no more than one call holds', async () => {
    const { router } = open();
    await screen.findByText('pat@redwood.example');
    const contacts = Array.from({ length: 2_001 }, (_, at) => ({
      email: `s${at}@many.example`,
      supplierName: '',
      ccEmails: '',
    }));
    await act(() => router.navigate('/app/request-coverage?ask=1', { state: { contacts } }));
    const ask = await dialog('Request coverage');
    expect(await ask.findByText(/At most 2,000 can be asked at a time/)).toBeInTheDocument();
    expect(ask.getByRole('button', { name: 'Send request' })).toBeDisabled();
  });

  it('asks the right rows of a spreadsheet, after its preview', async () => {
    const { server, container } = open('/app/request-coverage?ask=1', {
      'POST policy/request/batch/sheet/preview': () => SHEET,
      'POST policy/request/batch/sheet': () => ({ batchId: id(400) }),
    });
    const ask = await dialog('Request coverage');
    await userEvent.click(await ask.findByRole('radio', { name: 'Many from a spreadsheet' }));
    await userEvent.click(ask.getByRole('button', { name: 'Send request' }));
    expect(await ask.findByText('Please choose a file.')).toBeInTheDocument();
    await userEvent.upload(ask.getByLabelText(/^Spreadsheet/), new File(['E-mail'], 'whom.csv', { type: 'text/csv' }));
    expect(await ask.findByText(/2 suppliers can be asked from 3 rows; 1 error found/)).toBeInTheDocument();
    expect(ask.getByRole('button', { name: 'Rows to correct' })).toBeInTheDocument();
    await expectAccessible(container);
    await userEvent.click(ask.getByRole('button', { name: 'Send request' }));
    await dialog('Requests to many');
    expect(server.callsOf('POST policy/request/batch/sheet')[0]?.body).toMatchObject({
      ...{ projectId: id(1), uploadId: SHEET.uploadId, columns: 'email:0' },
    });
  });

  it('changes the copies of several, beside those who get them or in their place', async () => {
    const { server } = open();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Choose request 401' }));
    await userEvent.click(screen.getByRole('button', { name: 'Change copies…' }));
    const copies = await dialog('Change copies of 1 request');
    await userEvent.click(copies.getByRole('button', { name: 'Change copies' }));
    expect(await copies.findByText('Please enter Email.')).toBeInTheDocument();
    await userEvent.type(copies.getByLabelText('Copies to'), 'legal@meridian.example');
    await userEvent.click(copies.getByRole('button', { name: 'Change copies' }));
    expect(await screen.findByText('Copies of 1 request changed.')).toBeInTheDocument();
    const cc = ['legal@meridian.example'];
    expect(server.callsOf(CC)[0]?.body).toEqual({ requestId: id(101), cc, keepsOthers: true });
  });

  it('narrows the list by project, due day, day of sending and delivery, in the address', async () => {
    const { server } = open('/app/request-coverage?due=overdue&delivery=rush&sent=last30');
    await screen.findByText('pat@redwood.example');
    const { query } = server.callsOf('GET policy/request/pendinglist').at(-1)!;
    for (const [name, value] of [
      ['due', 'overdue'],
      ['delivery', 'rush'],
      ['sent', 'last30'],
    ] as const)
      expect(query.get(name)).toBe(value);
    expect(screen.getByRole('button', { name: 'Clear filter: Overdue' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /^Filters/ }));
    await userEvent.click(await screen.findByRole('combobox', { name: 'Project' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Union Yard' }));
    await waitFor(() =>
      expect(server.callsOf('GET policy/request/pendinglist').at(-1)!.query.get('projectId')).toBe(id(1)),
    );
  });
});
