import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ManagingAgency } from '@covertrail/contracts/policy/managing-agency.replies';
import type { PolicyAgentRow, PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import { expectAccessible } from '#testing/accessible';
import { fakeServer, refuse } from '#testing/fake-server';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';
import { policyDetails } from '../testing/sample-policy.js';

const { id } = policyDetails();
const ASSIGN = `PUT policy/agent/${id}`;
const agent = (agentId: string, agentName: string): PolicyAgentRow => ({
  agentId,
  agencyId: 'g',
  agencyName: 'Hollis & Vance',
  agentName,
  agentEmail: `${agentName.toLowerCase()}@hollis.example`,
});
const MANAGE = `PUT policy/manager/${id}`;
const HOLLIS: ManagingAgency = { agencyId: 'g', agencies: [{ agencyId: 'g', name: 'Hollis & Vance' }] };
const TWO: ManagingAgency = { ...HOLLIS, agencies: [...HOLLIS.agencies, { agencyId: 'k', name: 'Keystone Risk' }] };
const AGENTS = [agent('a1', 'Priya'), agent('a2', 'Sam')];

function open(policy: Partial<PolicyDetails>, agents = AGENTS, managing = HOLLIS) {
  rememberSession('insured');
  const held = { policy: policyDetails(policy), managing };
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['insured']),
    [`GET policy/${id}`]: () => held.policy,
    [`GET policy/agent/${id}`]: () => agents,
    [`GET policy/manager/${id}`]: () => held.managing,
    'GET policy/details/insurer/verify': () => ({ matched: true, carrier: null, notice: null }),
    [ASSIGN]: () => ({ policyId: id }),
    [MANAGE]: () => ({ policyId: id }),
  });
  return { server, held, ...renderApp(`/app/policies/${id}`) };
}

const picker = () => screen.findByRole('combobox', { name: 'Agent and agency' });

it('[C16] shows who handles the policy, and chooses another agent', async () => {
  const { server, held, container } = open({ agencyId: 'g', agentId: 'a1' });
  expect(await picker()).toHaveTextContent('Priya, Hollis & Vance');
  expect(screen.getByText('priya@hollis.example')).toBeInTheDocument();
  await expectAccessible(container);
  server.answers[ASSIGN] = () => {
    held.policy = policyDetails({ agencyId: 'g', agentId: 'a2' });
    server.at = '0005';
    return { policyId: id };
  };
  await userEvent.click(await picker());
  await userEvent.click(
    within(screen.getByRole('listbox', { name: 'Agent and agency' })).getByRole('option', {
      name: 'Sam, Hollis & Vance',
    }),
  );
  expect(await screen.findByText('Sam handles this policy.')).toBeInTheDocument();
  expect(server.callsOf(ASSIGN)[0]!.body).toEqual({ agentId: 'a2' });
  await waitFor(async () => expect(await picker()).toHaveTextContent('Sam, Hollis & Vance'));
});

it('[C16] cannot be used without an agency, or where the policy can only be read', async () => {
  const { unmount } = open({}, [], { agencyId: null, agencies: [] });
  expect(await picker()).toHaveAttribute('aria-disabled', 'true');
  expect(
    screen.getByText('No agency is associated with this company. Please add new agency in my profile.'),
  ).toBeInTheDocument();
  unmount();
  open({ agencyId: 'g', agentId: 'a1', mayEdit: false });
  expect(await picker()).toHaveAttribute('aria-disabled', 'true');
});

it('[C16] names the agency that manages the policy, and another one or none is chosen among those of the insured', async () => {
  const { server, held, container } = open({ agencyId: 'g', agentId: 'a1' }, AGENTS, TWO);
  const managers = () => screen.findByRole('combobox', { name: 'Managing agency' });
  const options = () => within(screen.getByRole('listbox', { name: 'Managing agency' })).getAllByRole('option');
  expect(await managers()).toHaveTextContent('Hollis & Vance');
  await expectAccessible(container);
  server.answers[MANAGE] = () => {
    held.managing = { ...TWO, agencyId: 'k' };
    server.at = '0005';
    return { policyId: id };
  };
  await userEvent.click(await managers());
  expect(options().map(({ textContent }) => textContent)).toEqual(['Hollis & Vance', 'Keystone Risk', 'None']);
  await userEvent.click(options()[1]!);
  expect(await screen.findByText('Keystone Risk manages this policy.')).toBeInTheDocument();
  await waitFor(async () => expect(await managers()).toHaveTextContent('Keystone Risk'));
  expect(await managers()).toHaveFocus();
  await userEvent.click(await managers());
  await userEvent.click(options()[2]!);
  await waitFor(() => expect(server.callsOf(MANAGE).map(({ body }) => body)).toEqual([{ agencyId: 'k' }, {}]));
});

it('[C16] says that no agency manages the policy, which is not that the insured has none', async () => {
  open({ agentId: null }, [], { ...TWO, agencyId: null });
  expect(await screen.findByRole('combobox', { name: 'Managing agency' })).toHaveTextContent('None');
  expect(screen.getByText('Each of your agencies may read, change and share this policy.')).toBeInTheDocument();
  expect(screen.queryByText(/No agency is associated/)).toBeNull();
});

it('[C16] says that the agents cannot be read, which is not that there are none', async () => {
  const { server } = open({ agencyId: 'g', agentId: 'a1' });
  const list = server.answers[`GET policy/agent/${id}`]!;
  server.answers[`GET policy/agent/${id}`] = () =>
    refuse(503, 'HTTP.UNAVAILABLE', 'The product cannot reach its stores.');
  const panel = within(await screen.findByRole('region', { name: 'Policy agency' }));
  expect(await panel.findByText('The product cannot reach its stores.')).toBeInTheDocument();
  expect(panel.queryByText(/No agency is associated/)).toBeNull();
  server.answers[`GET policy/agent/${id}`] = list;
  await userEvent.click(panel.getByRole('button', { name: /again/i }));
  expect(await picker()).toHaveTextContent('Priya, Hollis & Vance');
});

it('[C16] says why an agent was not chosen', async () => {
  const { server } = open({ agencyId: 'g', agentId: 'a1' });
  server.answers[ASSIGN] = () =>
    refuse(422, 'POLICY.AGENT_NOT_OF_AGENCY', 'Please select an agent of the agency of record.');
  await userEvent.click(await picker());
  await userEvent.click(
    within(screen.getByRole('listbox', { name: 'Agent and agency' })).getByRole('option', {
      name: 'Sam, Hollis & Vance',
    }),
  );
  expect(await screen.findByText('Please select an agent of the agency of record.')).toBeInTheDocument();
});

it('[C16] offers default forms only where the line has several and the policy can be changed', async () => {
  const { terms } = policyDetails();
  const property = { line: 'commercialProperty', terms: { ...terms, limits: { buildingLimit: 200_000_000 } } } as const;
  for (const [policy, offered] of [
    [property, true],
    [{ ...property, mayEdit: false }, false],
    [{}, false],
  ] as const) {
    const { unmount } = open(policy);
    await picker();
    for (const add of screen.queryAllByRole('button', { name: 'Add …' })) await userEvent.click(add);
    expect(screen.queryAllByRole('link', { name: 'Default Forms' })).toHaveLength(offered ? 1 : 0);
    unmount();
  }
});
