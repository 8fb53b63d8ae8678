import { readFileSync } from 'node:fs';
import { committedFiles } from './committed-files.mjs';
import { report } from './report.mjs';

/**
 * Words that `docs/glossary.md` replaces: a pattern, and the word to use. `except` names the paths where the word stays, with
 * the reason. A path ends in `/` for a folder.
 */
const RETIRED = [
  { word: /\b(?:forgetTold|keepTold)\b/, use: 'outbox (append, read, prune)', except: { 'libs/platform/': 'not renamed yet', 'backend/src/composition/': 'not renamed yet', 'backend/src/live/': 'not renamed yet' } },
  { word: /\bTeller\b|[a-z]Teller\b/, use: 'publisher or notifier', except: {} },
  { word: /\b(?:saysNoRoom|NO_ROOM)\b/, use: 'storage full', except: { 'libs/platform/': 'not renamed yet', 'backend/': 'not renamed yet', 'test/faults/': 'not renamed yet', 'docs/runbooks/': 'not renamed yet' } },
  { word: /\b(?:ViewKeeper|ViewRunner|ViewFold|ViewBuilds|ViewsElsewhere)\b/, use: 'projection manager, subscription, handler, deployments, remote projections', except: {} },
  { word: /[a-z]Desk\b/, use: 'unit of work or session', except: {} },
  { word: /\bDayClock\b/, use: 'daily reassessment', except: { 'backend/': 'not renamed yet', 'libs/demo/': 'not renamed yet', 'test/': 'not renamed yet' } },
  { word: /\bsendPatiently\b/, use: 'send with retry', except: {} },
  { word: /\b(?:JudgedInputs|judging)\b/, use: 'assessment inputs', except: { 'backend/': 'not renamed yet', 'libs/domain/': 'not renamed yet', 'bench/': 'not renamed yet', 'docs/adr/': 'not renamed yet' } },
  { word: /\b[Dd]ossier\b/, use: 'tracking history', except: { 'backend/': 'not renamed yet' } },
  { word: /@(?:Sent|Awaited|Acting|Pinned)\(/, use: '@CommandMetadata, @IfPosition, @CurrentActor, @IfMatch', except: {} },
  { word: /\bNotificationBell\b|\bnotification-bell\b|\bthe bell\b/i, use: 'notifications menu', except: {} },
  { word: /\b[Ss]cribes?\b/, use: 'projections', except: { 'README.md': 'not renamed yet', 'docs/house.md': 'not renamed yet', '.dependency-cruiser.cjs': 'not renamed yet' } },
  { word: /\bdesk\b/i, use: 'unit of work or session', except: {} },
  { word: /\b(?:[Tt]old|[Hh]eard|[Hh]ears|[Hh]earer)\b/, use: 'sent, shown, reported, received or notified', only: ['backend/src/features/', 'backend/src/live/', 'frontend/src/'], except: {} },
  { word: /\bunheard\b|\bput(?:ting|s)? (?:the|a) notice away\b|\bput away the notice\b/, use: 'pruned before it was read; dismissed', except: { 'libs/platform/': 'not renamed yet', 'test/faults/': 'not renamed yet' } },
  { word: /\brated anew\b/, use: 'rating updated', except: {} },
  { word: /\bis canceled since\b/, use: 'was canceled on', except: {} },
  { word: /\basks as version\b/, use: 'version 2 takes effect', except: {} },
  { word: /\b(?:umbrella|policy) may help\b/, use: 'umbrella may contribute', except: {} },
  { word: /\bNo longer only\b/, use: 'Clear filter: {name}', except: {} },
  { word: /\bTrue from\b/, use: 'Effective', except: {} },
  { word: /\bas it stands on the certificate\b/, use: 'As shown on the certificate', except: {} },
  { word: /\bjudged by it\b|\bperson must judge\b/, use: 'checked against it; needs manual review', except: {} },
  { word: /\bcounts for nothing\b/, use: 'will not count as proof of insurance', except: {} },
  { word: /\bcancelled\b(?!\(\))/i, use: 'canceled', except: {} },
  { word: /\b(?:colour|behaviour|honour|favour|neighbour)s?\b|\b(?:organis|authoris|recognis)(?:e|ed|es|ing|ation)\b/i, use: 'the American spelling', except: {} },
];

/** Words that are stored or that the specification gives, by the text that is let through. */
const KEPT = {
  CANCELLED: 'the specification names the live message so',
  "import { call, cancelled, put, select, type SagaGenerator } from 'typed-redux-saga'": 'a name of redux-saga',
  "import { call, cancelled, delay, spawn } from 'typed-redux-saga'": 'a name of redux-saga',
  'client-keeper': 'the stored name of a checkpoint',
};

const TEXT = /\.(?:ts|tsx|mts|mjs|cjs|md|css|html|yml|json)$/;
/** The list itself, what names the words on purpose, and what other programs write. */
const SKIPPED = /^(?:scripts\/checks\/retired-words\.mjs|docs\/glossary\.md|docs\/openapi\.json|docs\/dependencies\.md|package-lock\.json|patches\/|frontend\/src\/styles\/semantic\.css|frontend\/semantic\/)/;

const without = (line) => Object.keys(KEPT).reduce((text, kept) => text.replaceAll(kept, ''), line);
const isUnder = (path, starts) => starts.some((start) => path.startsWith(start));

function violationsOf(path) {
  const rules = RETIRED.filter(({ only, except }) => (!only || isUnder(path, only)) && !isUnder(path, Object.keys(except)));
  return readFileSync(path, 'utf8').split('\n').flatMap((line, index) => {
    const text = without(line);
    return rules.filter(({ word }) => word.test(text)).map(({ word, use }) => `${path}:${index + 1}: "${word.exec(text)[0]}" is retired: use ${use}`);
  });
}

const files = committedFiles().filter((path) => TEXT.test(path) && !SKIPPED.test(path));
report(`${files.length} files, ${RETIRED.length} retired words`, files.length < 60 ? ['saw too few files'] : files.flatMap(violationsOf));
