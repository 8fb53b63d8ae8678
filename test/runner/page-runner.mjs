import PlainRunner from './plain-runner.mjs';

/** Suites of the page: they share a process with its modules and its window, as those of the server share one. */
export default class PageRunner extends PlainRunner {
  worker = new URL('./page-worker.mjs', import.meta.url);
}
