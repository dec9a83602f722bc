#!/usr/bin/env node
/**
 * Fails on styles that would break a theme or a right-to-left page, or that the content security policy blocks: raw colours
 * outside the theme's own files, physical left/right, and `style={…}`. Prints file:line and what to write instead.
 */
import { readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Only these files may name a colour. Drawings of the sandbox, mails and other companies' logos are not part of the theme. */
const mayNameColours =
  /^(shared\/ui\/src\/theme\/|shared\/domain\/src\/brand\/|mfe-auth\/src\/components\/social\/social-logo\.tsx$|sandbox\/|delivery\/|e2e\/)/;
const isChecked = (file) =>
  /^(host|mfe-[a-z0-9-]+|shared\/[a-z0-9]+|scripts\/new-remote\/template)\/src\/.*\.tsx?$/.test(file) &&
  !/\.test\.tsx?$/.test(file);

const physical = [
  // The device's own insets (X-17) have no other names: env(safe-area-inset-left).
  /(?<!\benv\(safe-area-)\b(?:margin|padding|border|scroll-margin|scroll-padding|inset)-(?:left|right)\b/,
  /^(?!.*\bscroll(?:By|To)?\()(?:.*[;{`])?\s*(?:left|right)\s*:[^,]*;/,
  /\b(?:text-align|float|clear)\s*:\s*(?:left|right)\b/,
  /\bborder-(?:top|bottom)-(?:left|right)-radius\b/,
  /\b(?:margin|padding|border)(?:Left|Right)\s*:/,
];

const rules = [
  {
    says: 'raw colour: read it from the theme with color()',
    isBroken: (line) =>
      /(?<![&\w/]|href=["'`{]{1,2})#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})\b(?!['"`]?\s*(?:\)|,)?\s*\/\/ not a colour)/.test(
        line,
      ) ||
      /\b(?:rgba?|hsla?|oklch|oklab|hwb|lab|lch)\(/.test(line) ||
      /(?:^|[\s;{`])(?:color|background|background-color|border-color|fill|stroke|outline-color)\s*:\s*(?:white|black|red|green|blue|gray|grey|orange|yellow|silver)\b/.test(
        line,
      ),
    exempt: mayNameColours,
  },
  {
    says: 'left/right: write inline-start/inline-end, which also fit Arabic and Urdu',
    isBroken: (line) => physical.some((pattern) => pattern.test(line)),
  },
  {
    says: 'style={…}: the nonce policy blocks it in server HTML; pass a transient prop to a styled component',
    isBroken: (line) => /\sstyle=\{/.test(line),
  },
];

const isComment = (line) => /^\s*(?:\/\/|\*|\/\*)/.test(line);

/** @returns {string[]} one message for each broken rule of a line. */
export function findBrokenStyles(file, text) {
  return text.split('\n').flatMap((line, index) => {
    if (isComment(line)) return [];
    const broken = rules.filter((rule) => !rule.exempt?.test(file) && rule.isBroken(line));
    return broken.map((rule) => `${file}:${index + 1}  ${rule.says}\n    ${line.trim()}`);
  });
}

function main() {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const files = [...new Set(listed.split('\0'))].filter(isChecked);
  const read = (file) => {
    try {
      return readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
    } catch {
      return ''; // deleted in the working tree, but still in the index
    }
  };
  const broken = files.flatMap((file) => findBrokenStyles(file, read(file)));
  if (broken.length === 0) return console.log(`Styles are clean (${files.length} files).`);
  console.error(`${broken.join('\n')}\n${broken.length} broken style rule(s).`);
  process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
