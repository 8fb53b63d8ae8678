import type { TrackedCounts } from '@covertrail/contracts/tracking/tracking.replies';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Feature } from '#shared/feature';
import { viewsMoved } from '#shared/views/views.slice';
import { expectAccessible } from '#testing/accessible';
import { fakeServer } from '#testing/fake-server';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';
import { sessionFeature } from '#features/session/feature';
import { COUNTS } from '../testing/tracked-samples.js';
import { RequesterFirstSteps } from './requester-first-steps.js';

const NEW: TrackedCounts = { ...COUNTS, total: 0, notAnswered: 0, openRequests: 0 };

function open(counts: TrackedCounts, access?: 'readOnly', dismissedGuides: readonly object[] = []) {
  rememberSession('requester');
  const templates: object[] = [];
  const server = fakeServer({
    'GET user/userdetails': () => ({
      ...userDetails(['requester'], ['MANAGE_PROJECT_MENU'], access),
      dismissedGuides,
    }),
    'GET requestor/templates': () => ({ rows: templates, total: templates.length }),
    'GET requestor/projects': () => ({ rows: [], total: 0 }),
    'PUT user/guide': () => ({ guide: 'firstSteps' }),
  });
  const frame: Feature = {
    name: 'frame',
    routes: [
      {
        page: 'dashboard',
        element: <RequesterFirstSteps counts={counts} />,
      },
    ],
  };
  const shown = renderApp('/app/dashboard', [sessionFeature, frame]);
  return { server, templates, ...shown };
}

const checklist = () => screen.findByRole('region', { name: 'Get started' });

it('[B09] leads a new requester from the first template to the first answer, and ticks off what happens', async () => {
  const { server, store, templates } = open(NEW);
  const list = await checklist();
  expect(list).toHaveTextContent('0 of 4 done');
  expect(
    within(list)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['New template', 'Manage projects', 'Request coverage']);
  await expectAccessible(list);
  templates.push({ id: 't-1', name: 'Trade contractors' });
  server.at = '0009';
  act(() => {
    store.dispatch(viewsMoved([{ view: 'templates', position: '0009' }]));
  });
  expect(await screen.findByText('1 of 4 done')).toBeInTheDocument();
  expect(screen.getByText('Say in a template what you ask of suppliers.')).toHaveTextContent(/^Done: /);
  expect(screen.queryByRole('link', { name: 'New template' })).toBeNull();
});

it('[B09] counts a request that was sent as done', async () => {
  open({ ...NEW, openRequests: 1 });
  expect(await checklist()).toHaveTextContent('1 of 4 done');
});

it('[B09] offers no step to those who may not do it', async () => {
  open(NEW, 'readOnly');
  const list = await checklist();
  expect(await within(list).findByText('Add the project that they work for.')).toBeInTheDocument();
  expect(within(list).queryAllByRole('link')).toEqual([]);
});

it('[B09] asks nothing and shows no checklist once a supplier has answered', async () => {
  const { server } = open(COUNTS);
  await waitFor(() => expect(server.callsOf('GET user/userdetails')).not.toHaveLength(0));
  expect(screen.queryByRole('region', { name: 'Get started' })).toBeNull();
  expect(server.callsOf('GET requestor/templates')).toHaveLength(0);
});

it('[B09] is hidden when the reader says so, in every browser of the person', async () => {
  const { server } = open(NEW);
  await userEvent.click(within(await checklist()).getByRole('button', { name: 'Hide' }));
  expect(screen.queryByRole('region', { name: 'Get started' })).toBeNull();
  await waitFor(() => expect(server.callsOf('PUT user/guide')).toHaveLength(1));
  expect(server.callsOf('PUT user/guide')[0]?.body).toEqual({ guide: 'firstSteps', role: 'requester' });
});

it('[B09] is not shown to a person who hid it in another browser', async () => {
  const { server } = open(NEW, undefined, [{ guide: 'firstSteps', role: 'requester' }]);
  await waitFor(() => expect(server.callsOf('GET user/userdetails')).not.toHaveLength(0));
  expect(screen.queryByRole('region', { name: 'Get started' })).toBeNull();
  expect(server.callsOf('GET requestor/templates')).toHaveLength(0);
});
