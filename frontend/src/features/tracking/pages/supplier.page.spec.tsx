import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dayInZone } from '@covertrail/domain/kernel/dates';
import type { TrackingPlanReply } from '@covertrail/contracts/cure-plan/cure-plan.replies';
import type { FindingText, Verdict } from '@covertrail/contracts/history/history.replies';
import type {
  SupplierContacts,
  SupplierSettings,
  TrackedSupplierRow,
} from '@covertrail/contracts/tracking/tracking.replies';
import { expectAccessible } from '#testing/accessible';
import { fakeServer, UNANSWERED } from '#testing/fake-server';
import { rememberSession, renderApp, USER, userDetails } from '#testing/render-app.tsx';
import { supplier } from '../testing/tracked-samples.js';

const SUPPLIER = 'c0000000-0000-4000-8000-000000000003';
const ADDRESS = { address1: '12 Mill Road', city: 'Dayton', state: 'OH', postalCode: '45402', country: 'US' };
const CONTACTS: SupplierContacts = {
  supplierId: SUPPLIER,
  supplierName: 'Granite Peak',
  address: ADDRESS,
  trade: 'Electrical',
  people: [{ id: 'u-1', name: 'Ines Calder', email: 'ines@granitepeak.example', phone: '937-555-0144' }],
  agency: {
    name: 'Hollis & Vance',
    address: ADDRESS,
    agent: { id: 'u-2', name: 'Priya Raman', email: 'priya@hollisvance.example', phone: null },
  },
};
const todayHere = () => dayInZone(new Date().toISOString(), USER.timeZone);
const REQUEST = {
  id: 'r-1',
  number: 'CT-1042',
  requesterId: 'c-1',
  requesterName: 'Meridian',
  insuredId: SUPPLIER,
  insuredName: 'Granite Peak',
  projectId: 'p-1',
  projectName: 'Union Yard',
  templateId: 't-1',
  templateName: 'Trade',
  message: '',
  dueOn: '2026-12-05',
  requestedAt: '2026-11-02T15:00:00.000Z',
  state: 'open',
  answeredAt: null,
  reason: null,
  remindedOn: null,
  unavailable: [],
  optOut: null,
  trackingId: 't-1',
};

const SETTINGS: SupplierSettings = {
  trackingId: 't-1',
  supplierName: 'Granite Peak',
  projectName: 'Union Yard',
  templateName: 'Trade',
  standing: 'active',
  stopped: null,
  openRequests: 0,
  canceledBecause: null,
};

function open(contacts: unknown = CONTACTS, verdict: unknown = UNANSWERED) {
  rememberSession('requester');
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['requester']),
    'GET tracking/t-1/contacts': () => contacts,
    'GET tracking/t-1/verdict': () => verdict,
    'GET tracking/t-1/settings': () => SETTINGS,
    'GET tracking/t-1/history': () => UNANSWERED,
    'GET policy/request/pendinglist': () => ({ rows: [REQUEST], total: 1 }),
  });
  return { server, ...renderApp('/app/suppliers/t-1') };
}

it('[F03] joins contacts, agent and requests of a supplier, and leaves to its other pages what those show', async () => {
  const { container, server } = open();
  const contacts = await screen.findByRole('region', { name: 'Contacts' });
  expect(within(contacts).getByRole('link', { name: 'ines@granitepeak.example' })).toHaveAttribute(
    'href',
    'mailto:ines@granitepeak.example',
  );
  expect(contacts).toHaveTextContent('12 Mill Road, Dayton, OH 45402');
  expect(within(contacts).getByRole('region', { name: 'Agent' })).toHaveTextContent('Hollis & Vance');
  expect(await screen.findByRole('link', { name: 'Request CT-1042' })).toHaveAttribute(
    'href',
    '/app/request-coverage?open=r-1',
  );
  expect(Object.fromEntries(server.callsOf('GET policy/request/pendinglist').at(-1)!.query)).toMatchObject({
    insuredCompanyId: SUPPLIER,
  });
  expect(screen.queryByRole('region', { name: /Notes|Documents|Policies/ })).toBeNull();
  await expectAccessible(container);
});

it('[D01] reminds of an open request from its row', async () => {
  const { server } = open();
  server.answers['POST policy/request/remind'] = () => ({ requestId: 'r-1' });
  await userEvent.click(await screen.findByRole('button', { name: 'Remind: request CT-1042' }));
  expect(await screen.findByText('Granite Peak was sent a reminder.')).toBeInTheDocument();
  expect(server.callsOf('POST policy/request/remind').map(({ body }) => body)).toEqual([{ requestId: 'r-1' }]);
});

it('links the pages about the supplier, and says which one is open', async () => {
  open();
  const links = await screen.findByRole('navigation', { name: 'Pages about Granite Peak' });
  expect(
    within(links)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Overview',
    'Why',
    'Corrections',
    'Coverage',
    'Locations and vehicles',
    'Documents',
    'Requests',
    'History',
    'Notes',
  ]);
  expect(within(links).getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
});

it('says who has no account and no agent', async () => {
  open({ ...CONTACTS, people: [], agency: null });
  expect(await screen.findByText('Nobody of this company has an account yet.')).toBeInTheDocument();
  expect(screen.getByText('No agency represents this supplier.')).toBeInTheDocument();
});

const finding = (rule: string, other: Partial<FindingText> = {}): FindingText => ({
  rule: `generalLiability.${rule}`,
  line: 'generalLiability',
  outcome: 'fail',
  reason: 'POLICY.ENDED',
  params: { policyNumber: 'GL-88120', expiresOn: '2026-11-09' },
  events: [],
  cites: [],
  title: rule,
  requiredText: '',
  availableText: '',
  sentence: 'GL-88120 ended on 11/09/2026.',
  fix: { code: 'FIX.RENEW', params: {}, by: 'agent' },
  fixText: 'Renew GL-88120.',
  ...other,
});
const FINDINGS = [finding('inForce'), finding('rating')];
const VERDICT: Verdict = {
  trackingId: 't-1',
  supplierId: SUPPLIER,
  supplierName: 'Granite Peak',
  projectName: 'Union Yard',
  templateName: 'Trade',
  templateVersion: 1,
  validAt: '2026-11-21',
  outcome: 'fail',
  outcomeWithout: 'fail',
  knownAt: '2026-11-21T15:00:00.000Z',
  holdsUntil: null,
  holdsBecause: null,
  nextExpiry: null,
  from: null,
  to: null,
  findings: FINDINGS,
  mayDecide: true,
  toDecide: [],
};
const PLAN: TrackingPlanReply = {
  trackingId: 't-1',
  on: '2026-11-21',
  proved: true,
  complete: true,
  left: [],
  sent: { on: '2026-11-12', rules: FINDINGS.map(({ rule }) => rule) },
  steps: [
    {
      kind: 'renewPolicy',
      text: 'Renew GL-88120.',
      by: 'agent',
      agent: { name: 'Priya Raman', agencyName: 'Hollis & Vance' },
      line: 'generalLiability',
      policyId: null,
      shareWith: null,
      serves: ['t-1'],
      fixes: [{ line: 'generalLiability', titles: ['inForce', 'rating'] }],
    },
  ],
};
const row = (change: Partial<TrackedSupplierRow>) =>
  supplier(1, {
    id: 't-1',
    supplierId: SUPPLIER,
    supplierName: 'Granite Peak',
    projectId: 'p-1',
    projectName: 'Union Yard',
    outcome: 'fail',
    outcomeWithout: 'fail',
    ...change,
  });

function openVerdict(rows: readonly TrackedSupplierRow[], verdict = VERDICT, plan = PLAN) {
  const { server, ...app } = open(CONTACTS, verdict);
  server.answers['GET tracking/t-1/cure-plan'] = () => plan;
  server.answers['GET dashboard/tracked'] = () => ({ rows, total: rows.length });
  return { server, ...app };
}

const STOPPED = { on: '2026-11-12', by: 'Dana Whitfield' };

it('[F03] says that it was checked today', async () => {
  openVerdict([row({})]);
  expect(await screen.findByText(/Checked today/)).toHaveTextContent(/^0 of 2 requirements met/);
});

it('[F03] says since when and by whom an inactive supplier is not assessed, and not that it was checked', async () => {
  const { server } = openVerdict([row({ active: false, outcome: null, outcomeWithout: null })]);
  server.answers['GET tracking/t-1/settings'] = () => ({ ...SETTINGS, standing: 'inactive', stopped: STOPPED });
  const checked = await screen.findByText(/Not assessed since 11\/12\/2026: this is what would be found today\.$/);
  expect(checked).toHaveTextContent(/^0 of 2 requirements met, by Trade, version 1\./);
  expect(screen.queryByText(/Checked today/)).toBeNull();
  expect(screen.getByText(/^Inactive for Union Yard since 11\/12\/2026, by Dana Whitfield:/)).toBeInTheDocument();
});

it('[F03] reads Canceled where it is tracked no longer, whatever it lacks', async () => {
  const { server } = openVerdict([]);
  server.answers['GET tracking/t-1/settings'] = () => ({
    ...SETTINGS,
    standing: 'canceled',
    stopped: STOPPED,
    canceledBecause: 'The contract ended.',
  });
  expect(await screen.findByText('Canceled')).toBeInTheDocument();
});

it('[F03] names one ended policy once in place of the requirements that fail for it, with the next step, who does it and since when', async () => {
  const { container } = openVerdict([row({})]);
  const missing = await screen.findByRole('table', { name: 'What is missing for Union Yard' });
  await within(missing).findByText('Renew GL-88120.');
  expect(within(missing).getAllByRole('row')).toHaveLength(2);
  expect(missing).toHaveTextContent('Priya Raman, Hollis & Vance, asked 11/12/2026');
  const cause = within(missing).getByRole('button', {
    name: 'General liability GL-88120 ended 11/09/2026: 2 requirements',
  });
  expect(within(missing).queryByRole('listitem')).toBeNull();
  await userEvent.click(cause);
  expect(
    within(missing)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['inForce', 'rating']);
  expect(
    await screen.findByText(/^Request CT-1042 was sent .* and waits for an answer, due 12\/05\/2026.$/),
  ).toBeVisible();
  await expectAccessible(container);
});

it('[F03] shows the other projects of the supplier below, and none of another supplier of that name', async () => {
  openVerdict([
    row({
      id: 't-2',
      projectId: 'p-2',
      projectName: 'Riverfront',
      gaps: [{ rule: 'a', outcome: 'fail', title: 'Auto liability is missing', requirements: ['Auto: a', 'Auto: b'] }],
    }),
    row({ id: 't-3', supplierId: 'c-9', projectName: 'Elsewhere' }),
    row({}),
  ]);
  const other = await screen.findByRole('region', { name: 'Riverfront' });
  expect(other).toHaveTextContent('Non-Compliant');
  expect(within(other).getByRole('button', { name: 'Auto liability is missing: 2 requirements' })).toBeVisible();
  expect(within(other).getByRole('link', { name: 'Why of Riverfront' })).toHaveAttribute(
    'href',
    '/app/suppliers/t-2/why',
  );
  expect(within(other).getByRole('link', { name: 'Open Riverfront' })).toHaveAttribute('href', '/app/suppliers/t-2');
  expect(screen.queryByRole('region', { name: 'Elsewhere' })).toBeNull();
  expect(
    screen
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent)
      .slice(0, 2),
  ).toEqual(['Union Yard', 'Riverfront']);
});

it('[F03] has the next step as its one primary button: the plan, until it was sent today', async () => {
  const { server } = openVerdict([row({})]);
  server.answers['POST tracking/fix-plan'] = () => {
    server.answers['GET tracking/t-1/cure-plan'] = () => ({ ...PLAN, sent: { on: todayHere(), rules: [] } });
    return { trackingId: 't-1' };
  };
  const send = await screen.findByRole('button', { name: 'Send plan to agent' });
  expect(screen.getByRole('button', { name: 'Request coverage' })).not.toHaveClass('primary');
  await userEvent.click(send);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Send plan to agent' })).toBeNull());
  expect(server.callsOf('POST tracking/fix-plan')[0]!.body).toEqual({ trackingId: 't-1' });
});

it('[F03] asks for coverage first where nobody was asked, filled in with supplier and project', async () => {
  openVerdict([row({ answered: false, asked: 'none' })]);
  const ask = await screen.findByRole('button', { name: 'Request coverage' });
  await waitFor(() => expect(ask).toHaveClass('primary'));
  expect(ask).toHaveAttribute('href', `/app/request-coverage?ask=1&company=${SUPPLIER}&name=Granite+Peak&project=p-1`);
  expect(screen.queryByRole('button', { name: 'Send plan to agent' })).toBeNull();
});

it('[F03] says until when a compliant supplier can work', async () => {
  openVerdict([row({ outcome: 'pass', outcomeWithout: 'pass' })], {
    ...VERDICT,
    outcome: 'pass',
    outcomeWithout: 'pass',
    findings: [],
    holdsUntil: '2027-01-01',
    holdsBecause: 'GL-88120 ends',
  });
  const project = await screen.findByRole('region', { name: 'Union Yard' });
  expect(project).toHaveTextContent('Every requirement is met until 01/01/2027, when GL-88120 ends.');
  expect(within(project).queryByRole('table')).toBeNull();
});
