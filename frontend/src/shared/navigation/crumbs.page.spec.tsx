import { screen, within } from '@testing-library/react';
import { sessionFeature } from '#features/session/feature';
import type { Role } from '../session/role.js';
import { fakeServer } from '#testing/fake-server';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';
import { PageHeader } from '../ui/page-header.js';
import type { CrumbsGiven } from './crumbs.hook.js';
import { addressOf, pagesAbove } from './page-address.js';
import type { PageRoute } from './page-routes.js';

function open(at: string, page: PageRoute['page'], role: Role, given: CrumbsGiven = {}) {
  rememberSession(role);
  fakeServer({ 'GET user/userdetails': () => userDetails([role]) });
  return renderApp(at, [sessionFeature, { name: 'a-page', routes: [{ page, element: <PageHeader {...given} /> }] }]);
}

async function path() {
  const crumbs = within(await screen.findByRole('navigation', { name: 'Breadcrumb' }));
  return {
    text: crumbs.getByText((_, element) => element?.tagName === 'NAV').textContent,
    links: crumbs.queryAllByRole('link').map((link) => link.getAttribute('href')),
  };
}

it('leads to the pages whose addresses its own begins with, by the names of their records', async () => {
  open('/app/templates/t-1/versions', 'templates/:templateId/versions', 'requester', {
    names: { templateId: 'Roofers' },
  });
  expect(await path()).toEqual({
    text: 'Policy Templates/Roofers/Versions',
    links: ['/app/templates', '/app/templates/t-1'],
  });
});

it('calls a record whose name is not known yet by the title of its page', async () => {
  open('/app/transfers/t-1', 'transfers/:transferId', 'agent');
  expect(await path()).toEqual({ text: 'Transfers/Client transfer', links: ['/app/transfers'] });
});

it('names what the reader may not open without a link', async () => {
  open('/app/suppliers/s-1/why', 'suppliers/:trackingId/why', 'insured', { names: { trackingId: 'Hollis' } });
  expect(await path()).toEqual({ text: 'Suppliers/Hollis/Why?', links: [] });
});

it('follows the page that the record names above it, and keeps its filter', async () => {
  open('/app/policies/p-1', 'policies/:id', 'agent', {
    names: { id: 'GL-1' },
    above: { page: 'transfers', search: '?show=all' },
  });
  expect(await path()).toEqual({ text: 'Transfers/GL-1', links: ['/app/transfers?show=all'] });
});

it('is not there where no page is above', async () => {
  open('/app/my-policies', 'my-policies', 'insured');
  expect(await screen.findByRole('heading', { name: 'My Policies' })).toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Breadcrumb' })).toBeNull();
  expect(document.title).toBe('My Policies · Covertrail');
});

it('an address holds what its parameters are, and none without them', () => {
  expect(addressOf('suppliers/:trackingId/why', { trackingId: 's 1' })).toBe('/app/suppliers/s%201/why');
  expect(() => addressOf('suppliers/:trackingId/why')).toThrow();
  expect(pagesAbove('policies/:id/history')).toEqual(['policies/:id']);
});
