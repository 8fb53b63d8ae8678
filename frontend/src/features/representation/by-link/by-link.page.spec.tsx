import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AgentUpdate, ClientRemoval } from '@covertrail/contracts/representation/by-link.replies';
import { expectAccessible } from '#testing/accessible';
import { fakeServer, refuse } from '#testing/fake-server';
import { focusedDialog } from '#testing/focused-dialog';
import { renderApp } from '#testing/render-app.tsx';

const TOKEN = 'A'.repeat(43);
const REMOVAL: ClientRemoval = { companyName: 'Granite Peak', agencyName: 'Hollis & Vance' };
const PRIYA = { agencyName: 'Hollis & Vance', name: 'Priya Raman', email: 'priya@hollisvance.example' };
const UPDATE: AgentUpdate = { companyName: 'Granite Peak', agents: [PRIYA], invited: [] };
const READ_REMOVAL = 'POST agent/removeclient/validate';
const REMOVE = 'POST agent/removeclient';
const READ_UPDATE = 'POST company/agents/validate';
const SEND_UPDATE = 'PUT company/agents';
const over = () => refuse(404, 'LINK.NOT_VALID', 'This link is no longer valid');

describe('the page by which an agent gives up a client [A11]', () => {
  it('says what follows, removes the client, and says so', async () => {
    const server = fakeServer({ [READ_REMOVAL]: () => REMOVAL, [REMOVE]: () => REMOVAL });
    const { container } = renderApp(`/remove-client#${TOKEN}`);
    expect(await screen.findByText(/Hollis & Vance then no longer represents Granite Peak/)).toBeInTheDocument();
    await expectAccessible(container);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Client' }));
    expect(await screen.findByRole('heading', { name: 'Client removed successfully' })).toBeInTheDocument();
    expect(screen.getByText(/You may now close this window/)).toBeInTheDocument();
    expect(server.callsOf(REMOVE)[0]!.body).toEqual({ token: TOKEN });
  });

  it('says that its link is over, and removes nobody', async () => {
    fakeServer({ [READ_REMOVAL]: over });
    renderApp('/remove-client');
    const dialog = await focusedDialog('Expired Link');
    expect(dialog).toHaveTextContent('Please use a current open request email to execute this process');
    await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
    expect(screen.getByRole('button', { name: 'Remove Client' })).toBeDisabled();
  });
});

describe('the page by which a company changes its agents [A11]', () => {
  const add = async (email: string) => {
    await userEvent.clear(await screen.findByLabelText('Add Agent'));
    await userEvent.type(screen.getByLabelText('Add Agent'), `${email}{Enter}`);
  };

  it('sends what was added and removed at once, by keyboard', async () => {
    const jonah = { agencyName: 'Keystone', name: 'Jonah Reed', email: 'jonah@keystone.example' };
    const server = fakeServer({
      [READ_UPDATE]: () => UPDATE,
      [SEND_UPDATE]: () => ({ ...UPDATE, agents: [jonah] }) satisfies AgentUpdate,
    });
    const { container } = renderApp(`/update-agent#${TOKEN}`);
    expect(await screen.findByRole('heading', { name: 'Insurance agents of Granite Peak' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Submit' })).toBeDisabled();
    await add(jonah.email);
    screen.getByRole('button', { name: `Remove ${PRIYA.email}` }).focus();
    await userEvent.keyboard('{Enter}');
    await expectAccessible(container);
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Agent Added Successfully.')).toBeInTheDocument();
    expect(screen.getByText('You may now close this window.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'My Current Agent(s)' })).toBeInTheDocument();
    expect(screen.getByText('Jonah Reed, Keystone')).toBeInTheDocument();
    expect(server.callsOf(SEND_UPDATE)[0]!.body).toEqual({
      token: TOKEN,
      addEmailsList: [jonah.email],
      deletedEmailList: [PRIYA.email],
    });
  });

  it('takes no address that is none, and one agent for each domain', async () => {
    fakeServer({ [READ_UPDATE]: () => UPDATE });
    renderApp(`/update-agent#${TOKEN}`);
    await add('nobody');
    expect(await screen.findByText('Invalid email format.')).toBeInTheDocument();
    await add('pia@hollisvance.example');
    expect(await screen.findByText("Domain 'hollisvance.example' already exists.")).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: `Remove ${PRIYA.email}` }));
    await add('pia@hollisvance.example');
    expect(screen.getByRole('button', { name: 'Remove pia@hollisvance.example' })).toBeInTheDocument();
  });

  it('takes 15 agents at most', async () => {
    const agents = Array.from({ length: 15 }, (_, at) => ({ ...PRIYA, email: `priya@agency-${at}.example` }));
    fakeServer({ [READ_UPDATE]: () => ({ ...UPDATE, agents }) });
    renderApp(`/update-agent#${TOKEN}`);
    await add('pia@keystone.example');
    expect(await screen.findByText('Maximum of 15 agents allowed.')).toBeInTheDocument();
  });

  it('says that its link is over', async () => {
    fakeServer({ [READ_UPDATE]: over });
    renderApp('/update-agent');
    expect(await screen.findByText('This link is no longer valid')).toBeInTheDocument();
    expect(screen.getByText(/You may now close this window/)).toBeInTheDocument();
  });
});
