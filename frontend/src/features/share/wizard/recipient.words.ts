import type { Recipient } from './share-values.form.js';

/** The project of a recipient; a requester that has not asked does not say how it calls its projects. */
export const projectText = ({ projectName }: Pick<Recipient, 'projectName'>): string =>
  projectName ?? 'Its default project';
