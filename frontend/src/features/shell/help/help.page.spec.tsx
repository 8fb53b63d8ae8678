import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FEATURES } from '#app/features';
import { GLOSSARY } from '#pages/help/glossary.generated';
import { PAGE_HELP } from '#pages/help/help-of-pages';
import { PAGES } from '#pages/pages';
import type { Feature } from '#shared/feature';
import type { Role } from '#shared/session/role';
import { expectAccessible } from '#testing/accessible';
import { fakeServer } from '#testing/fake-server';
import { focusedDialog } from '#testing/focused-dialog';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';

/** The pages themselves are tested by their own specs. */
const EMPTY_PAGES: readonly Feature[] = FEATURES.map((feature) => ({
  ...feature,
  routes:
    feature.routes?.map((route) => ({ ...route, element: <input aria-label={`Field of ${route.page}`} /> })) ?? [],
}));

async function open(path: string, role: Role, access?: 'readOnly') {
  rememberSession(role);
  fakeServer({
    'GET user/userdetails': () => userDetails([role], [], access),
    'GET notifications': () => ({ notifications: [], totalNotificationsCount: 0, unreadNotificationCount: 0 }),
  });
  const view = renderApp(path, EMPTY_PAGES);
  await screen.findByRole('textbox', { name: /^Field of/ });
  return view;
}

const helpButton = () => screen.getByRole('button', { name: 'Help for this page' });

it('[B08] has a question, acts and words of the glossary for every page', () => {
  expect(Object.keys(PAGE_HELP).sort()).toEqual(Object.keys(PAGES).sort());
  const incomplete = Object.entries(PAGE_HELP).filter(
    ([, { question, acts, words }]) =>
      !question.endsWith('?') || acts.length === 0 || words.some((word) => !Object.hasOwn(GLOSSARY, word)),
  );
  expect(incomplete).toEqual([]);
});

it.each<[Role, string, string, string]>([
  ['requester', '/app/dashboard', 'Help: Tracked Policies', 'Who needs you today?'],
  ['insured', '/app/cure-plan', 'Help: Cure Plan', 'What is the cheapest way to satisfy everyone who asks?'],
  ['agent', '/app/agent-clients/7', 'Help: Client', 'Is this client fine with everyone who asks?'],
])('[B08] says to an %s by the button on %s what the page answers', async (role, path, title, question) => {
  await open(path, role);
  await userEvent.click(helpButton());
  const dialog = await focusedDialog(title);
  expect(within(dialog).getByText(question)).toBeInTheDocument();
  await expectAccessible(dialog);
});

it('[B08] says what the words on the page mean, as the glossary does', async () => {
  await open('/app/cure-plan', 'insured');
  await userEvent.click(helpButton());
  const dialog = await focusedDialog('Help: Cure Plan');
  const meanings = within(dialog).getAllByRole('definition');
  expect(meanings.map(({ textContent }) => textContent)).toContain(GLOSSARY['cure plan']);
});

it('[B08] opens by the key ?, closes by Escape, and gives back the focus', async () => {
  await open('/app/dashboard', 'requester');
  helpButton().focus();
  await userEvent.keyboard('?');
  const dialog = await focusedDialog('Help: Tracked Policies');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await waitFor(() => expect(helpButton()).toHaveFocus());
});

it('[B08] leaves the key ? to a field in which a person types', async () => {
  await open('/app/dashboard', 'requester');
  const field = screen.getByRole('textbox', { name: 'Field of dashboard' });
  await userEvent.type(field, '?');
  expect(field).toHaveValue('?');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each<['manager' | 'readOnly', boolean]>([
  ['manager', true],
  ['readOnly', false],
])('[B08] names for a %s the act that this level may do: %s', async (access, offered) => {
  await open('/app/request-coverage', 'requester', access === 'readOnly' ? access : undefined);
  await userEvent.click(helpButton());
  const dialog = await focusedDialog('Help: Requests sent');
  const acts = within(dialog)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(acts.includes('Request coverage from a supplier.')).toBe(offered);
  expect(acts).toContain('Open a row to see its request.');
});
