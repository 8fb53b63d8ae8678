import type { NoteEvent } from '@covertrail/domain/note/note.contract';
import type { Names, Sentences } from '../text/event-wording.js';
import { ended, named, plain } from '../text/sentence-parts.js';

const about = ({ insuredId, projectId }: NoteEvent['data'], names: Names): string =>
  `${named(names.company(insuredId))} for ${named(names.project(projectId))}`;

export const noteSentences: Sentences<NoteEvent> = {
  NoteAdded: {
    sentence: ({ data }, names) => ended(`Note about ${about(data, names)}: ${plain(data.text)}`),
    changes: () => [],
  },
  NoteRevised: {
    sentence: ({ data }, names) => `A note about ${about(data, names)} was revised.`,
    changes: ({ data: { before, text } }) => [{ label: 'Note', before, after: text }],
  },
  NoteRemoved: { sentence: ({ data }, names) => `A note about ${about(data, names)} was removed.`, changes: () => [] },
};
