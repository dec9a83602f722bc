/**
 * What a command accepts, and its help.
 *
 * @typedef {object} OptionDefinition
 * @property {string} description
 * @property {string} [value] Placeholder of its value, such as `REF`; without it the option is a switch.
 *
 * @typedef {object} CommandDefinition
 * @property {string} usage How it is called: `npm run build -- [APP …] [options]`.
 * @property {string} description What it does, one or more lines.
 * @property {Record<string, OptionDefinition>} [options] By name, without the dashes.
 * @property {boolean} [takesNames] Whether it takes arguments that are no options.
 * @property {string} example
 * @property {{ to: string, known: readonly string[] }} [passesOn] The program that gets all other arguments, and its options: others are
 *   mistakes.
 */

/** What somebody has typed wrong; the message is for them. */
export class UsageError extends Error {}

/** The number of letters to insert, remove, replace or swap with their neighbour that turns one word into the other. */
function getDistance(one, other) {
  const rows = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= one.length; row += 1) {
    rows.push([row]);
    for (let at = 1; at <= other.length; at += 1) {
      const cost = one[row - 1] === other[at - 1] ? 0 : 1;
      const steps = [rows[row - 1][at] + 1, rows[row][at - 1] + 1, rows[row - 1][at - 1] + cost];
      const isSwap = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      rows[row].push(Math.min(...steps, ...(isSwap ? [rows[row - 2][at - 2] + 1] : [])));
    }
  }
  return rows[one.length][other.length];
}

/** The nearest of some words; null if none is near. */
export function getNearest(word, words) {
  const near = words
    .map((name) => ({ name, distance: getDistance(word, name) }))
    .filter(
      ({ name, distance }) => distance <= Math.max(1, Math.floor(0.4 * Math.max(word.length, name.length))),
    )
    .sort((one, other) => one.distance - other.distance);
  return near[0]?.name ?? null;
}

/** `Did you mean --runs?` after a name that does not exist, with a space before it; else ''. */
export function suggest(word, words, prefix = '') {
  const nearest = getNearest(word, words);
  return nearest === null ? '' : ` Did you mean ${prefix}${nearest}?`;
}

/** The text for `--help`. */
export function toHelp({ usage, description, options = {}, passesOn, example }) {
  const listed = { ...options, help: { description: 'prints this text' } };
  const terms = Object.entries(listed).map(([name, { value, description: text }]) => [
    `--${name}${value ? ` ${value}` : ''}`,
    text,
  ]);
  const width = Math.max(...terms.map(([term]) => term.length)) + 2;
  return [
    `Usage: ${usage}`,
    '',
    description,
    '',
    'Options:',
    ...terms.map(([term, text]) => `  ${term.padEnd(width)}${text}`),
    ...(passesOn ? ['', `All other arguments go to ${passesOn.to}.`] : []),
    '',
    'Example:',
    `  ${example}`,
  ].join('\n');
}

/** The value of an option, and how many arguments follow it that belong to it. */
function readValue(name, { value }, text, next) {
  if (!value && text !== undefined) throw new UsageError(`--${name} takes no value.`);
  if (!value) return [true, 0];
  if (text !== undefined) return [text, 0];
  if (next === undefined || next.startsWith('--'))
    throw new UsageError(`--${name} needs a value: --${name} ${value}.`);
  return [next, 1];
}

/**
 * Reads arguments by a definition: values by option, other arguments as `names`, and all that are passed on. `values` is null
 * if help is asked for. Throws `UsageError`. Tried with the tokens of `parseArgs` (`node:util`): not shorter, because values, mistakes and
 * what is passed on are still told apart here, and it splits `-ghome` into letters.
 *
 * @param {CommandDefinition} definition
 * @param {readonly string[]} args
 */
export function parseCommandLine({ options = {}, takesNames = false, passesOn }, args) {
  const values = {};
  const [names, rest] = [[], []];
  for (let at = 0; at < args.length; at += 1) {
    const argument = args[at];
    const [, name, text] = /^--?([^=]+)(?:=(.*))?$/s.exec(argument) ?? [];
    if (argument === '--help' || argument === '-h') return { values: null, names, rest };
    if (argument.startsWith('--') && Object.hasOwn(options, name)) {
      const [value, used] = readValue(name, options[name], text, args[at + 1]);
      values[name] = value;
      at += used;
    } else if (passesOn) {
      if (argument.startsWith('--') && name !== undefined) checkPassedOn(name, options, passesOn);
      rest.push(argument);
    } else if (argument.startsWith('-')) {
      throw new UsageError(
        `There is no option ${argument}.${suggest(name ?? '', [...Object.keys(options), 'help'], '--')}`,
      );
    } else if (takesNames) names.push(argument);
    else throw new UsageError(`It takes no argument ${argument}.`);
  }
  return { values, names, rest };
}

function checkPassedOn(name, options, { to, known }) {
  if (known.includes(name)) return;
  const words = [...Object.keys(options), ...known, 'help'];
  throw new UsageError(`Neither it nor ${to} has an option --${name}.${suggest(name, words, '--')}`);
}

/** Ends the command because of a mistake in its arguments. */
export function refuse(message, { usage }) {
  console.error(`${message}\n\nUsage: ${usage}\n--help explains it.`);
  process.exit(2);
}

/**
 * Reads the arguments of this process. Prints the help and ends for `--help`; ends with 2 for a mistake, and names the nearest
 * option. It needs no package: a command must explain itself before anything is installed.
 *
 * @param {CommandDefinition} definition
 */
export function readCommandLine(definition, args = process.argv.slice(2)) {
  try {
    const line = parseCommandLine(definition, args);
    if (line.values !== null) return line;
  } catch (error) {
    if (error instanceof UsageError) return refuse(error.message, definition);
    throw error;
  }
  console.log(toHelp(definition));
  return process.exit(0);
}
