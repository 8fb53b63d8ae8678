import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FEATURES } from '#app/features';
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
    feature.routes?.map((route) => ({ ...route, element: <button className="primary button">Main act</button> })) ?? [],
}));

async function open(path: string, role: Role, dismissedGuides: readonly object[], access?: 'readOnly') {
  rememberSession(role);
  const server = fakeServer({
    'GET user/userdetails': () => ({ ...userDetails([role], [], access), dismissedGuides }),
    'GET notifications': () => ({ notifications: [], totalNotificationsCount: 0, unreadNotificationCount: 0 }),
    'PUT user/guide': () => ({ guide: 'tour' }),
  });
  const view = renderApp(path, EMPTY_PAGES);
  await screen.findByRole('button', { name: 'Main act' });
  return { server, ...view };
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** The step of this title, once its button has the focus and driver.js hears keys: that is after the frame in which the step is drawn. */
async function step(title: string, button: 'Next' | 'Done' = 'Next'): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', { name: title });
  await waitFor(() => expect(within(dialog).getByRole('button', { name: button })).toHaveFocus());
  await nextFrame();
  return dialog;
}

const put = (server: Awaited<ReturnType<typeof open>>['server']) =>
  server.callsOf('PUT user/guide').map(({ body }) => body);

it.each<[Role, string, string]>([
  ['requester', '/app/dashboard', 'Request coverage'],
  ['insured', '/app/shared-policies', 'Answer and share'],
  ['agent', '/app/agent-clients', 'Add client'],
])(
  '[B08] shows a new %s on %s the menu, search, notifications, the act %s and help, by Enter',
  async (role, path, act) => {
    const { server } = await open(path, role, []);
    for (const title of ['Your pages', 'Find anything', 'What happened', act]) {
      await expectAccessible(await step(title));
      await userEvent.keyboard('{Enter}');
    }
    await step('Help on every page', 'Done');
    expect(put(server)).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(put(server)).toEqual([{ guide: 'tour', role }]));
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

it('[B08] goes back by the arrow', async () => {
  await open('/app/dashboard', 'requester', []);
  await step('Your pages');
  await userEvent.keyboard('{ArrowRight}');
  await step('Find anything');
  await userEvent.keyboard('{ArrowLeft}');
  await step('Your pages');
});

it.each(['{Escape}', 'Skip'])('[B08] ends by %s for good, with the focus on the page', async (way) => {
  const { server } = await open('/app/dashboard', 'requester', []);
  const dialog = await screen.findByRole('dialog', { name: 'Your pages' });
  if (way === 'Skip') await userEvent.click(within(dialog).getByRole('button', { name: 'Skip' }));
  else await userEvent.keyboard(way);
  await waitFor(() => expect(put(server)).toEqual([{ guide: 'tour', role: 'requester' }]));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
});

it('[B08] shows no act that the reader may not do', async () => {
  await open('/app/dashboard', 'requester', [], 'readOnly');
  for (const title of ['Your pages', 'Find anything', 'What happened']) {
    await step(title);
    await userEvent.keyboard('{Enter}');
  }
  await step('Help on every page', 'Done');
});

it('[B08] leaves buttons as they were: the menu button of help still says that it opens a dialog', async () => {
  await open('/app/notifications', 'requester', []);
  for (const title of ['Your pages', 'Find anything', 'What happened']) {
    await step(title);
    await userEvent.keyboard('{Enter}');
  }
  await step('Help on every page', 'Done');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Help for this page' })).toHaveAttribute('aria-haspopup', 'dialog');
  expect(screen.getByRole('button', { name: 'Help for this page' })).not.toHaveAttribute('aria-expanded');
});

it('[B08] is shown again from the help, and to nobody by itself who has seen it', async () => {
  const { server } = await open('/app/dashboard', 'requester', [{ guide: 'tour', role: 'requester' }]);
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Help for this page' }));
  const help = await focusedDialog('Help: Tracked Policies');
  await userEvent.click(within(help).getByRole('button', { name: 'Show the tour again' }));
  await step('Your pages');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(put(server)).toEqual([]);
});
