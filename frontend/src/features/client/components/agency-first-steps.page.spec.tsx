import { screen, waitFor, within } from '@testing-library/react';
import type { Feature } from '#shared/feature';
import { sessionFeature } from '#features/session/feature';
import { expectAccessible } from '#testing/accessible';
import { fakeServer } from '#testing/fake-server';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';
import { AgencyFirstSteps } from './agency-first-steps.js';

const rows = (count: number) => () => ({
  rows: Array.from({ length: count }, (_, index) => ({ id: `r-${index}` })),
  total: count,
});

const SIGNATURE = 'GET agent/signature';
const NONE = { id: 'u-1', own: false, agency: false };

function open(answered: number, signature = NONE) {
  rememberSession('agent');
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['agent']),
    'GET policy/respond/list': rows(answered),
    'GET agent/client': rows(1),
    'GET policy/agency': rows(0),
    [SIGNATURE]: () => signature,
  });
  const frame: Feature = { name: 'frame', routes: [{ page: 'agent-clients', element: <AgencyFirstSteps /> }] };
  return { server, ...renderApp('/app/agent-clients', [sessionFeature, frame]) };
}

it('[B09] leads a new agency from the first client to the first answer', async () => {
  const { server } = open(0);
  const list = await screen.findByRole('region', { name: 'Get started' });
  expect(list).toHaveTextContent('1 of 4 done');
  expect(within(list).getByText('Add the first company whose insurance you manage.')).toHaveTextContent(/^Done: /);
  expect(server.callsOf('GET policy/respond/list')[0]!.query.get('state')).toBe('responded');
  await expectAccessible(list);
});

it('[B09] ticks off the signature as soon as the agent or the agency has one', async () => {
  open(0, { ...NONE, agency: true });
  const list = await screen.findByRole('region', { name: 'Get started' });
  expect(list).toHaveTextContent('2 of 4 done');
  const step = within(list).getByText('Add the signature that certificates carry.');
  expect(step).toHaveTextContent(/^Done: /);
});

it('[B09] leads to the profile, where a signature is added', async () => {
  open(0);
  const list = await screen.findByRole('region', { name: 'Get started' });
  expect(within(list).getByRole('link', { name: 'My Profile' })).toHaveAttribute('href', '/app/myProfile');
});

it('[B09] shows no checklist to an agency that has answered', async () => {
  const { server, store } = open(1);
  await waitFor(() => {
    expect(server.callsOf('GET policy/respond/list')).toHaveLength(1);
    expect(new Set(Object.values(store.getState().views.queries).map(({ status }) => status))).toEqual(
      new Set(['ready']),
    );
  });
  expect(screen.queryByRole('region', { name: 'Get started' })).toBeNull();
  expect(server.callsOf('GET agent/client')).toHaveLength(0);
});
