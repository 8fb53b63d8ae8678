import type { EventMetadata, RecordedOf } from '../kernel/event.js';
import type { FormEntryCommand, FormEntryEvent } from './form-equivalence.contract.js';
import { formEquivalenceDecider } from './form-equivalence.decider.js';
import { evolveEntries, type FormEquivalenceState } from './form-equivalence.state.js';

/** Nothing that is tried is recorded, so nobody reads when and by whom. */
const NOT_RECORDED: EventMetadata = {
  actor: '', role: 'system', tenant: null, commandId: '', commandHash: '', correlationId: '', causationId: null, schemaVersion: 1, recordedAt: '',
};

/** A requester's index as a command would leave it. Throws what the command would be refused with. */
export function formsAfter(state: FormEquivalenceState, command: FormEntryCommand): FormEquivalenceState {
  return formEquivalenceDecider.decide(command, state, undefined).reduce((forms, event) => evolveEntries(forms, tried(event)), state);
}

const tried = (event: FormEntryEvent): RecordedOf<FormEntryEvent> => ({ ...event, id: '', stream: '', revision: 0, position: '', meta: NOT_RECORDED });
