import { matchRoutes } from 'react-router-dom';
import type { NotificationSubject } from '@covertrail/domain/notification/notification.contract';
import { FEATURES } from '#app/features';
import { PAGES } from '#pages/pages';
import { routesOf } from '#app/routes.tsx';
import { placeOf, PLACES } from '#features/notification/notification-destinations';

const ROUTES = routesOf(FEATURES);
const ID = 'a0000000-0000-4000-8000-000000000001';

/** One of each kind; a kind that is missing does not compile. */
const SUBJECTS: { readonly [Kind in NotificationSubject['kind']]: NotificationSubject & { readonly kind: Kind } } = {
  tracking: { kind: 'tracking', id: ID },
  supplier: { kind: 'supplier', id: ID, name: 'Hollis & Sons' },
  request: { kind: 'request', id: ID },
  policy: { kind: 'policy', id: ID },
  curePlan: { kind: 'curePlan', id: ID },
  correction: { kind: 'correction', id: ID, trackingId: ID },
};

/** Addresses that lead to the page which says that there is none. */
const leadingNowhere = (addresses: readonly string[]): readonly string[] =>
  addresses.filter((address) => matchRoutes(ROUTES, address)?.at(-1)?.route.path === '*');

describe('an address', () => {
  it('without a page is seen', () => {
    expect(leadingNowhere(['/app/no-such-page', '/app/dashboard'])).toEqual(['/app/no-such-page']);
  });

  it('where a notification leads is that of a page [B02]', () => {
    const places = Object.keys(PLACES).flatMap((key) =>
      [undefined, ...Object.values(SUBJECTS)].map((subject) => placeOf(key, subject)?.to ?? `nowhere from ${key}`),
    );
    expect(leadingNowhere(places)).toEqual([]);
  });

  it('that is declared is routed once', () => {
    const routed = FEATURES.flatMap(({ routes = [] }) => routes.map(({ page }) => page));
    expect(routed.sort()).toEqual(Object.keys(PAGES).sort());
  });
});
