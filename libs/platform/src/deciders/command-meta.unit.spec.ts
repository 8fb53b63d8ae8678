import { recorded } from '@covertrail/domain/kernel/testing/given';
import { becauseOf, carryingOut } from './command-meta.js';

const ID = '0d000000-0000-4000-8000-000000000001';
const event = (meta: Parameters<typeof recorded>[1]) => recorded([{ type: 'RequestResponded', data: {} }], meta)[0]!;
const person = { actor: 'p', tenant: 'c', onBehalfOf: 'i' };

describe('metadata of what a reaction does', () => {
  it('names the person whose act it carries out, through as many reactions as there are', () => {
    const first = carryingOut(event({ ...person, role: 'agent' }), 'response-sharer', ID);
    expect(first).toMatchObject({ actor: 'system:response-sharer', role: 'system', tenant: null, initiator: person });
    const second = carryingOut(
      event({ role: 'system', actor: first.actor, initiator: person }),
      'tracking-starter',
      ID,
    );
    expect(second).toMatchObject({ actor: 'system:tracking-starter', initiator: person });
  });

  it('names nobody where nobody acted, or where the reaction acts of its own accord', () => {
    expect(
      carryingOut(event({ role: 'system', actor: 'system:demo', tenant: null }), 'tracking-starter', ID),
    ).not.toHaveProperty('initiator');
    expect(becauseOf(event({ ...person, role: 'agent' }), 'assessor', ID)).not.toHaveProperty('initiator');
  });
});
