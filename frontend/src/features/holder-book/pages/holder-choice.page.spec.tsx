import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { plainHolder } from '@covertrail/domain/insurance/terms/holder-details';
import { FEATURES } from '#app/features';
import type { Feature } from '#shared/feature';
import { HolderChoice } from '#shared/holders/holder-choice.tsx';
import { EMPTY_DETAILS } from '#shared/holders/holder-details.form';
import { fakeServer } from '#testing/fake-server';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';

const address = { address1: '1 Harbor Street', address2: '', city: 'Denver', state: 'CO', postalCode: '80202' };
const found = {
  id: 'h-1',
  ownerId: 'c-9',
  ownerName: 'Granite Peak',
  holder: plainHolder({ name: 'Harbor Point LLC', address }),
  changedAt: '2026-11-02T15:00:00.000Z',
  revision: 0,
};

function Kept() {
  const [value, setValue] = useState(EMPTY_DETAILS);
  return <HolderChoice id="holder" value={value} insuredCompanyId="c-9" onChange={setValue} />;
}

/** In place of the pages of the feature. */
const PAGE: Feature = { name: 'holder-book', routes: [{ page: 'my-address-book', element: <Kept /> }] };

it('is found in the book of the client and that of the agency, fills the fields, and stays open [D06]', async () => {
  rememberSession('agent');
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['agent']),
    'GET agent/addressbook': () => ({ rows: [found], total: 1 }),
    'GET agent/named-insureds': () => ({ primary: 'Granite Peak, Inc.', further: ['Granite Paving LLC'], revision: 2 }),
  });
  renderApp('/app/my-address-book', [...FEATURES.filter(({ name }) => name !== PAGE.name), PAGE]);
  await userEvent.type(await screen.findByRole('combobox', { name: 'Find in the address book' }), 'harb');
  expect(await screen.findByRole('option')).toHaveTextContent('Address book of Granite Peak');
  await userEvent.keyboard('{Enter}');
  const query = server.callsOf('GET agent/addressbook').at(-1)?.query;
  expect([query?.get('insuredCompanyId'), query?.get('books'), query?.get('keyword')]).toEqual(['c-9', 'all', 'harb']);
  const name = screen.getByRole('textbox', { name: 'Certificate holder' });
  expect(name).toHaveValue('Harbor Point LLC');
  await userEvent.type(name, ' II');
  expect(screen.getByRole('figure', { name: 'Certificate Holder as it will be printed' })).toHaveTextContent(
    'Harbor Point LLC II1 Harbor StreetDenver, CO 80202',
  );
  expect(server.callsOf('GET agent/named-insureds').at(-1)?.query.get('insuredCompanyId')).toBe('c-9');
  await userEvent.click(screen.getByRole('button', { name: /Granite Peak, Inc\./ }));
  expect(screen.getByRole('textbox', { name: /^Primary named insured/i })).toHaveValue('Granite Peak, Inc.');
});
