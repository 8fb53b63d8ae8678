import { EACH_CLAIM, INVENTED_LINE } from './invented-line.js';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Briefcase } from 'lucide-react';
import type { PolicyHistory } from '@covertrail/contracts/history/history.replies';
import { LINE_ICONS } from '#shared/policies/line-icons';
import { historyEntry } from '#features/history/testing/history-samples';
import { policyDetails } from '#features/policy/testing/sample-policy';
import { fakeServer } from '#testing/fake-server';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';

const POLICY = policyDetails({
  line: INVENTED_LINE,
  policyNumber: 'PL-7',
  terms: {
    ...policyDetails().terms,
    policyNumber: 'PL-7',
    limits: { [EACH_CLAIM]: 100_000_000 },
    trigger: 'claimsMade',
    retroactiveOn: '2020-01-01',
    endorsements: [{ code: 'waiverOfSubrogation', grade: 'seen', form: 'IV 24 04' }],
  },
});
const ADD = 'POST policy/addnewpolicy';
const CREATE = 'POST requestor/templates';

beforeAll(() => {
  Object.assign(LINE_ICONS, { [INVENTED_LINE]: Briefcase });
});

function open(role: 'agent' | 'requester', path: string, answers: Parameters<typeof fakeServer>[0]) {
  rememberSession(role);
  const server = fakeServer({
    'GET user/userdetails': () => userDetails([role]),
    'GET notifications': () => ({ notifications: [], totalNotificationsCount: 0, unreadNotificationCount: 0 }),
    ...answers,
  });
  return { server, ...renderApp(path) };
}

async function choose(label: string, option: string) {
  await userEvent.click(await screen.findByRole('combobox', { name: label }));
  await userEvent.click(
    within(screen.getByRole('listbox', { name: label })).getByRole('option', { name: new RegExp(option) }),
  );
}

it('has its limits, trigger and endorsements in the editor of policies', async () => {
  const { server, address } = open('agent', `/app/policies/new?insured=${POLICY.insuredId}`, {
    'GET policy/details/insurer': () => ({
      rows: [{ id: 'c1', name: 'Summit Mutual', naic: '24112', rating: null }],
      total: 1,
    }),
    'GET policy/details/insurer/verify': () => ({ matched: false, carrier: null, notice: '' }),
    [ADD]: () => ({ policyId: POLICY.id }),
    [`GET policy/${POLICY.id}`]: () => POLICY,
  });
  await choose('Policy type', 'Invented liability');
  await userEvent.type(screen.getByLabelText(/Policy number/), 'PL-7');
  await userEvent.type(screen.getByLabelText(/Effective date/), '2026-01-01');
  await userEvent.clear(screen.getByLabelText(/Expiration date/));
  await userEvent.type(screen.getByLabelText(/Expiration date/), '2027-01-01');
  await userEvent.type(screen.getByRole('combobox', { name: /Insurer/ }), 'sum');
  await screen.findByRole('option', { name: /Summit Mutual/ });
  await userEvent.keyboard('{Enter}');
  await choose('Coverage trigger', 'Claims');
  await userEvent.type(screen.getByLabelText('Each claim'), '1,000,000');
  expect(screen.getByLabelText('Claim and defense')).toBeDisabled();
  await userEvent.click(screen.getByLabelText('Waiver of subrogation'));
  expect(screen.getByPlaceholderText('Usually IV 24 04 …')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Add policy' }));
  await waitFor(() => expect(address()).toBe(`/app/policies/${POLICY.id}`));
  expect(server.callsOf(ADD)[0]!.body).toMatchObject({
    line: INVENTED_LINE,
    terms: {
      limits: { [EACH_CLAIM]: 100_000_000 },
      trigger: 'claimsMade',
      endorsements: [{ code: 'waiverOfSubrogation', grade: 'claimed' }],
    },
  });
});

it('has its card in the editor of templates', async () => {
  const { server } = open('requester', '/app/templates/new', {
    [CREATE]: () => ({ templateId: POLICY.id, message: '' }),
  });
  await userEvent.type(await screen.findByLabelText('Template name'), 'Architects');
  await userEvent.click(screen.getByRole('combobox', { name: 'Add a line of coverage' }));
  await userEvent.click(screen.getByRole('option', { name: 'Invented liability' }));
  const card = within(screen.getByRole('region', { name: 'Invented liability' }));
  await userEvent.click(card.getByLabelText('Accept either Combined Single Limit or Split Limits'));
  await userEvent.type(card.getByLabelText('Each claim'), '2,000,000');
  await userEvent.click(card.getByRole('checkbox', { name: /^Each claim: .*umbrella/ }));
  await userEvent.click(card.getByRole('combobox', { name: 'Coverage trigger' }));
  await userEvent.click(card.getByRole('option', { name: /Claims-made or occurrence/ }));
  await userEvent.type(card.getByLabelText(/Retroactive date/), '2024-01-01');
  await userEvent.click(screen.getByRole('button', { name: 'Save template' }));
  await waitFor(() => expect(server.callsOf(CREATE)).toHaveLength(1));
  expect(server.callsOf(CREATE)[0]!.body).toMatchObject({
    requirements: {
      lines: [
        { line: 'generalLiability' },
        {
          line: INVENTED_LINE,
          limits: [{ limit: EACH_CLAIM, atLeast: 200_000_000, tower: true }],
          acceptCslOrSplit: true,
          trigger: { kind: 'claimsMade', retroactiveBy: '2024-01-01' },
        },
      ],
    },
  });
});

it('is shown in the history of a policy', async () => {
  const { insuredId, insuredName, line, policyNumber, terms } = POLICY;
  const after = { day: '2026-01-01', terms, standing: 'inForce', verification: 'verified' } as const;
  const entries = [
    {
      ...historyEntry({
        id: 'p1',
        on: '2026-01-01',
        recordedAt: '2026-01-01T16:00:00.000Z',
        sentence: 'It was added.',
      }),
      after,
    },
  ];
  const history: PolicyHistory = {
    policyId: POLICY.id,
    insuredId,
    insuredName,
    line,
    policyNumber,
    knownAt: '2026-11-21T15:00:00.000Z',
    entries,
  };
  open('agent', `/app/policies/${POLICY.id}/history`, { [`GET policy/${POLICY.id}/history`]: () => history });
  expect(await screen.findByText('Each claim')).toBeInTheDocument();
  expect(screen.getAllByText(/Invented liability/)).not.toHaveLength(0);
});
