import type { Decider } from '../kernel/decider.js';
import { equal } from '../kernel/equal.js';
import type { Uuid } from '../kernel/event.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import type { DraftCommand, DraftEvent, DraftSaved } from './draft.contract.js';

/** `version` counts what happened to it; `saved` is null while there is nothing. */
export interface DraftState {
  readonly version: number;
  readonly saved: DraftSaved['data'] | null;
  /** The command that sent the last one: when it is repeated, it is no other change. */
  readonly sentBy: Uuid | null;
}

/** Every code with which a command to a draft may be refused. */
export const DRAFT_CODES = ['DRAFT.CHANGED_MEANWHILE'] as const;

/**
 * What the people of a company entered together and did not send yet: `draft-<draftId>`, one for each kind, subject and company. Whoever
 * saves says which version they saw: of two who change the same version the second is refused, so that nothing is overwritten unseen.
 */
export const draftDecider: Decider<DraftState, DraftCommand, DraftEvent> = {
  type: 'draft',
  initialState: { version: 0, saved: null, sentBy: null },
  decide(command, { version, saved }) {
    if (command.type === 'SaveDraft' && saved && equal(saved.content, command.content)) return [];
    if (command.type === 'DiscardDraft' && saved === null) return [];
    if (command.seen !== version) throw new RuleBroken('DRAFT.CHANGED_MEANWHILE');
    if (command.type === 'SaveDraft') {
      const { type: _type, seen: _seen, ...data } = command;
      return [{ type: 'DraftSaved', data }];
    }
    if (saved === null) return [];
    return [{ type: command.type === 'SendDraft' ? 'DraftSent' : 'DraftDiscarded', data: ended(saved) }];
  },
  evolve: ({ version }, event) => ({
    version: version + 1,
    saved: event.type === 'DraftSaved' ? event.data : null,
    sentBy: event.type === 'DraftSent' ? event.meta.commandId : null,
  }),
};

const ended = ({ draftId, subjectId, companyId, content: { kind } }: DraftSaved['data']) => ({
  draftId,
  subjectId,
  companyId,
  kind,
});
