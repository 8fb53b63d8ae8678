import type { AcordForm } from '@covertrail/domain/insurance/lines/acord-forms';
import type { ProjectEvent, ProjectTerms } from '@covertrail/domain/project/project.contract';
import type { ProjectDays } from '@covertrail/domain/insurance/project-days';
import type { Names, Sentences } from '../text/event-wording.js';
import { LINE_NAMES } from '../insurance/labels.js';
import { formText } from '../policy/coverage-texts.js';
import { dayText } from '../text/day-text.js';
import { named } from '../text/sentence-parts.js';
import { changedTexts, type Texts } from '../text/text-changes.js';

const termsTexts = ({ name, templateId, isDefault }: ProjectTerms, names: Names): Texts => ({
  Name: name,
  Template: names.template(templateId),
  'Default project': isDefault ? 'yes' : 'no',
});

const daysText = (days: ProjectDays | null): string =>
  days === null ? 'not stated' : `${dayText(days.firstDay)} to ${dayText(days.lastDay)}`;

const defaultText = (form: AcordForm | null): string =>
  form === null ? 'of the line' : formText({ form, interest: null });

export const projectSentences: Sentences<ProjectEvent> = {
  ProjectCreated: {
    sentence: ({ data }) => `The ${data.isDefault ? 'default project' : 'project'} ${named(data.name)} was created.`,
    changes: ({ data }, names) => [{ label: 'Template', after: names.template(data.templateId) }],
  },
  ProjectRevised: {
    sentence: ({ data: { before, after } }) =>
      before.name === after.name
        ? `The project ${named(after.name)} was edited.`
        : `The project ${named(before.name)} was renamed to ${named(after.name)}.`,
    changes: ({ data: { before, after } }, names) =>
      changedTexts(termsTexts(before, names), termsTexts(after, names), 'not given'),
  },
  ProjectDaysChanged: {
    sentence: ({ data: { projectId, after } }, names) => {
      const project = named(names.project(projectId));
      return after === null
        ? `The project ${project} no longer states its first and last day.`
        : `The work of the project ${project} is from ${dayText(after.firstDay)} to ${dayText(after.lastDay)}.`;
    },
    changes: ({ data: { before, after } }) => [
      { label: 'First and last day', before: daysText(before), after: daysText(after) },
    ],
  },
  DefaultFormChosen: {
    sentence: ({ data: { projectId, line, after } }, names) => {
      const form = after === null ? 'the default form of the line' : formText({ form: after, interest: null });
      return `Certificates of ${LINE_NAMES[line]} for the project ${named(names.project(projectId))} now use ${form}.`;
    },
    changes: ({ data: { before, after } }) => [
      { label: 'Default form', before: defaultText(before), after: defaultText(after) },
    ],
  },
};
