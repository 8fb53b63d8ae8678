import type { Uuid } from '@covertrail/domain/kernel/event';
import { command, query } from '../calls/call.js';
import type { NamedInsuredsDto, StateNamedInsuredsDto } from './named-insured.inputs.js';
import type { StatedNamedInsureds } from './named-insured.replies.js';

/** The names under which a client is insured: of the caller's company, or of a client of its agency [G08]. */
export const namedInsureds = query<{ query: NamedInsuredsDto; reply: StatedNamedInsureds }>()('agent/named-insureds', {
  needs: 'readHolderBooks',
  view: 'named-insureds',
  shape: 'list',
});

/** States the whole list. */
export const stateNamedInsureds = command<{ body: StateNamedInsuredsDto; reply: { readonly insuredId: Uuid } }>()(
  'PUT',
  'agent/named-insureds',
  { needs: 'keepHolderBooks', ifMatch: true, settles: ['named-insureds'] },
);
