import { readFileSync } from 'node:fs';

/** Why a remote cannot be created; the message is for the user. */
export class Refused extends Error {}

/** First segments of addresses that the edge or the backend serves. */
const edgeAddresses = JSON.parse(
  readFileSync(new URL('../../delivery/src/edge-addresses.json', import.meta.url), 'utf8'),
);
/** And names with another meaning. */
const reserved = [...edgeAddresses, 'host', 'fixture', 'greedy'];

/** The name if a remote, its address and its releases can have it. Throws `Refused` otherwise. */
export function checkName(name) {
  if (name.startsWith('mfe-')) throw new Refused(`write "${name.slice(4)}": the folder is then ${name}`);
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > 40)
    throw new Refused(
      `"${name}" is not a valid name: lower-case letters and digits, words joined by one "-", a letter first, 40 characters at most, such as gift-cards`,
    );
  if (reserved.includes(name)) throw new Refused(`"${name}" is a reserved word`);
  return name;
}

/** `gift-cards` → `Gift cards`. */
export function toTitle(name) {
  const words = name.replaceAll('-', ' ');
  return words[0].toUpperCase() + words.slice(1);
}
