import { useDispatch } from 'react-redux';
import type { ReplyOf } from '@covertrail/contracts/calls/call';
import type { UserDetails } from '@covertrail/contracts/session/session.replies';
import { chooseTimeZone } from '@covertrail/contracts/user/user.calls';
import { useCommand } from '#shared/commands/use-command';
import { timeFormat } from '#shared/format/instant-format';
import { SelectField } from '#shared/forms/select-field.tsx';
import { userDetailed } from '#shared/session/session.slice';
import { useSession } from '#shared/session/use-session';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Panel } from '#shared/ui/panel.tsx';

const zoneText = (name: string): string => name.replaceAll('_', ' ');
/** Of the company: no zone is named so. */
const OF_COMPANY = '';

interface TimeZonePanelProps {
  readonly details: UserDetails;
  readonly onSaved: () => void;
}

/** In which time zone the person reads moments [I01]. It is saved as it is chosen. */
export function TimeZonePanel({ details: { ownTimeZone, company }, onSaved }: TimeZonePanelProps) {
  const { user } = useSession();
  const dispatch = useDispatch();
  const onSettled = ({ timeZone }: ReplyOf<typeof chooseTimeZone>) => {
    dispatch(userDetailed({ ...user, ownTimeZone: timeZone }));
    onSaved();
  };
  const { submit, pending, problem } = useCommand(chooseTimeZone, 'profile/time-zone', { onSettled });
  /** The field stays open while it is saved: a closed one loses the focus. */
  const choose = (chosen: string) => {
    if (!pending)
      submit({ body: chosen === OF_COMPANY ? {} : { timeZone: chosen }, toast: 'Your time zone was saved.' });
  };
  const companyText = `Time zone of the company${company ? ` (${zoneText(company.timeZone)})` : ''}`;
  const zones = Intl.supportedValuesOf('timeZone').map((name) => ({ value: name, text: zoneText(name) }));
  return (
    <Panel title="Time zone">
      <div className="panel-body ui form">
        <ErrorBanner problem={problem} />
        <SelectField
          id="profile-time-zone"
          label="Times are shown in"
          search
          choices={[{ value: OF_COMPANY, text: companyText }, ...zones]}
          value={ownTimeZone ?? OF_COMPANY}
          onChange={choose}
          note={`It is ${timeFormat(new Date().toISOString())} there now. Dates of policies and requests are days, and stay as they are.`}
        />
      </div>
    </Panel>
  );
}
