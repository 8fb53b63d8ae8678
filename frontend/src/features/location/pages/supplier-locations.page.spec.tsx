import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LocationRow } from '@covertrail/contracts/location/location.replies';
import type { SharedPolicyRow } from '@covertrail/contracts/selection/selection.replies';
import { expectAccessible } from '#testing/accessible';
import { fakeServer } from '#testing/fake-server';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';

const ID = '66666666-6666-4666-8666-666666666666';
const policy: SharedPolicyRow = {
  policyId: 'policy-1',
  line: 'automobile',
  policyNumber: 'BA-1',
  carrierName: 'Summit Mutual',
  effectiveOn: '2026-01-01',
  expiresOn: '2027-01-01',
  region: 'unitedStates',
  locationCount: 12,
  vehicleCount: 1,
};
const place = {
  number: '7',
  address1: '18 Dock Street',
  address2: '',
  city: 'Denver',
  state: 'CO',
  county: '',
  zipCode: '80202',
  country: 'US',
  description: 'Cold store',
};
const SOURCE = { kind: 'typedByInsured', on: '2020-07-01' } as const;
const row: LocationRow = { id: 'l-7', policyId: 'policy-1', ...place, buildingCount: 0, limitCount: 0, source: SOURCE };

function open(policies: readonly SharedPolicyRow[]) {
  rememberSession('requester');
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['requester']),
    [`GET tracking/${ID}/policies`]: () => policies,
    [`GET tracking/${ID}/policies/policy-1/locations`]: ({ query }) => ({
      locations: query.get('keyword') === 'x' ? [] : [row],
      totalCount: query.get('keyword') === 'x' ? 0 : 12,
    }),
    [`GET tracking/${ID}/policies/policy-1/vehicles`]: () => ({
      rows: [
        {
          id: 'v-1',
          vin: '1HGCM82633A004352',
          year: 2021,
          make: 'Ford',
          model: '',
          checkDigitFits: true,
          source: SOURCE,
          revision: 0,
        },
      ],
      total: 1,
    }),
    [`GET tracking/${ID}/locations/l-7`]: () => ({
      id: 'l-7',
      policyId: 'policy-1',
      place,
      limits: [],
      buildings: [],
      revision: 0,
      mayEdit: false,
    }),
  });
  return { server, ...renderApp(`/app/suppliers/${ID}/locations`) };
}

it('[C06] [C07] shows a requester the locations and vehicles that are shared, to read only', async () => {
  const { server, container } = open([policy]);
  const panel = within(await screen.findByRole('region', { name: /^Auto/ }));
  expect(panel.getByText('12 locations, 1 vehicle')).toBeInTheDocument();
  expect(await panel.findByText('Showing 1 - 1 of 12 locations')).toBeInTheDocument();
  expect(await panel.findByText('1HGCM82633A004352')).toBeInTheDocument();
  await userEvent.click(panel.getByRole('button', { name: /Dock Street/ }));
  expect(await panel.findByText('Cold store')).toBeInTheDocument();
  // Of the location that is open, and of the vehicle.
  expect(panel.getAllByText(/^Typed by the insured on 07\/01\/2020, \d+ years ago$/)).toHaveLength(2);
  expect(panel.queryByRole('button', { name: /Edit|Remove|Add/ })).toBeNull();
  await expectAccessible(container);
  await userEvent.type(panel.getByRole('textbox', { name: 'Search locations of BA-1' }), 'x{Enter}');
  expect(await panel.findByText('No location matches')).toBeInTheDocument();
  expect(server.callsOf(`GET tracking/${ID}/policies/policy-1/locations`)[0]!.query.get('size')).toBe('10');
});

it('[C06] says when nothing is shared', async () => {
  open([{ ...policy, locationCount: 0, vehicleCount: 0 }]);
  expect(await screen.findByText('No locations or vehicles yet')).toBeInTheDocument();
});
