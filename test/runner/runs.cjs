/**
 * Every suite belongs to one run: `npm test` has what a developer needs before each commit, `npm run test:rest` has what takes long for
 * what it finds, and `npm run test:processes` has clusters that are killed. A new suite is in the first unless it is named here.
 */
const PROCESSES = /^test\/(processes|faults)\//;

/** Before each commit: the main job of requester, agent and insured. */
const MAIN_JOB = /^test\/journeys\/main-job\.browser\.spec\.ts$/;

const REST = [
  // Stores that other programs read, kill, or compare with an oracle.
  /[.-]durability\.spec\.ts$/,
  /\.oracle\.property\.spec\.ts$/,
  /mongodb[./-].*spec\.ts$/,
  /^libs\/platform\/.*\/(kill-in-mid-batch|switch-under-queries)\.spec\.ts$/,
  // Looks of every page, and journeys through what one role has more of.
  /\.browser\.spec\.ts$/,
  // Stores of the platform, each against its contract, with files on disk.
  /^libs\/platform\/src\/(event-store|read-store|stores|backup|files|vault|mail)\//,
  // The engine over thousands of random worlds, each assessed many times.
  /^libs\/domain\/src\/compliance\/(assess|citations|cases\/golden-cases)\.property\.spec\.ts$/,
  /^libs\/domain\/src\/cure-plan\/cure-plan-(search|every-change)\.property\.spec\.ts$/,
  // Long forms, filled in key by key.
  /\/(locations\.panel|vehicles\.panel|policy-documents|policy-cards|limit-rows|coverage-terms|cancellation-notice|aggregate-forms|source-notes|further-terms|endorsements|endorsement-conditions)\.page\.spec\.tsx$/,
  /\/(template|template-what-if|template-proof|template-holder|template-umbrella|template-notice|template-rating|policy|new-policy|replace-policy|certificate-holders|forms|supplier-history)\.page\.spec\.tsx$/,
  // Servers of the event log, held against each other and to the contract of the log.
  /^test\/eventstore-server\//,
  // Many random worlds, folded live and again.
  /^libs\/platform\/.*\/live-equals-rebuilt\.property\.spec\.ts$/,
  // Every call: its replies, whom it is open to, with every wrong type and all bad input; and every list read while others write.
  /^test\/api\/(?!openapi)[a-z-]+\.spec\.ts$/,
  /(pinned-replies\.property|\/searched-lists\.api)\.spec\.ts$/,
  // Several backends, connections that are cut, results that come late, and reactions that break off.
  /\/(two-backends|live-gaps|client-transfer-killed|assessment-late-results)\.api\.spec\.ts$/,
  /\/(location|vehicle|share)-carrier\.reaction\.spec\.ts$/,
  // Whole histories, replayed position by position, and corrected after the fact.
  /\/(history-replay|correction)\.api\.spec\.ts$/,
  // What an operator orders, and what a transfer hides, in each stage.
  /\/(maintenance|transfer-sight)\.api\.spec\.ts$/,
  // Every long call over a big company, while another company asks.
  /^test\/long-calls\//,
  // Files that are read in processes of their own, and threads that are ended amid their work.
  /^backend\/src\/(file-readers|pdf-files)\/.*\.(api|unit)\.spec\.ts$/,
  /\/worker\/(question-thread|fair-threads)\.unit\.spec\.ts$/,
  // Many refused calls and log-ins, one after the other; logs with events that cannot be read, and histories of odd events.
  /\/(limits|known-device|client-proof|history-odd-events|untrue-cure-plans)\.api\.spec\.ts$/,
  /^test\/unreadable-events\.spec\.ts$/,
  // Programs that are started and stopped, one for each sheet that is read among them.
  /\/(location-import|vehicle-import|agency-import|agency-import-take-back|refused-sheets|archive-progress)\.api\.spec\.ts$/,
  /\/((location|vehicle|agency)-importer|agency-import-take-back)\.reaction\.spec\.ts$/,
  /^test\/start\//,
  // Read models and mail that are lost, or restored from a backup.
  /\/(views-after-restore|mail-after-restore|read-store-lost)\.(api|property)\.spec\.ts$/,
  /^test\/restored\//,
  // Worlds that are seeded from the first day on.
  /\/(seed\.api|demo-world\.property)\.spec\.ts$/,
];

/** Which run a suite belongs to, by its path in the repository. */
function runOf(path) {
  if (PROCESSES.test(path)) return 'processes';
  return !MAIN_JOB.test(path) && REST.some((pattern) => pattern.test(path)) ? 'rest' : 'commit';
}

module.exports = { runOf };
