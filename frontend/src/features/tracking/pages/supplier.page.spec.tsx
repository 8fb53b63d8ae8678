import { screen, within } from '@testing-library/react';
import type { SupplierContacts } from '@covertrail/contracts/tracking/tracking.replies';
import { expectAccessible } from '#testing/accessible';
import { fakeServer, UNANSWERED } from '#testing/fake-server';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';

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
  trackingId: 't-1',
};

function open(contacts: unknown = CONTACTS, verdict: unknown = UNANSWERED) {
  rememberSession('requester');
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['requester']),
    'GET tracking/t-1/contacts': () => contacts,
    'GET tracking/t-1/verdict': () => verdict,
    'GET tracking/t-1/coverage': () => [],
    'GET tracking/t-1/documents': () => [],
    'GET tracking/t-1/notes': () => ({ rows: [], total: 0 }),
    'GET policy/request/pendinglist': () => ({ rows: [REQUEST], total: 1 }),
  });
  return { server, ...renderApp('/app/suppliers/t-1') };
}

it('[F03] joins contacts, agent, policies, documents, requests and notes of a supplier', async () => {
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
  expect(await screen.findByText('No policy is shared for this project yet.')).toBeInTheDocument();
  expect(await screen.findByText('No document is shared yet.')).toBeInTheDocument();
  expect(await screen.findByText('No Activities Logged')).toBeInTheDocument();
  await expectAccessible(container);
});

it('links the pages about the supplier, and says which one is open', async () => {
  open();
  const links = await screen.findByRole('navigation', { name: 'Pages about Granite Peak' });
  expect(
    within(links)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Overview', 'Compliance', 'Corrections', 'Coverage', 'Locations and vehicles', 'Documents', 'History']);
  expect(within(links).getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
});

it('says who has no account and no agent', async () => {
  open({ ...CONTACTS, people: [], agency: null });
  expect(await screen.findByText('Nobody of this company has an account yet.')).toBeInTheDocument();
  expect(screen.getByText('No agency represents this supplier.')).toBeInTheDocument();
});

it('[F03] names one ended policy once in place of the requirements that fail for it', async () => {
  const ended = (rule: string) => ({
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
    sentence: '',
  });
  open(CONTACTS, {
    supplierName: 'Granite Peak',
    projectName: 'Union Yard',
    templateName: 'Trade',
    templateVersion: 1,
    outcome: 'fail',
    outcomeWithout: 'fail',
    knownAt: '2026-11-21T15:00:00.000Z',
    holdsUntil: null,
    holdsBecause: null,
    findings: [ended('inForce'), ended('rating')],
  });
  const missing = await screen.findByRole('list', { name: 'What is missing' });
  expect(within(missing).getByRole('listitem')).toHaveTextContent(
    'General liability GL-88120 ended 11/09/2026: 2 requirements',
  );
});
