import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CompanyProfileReply } from '@covertrail/contracts/company/company.replies';
import type { Colleague } from '@covertrail/contracts/membership/membership.replies';
import { expectAccessible } from '#testing/accessible';
import { fakeServer, refuse } from '#testing/fake-server';
import { rememberSession, renderApp, USER, userDetails } from '#testing/render-app.tsx';

const PROFILE: CompanyProfileReply = {
  id: 'c',
  name: 'Meridian Builders',
  address: { address1: '1 Main Street', city: 'Denver', state: 'CO', postalCode: '80202', country: 'US' },
  registeredIn: 'US',
  phone: '303 555 0100',
  timeZone: 'America/Denver',
  taxIdEnding: null,
  agency: null,
  agencySystem: null,
  logoId: null,
  isInTraining: null,
  revision: 4,
};
const person = (id: string, status: Colleague['status']): Colleague => ({
  personId: `u-${id}`,
  photoId: null,
  id,
  name: id,
  email: `${id}@meridian.example`,
  status,
  access: 'manager',
  permissions: [],
  primaryContact: false,
  since: '2026-11-20T15:00:00.000Z',
});
const listOf = (total: number) => () => ({ rows: [], total, next: null });
const READ = {
  'GET company/profile': () => PROFILE,
  'GET company/people': () => [person('m-1', 'active'), person('m-2', 'active'), person('i-1', 'invited')],
  'GET dashboard/tracked': listOf(1_182),
  'GET requestor/templates': listOf(4),
  [`GET policy/list/${USER.companyId}`]: listOf(7),
  'GET agent/client': listOf(12),
};
type Role = Parameters<typeof rememberSession>[0];

const open = (role: Role, answers: Parameters<typeof fakeServer>[0] = {}) => {
  fakeServer({ ...READ, 'GET user/userdetails': () => userDetails([role]), ...answers });
  rememberSession(role);
  return renderApp('/app/company-manage');
};
const numbers = async () => within(await screen.findByRole('list', { name: 'Numbers of your company' }));

describe('the company dashboard [I01]', () => {
  it('says who the company is, and how many people it has', async () => {
    const { container, address } = open('requester');
    expect(await screen.findByText('1 Main Street, Denver, CO 80202 · 303 555 0100')).toBeInTheDocument();
    const people = await (await numbers()).findByRole('link', { name: '3 People 2 active, 1 invited' });
    await expectAccessible(container);
    await userEvent.click(people);
    expect(address()).toBe('/app/company-admin');
  });

  it.each([
    ['requester', '1,182 Suppliers in projects', '/app/dashboard', ['Policies', 'Clients']],
    ['insured', '7 Policies', '/app/my-policies', ['Suppliers in projects', 'Clients']],
    ['agent', '12 Clients', '/app/agent-clients', ['Policies', 'Suppliers in projects']],
  ] as const)('leads an %s by %s to %s', async (role, name, page, absent) => {
    open(role);
    expect(await (await numbers()).findByRole('link', { name })).toHaveAttribute('href', page);
    for (const label of absent) expect((await numbers()).queryByText(label)).toBeNull();
  });

  it('says where a number cannot be had', async () => {
    open('requester', { 'GET requestor/templates': () => refuse(503, 'STORE.AWAY', 'The lists are away.') });
    expect(await (await numbers()).findByText('The lists are away.')).toBeInTheDocument();
  });
});
