/** @run rest: long forms, filled in key by key. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CertificateTransaction } from '@covertrail/contracts/certificate-upload/certificate-upload.replies';
import type { RequestClaim } from '@covertrail/contracts/request/invitation.replies';
import type {
  AnswerPreview,
  PreviewedFinding,
  RequestRow,
  RespondChoice,
} from '@covertrail/contracts/request/request.replies';
import type { SharedDraft } from '@covertrail/contracts/draft/draft.replies';
import type { AnswerDraft } from '@covertrail/domain/draft/draft.contract';
import type { FormOfLine } from '@covertrail/domain/insurance/lines/form-choice';
import type { AccessLevel } from '@covertrail/domain/rights/access-levels';
import { expectAccessible } from '#testing/accessible';
import { fakeFiles } from '#testing/fake-files';
import { fakeServer, refuse, type Call } from '#testing/fake-server';
import { focusedDialog } from '#testing/focused-dialog';
import { fakeLocations } from '#shared/selections/testing/fake-selection';
import { EMPTY_DETAILS } from '#shared/holders/holder-details.form';
import { refetchAsked } from '#shared/views/views.slice';
import { chooseInRow } from '#testing/row-menu';
import { rememberSession, renderApp, USER, userDetails } from '#testing/render-app.tsx';

const ID = '66666666-6666-4666-8666-666666666666';
const LIST = 'GET policy/respond/list';
const ANSWER = 'POST policy/response/verification/respondToPolicyRequest';

const request = (more: Partial<RequestRow> = {}): RequestRow => ({
  id: ID,
  number: '1042',
  requesterId: 'r',
  requesterName: 'Meridian Builders',
  requesterLogoId: null,
  insuredId: 'i',
  insuredName: 'Granite Peak Demolition',
  projectId: 'p',
  projectName: 'Union Yard',
  templateId: 't',
  templateName: 'Trade contractors',
  message: 'Please send proof.',
  dueOn: '2099-12-05',
  requestedAt: '2026-11-20T09:00:00.000Z',
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
  trackingId: null,
  ...more,
});

const choice = (policyId: string, more: Partial<RespondChoice> = {}): RespondChoice => ({
  policyId,
  line: 'generalLiability',
  policyNumber: policyId.toUpperCase(),
  carrierName: 'Summit Mutual',
  effectiveOn: '2026-01-01',
  expiresOn: '2027-01-01',
  unavailable: null,
  ...more,
});

const PREVIEW = 'POST policy/respond/preview';

/** Requirements by line: met where a policy of the line is chosen, else each policy of the line that is not would meet it. */
function verdictOn(
  chosen: readonly RespondChoice[],
  all: readonly RespondChoice[],
  requiredLines: readonly RespondChoice['line'][],
): AnswerPreview {
  const findings = requiredLines.map((line): PreviewedFinding => {
    const met = chosen.some((policy) => policy.line === line);
    const additions = met ? [] : all.filter((policy) => policy.line === line && policy.unavailable === null);
    return {
      rule: `${line}.inForce`,
      line,
      outcome: met ? 'pass' : 'fail',
      title: 'Policy in force',
      sentence: met ? 'The policy is in force.' : 'No policy has been shared.',
      policyId: null,
      additions,
    };
  });
  return {
    chosen,
    outcome: findings.some(({ outcome }) => outcome === 'fail') ? 'fail' : 'pass',
    findings,
    notRequired: ['cyberLiability'],
    gone: [],
  };
}

const DRAFT = `policy/respond/draft/${ID}`;
const NOW = new Date().toISOString();
type Draft = SharedDraft<'answer'>;
const NO_DRAFT: Draft = { version: 0, content: null, ended: null, savedBy: null, savedAt: null };

const DRAFTED: AnswerDraft = {
  kind: 'answer',
  policyIds: [],
  remarks: '',
  documents: [],
  holder: EMPTY_DETAILS,
};

interface Setting {
  readonly path?: string;
  readonly requiredLines?: readonly RespondChoice['line'][];
  readonly answers?: Parameters<typeof fakeServer>[0];
  readonly access?: AccessLevel;
  readonly role?: 'agent' | 'insured';
}

const OVER = ['expired', 'canceled', 'rejected'];
const isOver = ({ unavailable }: RespondChoice): boolean => OVER.includes(unavailable ?? '');

function open(
  choices: RespondChoice[],
  {
    path = `/app/agent-insured-requests/${ID}`,
    requiredLines = ['generalLiability'],
    answers = {},
    access = 'manager',
    role = 'agent',
  }: Setting = {},
) {
  rememberSession(role);
  const held: {
    requests: RequestRow[];
    answered: RespondChoice[];
    answers: number;
    remarks: string;
    forms: readonly FormOfLine[];
    draft: Draft;
    saved: object[];
  } = {
    answers: 1,
    requests: [request()],
    answered: [],
    remarks: '',
    forms: [],
    draft: NO_DRAFT,
    saved: [],
  };
  const server = fakeServer({
    'GET user/userdetails': () => userDetails([role], [], access),
    [`GET ${DRAFT}`]: () => held.draft,
    [`PUT ${DRAFT}`]: ({ body }: Call) => {
      const { seen, content } = body as { seen: number; content: AnswerDraft };
      held.saved.push(content);
      held.draft = {
        version: seen + 1,
        content,
        ended: null,
        savedBy: { id: USER.id, name: 'Dana Okafor' },
        savedAt: NOW,
      };
      return { draftId: 'd', version: seen + 1 };
    },
    [LIST]: ({ query }) => {
      const rows = held.requests.filter(({ state }) => !query.get('state') || state === query.get('state'));
      return { rows, total: rows.length };
    },
    [`GET policy/request/details/${ID}`]: () => ({
      ...held.requests[0]!,
      remarks: held.remarks,
      cc: [],
      policies: held.answered,
      documents: [],
      holder: null,
      forms: held.forms,
      before: null,
      answers: held.answers,
    }),
    [`GET policy/respond/choices/${ID}`]: ({ query }) => {
      const words = (query.get('keyword') ?? '').toUpperCase();
      const rows = choices.filter(
        (choice) => isOver(choice) === (query.get('which') === 'over') && choice.policyNumber.startsWith(words),
      );
      const from = (Number(query.get('page')) - 1) * Number(query.get('size'));
      return { rows: rows.slice(from, from + Number(query.get('size'))), total: rows.length };
    },
    [PREVIEW]: ({ body }: Call) => {
      const { policyIds } = body as { policyIds?: string[] };
      const helpful = (respondChoice: RespondChoice) =>
        respondChoice.unavailable === null && requiredLines.includes(respondChoice.line);
      return verdictOn(
        choices.filter((choice) => (policyIds ? policyIds.includes(choice.policyId) : helpful(choice))),
        choices,
        requiredLines,
      );
    },
    ...answers,
  });
  return { server, held, ...renderApp(path) };
}

const goTo = async (step: string) =>
  userEvent.click(within(await screen.findByRole('navigation', { name: 'Steps' })).getByRole('button', { name: step }));
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

it('[G03] answers with the active policies that were asked for, step by step', async () => {
  const { server, held, address, container } = open([choice('gl-1'), choice('auto-1', { line: 'automobile' })]);
  expect(await screen.findByRole('checkbox', { name: /GL-1/ })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: /AUTO-1/ })).not.toBeChecked();
  await expectAccessible(container);
  await press('Next');
  await userEvent.type(screen.getByLabelText(/note for the requester/), 'Renewal follows.');
  await expectAccessible(container);
  await press('Next');
  await press('Next');
  await press('Next');
  expect(screen.getByText('Renewal follows.')).toBeInTheDocument();
  expect(screen.getByText('GL-1', { exact: false }).closest('li')).toHaveTextContent('Verified');
  server.answers[ANSWER] = () => {
    held.requests = [request({ state: 'responded' })];
    server.at = '0007';
    return { requestId: ID };
  };
  await press('Send 1 policy');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Your answer to Meridian Builders' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'What became of the answer' })).toHaveFocus();
  expect(address()).toBe(`/app/agent-insured-requests/${ID}`);
  expect(server.callsOf(ANSWER)[0]!.body).toEqual({ requestId: ID, policyIds: ['gl-1'], remarks: 'Renewal follows.' });
});

it('[D04] says why a policy cannot be chosen, and that an active one is needed', async () => {
  open([choice('gl-1', { unavailable: 'unverified' }), choice('um-1', { line: 'umbrella', unavailable: 'expired' })], {
    requiredLines: ['generalLiability', 'umbrella'],
  });
  const unverified = await screen.findByRole('checkbox', { name: /GL-1/ });
  expect(unverified).toBeDisabled();
  expect(unverified).toHaveAccessibleDescription('The policy is unverified: the agent must make it Active first.');
  expect(await screen.findByText(/1 policy that is over .* is not shown/)).toBeInTheDocument();
  expect(screen.queryByText(/The policy has expired/)).toBeNull();
  await press('Next');
  expect(screen.getByRole('alert')).toHaveTextContent('At least one active policy is required to respond.');
  expect(screen.getAllByText(/Requested policy not yet added/)).toHaveLength(2);
});

it('[G01] leads to a policy that is added for the request, where none can be chosen', async () => {
  open([]);
  expect(await screen.findByText('No policies to choose from')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Add policy' })).toHaveAttribute('href', `/app/policies/new?request=${ID}`);
});

it('[C03] marks a policy of another country', async () => {
  open([choice('gl-1', { unavailable: 'crossCountry' })]);
  const foreign = await screen.findByRole('checkbox', { name: /GL-1/ });
  expect(foreign).toBeDisabled();
  expect(foreign).toHaveAccessibleDescription(/of another country than the request \(cross-country\)/);
});

it('[D04] says that a requested policy was available and is not selected', async () => {
  open([choice('gl-1'), choice('auto-1', { line: 'automobile' })], {
    requiredLines: ['generalLiability', 'automobile'],
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: /AUTO-1/ }));
  const note = await screen.findByRole('note');
  expect(within(note).getByText('Auto liability')).toBeInTheDocument();
  expect(note).toHaveTextContent('Policy available but not selected');
});

it('[D04] shows the verdict before it is sent, and adds what is missing', async () => {
  const { server } = open([choice('gl-1'), choice('um-1', { line: 'umbrella' })], {
    requiredLines: ['generalLiability', 'umbrella'],
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: /UM-1/ }));
  const verdict = within(await screen.findByRole('region', { name: 'Compliance with this answer today' }));
  expect(await verdict.findByText('1 of 2 requirements met.')).toBeInTheDocument();
  await goTo('Summary');
  await press(/^Add Umbrella.* UM-1 to pass$/);
  expect(await screen.findByText('2 of 2 requirements met.')).toBeInTheDocument();
  expect(server.callsOf(PREVIEW).at(-1)!.body).toEqual({ requestId: ID, policyIds: ['gl-1', 'um-1'] });
  expect(screen.getByRole('button', { name: 'Send 2 policies' })).toBeInTheDocument();
});

it('[D04] says beside the steps what a certificate in place of policies claims, and that it answers nothing by itself', async () => {
  const claim: RequestClaim = {
    requestId: ID,
    transactionId: '77777777-7777-4777-8777-777777777777',
    fileName: 'COI.pdf',
    state: 'read',
    insured: 'Granite Peak',
    lines: [{ line: 'generalLiability', outcome: 'review', missing: ['It was not read with full certainty.'] }],
  };
  const { container } = open([], { answers: { 'POST policy/request/claims': () => ({ claims: [claim] }) } });
  const claimed = within(await screen.findByRole('region', { name: 'As claimed on COI.pdf' }));
  expect(claimed.getByText('It was not read with full certainty.')).toBeInTheDocument();
  expect(claimed.getByText(/stays open until policies answer it/)).toBeInTheDocument();
  expect(claimed.getByRole('link', { name: 'Confirm what was read' })).toHaveAttribute(
    'href',
    `/app/certificate-readings/${claim.transactionId}`,
  );
  await expectAccessible(container);
  await press('Next');
  expect(screen.getByRole('alert')).toHaveTextContent('At least one active policy is required to respond.');
});

it('[D04] is not sent by Enter pressed again and again', async () => {
  const { server } = open([choice('gl-1')]);
  (await screen.findByRole('button', { name: 'Next' })).focus();
  await userEvent.keyboard('{Enter}{Enter}{Enter}');
  expect(screen.getByRole('heading', { level: 2, name: 'Remarks' })).toHaveFocus();
  await goTo('Cert Holder Info');
  await press('Next');
  await userEvent.keyboard('{Enter}{Enter}{Enter}');
  expect(screen.getByRole('button', { name: 'Send 1 policy' })).toBeInTheDocument();
  expect(server.callsOf(ANSWER)).toHaveLength(0);
});

it('[D04] finds each of many policies by pages and by search', async () => {
  const many = Array.from({ length: 60 }, (_, n) => choice(`auto-${n + 10}`, { line: 'automobile' }));
  open([choice('gl-1'), ...many]);
  expect(await screen.findByRole('region', { name: '1 policy selected' })).toBeInTheDocument();
  expect(screen.getByText('1–25 of 61')).toBeInTheDocument();
  await press('Page 3');
  await userEvent.click(await screen.findByRole('checkbox', { name: /AUTO-69/ }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Search policies' }), 'gl{Enter}');
  expect(await screen.findByText('1 row')).toBeInTheDocument();
  const selected = within(screen.getByRole('region', { name: '2 policies selected' }));
  expect(selected.getByRole('checkbox', { name: /AUTO-69/ })).toBeChecked();
});

it('[G03] keeps the answer and shows why the server refused it', async () => {
  const { server } = open([choice('gl-1')]);
  server.answers[ANSWER] = () => refuse(409, 'REQUEST.POLICY_UNVERIFIED', 'Please make all policies Active.');
  await screen.findByRole('checkbox', { name: /GL-1/ });
  await goTo('Summary');
  await press('Send 1 policy');
  expect(await screen.findByText('Please make all policies Active.')).toBeInTheDocument();
});

it('[D02] lists what is open, and declines with a reason', async () => {
  const { server, held } = open([], { path: '/app/agent-insured-requests' });
  server.answers['POST policy/request/deny'] = () => {
    held.requests = [request({ state: 'declined' })];
    server.at = '0007';
    return { requestId: ID };
  };
  server.answers['POST policy/respond/needs'] = () => ({ open: [{ requestId: ID, lines: 5, metLines: 2 }] });
  const row = (await screen.findByRole('link', { name: 'Meridian Builders' })).closest('tr')!;
  expect(await within(row).findByText('Policies meet 2 of 5 lines')).toBeInTheDocument();
  expect(within(row).getByText('Granite Peak Demolition')).toBeInTheDocument();
  expect(within(row).getByText('Action Required')).toBeInTheDocument();
  expect(server.callsOf(LIST).at(-1)!.query.get('state')).toBe('open');
  await chooseInRow('request 1042', 'Decline…');
  const dialog = await focusedDialog('Decline this request?');
  await userEvent.type(within(dialog).getByLabelText(/Reason/), 'Not our client any more');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Decline request' }));
  expect(await screen.findByText('No open requests')).toBeInTheDocument();
  expect(server.callsOf('POST policy/request/deny')[0]!.body).toEqual({
    requestId: ID,
    reason: 'Not our client any more',
  });
});

it('[D11] opts out of a requester with a reason, and takes that back', async () => {
  const { server, held } = open([], { path: '/app/agent-insured-requests' });
  const OPT_OUT = 'POST policy/response/optout/upload/coi';
  const TAKE_BACK = 'POST policy/response/optout/take-back';
  const optOut = { id: 'o-1', at: '2026-11-21T09:00:00.000Z', reason: 'Sold', takenBackAt: null };
  server.answers[OPT_OUT] = () => {
    held.requests = [request({ state: 'declined', reason: 'Sold', optOut })];
    server.at = '0007';
    return { optOutId: 'o-1' };
  };
  server.answers[TAKE_BACK] = () => ({ optOutId: 'o-1' });
  await screen.findByRole('link', { name: 'Meridian Builders' });
  await chooseInRow('request 1042', 'Opt out…');
  const dialog = await focusedDialog('No supplier of Meridian Builders?');
  expect(within(dialog).getByRole('checkbox')).toBeChecked();
  await userEvent.type(within(dialog).getByLabelText(/^Reason/), 'Sold');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Opt out' }));
  expect(await screen.findByText('No open requests')).toBeInTheDocument();
  expect(server.callsOf(OPT_OUT)[0]!.body).toEqual({ requestId: ID, reason: 'Sold' });
  await userEvent.click(screen.getByRole('button', { name: 'Declined' }));
  expect(await screen.findByText(/^Opted out since/)).toBeInTheDocument();
  await chooseInRow('request 1042', 'Take back opt-out…');
  const back = await focusedDialog('May Meridian Builders ask again?');
  await userEvent.click(within(back).getByRole('button', { name: 'Let it ask again' }));
  expect(server.callsOf(TAKE_BACK)[0]!.body).toEqual({ optOutId: 'o-1' });
});

it('[D11] says with the answer that a requested line is unavailable, with its reason', async () => {
  const { server } = open([choice('gl-1')], { requiredLines: ['generalLiability', 'automobile'] });
  const RESPOND = 'POST policy/response/verification/respondToPolicyRequest';
  server.answers[RESPOND] = () => ({ requestId: ID });
  await screen.findByRole('button', { name: 'Next' });
  await goTo('Remarks');
  await userEvent.click(await screen.findByRole('checkbox', { name: / is unavailable$/ }));
  await userEvent.type(screen.getByLabelText(/^Why is /), 'We own no vehicles.');
  await goTo('Summary');
  expect(await screen.findByText(/We own no vehicles\./)).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: /^Send/ }));
  expect(server.callsOf(RESPOND)[0]!.body).toMatchObject({
    unavailable: [{ line: 'automobile', reason: 'We own no vehicles.' }],
  });
});

it('[C12] chooses the certificate form of a line, the default of the requester at first, and sends what was chosen', async () => {
  const property = { line: 'commercialProperty', policyNumber: 'PR-1' } as const;
  const entry = (acordFormSpecialEndorsementMappingId: number, formNumber: 24 | 27 | 28) => ({
    acordFormSpecialEndorsementMappingId,
    formNumber,
    specialEndorsementId: null,
    specialEndorsement: null,
    defaultFormFlag: formNumber === 24,
    requesterDefaultFormFlag: formNumber === 28,
  });
  const rows = [choice('gl-1'), choice('pr-1', property)];
  const { server, held, container } = open(rows, {
    requiredLines: ['generalLiability', 'commercialProperty'],
    answers: {
      [`GET policy/request/acordforms/${ID}`]: () => [
        { line: 'commercialProperty', forms: [entry(1, 24), entry(3, 27), entry(4, 28)] },
      ],
    },
  });
  await screen.findByRole('checkbox', { name: /PR-1/ });
  await goTo('Cert Holder Info');
  const form = await screen.findByRole('combobox', { name: 'Property' });
  expect(form).toHaveTextContent('ACORD 28');
  expect(screen.getByText(/^The default of Meridian Builders\./)).toBeInTheDocument();
  await expectAccessible(container);
  form.focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('option', { name: 'ACORD 27, Loss Payee' }));
  expect(form).toHaveTextContent('ACORD 27, Loss Payee');
  await goTo('Summary');
  expect(await screen.findByText(/, ACORD 27, Loss Payee$/)).toBeInTheDocument();
  const forms = [{ line: 'commercialProperty', form: 27, interest: 'interestLossPayee' }] as const;
  server.answers[ANSWER] = () => {
    held.requests = [request({ state: 'responded' })];
    held.answered = rows;
    held.forms = forms;
    server.at = '0007';
    return { requestId: ID };
  };
  await press('Send 2 policies');
  expect(await screen.findByText(/^Certificate forms: .* on ACORD 27, Loss Payee$/)).toBeInTheDocument();
  expect(server.callsOf(ANSWER)[0]!.body).toMatchObject({ forms });
});

it('[D04] ends on the verdict of the answer, with what is missing by cause and the next step', async () => {
  const rows = [choice('gl-1'), choice('um-1', { line: 'umbrella' })];
  const { server, held, container } = open(rows, { requiredLines: ['generalLiability', 'umbrella', 'automobile'] });
  held.requests = [request({ state: 'responded', answeredAt: '2026-11-21T09:00:00.000Z', trackingId: 't-1' })];
  held.answered = [rows[0]!];
  server.answers['POST sharedpolicy/share/company'] = () => ({ shareId: 's' });
  const missing = within(await screen.findByRole('region', { name: 'What is missing' }));
  expect(missing.getByRole('status')).toHaveTextContent('1 of 3 requirements met.');
  expect(missing.getByText('Non-Compliant')).toBeInTheDocument();
  expect(missing.getByRole('link', { name: 'Add policy: Auto: Policy in force' })).toHaveAttribute(
    'href',
    '/app/policies/new?insured=i',
  );
  expect(missing.getByRole('button', { name: 'Ask your client' })).toHaveAttribute(
    'href',
    '/app/agent-clients/i/cure-plan',
  );
  expect(within(screen.getByRole('region', { name: 'Answered on 11/21/2026' })).getByText(/GL-1/)).toBeInTheDocument();
  await expectAccessible(container);
  await userEvent.click(missing.getByRole('button', { name: /^Share Umbrella.* UM-1…$/ }));
  await userEvent.click(
    within(await screen.findByRole('dialog', { name: 'Share policy' })).getByRole('button', { name: 'Share policy' }),
  );
  await waitFor(() =>
    expect(server.callsOf('POST sharedpolicy/share/company')[0]!.body).toEqual({
      insuredCompanyId: 'i',
      requesterCompanyId: 'r',
      projectId: 'p',
      policyIds: ['um-1'],
    }),
  );
});

const AGENCY = { agencyId: 'h', agencyName: 'Hollis & Vance' };

it.each([
  ['offers an insured to ask its agent', [AGENCY], 1],
  ['offers nobody to ask to an insured without an agent', [], 0],
])('[D04] %s', async (_, current, offered) => {
  const rows = [choice('gl-1')];
  const { held } = open(rows, {
    role: 'insured',
    path: `/app/pending-requests/${ID}`,
    requiredLines: ['generalLiability', 'automobile'],
    answers: { 'GET insured/agency': () => ({ current, waiting: [], earlier: [], mayDecide: true }) },
  });
  held.requests = [request({ state: 'responded', insuredId: USER.companyId })];
  held.answered = rows;
  const missing = within(await screen.findByRole('region', { name: 'What is missing' }));
  await waitFor(() => expect(missing.queryAllByRole('button', { name: 'Ask your agent' })).toHaveLength(offered));
});

it('[D04] says of what the requester reviews that there is nothing to do, instead of the step of the requester', async () => {
  const rows = [choice('gl-1')];
  const { server, held } = open(rows);
  const answer = server.answers[PREVIEW]!;
  server.answers[PREVIEW] = (call) => {
    const verdict = answer(call) as AnswerPreview;
    const reviewed = verdict.findings.map((finding) => ({ ...finding, outcome: 'review', awaitsRequester: true }));
    return { ...verdict, outcome: 'review', findings: reviewed };
  };
  held.requests = [request({ state: 'responded' })];
  held.answered = rows;
  expect(await screen.findByText('The requester reviews it: there is nothing for you to do.')).toBeInTheDocument();
});

it('[D04] says of an answer that is enough that nothing is missing, and leads to the next request', async () => {
  const { held } = open([choice('gl-1')], {
    answers: { [`GET agent/openrequest/count/${USER.companyId}`]: () => ({ openRequestCount: 2 }) },
  });
  held.requests = [request({ state: 'responded' })];
  held.answered = [choice('gl-1')];
  expect(await screen.findByRole('region', { name: 'Nothing is missing' })).toHaveTextContent('Compliant');
  expect(screen.queryByRole('link', { name: /Add policy/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Answer the next of 2 open requests' })).toHaveAttribute(
    'href',
    '/app/agent-insured-requests',
  );
});

it('[D02] lists answered, declined and canceled requests beside the open ones, and opens the answer', async () => {
  const { server, held } = open([choice('gl-1')], { path: '/app/agent-insured-requests' });
  held.requests = [request({ state: 'responded', answeredAt: '2026-11-21T09:00:00.000Z' })];
  held.answered = [choice('gl-1')];
  expect(await screen.findByText('No open requests')).toBeInTheDocument();
  await press('Answered');
  expect(await screen.findByRole('heading', { level: 1, name: 'Answered Requests' })).toBeInTheDocument();
  const row = (await screen.findByRole('link', { name: 'Meridian Builders' })).closest('tr')!;
  expect(within(row).getByText('Responded')).toBeInTheDocument();
  expect(within(row).getByText('11/21/2026')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Actions: request 1042' })).toBeNull();
  const { query } = server.callsOf(LIST).at(-1)!;
  expect([query.get('state'), query.get('sort'), query.get('direction')]).toEqual(['responded', 'answeredAt', 'desc']);
  await userEvent.click(within(row).getByRole('link', { name: 'Meridian Builders' }));
  expect(await screen.findByRole('region', { name: 'Nothing is missing' })).toBeInTheDocument();
});

it('[D02] says what became of a request that is no longer open', async () => {
  const { held } = open([choice('gl-1')]);
  held.requests = [request({ state: 'canceled', reason: 'Project ended' })];
  expect(await screen.findByText('The requester canceled this request')).toBeInTheDocument();
  expect(screen.getByText('Reason: Project ended')).toBeInTheDocument();
});

it('[C06] says of a chosen policy how many locations the requester will see, and lets others be chosen', async () => {
  const { container } = open([choice('gl-1'), choice('gl-2')], {
    requiredLines: [],
    answers: fakeLocations('gl-1', { selectedCount: 4_997 }),
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: /GL-1/ }));
  const count = await screen.findByRole('button', { name: 'Locations: 4,997 of 5,000' });
  await expectAccessible(container);
  await userEvent.click(count);
  expect(await screen.findByRole('dialog', { name: 'Locations that Meridian Builders sees' })).toBeInTheDocument();
  await press('Cancel');
  await goTo('Summary');
  expect(await screen.findByText('Locations: 4,997 of 5,000')).toBeInTheDocument();
});

it('[G03] shows someone who may not answer what is asked, without the steps of an answer', async () => {
  const { container } = open([choice('gl-1'), choice('um-1', { line: 'umbrella' })], { access: 'readOnly' });
  expect(
    await screen.findByText('Only a reviewer or a manager of your company can answer a request.'),
  ).toBeInTheDocument();
  expect(screen.getByText('1 of 1 requirements met.')).toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Steps' })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /Next|Decline|Send|Add / })).toBeNull();
  await expectAccessible(container);
});

it('[D04] begins with the draft, names who changed it last, and saves it a moment after a change', async () => {
  const setting = open([choice('gl-1'), choice('gl-2')]);
  setting.held.draft = {
    version: 3,
    content: { ...DRAFTED, policyIds: ['gl-2'], remarks: 'Renewal follows.' },
    ended: null,
    savedBy: { id: 'priya', name: 'Priya Nair' },
    savedAt: new Date(Date.now() - 125_000).toISOString(),
  };
  expect(await screen.findByText('Priya Nair changed this draft 2 minutes ago.')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: /GL-2/ })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: /GL-1/ })).not.toBeChecked();
  await goTo('Remarks');
  await userEvent.type(screen.getByLabelText(/note for the requester/), ' Soon.');
  await waitFor(() => expect(setting.held.saved.at(-1)).toMatchObject({ remarks: 'Renewal follows. Soon.' }), {
    timeout: 3_000,
  });
  expect(setting.server.callsOf(`PUT ${DRAFT}`)[0]!.body).toMatchObject({ seen: 3 });
});

it('[D04] keeps what two people entered at once, until one of the drafts is chosen', async () => {
  const { server, held } = open([choice('gl-1')]);
  await screen.findByRole('checkbox', { name: /GL-1/ });
  await goTo('Remarks');
  const theirs = { ...DRAFTED, policyIds: ['gl-1'], remarks: 'Theirs.' };
  server.answers[`PUT ${DRAFT}`] = () => {
    held.draft = {
      version: 1,
      content: theirs,
      ended: null,
      savedBy: { id: 'priya', name: 'Priya Nair' },
      savedAt: NOW,
    };
    return refuse(409, 'DRAFT.CHANGED_MEANWHILE', 'A colleague changed this draft.');
  };
  const note = screen.getByLabelText(/note for the requester/);
  await userEvent.type(note, 'Mine.');
  expect(await screen.findByText(/Priya Nair changed this draft .*, before your last entries/)).toBeInTheDocument();
  expect(note).toHaveValue('Mine.');
  expect(screen.getByText('Remarks changed from “Mine.” to “Theirs.”')).toBeInTheDocument();
  await press('Take over the draft of Priya Nair');
  expect(note).toHaveValue('Theirs.');
}, 15_000);

it('[D04] says of a chosen policy that it was canceled meanwhile, and sends nothing until it is taken out', async () => {
  const rows = [choice('gl-1'), choice('um-1', { line: 'umbrella', unavailable: 'canceled' })];
  const setting = open(rows);
  setting.held.draft = { ...NO_DRAFT, version: 1, content: { ...DRAFTED, policyIds: ['gl-1', 'um-1'] } };
  expect(await screen.findByRole('alert')).toHaveTextContent('The policy was canceled. It cannot be shared.');
  await press('Next');
  expect(screen.getByRole('heading', { level: 2, name: 'Policy Selection' })).toBeInTheDocument();
  await press('Take UM-1 out of the answer');
  await press('Next');
  expect(await screen.findByRole('heading', { level: 2, name: 'Remarks' })).toBeInTheDocument();
});

it('[D04] keeps texts of 10,000 characters, emoji and right-to-left, and says that they are too long', async () => {
  open([choice('gl-1')]);
  await screen.findByRole('checkbox', { name: /GL-1/ });
  await goTo('Remarks');
  const note = screen.getByLabelText(/note for the requester/);
  await userEvent.click(note);
  const long = `مرحبا 👷 ${'x'.repeat(10_000)}`;
  await userEvent.paste(long);
  await press('Next');
  expect(note).toHaveFocus();
  expect(note).toHaveValue(long);
  expect(note).toHaveAccessibleDescription(/Please enter at most 1000 characters/);
});

it('[D07] changes an answer that was sent, shows what differs, and sends nothing where nothing does', async () => {
  const rows = [choice('gl-1'), choice('um-1', { line: 'umbrella' })];
  const { server, held } = open(rows, { requiredLines: ['generalLiability', 'umbrella'] });
  held.requests = [request({ state: 'responded', answeredAt: '2026-11-21T09:00:00.000Z' })];
  held.answered = [rows[0]!];
  held.remarks = 'Renewal follows.';
  await press('Change this answer');
  expect(await screen.findByRole('checkbox', { name: /GL-1/ })).toBeChecked();
  await goTo('Summary');
  expect(screen.getByText('Nothing differs: there is nothing to send.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull();
  await press(/^Add Umbrella.* UM-1 to pass$/);
  expect(await screen.findByText(/^Policy added: Umbrella.* UM-1\.$/)).toBeInTheDocument();
  server.answers[ANSWER] = () => ({ requestId: ID });
  await press('Send changed answer');
  await waitFor(() =>
    expect(server.callsOf(ANSWER)[0]!.body).toEqual({
      requestId: ID,
      policyIds: ['gl-1', 'um-1'],
      remarks: 'Renewal follows.',
      again: 1,
    }),
  );
});

it('[D04] keeps what was entered when the request is canceled meanwhile', async () => {
  const { server, held, store } = open([choice('gl-1')]);
  await screen.findByRole('checkbox', { name: /GL-1/ });
  await goTo('Remarks');
  await userEvent.type(screen.getByLabelText(/note for the requester/), 'Mine.');
  held.requests = [request({ state: 'canceled', reason: 'Project ended' })];
  server.at = '0007';
  store.dispatch(refetchAsked({ views: ['requests'], atLeast: '0007' }));
  expect(
    await screen.findByText(/canceled this request: Project ended\. It can no longer be answered/),
  ).toBeInTheDocument();
  expect(screen.getByLabelText(/note for the requester/)).toHaveValue('Mine.');
  await goTo('Summary');
  expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull();
});

it('[D07] shows to the second of two who change an answer that it was changed, and sends nothing before they go on', async () => {
  const rows = [choice('gl-1'), choice('um-1', { line: 'umbrella' })];
  const { server, held, store } = open(rows, { path: `/app/agent-insured-requests/${ID}?change=yes` });
  held.requests = [request({ state: 'responded', answeredAt: '2026-11-21T09:00:00.000Z' })];
  held.answered = [rows[0]!];
  await screen.findByRole('checkbox', { name: /GL-1/ });
  await goTo('Remarks');
  await userEvent.type(screen.getByLabelText(/note for the requester/), 'Mine.');
  held.answers = 2;
  held.remarks = 'Theirs.';
  server.at = '0007';
  store.dispatch(refetchAsked({ views: ['requests'], atLeast: '0007' }));
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('Someone else changed this answer in the meantime.')).toBeInTheDocument();
  expect(screen.getByLabelText(/note for the requester/)).toHaveValue('Mine.');
  await goTo('Summary');
  expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull();
  await press('Go on with mine');
  expect(await screen.findByText('Remarks changed from “Theirs.” to “Mine.”')).toBeInTheDocument();
  server.answers[ANSWER] = () => ({ requestId: ID });
  await press('Send changed answer');
  await waitFor(() => expect(server.callsOf(ANSWER)[0]!.body).toMatchObject({ remarks: 'Mine.', again: 2 }));
});

it('[D04] names a chosen policy that went to another agency, and sends nothing until it is taken out', async () => {
  const rows = [choice('gl-1')];
  const gone = {
    policyId: 'gl-9',
    policy: { policyId: 'gl-9', line: 'generalLiability', policyNumber: '•••91344', ofOtherAgency: true },
  } as const;
  const { held } = open(rows, {
    answers: { [PREVIEW]: () => ({ ...verdictOn(rows, rows, ['generalLiability']), gone: [gone] }) },
  });
  held.draft = { ...NO_DRAFT, version: 1, content: { ...DRAFTED, policyIds: ['gl-1', 'gl-9'] } };
  expect(await screen.findByText(/General liability •••91344 went to another agency/)).toBeInTheDocument();
  await press('Next');
  expect(screen.getByRole('heading', { level: 2, name: 'Policy Selection' })).toBeInTheDocument();
  await press('Take •••91344 out of the answer');
  await waitFor(() => expect(screen.queryByText(/went to another agency/)).toBeNull());
  await press('Next');
  expect(await screen.findByRole('heading', { level: 2, name: 'Remarks' })).toBeInTheDocument();
});

it('[D02] shows above the steps what is asked beside the requirements', async () => {
  const { held } = open([choice('gl-1')]);
  held.requests = [
    request({
      message: 'For the towers.',
      asked: {
        delivery: 'priority',
        documents: [{ kind: 'additional', name: 'W-9' }],
        policyLines: ['generalLiability'],
        forms: [25],
        loanNumber: 'L-4711',
        lenderServiceAgent: 'First Bank',
      },
    }),
  ];
  const facts = within(await screen.findByRole('region', { name: 'What is asked beside the requirements' }));
  for (const text of ['For the towers.', 'Priority', /W-9$/, 'General liability', 'ACORD 25', 'L-4711', 'First Bank'])
    expect(facts.getByText(text)).toBeInTheDocument();
  expect(facts.queryByRole('note')).toBeNull();
});

it('warns above the steps where evidence of insurance alone is asked for [A11]', async () => {
  const { held } = open([choice('gl-1')]);
  held.requests = [request({ asked: { isEvidenceOnly: true } })];
  const facts = within(await screen.findByRole('region', { name: 'What is asked beside the requirements' }));
  expect(facts.getByRole('note')).toHaveTextContent(/^Evidence of insurance only: /);
});

const UPLOAD = 'POST pendinginsuredrequest/certificateupload';
const TRANSACTIONS = `GET pendinginsuredrequest/transactions/${ID}`;
const fileOf = (name: string, type: string) => new File(['%PDF-'], name, { type });
const chooseFiles = async (label: string, ...files: File[]) =>
  userEvent.upload(screen.getByLabelText<HTMLInputElement>(label, { exact: false, selector: 'input' }), files, {
    applyAccept: false,
  });
const uploads = () => screen.findByRole('table', { name: 'Uploaded certificates' });

it('[E01] closes the drawer of an upload that does not go through, without a message: its row says why, and tries it again', async () => {
  const { server, container } = open([choice('gl-1')], {
    answers: { [UPLOAD]: () => refuse(422, 'FILE.PDF_LOCKED', 'This PDF opens only with a password.') },
  });
  fakeFiles({});
  await press('Upload certificate');
  await screen.findByRole('dialog', { name: 'Certificate Upload' });
  await chooseFiles('Insurance certificate', fileOf('COI.pdf', 'application/pdf'));
  await chooseFiles('Additional files', fileOf('W-9.png', 'image/png'), fileOf('Notes.txt', 'text/plain'));
  const before = server.callsOf(TRANSACTIONS).length;
  await press('Submit');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
  const row = within(await uploads()).getByRole('row', { name: /COI\.pdf/ });
  expect(row).toHaveTextContent('with W-9.png');
  expect(row).toHaveTextContent('Not uploaded');
  expect(row).toHaveTextContent('This PDF opens only with a password.');
  await waitFor(() => expect(row).toHaveFocus());
  expect(server.callsOf(TRANSACTIONS).length).toBeGreaterThan(before);
  await expectAccessible(container);
  await userEvent.click(within(row).getByRole('button', { name: 'Try again with COI.pdf' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Certificate Upload' }));
  expect(drawer.getByText(/COI\.pdf/)).toBeInTheDocument();
  const chosen = within(drawer.getByRole('list', { name: 'Chosen additional files' }));
  expect(chosen.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'))).toEqual([
    'Accepted',
    'Not accepted',
  ]);
  server.answers[UPLOAD] = () => ({ transactionId: ID, fileName: 'COI.pdf', duplicateOf: null });
  await press('Submit');
  await waitFor(() => expect(screen.queryByRole('table', { name: 'Uploaded certificates' })).toBeNull());
  expect(server.callsOf(UPLOAD)).toHaveLength(2);
});

it('[E01] keeps an upload that did not go through while other steps are open, until it is removed', async () => {
  open([choice('gl-1')], { answers: { [UPLOAD]: () => refuse(503, 'HTTP.UNAVAILABLE', 'Please wait.') } });
  fakeFiles({});
  await press('Upload certificate');
  await screen.findByRole('dialog', { name: 'Certificate Upload' });
  await chooseFiles('Insurance certificate', fileOf('COI.pdf', 'application/pdf'));
  await press('Submit');
  await uploads();
  await goTo('Remarks');
  expect(screen.queryByRole('table', { name: 'Uploaded certificates' })).toBeNull();
  await press('Back');
  const table = within(await uploads());
  await userEvent.click(table.getByRole('button', { name: 'Remove COI.pdf from the list' }));
  expect(screen.queryByRole('table', { name: 'Uploaded certificates' })).toBeNull();
});

const UNREADABLE: CertificateTransaction = {
  transactionId: '77777777-7777-4777-8777-777777777777',
  fileName: 'Letter.pdf',
  bytes: 48_000,
  additional: [],
  uploadedAs: 'agency',
  isOwn: true,
  uploadedAt: NOW,
  priority: 'standard',
  status: 'refused',
  reason: 'CERTIFICATE.NOT_A_CERTIFICATE',
  counts: null,
  attemptsLeft: 4,
};

it('[E02] goes on with the original of a certificate that could not be read: its row has the focus, and it is a document of the answer', async () => {
  let transaction = UNREADABLE;
  const { server } = open([choice('gl-1')], {
    answers: {
      [TRANSACTIONS]: () => [transaction],
      'POST extract/coiExtraction/continue': () => {
        transaction = { ...UNREADABLE, status: 'takenAsIs', reason: null };
        server.at = '0002';
        return { transactionId: UNREADABLE.transactionId };
      },
    },
  });
  await press('Continue Letter.pdf');
  const row = await screen.findByRole('row', { name: /Letter\.pdf.*Goes on as a document/ });
  await waitFor(() => expect(row).toHaveFocus());
  expect(screen.queryByRole('alert')).toBeNull();
  await goTo('Additional Documents');
  expect(await screen.findByRole('list', { name: 'Additional documents' })).toHaveTextContent('Letter.pdf');
});

it.each([
  ['read', false],
  ['confirmed', false],
  ['takenAsIs', true],
  ['canceled', true],
] as const)('[E01] takes another certificate beside one that is %s: %s', async (status, takes) => {
  open([choice('gl-1')], { answers: { [TRANSACTIONS]: () => [{ ...UNREADABLE, status, reason: null }] } });
  await uploads();
  expect(screen.queryByRole('button', { name: 'Upload certificate' }) !== null).toBe(takes);
});
