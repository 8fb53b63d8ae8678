/** The page that the product shows while its demo world is being made: three small files, sent as they are. */
export const GROWTH_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Covertrail: the demo world is being made</title>
<link rel="stylesheet" href="/growth.css">
<script src="/growth.js" defer></script>
</head>
<body>
<main>
<h1>Covertrail</h1>
<p>The demo world is being made: two years of companies, policies and requests, event by event. This happens once. The log-in page opens by itself when it is done.</p>
<progress id="bar" max="1" value="0" aria-label="Progress of the demo world"></progress>
<p id="day">It begins now.</p>
<dl>
<div><dt>People</dt><dd id="people">0</dd></div>
<div><dt>Companies</dt><dd id="companies">0</dd></div>
<div><dt>Policies</dt><dd id="policies">0</dd></div>
<div><dt>Requests</dt><dd id="requests">0</dd></div>
</dl>
<p id="trouble" role="alert"></p>
<noscript><p>This page needs JavaScript to follow, and so does Covertrail.</p></noscript>
</main>
</body>
</html>
`;

export const GROWTH_STYLE = `:root { color-scheme: light dark; --page: #f5f6f8; --surface: #fff; --line: #e5e8ed; --text: #27303f; --strong: #0d1526; --brand: #2f4bd8; --bad: #b3261e; }
@media (prefers-color-scheme: dark) { :root { --page: #0c111b; --surface: #131a27; --line: #253046; --text: #d5dbe6; --strong: #f4f6fa; --brand: #7c93ff; --bad: #ff9189; } }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--page); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
main { box-sizing: border-box; width: min(34rem, 100vw - 2rem); padding: 2rem; background: var(--surface); border: 1px solid var(--line); border-radius: 12px; }
h1 { margin: 0 0 0.5rem; color: var(--strong); font-size: 1.5rem; }
progress { width: 100%; height: 0.75rem; accent-color: var(--brand); }
dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(6rem, 1fr)); gap: 0.5rem; margin: 1rem 0 0; }
dd { margin: 0; color: var(--strong); font-size: 1.25rem; font-variant-numeric: tabular-nums; }
#trouble { color: var(--bad); margin: 0; }
`;

/** Asks twice a second. Once the product itself answers, which does not know this address, the page is loaded again. */
export const growthScript = (address: string): string => `const SILENT_TIMES = 20;
const byId = (id) => document.getElementById(id);
let silent = 0;
function show({ done, all, day, grown }) {
  byId('bar').max = all;
  byId('bar').value = done;
  byId('day').textContent = done === 0 ? 'It begins now.' : done + ' of ' + all + ' steps are done: ' + day;
  for (const [what, count] of Object.entries(grown)) byId(what).textContent = count;
}
async function ask() {
  try {
    const reply = await fetch('${address}');
    if (reply.status !== 200) return location.reload();
    show(await reply.json());
    silent = 0;
  } catch {
    silent += 1;
  }
  byId('trouble').textContent = silent < SILENT_TIMES ? '' : 'Covertrail does not answer any more. The terminal where it was started says why.';
  setTimeout(ask, 500);
}
ask();
`;
