import { screen } from '@testing-library/react';
import { startAgencyImport } from '@covertrail/contracts/agency-import/agency-import.calls';
import type { Call } from '@covertrail/contracts/calls/call';
import { addClient } from '@covertrail/contracts/client/client.calls';
import { requestTransfer } from '@covertrail/contracts/client-transfer/client-transfer.calls';
import { addPolicy } from '@covertrail/contracts/policy/policy.calls';
import { createProject } from '@covertrail/contracts/project/project.calls';
import { requestCoverage } from '@covertrail/contracts/request/request.calls';
import { createTemplate } from '@covertrail/contracts/template/template.calls';
import { ACCESS_LEVELS, PERMISSIONS } from '@covertrail/domain/rights/access-levels';
import { may } from '@covertrail/domain/rights/principal';
import { fakeServer } from '#testing/fake-server';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';
import type { Role } from './role.js';

interface Offer {
  readonly path: string;
  readonly role: Exclude<Role, 'operator'>;
  readonly title: string;
  readonly offer: string;
  readonly call: Call;
}

const OFFERS: readonly Offer[] = [
  {
    path: 'request-coverage',
    role: 'requester',
    title: 'Requests sent',
    offer: 'Request coverage',
    call: requestCoverage,
  },
  { path: 'templates', role: 'requester', title: 'Policy Templates', offer: 'New template', call: createTemplate },
  { path: 'manage-projects', role: 'requester', title: 'Manage Projects', offer: 'New project', call: createProject },
  { path: 'my-policies', role: 'insured', title: 'My Policies', offer: 'Add policy', call: addPolicy },
  { path: 'agent-clients', role: 'agent', title: 'Clients', offer: 'Add client', call: addClient },
  { path: 'transfers', role: 'agent', title: 'Transfers', offer: 'Transfer a client', call: requestTransfer },
  {
    path: 'agent-system-imports',
    role: 'agent',
    title: 'Import from Agency System',
    offer: 'Import a sheet…',
    call: startAgencyImport,
  },
];

describe.each(OFFERS)('$offer on $path', ({ path, role, title, offer, call }) => {
  it.each(ACCESS_LEVELS)('is shown to a person of level %s where the server takes its call', async (access) => {
    rememberSession(role);
    fakeServer({ 'GET user/userdetails': () => userDetails([role], PERMISSIONS, access) });
    renderApp(`/app/${path}`);
    await screen.findByRole('heading', { level: 1, name: title });
    const offered = screen.queryAllByText(offer).length > 0;
    expect(offered).toBe(may({ role, access, permissions: PERMISSIONS, primaryContact: true }, call.needs!));
  });
});

it('hides the creation of projects from a manager without the permission [F05]', async () => {
  rememberSession('requester');
  fakeServer({ 'GET user/userdetails': () => userDetails(['requester'], [], 'manager') });
  renderApp('/app/manage-projects');
  await screen.findByRole('heading', { level: 1, name: 'Manage Projects' });
  expect(screen.queryByText('New project')).toBeNull();
});
