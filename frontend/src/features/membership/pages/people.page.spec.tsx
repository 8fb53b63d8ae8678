import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Colleague } from '@covertrail/contracts/membership/membership.replies';
import { expectAccessible } from '#testing/accessible';
import { fakeServer } from '#testing/fake-server';
import { focusedDialog } from '#testing/focused-dialog';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';

const person = (name: string, more: Partial<Colleague> = {}): Colleague => ({
  id: `m-${name}`,
  personId: `u-${name}`,
  photoId: null,
  name,
  email: `${name.toLowerCase()}@meridian.example`,
  status: 'active',
  access: 'manager',
  permissions: [],
  primaryContact: false,
  since: '2026-11-20T15:00:00.000Z',
  ...more,
});
const PEOPLE = [
  person('Dana', { primaryContact: true }),
  person('Marcus', { photoId: 'f-1' }),
  person('', { id: 'i-1', email: 'nina@meridian.example', status: 'invited', access: 'reviewer' }),
  person('Olga', { status: 'deactivated', access: 'readOnly' }),
];
const INVITATION = { email: 'nina@meridian.example', access: 'reviewer', permissions: [] };
const WANDA = person('Wanda', { status: 'pending', access: 'readOnly' });
const LIST = 'GET company/people';
const READ = {
  [LIST]: () => PEOPLE,
  'GET company/second-factor': () => ({ isRequired: false, without: [] }),
  'GET company/single-sign-on': () => ({
    isRequired: false,
    isOffered: false,
    hasSignedOn: false,
    applying: [],
    others: [],
  }),
  'GET user/userdetails': () => userDetails(['requester']),
};
const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr')!);

const open = (path: string) => {
  rememberSession('requester');
  return renderApp(path);
};
const choose = async (act: string) => userEvent.click(await screen.findByRole('button', { name: act }));

describe('the people of a company [I01]', () => {
  it('are shown with role and status, who is the primary contact, and nothing to do for others', async () => {
    fakeServer(READ);
    const { container } = open('/app/my-team');
    const dana = await rowOf('Dana');
    for (const text of ['Primary contact', 'Manager', 'Active']) expect(dana.getByText(text)).toBeInTheDocument();
    expect((await rowOf('nina@meridian.example')).getByText('Invited')).toBeInTheDocument();
    expect((await rowOf('Olga')).getByText('Inactive')).toBeInTheDocument();
    const photos = [...container.querySelectorAll('table img')].map((photo) => photo.getAttribute('src'));
    expect(photos).toEqual(['/covertrail-api/user/u-Marcus/photo/f-1']);
    expect(screen.queryByRole('button', { name: /Marcus/ })).toBeNull();
    await expectAccessible(container);
  });

  it('get another role, by keyboard', async () => {
    const server = fakeServer({ ...READ, 'PUT company/people/access': () => ({ companyId: 'c' }) });
    open('/app/company-admin');
    (await rowOf('Marcus')).getByRole('button', { name: /Marcus/ }).focus();
    await userEvent.keyboard('{Enter}');
    await choose('Change role…');
    const dialog = within(await focusedDialog('Role of Marcus'));
    await userEvent.click(dialog.getByLabelText(/^Reviewer/));
    await userEvent.click(dialog.getByLabelText('Manage projects'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save role' }));
    expect(await screen.findByText('The role of Marcus is saved.')).toBeInTheDocument();
    expect(server.callsOf('PUT company/people/access')[0]!.body).toEqual({
      membershipId: 'm-Marcus',
      access: 'reviewer',
      permissions: ['MANAGE_PROJECT_MENU'],
    });
  });

  it('are invited by email with a role, and the dialog says what is wrong [I01]', async () => {
    const server = fakeServer({ ...READ, 'POST user/inviteuser': () => ({ companyId: 'c' }) });
    open('/app/company-admin');
    await choose('Invite a user');
    const dialog = within(await focusedDialog('Invite a user'));
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }));
    expect(await dialog.findByText('Please enter Email.')).toBeInTheDocument();
    expect(server.callsOf('POST user/inviteuser')).toEqual([]);
    await userEvent.type(dialog.getByLabelText(/Email/), 'rosa@meridian.example');
    await userEvent.click(dialog.getByLabelText(/^Reviewer/));
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText('The invitation is on its way to rosa@meridian.example.')).toBeInTheDocument();
    expect(server.callsOf('POST user/inviteuser')[0]!.body).toEqual({
      email: 'rosa@meridian.example',
      access: 'reviewer',
      permissions: [],
    });
  });

  it.each([
    ['nina@meridian.example', 'Invite again…', 'Send again', 'POST user/inviteuser', INVITATION],
    [
      'nina@meridian.example',
      'Withdraw invitation…',
      'Withdraw',
      'PUT user/inviteuser/withdraw',
      { invitationId: 'i-1' },
    ],
    ['Wanda', 'Decline…', 'Decline', 'PUT user/pendingusers/decline', { membershipId: 'm-Wanda' }],
  ])('%s: "%s" stands in the row until it is decided [I01]', async (name, act, confirm, call, body) => {
    const server = fakeServer({ ...READ, [LIST]: () => [...PEOPLE, WANDA], [call]: () => ({ companyId: 'c' }) });
    open('/app/company-admin');
    await userEvent.click((await rowOf(name)).getByRole('button', { name: `Actions: ${name}` }));
    await choose(act);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: confirm }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.callsOf(call)[0]!.body).toEqual(body);
  });

  it.each([
    ['Marcus', 'Deactivate…', 'Deactivate Marcus?', 'Deactivate', 'deactivate'],
    ['Olga', 'Reactivate…', 'Reactivate Olga?', 'Reactivate', 'reactivate'],
    ['Marcus', 'Make primary contact…', 'Make Marcus the primary contact?', 'Hand over', 'primarycontact'],
  ])('%s: "%s" asks before it happens', async (name, act, title, confirm, path) => {
    const server = fakeServer({ ...READ, [`PUT company/people/${path}`]: () => ({ companyId: 'c' }) });
    open('/app/company-admin');
    await userEvent.click((await rowOf(name)).getByRole('button', { name: new RegExp(name) }));
    await choose(act);
    const dialog = within(await focusedDialog(title));
    expect(server.callsOf(`PUT company/people/${path}`)).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: confirm }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull());
    expect(server.callsOf(`PUT company/people/${path}`)[0]!.body).toEqual({ membershipId: `m-${name}` });
  });
});
