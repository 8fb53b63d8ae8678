import type { Plugin } from 'vite';

const ICON = /\/lucide-react\/dist\/esm\/icons\/[a-z0-9-]+\.mjs$/;

/**
 * Builds icons without what no page shows: keys of the parts of a drawing, which never change their order, and earlier names, which become
 * classes. They compress badly, and are a fifth of what the icons of the first file weigh.
 */
export const bareIcons = (): Plugin => ({
  name: 'bare-icons',
  apply: 'build',
  transform: (code, id) => (ICON.test(id) ? { code: withoutKeys(code), map: null } : undefined),
});

/** The source of an icon of lucide without keys and earlier names. */
export const withoutKeys = (source: string): string =>
  source.replace(/, key: "[^"]*"/g, '').replace(/,\s*aliases: \[[^\]]*\]/g, '');
