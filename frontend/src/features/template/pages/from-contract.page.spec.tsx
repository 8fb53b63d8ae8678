import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ExhibitReading } from '@covertrail/domain/compliance/exhibit/exhibit-reading';
import { expectAccessible } from '#testing/accessible';
import { fakeServer, refuse } from '#testing/fake-server';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';

const ID = '00000000-0000-4000-8000-000000000002';
const SENTENCES = [
  'CGL of $1,000,000 per occurrence.',
  'If design is done, professional liability of $2,000,000 per claim.',
  'The tool floater is his own.',
] as const;
const TEXT = SENTENCES.join(' ');
const spanOf = (text: string) => ({ from: TEXT.indexOf(text), to: TEXT.indexOf(text) + text.length });
const LIMIT = { kind: 'limit', line: 'generalLiability', limit: 'eachOccurrence', atLeast: 100_000_000 } as const;
const CLAIM = {
  kind: 'limit',
  line: 'professionalLiability',
  limit: 'professionalEachClaim',
  atLeast: 200_000_000,
} as const;
const READING: ExhibitReading = {
  text: TEXT,
  sentences: SENTENCES.map(spanOf),
  found: [{ requirement: LIMIT, sentence: 0, evidence: spanOf('$1,000,000') }],
  toDecide: [{ reason: 'condition', requirement: CLAIM, sentence: 1, evidence: spanOf('$2,000,000') }],
  repeated: [],
  notUnderstood: [2],
};

function open(answers: Parameters<typeof fakeServer>[0] = {}) {
  rememberSession('requester');
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['requester']),
    'GET notifications': () => ({ notifications: [], totalNotificationsCount: 0, unreadNotificationCount: 0 }),
    'GET requestor/templates': () => ({ rows: [], total: 0 }),
    'GET requestor/projects': () => ({ rows: [], total: 0 }),
    'GET requestor/template-exhibits/draft': () => ({ draft: null }),
    'PUT requestor/template-exhibits/draft': () => ({ savedAt: '2026-11-21T15:00:00.000Z' }),
    'DELETE requestor/template-exhibits/draft': () => ({ savedAt: null }),
    'POST requestor/template-exhibits': () => READING,
    'POST requestor/templates': () => ({ templateId: ID, message: '' }),
    ...answers,
  });
  return { server, ...renderApp('/app/templates/from-contract') };
}

const paste = async () => {
  await userEvent.click(await screen.findByRole('textbox', { name: 'Text of the exhibit' }));
  await userEvent.paste(TEXT);
  await userEvent.click(screen.getByRole('button', { name: 'Read the text' }));
};
const FOUND = { name: /Each occurrence: \$1,000,000/i };
const DECIDE = { name: /Professional liability.*Each claim: \$2,000,000/i };

it('shows the text with its sentences marked, beside what was read and what was not understood', async () => {
  const { container } = open();
  await paste();
  expect(await screen.findByRole('checkbox', FOUND)).toBeChecked();
  expect(screen.getByRole('checkbox', DECIDE)).not.toBeChecked();
  expect(screen.getByText('It is asked only in a certain case.')).toBeInTheDocument();
  const missed = within(screen.getByRole('region', { name: 'Not understood' }));
  expect(missed.getByText(SENTENCES[2])).toBeInTheDocument();
  expect(screen.getByText('1 requirement of 2 taken over.')).toBeInTheDocument();
  await expectAccessible(container);
});

it('lights the sentence of an entry that is chosen by the keyboard, and the arrow keys lead on', async () => {
  const { container } = open();
  await paste();
  (await screen.findByRole('checkbox', FOUND)).focus();
  await waitFor(() => expect(container.querySelector('mark.lit b')).toHaveTextContent('$1,000,000'));
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('checkbox', DECIDE)).toHaveFocus();
  await waitFor(() => expect(container.querySelector('mark.lit b')).toHaveTextContent('$2,000,000'));
});

it('fills the editor with what was taken over, and saves where it was read', async () => {
  const { server, address } = open();
  await paste();
  await userEvent.click(await screen.findByRole('checkbox', DECIDE));
  await userEvent.click(screen.getByRole('button', { name: 'Continue in the editor' }));
  const panel = within(await screen.findByRole('region', { name: 'From a contract' }));
  expect(panel.getByText(SENTENCES[2])).toBeInTheDocument();
  expect(await screen.findByRole('region', { name: /^Professional liability/ })).toBeInTheDocument();
  expect(server.calls.some(({ method, path }) => method === 'POST' && path === 'requestor/templates')).toBe(false);
  await userEvent.type(await screen.findByRole('textbox', { name: /Template name/ }), 'Bridge work');
  await userEvent.click(screen.getByRole('button', { name: 'Save template' }));
  await waitFor(() => expect(address()).toBe(`/app/templates/${ID}`));
  const saved = server.calls.find(({ method, path }) => method === 'POST' && path === 'requestor/templates');
  expect(saved?.body).toMatchObject({
    name: 'Bridge work',
    requirements: { lines: [{ line: 'generalLiability' }, { line: 'professionalLiability' }] },
    readFrom: [
      { requirement: LIMIT, sentence: SENTENCES[0] },
      { requirement: CLAIM, sentence: SENTENCES[1] },
    ],
  });
});

it('takes nothing over that a person left', async () => {
  open();
  await paste();
  await userEvent.click(await screen.findByRole('checkbox', FOUND));
  expect(screen.getByRole('button', { name: 'Continue in the editor' })).toBeDisabled();
});

it('says why a text cannot be read', async () => {
  open({ 'POST requestor/template-exhibits': () => refuse(422, 'EXHIBIT.NO_TEXT', 'There is no text to read.') });
  await paste();
  expect(await screen.findByText('There is no text to read.')).toBeInTheDocument();
});

it('begins again with the text and the decisions of the draft', async () => {
  const content = JSON.stringify({ text: TEXT, changed: ['open-0'] });
  open({
    'GET requestor/template-exhibits/draft': () => ({ draft: { content, savedAt: '2026-11-21T15:00:00.000Z' } }),
  });
  expect(await screen.findByRole('checkbox', DECIDE)).toBeChecked();
});
