import { readFileSync } from 'node:fs';
import { committedFiles } from './committed-files.mjs';
import { report } from './report.mjs';

/** Renaming it would lose what pages are still to receive. */
const STORED_OUTBOX = 'the stored name of the outbox and of its mark';

/**
 * Words that `docs/glossary.md` replaces: a pattern, and the word to use. `except` names the paths where the word stays, with
 * the reason. A path ends in `/` for a folder.
 */
const RETIRED = [
  { word: /\b(?:saysNoRoom|NO_ROOM)\b/, use: 'storage full', except: {} },
  {
    word: /\b(?:ViewKeeper|ViewRunner|ViewFold|ViewBuilds|ViewsElsewhere)\b/,
    use: 'projection manager, subscription, handler, deployments, remote projections',
    except: {},
  },
  { word: /[a-z]Desk\b/, use: 'unit of work or session', except: {} },
  { word: /\bsendPatiently\b/, use: 'send with retry', except: {} },
  {
    word: /\bjudg|[a-z]Judg|\bJudg/,
    use: 'assess (a tracking), evaluate (a rule), decide (a person); assessment inputs',
    except: {
      'libs/domain/src/tracking/': 'FindingDecided stores a field `judgement`',
      'libs/wording/src/tracking/': 'FindingDecided stores a field `judgement`',
    },
  },
  { word: /\bsomebody\b/i, use: 'someone', except: {} },
  { word: /\bmend(?:s|ed|ing)?\b|\bMend/, use: 'fix', except: {} },
  { word: /\banew\b|\bin vain\b|\bfor ever\b/i, use: 'again, without success, forever', except: {} },
  {
    word: /\b(?:agency|agencies|agent|whoever|who)(?: that| now| who)? answer(?:s|ed)? for\b/i,
    use: 'represents; agency of record',
    except: {},
  },
  { word: /\b[Dd]ossier\b/, use: 'tracking history', except: {} },
  {
    word: /@(?:Sent|Awaited|Acting|Pinned)\(/,
    use: '@CommandMetadata, @IfPosition, @CurrentActor, @IfMatch',
    except: {},
  },
  { word: /\bNotificationBell\b|\bnotification-bell\b|\bthe bell\b/i, use: 'notifications menu', except: {} },
  { word: /\b[Ss]cribes?\b/, use: 'projections', except: {} },
  { word: /\bdesk\b/i, use: 'unit of work or session', except: {} },
  {
    word: /\b(?:[Uu]n)?[Tt]old\b|\b[Tt]ell(?:s|er|ers|ing)?\b|\b(?:[Uu]n)?[Hh]ear(?:s|d|er|ing)?\b|[a-z](?:Told|Tells?|Teller|Hears?|Heard)(?![a-z])|\b(?:told|tell|hear|heard)[A-Z]/,
    use: 'sent, published, shown, reported, stated, received or notified; outbox, publisher, notifier',
    except: {
      'libs/platform/src/read-store/': STORED_OUTBOX,
      'libs/platform/src/engine/live-feed/sweeper.ts': STORED_OUTBOX,
      'docs/adr/0010-several-processes.md': STORED_OUTBOX,
    },
  },
  { word: /\bstrik(?:e|es|ing)\b|\bDayClock\b/i, use: 'daily reassessment', except: {} },
  {
    word: /\b(?:[Dd]oors?|[a-z]+Doors?|Turns\.take|[Kk]eepers?|[Hh]ouses?|[Ff]aces?|Ground)\b/,
    use: 'API, leader lock, projection manager, architecture, web, infrastructure',
    except: {},
  },
  {
    word: /\brooms\b/i,
    use: 'workspaces; companies and users who are notified',
    except: {
      'backend/src/live/': 'the word of Socket.IO',
      'bench/programs/plain-sockets.ts': 'the word of Socket.IO',
    },
  },
  { word: /\bbells?\b/, use: 'notifications menu; signal', except: {} },
  {
    word: /\bput(?:ting|s)? (?:the|a|its own) notice away\b|\bnotice is put away\b|\bput away the notice\b/,
    use: 'dismissed',
    except: {},
  },
  { word: /\brated anew\b/, use: 'rating updated', except: {} },
  { word: /\bis canceled since\b/, use: 'was canceled on', except: {} },
  { word: /\basks as version\b/, use: 'version 2 takes effect', except: {} },
  { word: /\b(?:umbrella|policy) may help\b/, use: 'umbrella may contribute', except: {} },
  { word: /\bNo longer only\b/, use: 'Clear filter: {name}', except: {} },
  { word: /\bTrue from\b/, use: 'Effective', except: {} },
  { word: /\bas it stands on the certificate\b/, use: 'As shown on the certificate', except: {} },
  { word: /\bjudged by it\b|\bperson must judge\b/, use: 'checked against it; needs manual review', except: {} },
  {
    word: /What do the changes mean|It changed from a day on|It was entered wrongly|Before this day the old values|The old values were never true|A day in the past is allowed/,
    use: 'the texts of the edit form (Why are you making this change? …)',
    except: {},
  },
  {
    word: /Leave it to use the project|Policies to show\b|Take a filter away|ever without an owner|items move in one step|Client asked for|\bnot read yet\b|\bgot better\b|goes unseen/,
    use: 'the text that the page shows now',
    except: {},
  },
  {
    word: /\b(?:[Oo]nlookers?|[Ss]aboteurs?|[Ss]abotag(?:e|ed|es)|[Dd]eeds?|[Pp]layers?)\b|[a-z](?:Onlooker|Saboteur|Deed|Player|Cast)\b|-cast\b|\/cast(?:\.js)?'/,
    use: 'reader, disturbance, command, caller; people, accounts, parties',
    except: {},
  },
  { word: /\bcounts for nothing\b/, use: 'will not count as proof of insurance', except: {} },
  { word: /\bcancelled\b(?!\(\))/i, use: 'canceled', except: {} },
  {
    word: /\b(?:colour|behaviour|honour|favour|neighbour)s?\b|\b(?:organis|authoris|recognis)(?:e|ed|es|ing|ation)\b/i,
    use: 'the American spelling',
    except: {},
  },
];

/** Words that are stored or that the specification gives, by the text that is let through. */
const KEPT = {
  CANCELLED: 'the specification names the live message so',
  "import { call, cancelled, put, select, type SagaGenerator } from 'typed-redux-saga'": 'a name of redux-saga',
  "import { call, cancelled, delay, spawn } from 'typed-redux-saga'": 'a name of redux-saga',
  "'bell.net'": 'an e-mail provider',
  "call.once('cancelled'": 'a name of gRPC',
  'client-keeper': 'the stored name of a checkpoint',
  'FIX.JUDGE_CARRIER': 'a code in stored assessments',
  'FIX.MEND_UMBRELLA': 'a code in stored assessments',
};

const TEXT = /\.(?:ts|tsx|mts|mjs|cjs|md|css|html|yml|json)$/;
/** The list itself, what names the words on purpose, and what other programs write. */
const SKIPPED =
  /^(?:scripts\/checks\/retired-words\.mjs|docs\/glossary\.md|docs\/openapi\.json|docs\/dependencies\.md|package-lock\.json|patches\/|frontend\/src\/styles\/semantic\.css|frontend\/semantic\/)/;

const without = (line) => Object.keys(KEPT).reduce((text, kept) => text.replaceAll(kept, ''), line);
const isUnder = (path, starts) => starts.some((start) => path.startsWith(start));

function violationsOf(path) {
  const rules = RETIRED.filter(
    ({ only, except }) => (!only || isUnder(path, only)) && !isUnder(path, Object.keys(except)),
  );
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      const text = without(line);
      return rules
        .filter(({ word }) => word.test(text))
        .map(({ word, use }) => `${path}:${index + 1}: "${word.exec(text)[0]}" is retired: use ${use}`);
    });
}

const files = committedFiles().filter((path) => TEXT.test(path) && !SKIPPED.test(path));
report(
  `${files.length} files, ${RETIRED.length} retired words`,
  files.length < 60 ? ['saw too few files'] : files.flatMap(violationsOf),
);
