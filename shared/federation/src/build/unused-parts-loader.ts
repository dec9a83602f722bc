const made = /^(var \w+ = )(?=React\w*\.(?:forwardRef|memo|createContext)\()/gm;
const named = /^\w+\.displayName = "\w+";$/gm;

/**
 * A webpack loader for a library in one file whose components say neither that making them has no effect nor that nobody
 * has to make them: what the shop does not use of it can then be left out. Names that only tools show go, too.
 */
export default function unusedPartsLoader(source: string): string {
  return source.replace(made, '$1/* @__PURE__ */ ').replace(named, '');
}
