import type { ClaimedLine, ClaimedReading } from '@covertrail/contracts/request/invitation.replies';
import { answerOf, mailAnswerDecider, namedAgent } from '@covertrail/domain/mail-answer/mail-answer.decider';
import { requestDecider } from '@covertrail/domain/request/request.decider';
import { LINE_NAMES } from '@covertrail/wording/insurance/labels';
import { REQUIREMENT_WORDS } from '@covertrail/wording/status-display/outcome-word';
import { ClaimedVerdicts } from '#certificate-readings/claimed-verdicts.service';
import { givenUploadId } from '#certificate-readings/given-upload-id';
import { NamedCarriers } from '#certificate-readings/named-carriers.reader';
import type { Letter, LetterPart } from '#mail/letter';
import { defineMail, type MailOrder, type MailParts } from '#mail/mail-kind';
import { quotedNames } from '#mail/quoted-names';
import { inOneLine, inQuotes } from '#mail/typed-text';
import { ClaimedReadings } from '../claimed/claimed-readings.reader.js';
import { invitationLink, namedAgentLink } from './invitation-link.js';

/** To whoever gave a certificate by the link of a mail: it was processed, and what it lacks of what is asked [A11]. */
export const certificateProcessedMail = defineMail({
  name: 'certificate-processed',
  notice: 'requests',
  handles: 'CertificateRead',
  of: (parts) => ({
    orders: async ({ data: { uploadId, requestId } }) => {
      if (requestId === null) return [];
      const { state } = await parts.deciders.load(mailAnswerDecider, requestId);
      const given = state.given.find((each) => givenUploadId(requestId, each.certificate.fileId) === uploadId);
      return given ? [{ to: given.giverId, about: { requestId, uploadId } }] : [];
    },
    compose: (order) => compose(parts, order),
  }),
});

/** Null once the request ended, another certificate took its place, or the giver answers no more. */
async function compose(parts: MailParts, { to, about }: MailOrder): Promise<Letter | null> {
  const { deciders, views, files, clock } = parts;
  const [requestId, uploadId] = [about['requestId']!, about['uploadId']!];
  const { state: request } = await deciders.load(requestDecider, requestId);
  if (!request || request.outcome !== null) return null;
  const { requested } = request;
  const answer = answerOf(requested.inviteeId, (await deciders.load(mailAnswerDecider, requestId)).state);
  const last = answer.given.at(-1);
  if (!last || givenUploadId(requestId, last.certificate.fileId) !== uploadId) return null;
  const isAgent = namedAgent(answer)?.agentId === to;
  if (!isAgent && requested.inviteeId !== to) return null;
  const readings = new ClaimedReadings(deciders, new ClaimedVerdicts(deciders, new NamedCarriers(views), files), clock);
  const claimed = await readings.ofUpload(requested, uploadId, null);
  const names = quotedNames(deciders);
  const requester = await names.company(requested.requesterId, 'The company that asked');
  const { url } = await (isAgent ? namedAgentLink : invitationLink)(parts, requestId, to);
  const isShort = lacking(claimed).length > 0;
  return {
    subject: `Your certificate for ${requester} was processed${isShort ? ', and something is missing' : ''}`,
    parts: [
      `Your certificate ${inQuotes(last.certificate.name)} for ${await names.project(requested.projectId)} was processed.`,
      ...whatItShows(claimed, requester),
    ],
    main: {
      lead: isShort ? 'See what is missing, and give another certificate' : 'See what it shows of each line',
      label: 'See the request',
      url,
    },
    because: `you gave a certificate for request ${requested.number}`,
  };
}

const lacking = (claimed: ClaimedReading | null): readonly ClaimedLine[] =>
  (claimed?.lines ?? []).filter(({ outcome }) => outcome !== 'pass');

function whatItShows(claimed: ClaimedReading | null, requester: string): readonly LetterPart[] {
  const decides = `${requester} has not checked it yet, and decides.`;
  if (claimed?.state === 'notRead') return [`A program could not read it, so a person will. ${decides}`];
  const lines = lacking(claimed);
  if (lines.length === 0) return [`It lacks nothing of what is asked, as far as a program can tell. ${decides}`];
  return [
    `A program read it, and does not find all that is asked. ${decides}`,
    {
      facts: lines.map(({ line, outcome, missing }) => [
        LINE_NAMES[line],
        inOneLine([`${REQUIREMENT_WORDS[outcome]}.`, ...missing].join(' ')),
      ]),
    },
  ];
}
