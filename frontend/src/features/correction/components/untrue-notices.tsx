import { sendCorrectionNotice } from '@covertrail/contracts/correction/correction.calls';
import { Send } from 'lucide-react';
import { useState } from 'react';
import type { CorrectionDetails, UntrueNoticeText } from '@covertrail/contracts/correction/correction.replies';
import { correctedOutcomeWord, NOTICE_KIND_WORDS } from '@covertrail/wording/correction/correction-words';
import { dayFormat } from '#shared/format/day-format';
import { instantFormat } from '#shared/format/instant-format';
import { IfMay } from '#shared/session/if-may.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { SendNotice } from './send-notice.modal.js';

interface UntrueNoticesProps {
  readonly correction: CorrectionDetails;
}

const saidText = ({ kind, said }: UntrueNoticeText): string =>
  said === null ? NOTICE_KIND_WORDS[kind] : `${NOTICE_KIND_WORDS[kind]}: ${correctedOutcomeWord(said)}`;

/** Notices that were not true, and the offer to notify again. */
export function UntrueNotices({ correction }: UntrueNoticesProps) {
  const [sending, setSending] = useState(false);
  const { notices } = correction;
  if (notices.length === 0) return null;
  return (
    <Panel
      id="notices"
      title="Notices that were not true"
      right={<Again correction={correction} onSend={() => setSending(true)} />}
    >
      <ul className="panel-body corr-list">
        {notices.map((notice) => (
          <li key={`${notice.noticeId} ${notice.companyId}`}>
            <div>
              <b>{saidText(notice)}</b>
              <div className="sub">about {dayFormat(notice.on)}</div>
            </div>
            <div>Sent to {notice.companyName}</div>
          </li>
        ))}
      </ul>
      {sending ? <SendNotice correction={correction} onClose={() => setSending(false)} /> : null}
    </Panel>
  );
}

function Again({
  correction: { state, recipients, noticeSentAt, noticeSentBy },
  onSend,
}: UntrueNoticesProps & { readonly onSend: () => void }) {
  if (noticeSentAt)
    return (
      <span className="sub">
        Notified again by {noticeSentBy || 'someone'}, {instantFormat(noticeSentAt)}
      </span>
    );
  if (state === null) return null;
  if (recipients.length === 0) return <span className="sub">Nobody else was notified</span>;
  return (
    <IfMay send={sendCorrectionNotice}>
      <Button type="button" size="small" onClick={onSend}>
        <Send size={15} aria-hidden /> Notify again…
      </Button>
    </IfMay>
  );
}
