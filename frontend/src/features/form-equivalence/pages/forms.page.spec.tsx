/** @run rest: long forms, filled in key by key. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AccessLevel } from '@covertrail/domain/rights/access-levels';
import { expectAccessible } from '#testing/accessible';
import { fakeServer, refuse } from '#testing/fake-server';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';
import { answer, details, entry, ENTRY_ID, OWN_ROW, PRODUCT_ROW, SEEN, WHAT_IF } from '../testing/form-samples.js';

async function open(
  path: string,
  heading: string,
  answers: Parameters<typeof fakeServer>[0] = {},
  access: AccessLevel = 'manager',
) {
  rememberSession('requester');
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['requester'], [], access),
    'GET notifications': () => ({ notifications: [], totalNotificationsCount: 0, unreadNotificationCount: 0 }),
    'GET requestor/forms': () => ({ rows: [OWN_ROW, PRODUCT_ROW], total: 2 }),
    'GET requestor/forms/details': () => details(),
    'POST requestor/forms/what-if': () => ({ whatIfId: WHAT_IF }),
    [`GET what-ifs/${WHAT_IF}`]: () => answer,
    'POST requestor/forms/entries': () => ({ entryId: ENTRY_ID, message: 'Entry added to your index.' }),
    [`PUT requestor/forms/entries/${ENTRY_ID}`]: () => ({ entryId: ENTRY_ID, message: 'Entry changed.' }),
    [`POST requestor/forms/entries/${ENTRY_ID}/withdraw`]: () => ({ entryId: ENTRY_ID, message: 'Entry withdrawn.' }),
    ...answers,
  });
  const app = renderApp(path);
  // The address may open a dialog, which hides the page from screen readers.
  await screen.findByRole('heading', { level: 1, name: heading, hidden: true });
  return { server, ...app };
}

const dialog = async () => within(await screen.findByRole('dialog'));

describe('[H14] the index of forms', () => {
  it('lists what each form gives, and whose word it is', async () => {
    const { container } = await open('/app/forms', 'Forms');
    const own = (await screen.findByText('XY 12 34')).closest('tr')!;
    expect(own).toHaveTextContent('Additional insured for ongoing operations');
    expect(own).toHaveTextContent('Not: Additional insured for completed operations');
    expect(own).toHaveTextContent('Your entry: in effect');
    expect(own).toHaveTextContent('11/01/2026 · Dana Whitfield');
    expect(screen.getByText('CG 24 04').closest('tr')).toHaveTextContent('10 93 (not confirmed), 05 09');
    await expectAccessible(container);
  });

  it('is searched and filtered in the address', async () => {
    const { server } = await open('/app/forms?scope=waiver', 'Forms');
    await userEvent.click(
      within(await screen.findByRole('group', { name: 'Whose' })).getByRole('button', { name: 'Your entries' }),
    );
    await waitFor(() =>
      expect(Object.fromEntries(server.callsOf('GET requestor/forms').at(-1)!.query)).toMatchObject({
        scope: 'waiver',
        origin: 'own',
      }),
    );
  });

  it('gets a form that a policy names: first what it changes is shown, then it is saved', async () => {
    const { server, container } = await open('/app/forms?add=1&form=ACME-77+04+13&on=generalLiability', 'Forms');
    const modal = await dialog();
    expect(modal.getByLabelText(/Form number/)).toHaveValue('ACME-77');
    expect(modal.getByLabelText('Editions')).toHaveValue('04 13');
    await userEvent.click(modal.getByRole('button', { name: 'Show what it changes' }));
    expect(
      await modal.findByText('Please say at least one thing that the form gives or does not give.'),
    ).toBeInTheDocument();
    await userEvent.click(
      within(modal.getByRole('radiogroup', { name: 'Additional insured for ongoing operations' })).getByLabelText(
        'Yes',
      ),
    );
    await userEvent.click(
      within(modal.getByRole('radiogroup', { name: 'Waiver of subrogation' })).getByLabelText('No'),
    );
    await expectAccessible(container);
    await userEvent.click(modal.getByRole('button', { name: 'Show what it changes' }));
    expect(await modal.findByText('Of 3 suppliers, 2 would become compliant.')).toBeInTheDocument();
    expect(modal.getByRole('link', { name: /Supplier by supplier/ })).toHaveAttribute(
      'href',
      `/app/what-if/${WHAT_IF}`,
    );
    expect(server.callsOf('POST requestor/forms/entries')).toEqual([]);
    await userEvent.click(modal.getByRole('button', { name: 'Save entry' }));
    await waitFor(() =>
      expect(server.callsOf('POST requestor/forms/entries')[0]?.body).toMatchObject({
        number: 'ACME-77',
        line: 'generalLiability',
        editions: ['04 13'],
        gives: ['AI-ongoing'],
        doesNotGive: ['waiver'],
      }),
    );
  });

  it('shows at its field what is refused', async () => {
    const message = 'Another entry of yours says what ACME-77 gives in this edition.';
    await open('/app/forms?add=1&form=ACME-77&on=generalLiability', 'Forms', {
      'POST requestor/forms/what-if': () => refuse(409, 'FORM_ENTRY.DUPLICATE', message, { editions: message }),
    });
    const modal = await dialog();
    await userEvent.click(
      within(modal.getByRole('radiogroup', { name: 'Waiver of subrogation' })).getByLabelText('Yes'),
    );
    await userEvent.click(modal.getByRole('button', { name: 'Show what it changes' }));
    expect(await modal.findByText(message)).toBeInTheDocument();
    expect(modal.getByLabelText('Editions')).toHaveAccessibleDescription(expect.stringContaining(message));
  });
});

describe('[H14] the index of forms for someone who may not change entries', () => {
  const BY_MANAGERS = /Managers of your company add and change entries\./;

  it.each(['reviewer', 'readOnly'] as const)(
    'offers a %s no entry, also not by an address, and says whose work that is',
    async (access) => {
      await open('/app/forms?add=1&form=ACME-77&on=generalLiability', 'Forms', {}, access);
      expect(await screen.findByText('XY 12 34')).toBeInTheDocument();
      expect(screen.getByText(BY_MANAGERS)).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Add a form' })).not.toBeInTheDocument();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    },
  );

  it('shows the entries of a form without a way to change them', async () => {
    const { container } = await open('/app/forms/details?number=XY+12+34', 'XY 12 34', {}, 'reviewer');
    expect(await screen.findByText('Read by counsel.')).toBeInTheDocument();
    expect(screen.getByText(BY_MANAGERS)).toBeInTheDocument();
    for (const name of ['Add to your index', 'Change…', 'Withdraw…'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    await expectAccessible(container);
  });

  it('says also of a form without an entry who may add one', async () => {
    await open(
      '/app/forms/details?number=XY+12+34',
      'XY 12 34',
      { 'GET requestor/forms/details': () => details({ entries: [], history: [] }) },
      'readOnly',
    );
    expect(await screen.findByText(BY_MANAGERS)).toBeInTheDocument();
  });
});

describe('[H14] one form', () => {
  const DETAILS = '/app/forms/details?number=XY+12+34';

  it('shows the entries, what the product knows with its sources, and the history', async () => {
    const rows = [
      {
        number: 'CG 24 04',
        editions: ['05 09'],
        line: 'generalLiability',
        scopes: ['waiver'],
        title: 'Waiver of transfer of rights',
        note: 'Listed party',
        confidence: 'confirmed',
        sources: ['M'],
      },
    ] as const;
    const { container } = await open(DETAILS, 'XY 12 34', {
      'GET requestor/forms/details': () => details({ known: rows }),
    });
    expect(await screen.findByText('Read by counsel.')).toBeInTheDocument();
    expect(screen.getByText(/ISO general liability manual/)).toBeInTheDocument();
    expect(screen.getByText(/says of form/)).toBeInTheDocument();
    await expectAccessible(container);
  });

  it('says that nobody knows a form, and how to change that', async () => {
    await open(DETAILS, 'XY 12 34', { 'GET requestor/forms/details': () => details({ entries: [], history: [] }) });
    expect(await screen.findByText('The index of the product does not know this form')).toBeInTheDocument();
    expect(screen.getByText('You say nothing of this form')).toBeInTheDocument();
  });

  it('changes an entry from a day on', async () => {
    const { server } = await open(DETAILS, 'XY 12 34');
    await userEvent.click(await screen.findByRole('button', { name: 'Change…' }));
    const modal = await dialog();
    await userEvent.click(
      within(modal.getByRole('radiogroup', { name: 'Additional insured for ongoing operations' })).getByLabelText('No'),
    );
    await userEvent.click(modal.getByRole('button', { name: 'Show what it changes' }));
    await modal.findByText('Of 3 suppliers, 2 would become compliant.');
    await userEvent.click(modal.getByRole('button', { name: 'Save entry' }));
    await waitFor(() =>
      expect(server.callsOf(`PUT requestor/forms/entries/${ENTRY_ID}`)[0]?.body).toMatchObject({
        seen: SEEN,
        gives: ['blanket'],
        doesNotGive: ['AI-ongoing', 'AI-completed'],
        note: 'Read by counsel.',
      }),
    );
  });

  it('withdraws an entry with a reason, and shows whom that concerns', async () => {
    const { server } = await open(DETAILS, 'XY 12 34');
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw…' }));
    const modal = await dialog();
    expect(await modal.findByText('Of 3 suppliers, 2 would become compliant.')).toBeInTheDocument();
    await userEvent.click(modal.getByRole('button', { name: 'Withdraw' }));
    expect(modal.getByText('Please enter a reason.')).toBeInTheDocument();
    await userEvent.type(modal.getByLabelText(/Reason/), 'A new form.');
    await userEvent.click(modal.getByRole('button', { name: 'Withdraw' }));
    await waitFor(() =>
      expect(server.callsOf(`POST requestor/forms/entries/${ENTRY_ID}/withdraw`)[0]?.body).toMatchObject({
        seen: SEEN,
        reason: 'A new form.',
      }),
    );
  });

  it('changes nothing of an entry that was withdrawn', async () => {
    await open(DETAILS, 'XY 12 34', {
      'GET requestor/forms/details': () => details({ entries: [entry({ state: 'withdrawn', until: '2026-11-20' })] }),
    });
    expect(await screen.findByText(/until 11\/20\/2026/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Change…' })).not.toBeInTheDocument();
  });
});
