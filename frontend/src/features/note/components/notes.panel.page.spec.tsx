import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { NoteRow } from '@covertrail/contracts/note/note.replies';
import { expectAccessible } from '#testing/accessible';
import { fakeServer, refuse } from '#testing/fake-server';
import { UNABLE } from '#shared/api/api-problem';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';

const LONG = 'Renews every March. '.repeat(8).trim();
const note = (change: Partial<NoteRow> = {}): NoteRow => ({
  id: 'n-1',
  text: 'Renews every March.',
  addedAt: '2026-11-02T15:00:00.000Z',
  revisedAt: null,
  addedBy: 'Dana Okafor',
  own: true,
  ...change,
});
const CONTACTS = {
  supplierId: 'c-2',
  supplierName: 'Granite Peak',
  address: { address1: '12 Mill Road', city: 'Dayton', state: 'OH', postalCode: '45402', country: 'US' },
  trade: null,
  people: [],
  agency: null,
};

async function open(rows: readonly NoteRow[], total = rows.length, answers: Parameters<typeof fakeServer>[0] = {}) {
  rememberSession('requester');
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['requester']),
    'GET tracking/t-1/contacts': () => CONTACTS,
    'GET tracking/t-1/notes': () => ({ rows, total }),
    'POST tracking/t-1/notes': () => ({ noteId: 'n-2' }),
    'PUT tracking/t-1/notes/n-1': () => ({ noteId: 'n-1' }),
    'DELETE tracking/t-1/notes/n-1': () => ({ noteId: 'n-1' }),
    ...answers,
  });
  const app = renderApp('/app/suppliers/t-1/notes');
  return { server, panel: await screen.findByRole('region', { name: 'Notes' }), ...app };
}

it('[I02] adds a note, and refuses one without a text', async () => {
  const { server, panel } = await open([]);
  await userEvent.click(within(panel).getByRole('button', { name: 'Add Note' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add Note' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Submit' }));
  expect(within(dialog).getByText('Note is required')).toBeInTheDocument();
  await userEvent.type(within(dialog).getByPlaceholderText('Enter note'), 'Ask for the W-9.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Submit' }));
  await waitFor(() =>
    expect(server.callsOf('POST tracking/t-1/notes')[0]?.body).toEqual({ noteText: 'Ask for the W-9.' }),
  );
});

it('[I02] lets the author alone edit and delete', async () => {
  const { server, panel, container } = await open([note(), note({ id: 'n-3', text: 'Of a colleague.', own: false })]);
  expect(await within(panel).findAllByRole('button', { name: /^Edit note/ })).toHaveLength(1);
  await expectAccessible(container);
  await userEvent.click(within(panel).getByRole('button', { name: /^Edit note/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit Note' });
  await userEvent.type(within(dialog).getByLabelText(/Note/), ' Ask in January.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Submit' }));
  await waitFor(() =>
    expect(server.callsOf('PUT tracking/t-1/notes/n-1')[0]?.body).toEqual({
      noteText: 'Renews every March. Ask in January.',
    }),
  );
});

it('[I02] asks before a note is deleted', async () => {
  const { server, panel } = await open([note()]);
  await userEvent.click(await within(panel).findByRole('button', { name: /^Delete note/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete Note' });
  expect(dialog).toHaveTextContent('Would you like to permanently remove this note?');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(server.callsOf('DELETE tracking/t-1/notes/n-1')).toHaveLength(1));
});

it('cuts a long note at 100 characters, and asks for ten more at a time', async () => {
  const { server, panel } = await open([note({ text: LONG })], 12);
  const cut = await within(panel).findByTitle(LONG);
  expect(cut).toHaveTextContent(`${LONG.slice(0, 100)}…`);
  await userEvent.click(within(panel).getByRole('button', { name: 'More' }));
  expect(cut).toHaveTextContent(LONG);
  await userEvent.click(within(panel).getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(server.callsOf('GET tracking/t-1/notes').at(-1)!.query.get('size')).toBe('20'));
});

describe('where a browser tells what comes into its window', () => {
  let comesIntoSight: () => void = () => undefined;
  beforeEach(() => {
    class Observer {
      constructor(tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
        comesIntoSight = () => tell([{ isIntersecting: true }]);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    }
    Object.assign(window, { IntersectionObserver: Observer });
  });
  afterEach(() => {
    delete (window as Partial<typeof window>).IntersectionObserver;
  });

  it('[I02] reads ten more notes when the end of the list is scrolled to, and shows days with dashes', async () => {
    const { server, panel } = await open([note({ revisedAt: '2026-11-03T15:00:00.000Z' })], 12);
    expect(await within(panel).findByText(/11-02-2026, revised 11-03-2026/)).toBeInTheDocument();
    act(() => comesIntoSight());
    await waitFor(() => expect(server.callsOf('GET tracking/t-1/notes').at(-1)!.query.get('size')).toBe('20'));
  });
});

const failed = () => refuse(500, 'SERVER.FAILED', UNABLE);

it('[I02] says that there are none, and what failed in the words of the specification', async () => {
  const { panel } = await open([]);
  expect(await within(panel).findByText('No Activities Logged')).toBeInTheDocument();
  cleanup();
  const unread = await open([], 0, { 'GET tracking/t-1/notes': failed });
  expect(await within(unread.panel).findByText('Unknown error occurred while fetching notes.')).toBeInTheDocument();
});

it('[I02] keeps a note that could not be added, and says so', async () => {
  const { panel } = await open([], 0, { 'POST tracking/t-1/notes': failed });
  await userEvent.click(within(panel).getByRole('button', { name: 'Add Note' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add Note' });
  await userEvent.type(within(dialog).getByPlaceholderText('Enter note'), 'Ask for the W-9.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Submit' }));
  expect(await within(dialog).findByText('Unknow Error occurred while doing process')).toBeInTheDocument();
  expect(within(dialog).getByPlaceholderText('Enter note')).toHaveValue('Ask for the W-9.');
});

it('[I02] says that a note could not be deleted', async () => {
  const { panel } = await open([note()], 1, { 'DELETE tracking/t-1/notes/n-1': failed });
  await userEvent.click(await within(panel).findByRole('button', { name: /^Delete note/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete Note' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await within(dialog).findByText('Unknown Error occurred while fetching notes')).toBeInTheDocument();
});
