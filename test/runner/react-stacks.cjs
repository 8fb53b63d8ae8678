/**
 * For each element that it makes React keeps where that happened, which its messages show in the tools of a browser. No suite reads that, and it takes a
 * tenth of the time of the suites of the page: so React finds nothing to keep it with, and counts more of them than it would keep.
 */
delete console.createTask;
delete console.timeStamp;
const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
Object.defineProperty(require('react')[INTERNALS], 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set: () => undefined,
});
