import { given } from '../kernel/testing/given.js';
import type { ClientAdded, ClientCommand, ClientReleased } from './client.contract.js';
import { clientDecider } from './client.decider.js';

const data = {
  clientId: 'd1000000-0000-4000-8000-000000000001',
  agencyId: 'c0000000-0000-4000-8000-000000000001',
  agentId: 'a0000000-0000-4000-8000-000000000001',
  insuredId: 'c0000000-0000-4000-8000-000000000003',
  insuredName: 'Granite Peak Demolition',
};
const first = 'd2000000-0000-4000-8000-000000000001';
const second = 'd2000000-0000-4000-8000-000000000002';
const add = { type: 'AddClient', ...data } as const;
const added: ClientAdded = { type: 'ClientAdded', data };
const release = (causeId: string, cause: 'transfer' | 'end' = 'transfer'): ClientCommand => ({
  type: 'ReleaseClient',
  cause,
  causeId,
});
const released = (causeId: string, cause: 'transfer' | 'end' = 'transfer'): ClientReleased => {
  const { clientId, agencyId, insuredId } = data;
  return { type: 'ClientReleased', data: { clientId, agencyId, insuredId, cause, causeId } };
};

describe('a client', () => {
  it('is added', () => given(clientDecider).when(add).then(added));
  it('is added once', () => given(clientDecider, added).when(add).nothing());
  it('is not added under another agent', () =>
    given(clientDecider, added)
      .when({ ...add, agentId: data.clientId })
      .refused('CLIENT.ALREADY_ADDED'));

  it('is released by a transfer', () => given(clientDecider, added).when(release(first)).then(released(first)));
  it('is released once by that transfer', () =>
    given(clientDecider, added, released(first)).when(release(first)).nothing());
  it('is released by the end of the representation', () =>
    given(clientDecider, added).when(release(first, 'end')).then(released(first, 'end')));
  it('is not released again by another', () =>
    given(clientDecider, added, released(first)).when(release(second)).refused('CLIENT.ALREADY_RELEASED'));
  it('must have been added to be released', () =>
    given(clientDecider).when(release(first)).refused('CLIENT.NOT_FOUND'));

  it('comes back, and a late repeat of the old release does not take it away', () => {
    given(clientDecider, added, released(first)).when(add).then(added);
    given(clientDecider, added, released(first), added).when(release(first)).nothing();
    given(clientDecider, added, released(first), added).when(release(second)).then(released(second));
  });
});
