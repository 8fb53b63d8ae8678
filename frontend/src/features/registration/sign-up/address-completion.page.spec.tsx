import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '#testing/accessible';
import { fakeServer, type Call } from '#testing/fake-server';
import { renderApp } from '#testing/render-app.tsx';

const PLACE = 'GET address/place';
const PLACES: Readonly<Record<string, { readonly city: string | null; readonly state: string }>> = {
  '80202': { city: 'Denver', state: 'CO' },
  '83702': { city: 'Boise', state: 'ID' },
  'K1A 0B1': { city: null, state: 'ON' },
};

async function open() {
  const server = fakeServer({
    'POST user/lookup': () => ({ excludedDomain: false, emailDomainCompanies: [] }),
    [PLACE]: ({ query }: Call) => PLACES[query.get('code') ?? ''] ?? null,
  });
  const page = renderApp('/sign-up');
  await userEvent.type(await screen.findByLabelText(/Email/), 'nora@granite.example{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Create a new company profile' }));
  await screen.findByLabelText(/Zip Code/);
  return { server, ...page };
}
const field = (label: RegExp) => screen.getByLabelText(label);
const fill = (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } });
const expectPlace = (city: string, state: string) =>
  waitFor(() =>
    expect([field(/City/), field(/State/)].map((each) => (each as HTMLInputElement).value)).toEqual([city, state]),
  );

describe('the zip code of an address [A14]', () => {
  it('fills in city and state, says so, and follows another code', async () => {
    const { server, container } = await open();
    fill(/Zip Code/, '8020');
    fill(/Zip Code/, '80202');
    await expectPlace('Denver', 'CO');
    expect(screen.getByText('Denver, CO was filled in from the code 80202.')).toHaveAttribute('role', 'status');
    await expectAccessible(container);
    fill(/Zip Code/, '83702');
    await expectPlace('Boise', 'ID');
    expect(server.callsOf(PLACE).map(({ query }) => query.get('code'))).toEqual(['80202', '83702']);
  });

  it('leaves what was typed, and offers the other', async () => {
    await open();
    fill(/City/, 'Aurora');
    fill(/Zip Code/, '80202');
    const offer = await screen.findByRole('button', { name: 'Use Denver, CO' });
    await expectPlace('Aurora', 'CO');
    await userEvent.click(offer);
    await expectPlace('Denver', 'CO');
    fill(/City/, 'denver');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Use Denver, CO' })).toBeNull());
  });

  it('fills in the province alone for Canada, and nothing for a code that is not known', async () => {
    await open();
    fill(/Zip Code/, '99999');
    await userEvent.click(field(/Country/));
    await userEvent.click(await screen.findByRole('option', { name: 'Canada' }));
    fill(/Zip Code/, 'K1A 0B1');
    await expectPlace('', 'ON');
    expect(screen.getByText('ON was filled in from the code K1A 0B1.')).toBeInTheDocument();
  });
});
