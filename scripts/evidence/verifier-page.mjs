/** The program of `verify.html`: takes a pack that is chosen or dropped, says whether it holds, and shows what is in it. */
const at = (id) => document.getElementById(id);

function element(tag, text, ...children) {
  const made = document.createElement(tag);
  if (text) made.textContent = text;
  made.append(...children);
  return made;
}

const listOf = (sentences) => element('ul', '', ...sentences.map((sentence) => element('li', sentence)));

const DAY = { timeZone: 'UTC', year: 'numeric', month: '2-digit', day: '2-digit' };
const dayOf = (day) => new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', DAY);
const lastDayOf = (to) => new Date(Date.parse(`${to}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

function tableOf(caption, heads, rows) {
  const head = element('tr', '', ...heads.map((text) => element('th', text)));
  const body = rows.map((cells) => element('tr', '', ...cells.map((text) => element('td', String(text ?? '')))));
  const table = element(
    'table',
    '',
    element('caption', caption),
    element('thead', '', head),
    element('tbody', '', ...body),
  );
  return element('div', '', table);
}

function findingOf({ title, outcome, required, available, sentence, further, cites }) {
  const events = cites.map(({ on, sentence: text, id }) => `${dayOf(on)}: ${text} (event ${id})`);
  return element(
    'details',
    '',
    element('summary', `${outcome}: ${title}`),
    element('p', sentence),
    element('p', `Required: ${required}. Available: ${available}.`),
    listOf([...further, ...events]),
  );
}

function verdictsOf(title, verdicts) {
  const parts = verdicts.map(({ from, to, outcome, template, findings }) =>
    element(
      'section',
      '',
      element('h4', `${dayOf(from)} to ${dayOf(lastDayOf(to))}: ${outcome}${template ? ` (${template})` : ''}`),
      ...findings.map(findingOf),
    ),
  );
  return element('section', '', element('h3', title), ...parts);
}

function reportOf(files) {
  const read = (path) => JSON.parse(textOf(files.get(path)));
  const about = read('pack.json');
  const { asTrue, asKnown } = read('verdicts.json');
  const events = textOf(files.get('events.jsonl'))
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  const documents = files.has('documents.json') ? read('documents.json') : [];
  const shown = events.map(({ index, recordedAt, sentence, actor, company, stored }) => [
    index + 1,
    recordedAt,
    sentence,
    `${actor}, ${company}`,
    stored ? 'word for word' : 'parts masked',
  ]);
  return [
    element('h2', `${about.supplier}, ${about.project}`),
    element('p', `${dayOf(about.from)} to ${dayOf(about.to)}, made for ${about.madeFor} at ${about.madeAt}.`),
    verdictsOf('What was true, as known when the pack was made', asTrue),
    verdictsOf('What was known, by the end of each day', asKnown),
    tableOf(
      'Documents',
      ['File', 'Policy', 'Version', 'Attached'],
      documents.map((row) => [row.path, row.policy, row.version, row.attachedAt]),
    ),
    tableOf('Events', ['Number in the log', 'Recorded', 'What happened', 'Who', 'Shown'], shown),
  ];
}

async function verify(file) {
  at('result').replaceChildren(element('p', 'Verifying'));
  at('report').replaceChildren();
  try {
    const { files, problems } = await unzip(new Uint8Array(await file.arrayBuffer()));
    const result = await verifyPack(files, at('key').value.trim() || null);
    const all = [...problems, ...result.problems];
    const says = all.length > 0 ? 'This pack does not hold' : 'This pack holds: nothing was changed, added or left out';
    const heading = element('h2', says);
    heading.className = all.length > 0 ? 'wrong' : 'right';
    at('result').replaceChildren(heading, listOf(all.length > 0 ? all : result.proven));
    if (all.length > 0) return;
    at('result').append(element('h3', 'What is not proven'), listOf(result.limits));
    at('report').replaceChildren(...reportOf(files));
  } catch (error) {
    const heading = element('h2', 'This pack does not hold');
    heading.className = 'wrong';
    at('result').replaceChildren(heading, element('p', error.message));
  }
}

at('file').addEventListener('change', ({ target }) => target.files[0] && void verify(target.files[0]));
document.addEventListener('dragover', (event) => event.preventDefault());
document.addEventListener('drop', (event) => {
  event.preventDefault();
  const [file] = event.dataTransfer.files;
  if (file) void verify(file);
});
