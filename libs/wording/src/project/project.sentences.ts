import type { ProjectEvent, ProjectTerms } from '@covertrail/domain/project/project.contract';
import type { Names, Sentences } from '../catalogue/event-wording.js';
import { named } from '../text/sentence-parts.js';
import { changedTexts, type Texts } from '../text/text-changes.js';

const termsTexts = ({ name, templateId, isDefault }: ProjectTerms, names: Names): Texts =>
  ({ Name: name, Template: names.template(templateId), 'Default project': isDefault ? 'yes' : 'no' });

export const projectSentences: Sentences<ProjectEvent> = {
  ProjectCreated: {
    sentence: ({ data }) => `The ${data.isDefault ? 'default project' : 'project'} ${named(data.name)} was created.`,
    changes: ({ data }, names) => [{ label: 'Template', after: names.template(data.templateId) }],
  },
  ProjectRevised: {
    sentence: ({ data: { before, after } }) =>
      (before.name === after.name ? `The project ${named(after.name)} was edited.` : `The project ${named(before.name)} was renamed to ${named(after.name)}.`),
    changes: ({ data: { before, after } }, names) => changedTexts(termsTexts(before, names), termsTexts(after, names), 'not given'),
  },
};
