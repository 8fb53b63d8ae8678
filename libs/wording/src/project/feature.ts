import type { ProjectEvent } from '@covertrail/domain/project/project.contract';
import type { FeatureWording } from '../text/event-wording.js';
import { projectSentences } from './project.sentences.js';

export const project: FeatureWording<ProjectEvent> = { about: 'Projects', sentences: projectSentences };
