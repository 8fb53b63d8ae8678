import type { NoteEvent } from '@covertrail/domain/note/note.contract';
import type { FeatureWording } from '../text/event-wording.js';
import { noteSentences } from './note.sentences.js';

export const note: FeatureWording<NoteEvent> = { about: 'Notes', sentences: noteSentences };
