import { isCalendarDate, type CalendarDate } from '@covertrail/domain/kernel/dates';
import { invitedEmail } from '@covertrail/domain/fields/account-fields';
import { remarks } from '@covertrail/domain/fields/note-fields';
import { dueOn } from '@covertrail/domain/fields/request-fields';
import { chosen, type FormRules } from '#shared/forms/field-resolver';

/** The fields of the dialog, with the names that the server uses, so that its messages find their field. */
export interface AskValues {
  readonly by: 'company' | 'email';
  readonly insuredCompanyId: string;
  readonly email: string;
  readonly projectId: string;
  /** Empty: the project's own. */
  readonly templateId: string;
  readonly dueOn: CalendarDate;
  readonly message: string;
}

/** For a missing company, project or due date no text is given [D01]: these are ours. */
const company = chosen('Please select a company.');
const project = chosen('Please select a project.');

/** The rules of the dialog, with the messages of the fields; `today` limits the due date. */
export const askRules = (today: CalendarDate): FormRules<AskValues> => ({
  insuredCompanyId: (value, { by }) => (by === 'company' ? company(value) : null),
  email: (value, { by }) => (by === 'email' ? invitedEmail.check(value) : null),
  projectId: project,
  dueOn: (value) =>
    dueOn.check(value) ?? (isCalendarDate(value) && value < today ? 'The due date is in the past.' : null),
  message: remarks,
});

/** The body of the call: one recipient, without the fields that are left to the project. */
export const askBody = ({ by, insuredCompanyId, email, projectId, templateId, dueOn: due, message }: AskValues) => ({
  ...(by === 'company' ? { insuredCompanyId } : { email }),
  projectId,
  ...(templateId === '' ? {} : { templateId }),
  dueOn: due,
  ...(message.trim() === '' ? {} : { message }),
});
