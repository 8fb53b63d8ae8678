/**
 * Compiles Fomantic's LESS sources with our variables (`semantic/site`) into `src/styles/semantic.generated.css`: what the page
 * shows of them, and no more. Each build of the page does it, so that a component has its styles as soon as it is imported.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import less from 'less';
import { PurgeCSS } from 'purgecss';
import { classesOfPage } from './semantic/classes-of-page.mjs';
import { foldersOf, sourcesOfSemantic } from './semantic/sources-of-page.mjs';

const frontend = resolve(import.meta.dirname, '..');
const library = dirname(createRequire(import.meta.url).resolve('fomantic-ui-less/package.json'));
const site = join(frontend, 'semantic/site');
const output = join(frontend, 'src/styles/semantic.generated.css');

/** What our theme changes for all pages, and what the menu of a dropdown is shown by. */
const ALWAYS = ['globals/reset', 'globals/site', 'modules/transition'];
/** Components of ours that are drawn with its classes (`shared/ui/button.tsx`, `form.tsx`, `panel.tsx` …), without its scripts. */
const BY_CLASS = [
  'elements/button',
  'elements/input',
  'elements/loader',
  'elements/segment',
  'collections/form',
  'collections/menu',
  'collections/message',
  'modules/checkbox',
  'modules/dropdown',
];
/** An option of a dropdown may have a flag or a picture, and several chosen ones have labels: none of ours has. */
const NEVER = ['elements/flag', 'elements/image', 'elements/label', 'modules/dimmer'];
/** Elements that rules name besides classes. */
const ELEMENTS =
  'a abbr article aside audio b blockquote body button code dd del details dfn div dl dt em fieldset figure footer form h1 h2 h3 h4 h5 h6 ' +
  'header hr html i img input ins kbd label legend li main mark nav ol optgroup option p pre q s samp section select small span strong ' +
  'sub summary sup svg table tbody td textarea tfoot th thead time tr u ul video';
/** Later ones win over earlier ones. */
const KINDS = ['globals', 'elements', 'collections', 'modules', 'views'];
const definitions = KINDS.flatMap((kind) =>
  readdirSync(join(library, 'definitions', kind))
    .filter((name) => name.endsWith('.less'))
    .map((name) => `${kind}/${name.slice(0, -'.less'.length)}`),
);

/** The styles of the components that the page imports, and of those that these are made of. */
const modules = sourcesOfSemantic();
const shown = foldersOf(modules).map((folder) => folder.toLowerCase());
const parts = definitions.filter(
  (part) => [...ALWAYS, ...BY_CLASS].includes(part) || (shown.includes(part) && !NEVER.includes(part)),
);

/** Dark mode is done with variables, and these families of variations have no place in the product. */
const FAMILIES = [
  'Tertiary',
  'Social',
  'Animated',
  String.raw`Stuck\w*`,
  String.raw`Overflowing\w*`,
  String.raw`Scrolling\w*`,
  'Marked',
  'Resizable',
  'RowSpanned',
  'Piled',
  'Stacked',
  'Circular$',
  'Doubling',
  'Tag',
  'Ribbon',
  'Corner',
];
const UNUSED = new RegExp(
  String.raw`Inverted$|^variation(Menu|Table|Segment|Form|Label|Button)\w*(${FAMILIES.join('|')})`,
);
const KEPT = 'variationDimmerInverted';

function switchedOff() {
  const declared = readFileSync(join(library, 'themes/default/globals/variation.variables'), 'utf8');
  const flags = [...declared.matchAll(/^@(variation\w+):\s*true;/gm)].map(([, flag]) => flag);
  return flags.filter((flag) => UNUSED.test(flag) && flag !== KEPT).map((flag) => `@${flag}: false;`);
}

function themeConfig() {
  return [
    ...definitions.map((part) => `@${basename(part)}: 'default';`),
    `@themesFolder: '${library}/themes';`,
    `@siteFolder: '${site}';`,
    `@import (multiple) "${library}/theme.less";`,
    '@fontPath: "none";',
    ...switchedOff(),
  ].join('\n');
}

/** Every definition imports a `theme.config` by a relative path: all of them get ours. */
class ThemeFiles extends less.FileManager {
  supports(file) {
    return file.endsWith('theme.config');
  }

  supportsSync() {
    return false;
  }

  async loadFile() {
    return { contents: themeConfig(), filename: join(frontend, 'semantic/theme.config') };
  }
}

const imports = parts.map((part) => `& { @import "${library}/definitions/${part}"; }`);
const { css } = await less.render(imports.join('\n'), {
  filename: join(frontend, 'semantic/entry.less'),
  math: 'always',
  javascriptEnabled: false,
  plugins: [{ install: (_less, manager) => manager.addFileManager(new ThemeFiles()) }],
});

/** Rules of classes that no element can have are left out, and so are those of other elements than the page has. */
const page = readFileSync(join(frontend, 'index.html'), 'utf8');
const content = [{ raw: [classesOfPage(), ELEMENTS, page].join('\n'), extension: 'txt' }];
const [{ css: named }] = await new PurgeCSS().purge({
  css: [{ raw: css }],
  content,
  // The values of the first are the figures of the day; those of the second are several names of classes at once.
  dynamicAttributes: ['data-percent', 'class'],
});

const body = named
  .replace(/\/\*[\s\S]*?\*\//g, '')
  .replace(/\n\s*\n/g, '\n')
  .trim();
writeFileSync(output, `@layer semantic {\n${body}\n}\n`);
process.stdout.write(`semantic.generated.css ${parts.length} parts, ${Math.round(body.length / 1024)} kB\n`);
