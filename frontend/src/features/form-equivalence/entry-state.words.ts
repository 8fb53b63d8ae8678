import type { EntryState } from '@covertrail/contracts/form-equivalence/form-equivalence.replies';
import type { Tone } from '#shared/ui/outcome-pill.tsx';

/** One table of words and tone for the state of an entry, with what it means. */
export const ENTRY_STATES: Readonly<
  Record<EntryState, { readonly text: string; readonly tone: Tone; readonly meaning: string }>
> = {
  inEffect: { text: 'In effect', tone: 'info', meaning: 'It counts today, before the index of the product.' },
  coming: { text: 'Not yet in effect', tone: 'warn', meaning: 'It counts from a later day on.' },
  withdrawn: { text: 'Withdrawn', tone: 'mute', meaning: 'It no longer counts: the index of the product alone does.' },
};

/** Said to whoever sees entries and may not change them. */
export const ENTRIES_BY_MANAGERS = 'Managers of your company add and change entries.';
