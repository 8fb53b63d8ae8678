import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProjectRow } from '@covertrail/contracts/project/project.replies';
import type { TemplateRow } from '@covertrail/contracts/template/template.replies';
import type { AccessLevel } from '@covertrail/domain/rights/access-levels';
import { expectAccessible } from '#testing/accessible';
import { fakeServer } from '#testing/fake-server';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';

const ID = '00000000-0000-4000-8000-000000000002';
const TEMPLATE: TemplateRow = {
  id: ID,
  name: 'Trade contractors',
  version: 3,
  requirements: {
    lines: [
      {
        line: 'generalLiability',
        limits: [
          { limit: 'eachOccurrence', atLeast: 100_000_000, tower: true },
          { limit: 'generalAggregate', atLeast: 200_000_000, tower: false },
        ],
        endorsements: [{ code: 'waiverOfSubrogation', grade: 'seen' }],
        remarks: ['Job 7'],
      },
      { line: 'cyberLiability', limits: [], endorsements: [] },
    ],
    notRequired: ['liquorLiability'],
    umbrellaMode: 'separate',
    rating: { strength: 'A-', size: 'VII' },
  },
  effectiveFrom: '2026-01-01',
  changedAt: '2026-10-01T10:00:00.000Z',
  trackings: 42,
  revision: 7,
};

const project = (id: string, name: string, templateId: string): ProjectRow => ({
  id,
  name,
  templateId,
  templateName: '',
  isDefault: false,
  days: null,
  defaultForms: {},
  revision: 1,
});

function open(template: TemplateRow = TEMPLATE, access: AccessLevel = 'manager') {
  rememberSession('requester');
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['requester'], [], access),
    'GET notifications': () => ({ notifications: [], totalNotificationsCount: 0, unreadNotificationCount: 0 }),
    'GET requestor/templates': () => ({ rows: [template], total: 1 }),
    'GET requestor/projects': () => ({
      rows: [project('p1', 'Riverfront Towers', ID), project('p2', 'Depot', 'another')],
      total: 2,
    }),
  });
  return { server, ...renderApp(`/app/templates/${ID}`) };
}

const factsOf = (panel: HTMLElement) =>
  within(panel)
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);

describe('a template as it is read [F04]', () => {
  it('shows the required lines with their amounts, and what else is required as facts', async () => {
    const { container } = open();
    const table = await screen.findByRole('table', { name: 'Required coverage' });
    expect(
      within(table)
        .getAllByRole('row')
        .slice(1)
        .map((row) => [...row.children].map(({ textContent }) => textContent)),
    ).toEqual([
      ['General liability', 'Each occurrence', '$1,000,000', 'Umbrella'],
      ['General aggregate', '$2,000,000', 'Nothing else'],
      ['Cyber liability', 'Any limit'],
    ]);
    expect(factsOf(screen.getByRole('region', { name: 'Endorsements and further requirements' }))).toEqual([
      'Waiver of subrogation: The form',
      'Required remark 1: Job 7',
    ]);
    expect(factsOf(screen.getByRole('region', { name: 'For all lines' }))).toEqual([
      'AM Best: A- VII or better',
      'Stated as not required: Liquor liability',
    ]);
    expect(screen.getByText('Version 3, effective from 01/01/2026')).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: /Template name|Each occurrence/ })).toBeNull();
    await expectAccessible(container);
  });

  it('says who is affected: the suppliers, and the projects that use it', async () => {
    open();
    const affected = within(await screen.findByRole('region', { name: 'Who is affected' }));
    expect(affected.getByRole('link', { name: '42 suppliers' })).toHaveAttribute(
      'href',
      `/app/dashboard?template=${ID}`,
    );
    expect(await affected.findByRole('link', { name: 'Riverfront Towers' })).toHaveAttribute(
      'href',
      '/app/dashboard?project=p1',
    );
    expect(affected.queryByText('Depot')).toBeNull();
  });

  it('says so where the newest version is not in effect yet', async () => {
    open({ ...TEMPLATE, effectiveFrom: '2099-03-01' });
    expect(
      await screen.findByText(
        'Version 3, effective from 03/01/2099. Until then suppliers are checked against an earlier version.',
      ),
    ).toBeInTheDocument();
  });

  it('leads to the editor those who may change it or try a change', async () => {
    const { unmount } = open(TEMPLATE, 'reviewer');
    expect(await screen.findByRole('button', { name: 'Edit' })).toHaveAttribute('href', `/app/templates/${ID}/edit`);
    unmount();
    open(TEMPLATE, 'readOnly');
    await screen.findByRole('table', { name: 'Required coverage' });
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  });
});

describe('the limits of a template [C02]', () => {
  const SAVE = `PUT requestor/templates/${ID}`;
  const openLimits = async () => {
    const count = await screen.findByRole('button', { name: '2 policy limits' });
    expect(count.querySelector('svg')).toBeNull();
    count.focus();
    await userEvent.keyboard('{Enter}');
    return within(await screen.findByRole('dialog', { name: 'Policy limits' }));
  };

  it('are opened by their count, changed, and saved together at the version that was seen', async () => {
    const { server } = open();
    server.answers[SAVE] = () => ({ templateId: ID });
    const dialog = await openLimits();
    await expectAccessible(screen.getByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
    const occurrence = dialog.getByLabelText(/Each occurrence/);
    await userEvent.clear(occurrence);
    expect(dialog.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
    await userEvent.type(occurrence, '1500000');
    await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { body, headers } = server.callsOf(SAVE)[0]!;
    const [liability, cyber] = TEMPLATE.requirements.lines;
    expect(body).toEqual({
      requirements: {
        ...TEMPLATE.requirements,
        lines: [
          { ...liability, limits: [{ ...liability!.limits[0], atLeast: 150_000_000 }, liability!.limits[1]] },
          cyber,
        ],
      },
    });
    expect(headers['If-Match']).toBe('"7"');
  });

  it('are only shown to people who may not change the template', async () => {
    open(TEMPLATE, 'readOnly');
    const dialog = await openLimits();
    expect(dialog.getByText('$1,000,000')).toBeInTheDocument();
    expect(dialog.queryByRole('textbox')).toBeNull();
    expect(dialog.queryByRole('button', { name: 'Save Changes' })).toBeNull();
  });
});
