import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RequestDetails, RequestRow } from '@covertrail/contracts/request/request.replies';
import { keysOf, recordOf } from '@covertrail/domain/kernel/record-of';
import { UNSTATED_TERMS } from '@covertrail/domain/insurance/terms/unstated-terms';
import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import { expectAccessible } from '#testing/accessible';
import { fakeServer } from '#testing/fake-server';
import { focusedDialog } from '#testing/focused-dialog';
import { rememberSession, renderApp, USER, userDetails } from '#testing/render-app.tsx';

const ID = '44444444-4444-4444-8444-444444444444';
const DAYS = { from: '2020-07-01', to: '2099-07-01' } as const;
const CORE = {
  policyNumber: 'BA-33071',
  period: { effectiveOn: '2020-07-01', expiresOn: '2099-07-01' },
  carrier: { carrierId: 'c', name: 'Summit Mutual', naic: '24112' },
  limits: {},
  trigger: null,
  retroactiveOn: null,
  endorsements: [],
  schedule: null,
  descriptionOfOperations: '',
} as const;
const TERMS = { ...CORE, ...UNSTATED_TERMS };

const POLICY: PolicyDetails = {
  id: ID,
  insuredId: USER.companyId,
  insuredName: 'Granite Peak',
  line: 'automobile',
  policyNumber: 'BA-33071',
  carrierName: 'Summit Mutual',
  effectiveOn: '2020-07-01',
  expiresOn: '2099-07-01',
  verification: 'verified',
  verifiedOn: '2020-06-20',
  editsAwait: false,
  canceledFrom: null,
  standing: 'verified',
  verifiedBy: 'Priya Raman, Hollis & Vance',
  terms: TERMS,
  insurer: { ratingAtStart: null, currentRating: null, currentSince: null },
  agencyId: null,
  agentId: null,
  rejectionReason: null,
  endorsementRequests: [],
  revision: 1,
  days: recordOf(keysOf(TERMS), () => DAYS),
  sources: recordOf(keysOf(TERMS), () => null),
  unchanged: {},
  mayReverify: false,
  mayEdit: true,
  mayApprove: false,
  mayReplace: true,
  mayArchive: true,
  mayUnarchive: false,
  mayAttach: true,
  replaces: null,
  replacedBy: null,
};

const ROW: RequestRow = {
  id: 'r1',
  number: '104200000001',
  requesterId: 'q',
  requesterName: 'Meridian Builders',
  requesterLogoId: null,
  insuredId: USER.companyId,
  insuredName: 'Granite Peak',
  projectId: 'j',
  projectName: 'North Tower',
  templateId: 't',
  templateName: 'Subcontractors',
  message: 'Please answer.',
  dueOn: '2026-12-20',
  requestedAt: '2026-11-20T10:00:00.000Z',
  state: 'responded',
  answeredAt: '2026-11-21T10:00:00.000Z',
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
  trackingId: 'k',
};
const LIST = 'GET policy/respond/list';

function open(rows: readonly RequestRow[]) {
  rememberSession('insured');
  const details: RequestDetails = {
    ...ROW,
    remarks: 'All of Texas.',
    cc: [],
    policies: [],
    documents: [],
    holder: null,
    forms: [],
    before: null,
    answers: 1,
  };
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['insured']),
    [`GET policy/${ID}`]: () => POLICY,
    'GET policy/details/insurer/verify': () => ({ matched: true, carrier: null, notice: null }),
    [LIST]: () => ({ rows, total: rows.length }),
    'GET policy/request/details/r1': () => details,
  });
  return { server, ...renderApp(`/app/policies/${ID}?tab=requests`) };
}

it('[C01] lists the requests that were answered with the policy, and opens one', async () => {
  const { server, container } = open([ROW]);
  const cell = await screen.findByText('104200000001');
  expect(screen.getByRole('tab', { name: 'Requests' })).toHaveAttribute('aria-selected', 'true');
  await waitFor(() => expect(server.callsOf(LIST).some(({ query }) => query.get('policyId') === ID)).toBe(true));
  expect(cell.closest('tr')).toHaveTextContent('Responded');
  await expectAccessible(container);
  await userEvent.click(cell);
  const dialog = await focusedDialog('Request 104200000001');
  expect(dialog).toHaveTextContent('All of Texas.');
  expect(screen.queryByRole('link', { name: 'Open supplier' })).toBeNull();
});

it('[C01] says when there are none', async () => {
  open([]);
  expect(await screen.findByText('No requests yet')).toBeInTheDocument();
});
