import { screen, within } from '@testing-library/react';
import type { TemplateVersions } from '@covertrail/contracts/template/template.replies';
import { expectAccessible } from '#testing/accessible';
import { fakeServer, refuse } from '#testing/fake-server';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';

const ID = '00000000-0000-4000-8000-000000000002';
const BY = { actor: 'Dana Ruiz', company: 'Meridian Builders' };
const VERSIONS: TemplateVersions = {
  templateId: ID,
  name: 'Trade contractors',
  versions: [
    {
      version: 3,
      effectiveFrom: '2027-01-01',
      standing: 'coming',
      recordedAt: '2026-11-02T10:00:00.000Z',
      ...BY,
      changes: [{ label: 'AM Best', before: 'not required', after: 'A- VII or better' }],
    },
    {
      version: 2,
      effectiveFrom: '2026-06-01',
      standing: 'inEffect',
      recordedAt: '2026-05-02T10:00:00.000Z',
      ...BY,
      changes: [{ label: 'General liability: each occurrence', before: '$1,000,000', after: '$2,000,000' }],
    },
    {
      version: 1,
      effectiveFrom: '2026-01-01',
      standing: 'past',
      recordedAt: '2026-01-01T10:00:00.000Z',
      ...BY,
      changes: [{ label: 'General liability', after: 'required' }],
    },
  ],
};

function open(answer: () => unknown) {
  rememberSession('requester');
  fakeServer({
    'GET user/userdetails': () => userDetails(['requester']),
    'GET notifications': () => ({ notifications: [], totalNotificationsCount: 0, unreadNotificationCount: 0 }),
    [`GET requestor/templates/${ID}/versions`]: answer,
  });
  return renderApp(`/app/templates/${ID}/versions`);
}

describe('the versions of a template [F04]', () => {
  it('say what changed, from when, by whom, and which is in effect', async () => {
    const { container } = open(() => VERSIONS);
    const second = within(await screen.findByRole('region', { name: 'Version 2' }));
    expect(second.getByText('In effect')).toBeInTheDocument();
    expect(second.getByText(/Dana Ruiz, Meridian Builders/)).toBeInTheDocument();
    expect(second.getByRole('listitem')).toHaveTextContent('General liability: each occurrence$1,000,000 $2,000,000');
    expect(
      within(screen.getByRole('region', { name: 'Version 3' })).getByText('Not yet in effect'),
    ).toBeInTheDocument();
    expect(
      within(screen.getByRole('region', { name: 'Version 1' })).getByText('No longer in effect'),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Trade contractors' })).toHaveAttribute('href', `/app/templates/${ID}`);
    await expectAccessible(container);
  });
  it('report a template that is not there', async () => {
    open(() => refuse(404, 'HTTP.NOT_FOUND', 'This page does not exist.'));
    expect(await screen.findByText('This page does not exist.')).toBeInTheDocument();
  });
});
