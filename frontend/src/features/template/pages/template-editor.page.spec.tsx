/** @run rest: long forms, filled in key by key. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TemplateRow } from '@covertrail/contracts/template/template.replies';
import { expectAccessible } from '#testing/accessible';
import { fakeServer } from '#testing/fake-server';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';
import { requireLine, save } from '../testing/editor-steps.js';

const ID = '00000000-0000-4000-8000-000000000002';
const REVISE = `PUT requestor/templates/${ID}`;
const TEMPLATE: TemplateRow = {
  id: ID,
  name: 'Trade contractors',
  version: 3,
  effectiveFrom: '2026-01-01',
  changedAt: '2026-10-01T10:00:00.000Z',
  trackings: 42,
  revision: 7,
  requirements: {
    lines: [
      {
        line: 'generalLiability',
        limits: [{ limit: 'eachOccurrence', atLeast: 100_000_000, tower: false }],
        endorsements: [{ code: 'waiverOfSubrogation', grade: 'seen' }],
      },
    ],
    umbrellaMode: 'separate',
    rating: null,
  },
};

async function open() {
  rememberSession('requester');
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['requester']),
    'GET notifications': () => ({ notifications: [], totalNotificationsCount: 0, unreadNotificationCount: 0 }),
    'GET requestor/templates': () => ({ rows: [TEMPLATE], total: 1 }),
    'GET requestor/projects': () => ({ rows: [], total: 0 }),
    [REVISE]: () => ({ templateId: ID, message: '' }),
  });
  const app = renderApp(`/app/templates/${ID}/edit`);
  const gl = within(await screen.findByRole('region', { name: 'General liability' }));
  return { server, gl, limit: gl.getByLabelText('Each occurrence'), ...app };
}

const outline = () =>
  within(screen.getByRole('navigation', { name: 'Sections' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent?.replaceAll(/\s+/g, ' ').trim());

describe('the editor of a template [F04]', () => {
  it('opens only what is required, and adds a line from a list that Escape closes', async () => {
    const { gl, container } = await open();
    expect(screen.queryByRole('region', { name: 'Cyber liability' })).toBeNull();
    expect(gl.getByText('Add a requirement of general liability').closest('details')).not.toHaveAttribute('open');
    expect(gl.getByRole('combobox', { name: 'Waiver of subrogation' }).closest('details')).toBeNull();
    const picker = screen.getByRole('combobox', { name: 'Add a line of coverage' });
    await userEvent.click(picker);
    expect(picker).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    expect(picker).toHaveAttribute('aria-expanded', 'false');
    const umbrella = await requireLine('Umbrella liability');
    await waitFor(() => expect(umbrella.getByLabelText('Each occurrence')).toHaveFocus());
    await expectAccessible(container);
  });

  it('marks in its outline what is empty, changed and wrong', async () => {
    const { limit } = await open();
    expect(outline()).toEqual([
      'General liability',
      'Stated as not required Empty',
      'AM Best rating of the carrier Empty',
      'Source and age of what policies state Empty',
    ]);
    await userEvent.clear(limit);
    await userEvent.type(limit, '0');
    await userEvent.tab();
    await waitFor(() => expect(outline()[0]).toMatch(/General liability.*Wrong/));
    await userEvent.clear(limit);
    await userEvent.type(limit, '3000000');
    await waitFor(() => expect(outline()[0]).toMatch(/General liability.*Changed/));
    expect(limit).toBeValid();
  });

  it('saves by Ctrl+S, and only what has changed', async () => {
    const { server, limit, address } = await open();
    expect(screen.getByRole('button', { name: 'Save template' })).toBeDisabled();
    await userEvent.click(limit);
    await userEvent.keyboard('{Control>}s{/Control}');
    await userEvent.clear(limit);
    await userEvent.type(limit, '3000000');
    const bar = within(screen.getByRole('region', { name: 'What will change' }));
    expect(bar.getByText('$1,000,000').closest('p')).toHaveTextContent(
      'General liability: each occurrence: $1,000,000 $3,000,000',
    );
    await userEvent.keyboard('{Enter}');
    expect(server.callsOf(REVISE)).toEqual([]);
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(address()).toBe(`/app/templates/${ID}`));
    expect(server.callsOf(REVISE)).toHaveLength(1);
  });

  it('says from which day it is effective, today at first', async () => {
    const { limit } = await open();
    const from = screen.getByLabelText(/Effective from/);
    expect(from).toHaveValue(new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Denver' }).format());
    await userEvent.clear(limit);
    await userEvent.type(limit, '3000000');
    expect(screen.getByText(/42 suppliers will be checked against it again immediately/)).toBeInTheDocument();
    await userEvent.clear(from);
    await userEvent.type(from, '2099-03-01');
    expect(
      screen.getByText(/take effect on 03\/01\/2099\. 42 suppliers will be checked against it again from then on/),
    ).toBeInTheDocument();
    await userEvent.clear(from);
    await save();
    await waitFor(() => expect(from).toHaveFocus());
  });
});
