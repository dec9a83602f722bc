// Plans the renames of names-*.json on the original program; edits that do not overlap are merged.
import { declarationsOf } from './declarations.mjs';

const key = (file, pos) => `${file}:${pos}`;

export function createPlanner(project) {
  const { ts, service, rel, abs, texts } = project;
  const program = project.program();
  const checker = program.getTypeChecker();
  const sourceOf = (file) => program.getSourceFile(abs(file));
  const declCache = new Map();
  const decls = (file) => {
    if (!declCache.has(file)) {
      const source = sourceOf(file);
      declCache.set(file, source ? declarationsOf(ts, source) : []);
    }
    return declCache.get(file);
  };
  const identifiersCache = new Map();
  const identifiersOf = (file) => {
    if (!identifiersCache.has(file)) {
      const byText = new Map();
      const visit = (node) => {
        if (ts.isIdentifier(node)) {
          if (!byText.has(node.text)) byText.set(node.text, []);
          byText.get(node.text).push(node);
        }
        ts.forEachChild(node, visit);
      };
      visit(sourceOf(file));
      identifiersCache.set(file, byText);
    }
    return identifiersCache.get(file);
  };
  const tokenAt = (file, pos) => ts.getTokenAtPosition(sourceOf(file), pos);
  const nameOfDecl = (decl) => decl && (ts.getNameOfDeclaration(decl) ?? decl.name);
  const declKey = (decl) => {
    const name = nameOfDecl(decl);
    if (!name) return undefined;
    const source = decl.getSourceFile();
    return key(rel(source.fileName), name.getStart(source) + (ts.isStringLiteral(name) ? 1 : 0));
  };

  // Places that the language service does not know: Pick/Omit literals and the keys of jest.mock factories.
  let linked;
  const linkedPlaces = () => {
    if (linked) return linked;
    linked = new Map();
    const link = (symbol, node, file) => {
      for (const decl of symbol?.declarations ?? []) {
        const k = declKey(decl);
        if (!k) continue;
        if (!linked.has(k)) linked.set(k, []);
        const start = node.getStart(sourceOf(file)) + (ts.isStringLiteral(node) ? 1 : 0);
        linked.get(k).push({ file, start, length: node.text.length });
      }
    };
    const literals = (node) =>
      ts.isUnionTypeNode(node)
        ? node.types.flatMap(literals)
        : ts.isParenthesizedTypeNode(node)
          ? literals(node.type)
          : ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal)
            ? [node.literal]
            : [];
    for (const file of project.code) {
      const source = sourceOf(file);
      if (!source) continue;
      const visit = (node) => {
        if (
          (ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node)) &&
          node.typeArguments?.length > 1
        ) {
          const found = node.typeArguments.slice(1).flatMap(literals);
          if (found.length) {
            const type = checker.getTypeFromTypeNode(node.typeArguments[0]);
            for (const literal of found)
              link(type && checker.getPropertyOfType(type, literal.text), literal, file);
          }
        }
        if (
          ts.isCallExpression(node) &&
          ts.isPropertyAccessExpression(node.expression) &&
          ['mock', 'doMock', 'unstable_mockModule'].includes(node.expression.name.text) &&
          node.arguments.length > 1 &&
          ts.isStringLiteral(node.arguments[0])
        ) {
          const symbol = moduleSymbol(file, node.arguments[0].text);
          const exports = symbol
            ? new Map(checker.getExportsOfModule(symbol).map((one) => [one.name, one]))
            : new Map();
          const keys = (inner) => {
            if (ts.isPropertyAssignment(inner) && ts.isIdentifier(inner.name)) {
              const one = exports.get(inner.name.text);
              if (one) {
                link(one, inner.name, file);
                if (one.flags & ts.SymbolFlags.Alias) link(checker.getAliasedSymbol(one), inner.name, file);
              }
            }
            ts.forEachChild(inner, keys);
          };
          keys(node.arguments[1]);
        }
        ts.forEachChild(node, visit);
      };
      visit(source);
    }
    return linked;
  };
  function moduleSymbol(file, specifier) {
    const found = ts.resolveModuleName(specifier, abs(file), project.options, project.host).resolvedModule;
    const source = found && program.getSourceFile(found.resolvedFileName);
    return source && checker.getSymbolAtLocation(source);
  }

  // ---- resolving entries -------------------------------------------------
  function resolve(entry, byFile) {
    const file = entry.currentFile;
    if (!file || !sourceOf(file)) return { problem: `no such file ${entry.file}` };
    const segments = entry.at.split('.');
    const old = segments.at(-1);
    if (!/^[#$\w]+$/.test(entry.to)) return { problem: `not a name: ${entry.to}` };
    if (old === entry.to) return { nodes: [], applied: true };
    const renames = byFile.get(file); // at → Set(to)
    const prefix = (n) => segments.slice(0, n + 1).join('.');
    const fits = (segment, n, last) =>
      n === segments.length - 1
        ? segment === last
        : segment === segments[n] || renames.get(prefix(n))?.has(segment);
    const own = (last) =>
      decls(file).filter(
        ({ shorthand }) => Boolean(entry.shorthand) === shorthand || (entry.shorthand && last === entry.to),
      );
    const exact = (last) =>
      own(last).filter(
        ({ path }) => path.length === segments.length && path.every((s, n) => fits(s, n, last)),
      );
    const loose = (last) =>
      own(last).filter(({ path }) => {
        if (path.at(-1) !== last || path.length < segments.length) return false;
        let n = 0;
        for (const s of path) if (n < segments.length && fits(s, n, last)) n += 1;
        return n === segments.length;
      });
    const parent = segments.slice(0, -1).join('.');
    const isTarget = [...renames].some(
      ([at, tos]) => at !== entry.at && tos.has(old) && at.split('.').slice(0, -1).join('.') === parent,
    );
    let found = exact(old);
    if (isTarget && exact(entry.to).length > 0) return { nodes: [], applied: true };
    if (found.length === 0) {
      found = loose(old);
      const paths = new Set(found.map(({ path }) => path.join('.')));
      if (paths.size > 1 && entry.line === undefined && !entry.all) {
        return { problem: `ambiguous: ${[...paths].slice(0, 6).join(' | ')}` };
      }
    }
    // A local and, at the same path, properties of object literals: the local is meant.
    const isProperty = ({ node }) =>
      ts.isPropertyAssignment(node.parent) ||
      (ts.isMethodDeclaration(node.parent) && ts.isObjectLiteralExpression(node.parent.parent));
    // Unless a member of that file gets the same new name: then they carry its values.
    const isMemberToo = () =>
      [...renames].some(
        ([at, tos]) =>
          at !== entry.at &&
          at.split('.').at(-1) === old &&
          tos.has(entry.to) &&
          decls(file).some(
            ({ path, node }) =>
              path.join('.') === at &&
              (ts.isPropertySignature(node.parent) || ts.isPropertyDeclaration(node.parent)),
          ),
      );
    if (found.some((one) => !isProperty(one)) && !isMemberToo())
      found = found.filter((one) => !isProperty(one));
    if (found.length > 1 && entry.line !== undefined) {
      const distance = (one) => Math.abs(one.line - entry.line);
      found = [found.reduce((best, one) => (distance(one) < distance(best) ? one : best))];
    }
    if (found.length === 0) {
      if (exact(entry.to).length > 0 || loose(entry.to).length > 0) return { nodes: [], applied: true };
      const near = [
        ...new Set(
          decls(file)
            .filter(({ path }) => path.at(-1) === old)
            .map(({ path }) => path.join('.')),
        ),
      ];
      return { problem: near.length ? `not found; there is ${near.slice(0, 5).join(' | ')}` : 'not found' };
    }
    return { nodes: found.map(({ node }) => node) };
  }

  // ---- locations ---------------------------------------------------------
  function search(file, pos) {
    return service.findRenameLocations(abs(file), pos, false, false, {
      providePrefixAndSuffixTextForRename: true,
      allowRenameOfImportPath: false,
    });
  }
  /** The property of a shorthand, and everything that reads it: the language service would rename the local instead. */
  function shorthandPlaces(file, start, to) {
    const places = new Map();
    const token = tokenAt(file, start);
    const old = token.text;
    const decl = token.parent;
    const add = (f, node, part) => {
      const at = node.getStart(sourceOf(f));
      places.set(key(f, at), { file: f, start: at, length: old.length, old, ...part });
    };
    const first = { first: to, sep: ': ' };
    add(file, token, first);
    const isIt = (symbol) => symbol?.declarations?.includes(decl) ?? false;
    for (const f of project.code) {
      if (!texts.get(f).includes(old) || !sourceOf(f)) continue;
      if (texts.get(f).includes(`['${old}']`)) {
        const visit = (node) => {
          if (
            ts.isIndexedAccessTypeNode(node) &&
            ts.isLiteralTypeNode(node.indexType) &&
            node.indexType.literal.text === old
          ) {
            if (isIt(checker.getPropertyOfType(checker.getTypeFromTypeNode(node.objectType), old))) {
              const at = node.indexType.literal.getStart(sourceOf(f)) + 1;
              places.set(key(f, at), { file: f, start: at, length: old.length, old, plain: to });
            }
          }
          ts.forEachChild(node, visit);
        };
        visit(sourceOf(f));
      }
      for (const node of identifiersOf(f).get(old) ?? []) {
        const p = node.parent;
        if (ts.isPropertyAccessExpression(p) && p.name === node) {
          if (isIt(checker.getSymbolAtLocation(node))) add(f, node, { plain: to });
        } else if (
          ts.isBindingElement(p) &&
          ts.isObjectBindingPattern(p.parent) &&
          (p.propertyName ?? p.name) === node
        ) {
          if (isIt(checker.getTypeAtLocation(p.parent).getProperty(old)))
            add(f, node, p.propertyName ? { plain: to } : first);
        } else if (
          (ts.isPropertyAssignment(p) || ts.isShorthandPropertyAssignment(p)) &&
          p.name === node &&
          p !== decl
        ) {
          const type = checker.getContextualType(p.parent);
          if (type && isIt(type.getProperty(old)))
            add(f, node, ts.isPropertyAssignment(p) ? { plain: to } : first);
        }
      }
    }
    return places;
  }
  function locate(file, start, to, shorthand) {
    const places = new Map();
    if (shorthand) return { places: shorthandPlaces(file, start, to) };
    const queue = [[file, start]];
    const asked = new Set();
    while (queue.length) {
      const [f, pos] = queue.pop();
      if (asked.has(key(f, pos))) continue;
      asked.add(key(f, pos));
      const locations = search(f, pos);
      if (!locations) return { problem: `the language service cannot rename it (${f})` };
      for (const { fileName, textSpan, prefixText, suffixText } of locations) {
        const where = rel(fileName);
        if (where.startsWith('..') || where.includes('node_modules'))
          return { problem: `declared in ${where}` };
        if (where.endsWith('.json')) return { problem: `a key of ${where}` };
        const k = key(where, textSpan.start);
        const place = places.get(k) ?? {
          file: where,
          start: textSpan.start,
          length: textSpan.length,
          old: texts.get(where).slice(textSpan.start, textSpan.start + textSpan.length),
        };
        const extra = suffixText || prefixText;
        if (!extra) place.plain = to;
        else {
          place.sep = extra.includes(' as ') ? ' as ' : ': ';
          if (suffixText) place.first = to;
          else place.second = to;
          if (place.sep === ' as ') {
            // Whoever imports it, or gets it handed on, calls it by the new name as well.
            queue.push([where, textSpan.start]);
          }
        }
        places.set(k, place);
      }
    }
    for (const place of [...places.values()])
      for (const extra of linkedPlaces().get(key(place.file, place.start)) ?? []) {
        const text = texts.get(extra.file).slice(extra.start, extra.start + extra.length);
        if (text === place.old) places.set(key(extra.file, extra.start), { ...extra, old: text, plain: to });
      }
    return { places };
  }
  // ---- collisions --------------------------------------------------------
  const isMemberName = (node) => {
    const p = node.parent;
    return (
      (ts.isPropertyAccessExpression(p) && p.name === node) ||
      (ts.isQualifiedName(p) && p.right === node) ||
      ((ts.isPropertyAssignment(p) ||
        ts.isPropertySignature(p) ||
        ts.isPropertyDeclaration(p) ||
        ts.isMethodDeclaration(p) ||
        ts.isMethodSignature(p) ||
        ts.isGetAccessor(p) ||
        ts.isSetAccessor(p) ||
        ts.isEnumMember(p) ||
        ts.isJsxAttribute(p) ||
        ts.isNamedTupleMember(p)) &&
        p.name === node) ||
      (ts.isBindingElement(p) && p.propertyName === node) ||
      ((ts.isImportSpecifier(p) || ts.isExportSpecifier(p)) && p.propertyName === node) ||
      ts.isStringLiteral(node) ||
      ts.isLiteralTypeNode(p) ||
      ts.isElementAccessExpression(p)
    );
  };
  const scopeOf = (node) => {
    let at = node.parent;
    const isFunction = (n) => ts.isFunctionLike(n);
    if (ts.isFunctionDeclaration(at) || ts.isClassDeclaration(at)) at = at.parent;
    while (
      at &&
      !ts.isSourceFile(at) &&
      !ts.isBlock(at) &&
      !isFunction(at) &&
      !ts.isForStatement(at) &&
      !ts.isForOfStatement(at)
    )
      at = at.parent;
    return at;
  };
  const plannedAt = (plan, decl) => {
    const k = declKey(decl);
    const place = k && plan.get(k);
    return place && (place.plain ?? place.second ?? place.first);
  };
  function collision(places, to, plan) {
    for (const place of places.values()) {
      const node = tokenAt(place.file, place.start);
      if (!node) continue;
      if (isMemberName(node)) {
        const owner = node.parent.parent;
        const members = owner?.members ?? owner?.properties;
        if (!members || node.parent.name !== node) continue;
        const other = members.find((m) => m.name && m.name !== node && m.name.text === to);
        if (other && !places.has(declKey(other)) && (plannedAt(plan, other) ?? to) === to)
          return `${place.file} has a member ${to} beside it`;
        continue;
      }
      if (place.plain === undefined && place.second === undefined) continue;
      const flags = ts.SymbolFlags.Value | ts.SymbolFlags.Type | ts.SymbolFlags.Namespace;
      const line = () => sourceOf(place.file).getLineAndCharacterOfPosition(place.start).line + 1;
      const symbol = checker.resolveName(to, node, flags, true);
      if (symbol?.declarations?.length) {
        const alive = symbol.declarations.filter((d) => {
          if (!sourceFileIsOurs(d)) return false;
          const planned = plannedAt(plan, d);
          return planned === undefined || planned === to;
        });
        const own = alive.some((d) => places.has(declKey(d)));
        if (alive.length && !own) {
          // A type and a value may share a name, where neither is imported.
          const typeOnly = (s) => s & ts.SymbolFlags.Type && !(s & ts.SymbolFlags.Value);
          const mine = checker.getSymbolAtLocation(node)?.flags ?? 0;
          const both = mine | symbol.flags;
          if (both & ts.SymbolFlags.Alias || Boolean(typeOnly(mine)) === Boolean(typeOnly(symbol.flags)))
            return `${place.file}:${line()} sees another ${to}`;
        }
      }
      const isDeclaration = node.parent.name === node && !ts.isPropertyAccessExpression(node.parent);
      if (!isDeclaration) continue;
      const scope = scopeOf(node);
      for (const other of identifiersOf(place.file).get(to) ?? []) {
        if (isMemberName(other) || other.pos < scope.pos || other.end > scope.end) continue;
        if (ts.isShorthandPropertyAssignment(other.parent)) {
          const value = checker.getShorthandAssignmentValueSymbol(other.parent);
          if (value && escapes(value, scope, place.file, plan, to))
            return `${place.file} would capture ${to}`;
          continue;
        }
        if (other.parent.name === other) continue;
        const symbol2 = checker.getSymbolAtLocation(other);
        if (symbol2 && escapes(symbol2, scope, place.file, plan, to))
          return `${place.file}:${line()} would capture the outer ${to}`;
      }
    }
    return undefined;
  }
  const sourceFileIsOurs = (decl) =>
    !rel(decl.getSourceFile().fileName).startsWith('..') &&
    !decl.getSourceFile().fileName.includes('node_modules');
  function escapes(symbol, scope, file, plan, to) {
    const list = symbol.declarations ?? [];
    if (list.length === 0) return false;
    return list.every((d) => {
      const inside = rel(d.getSourceFile().fileName) === file && d.pos >= scope.pos && d.end <= scope.end;
      if (inside) return false;
      const planned = plannedAt(plan, d);
      return planned === undefined || planned === to;
    });
  }

  /** Object literals of no known type that still say an optional member's old name: TypeScript would not object. */
  function suspects(plan) {
    const optional = new Map();
    for (const place of plan.values()) {
      const node = tokenAt(place.file, place.start);
      const p = node?.parent;
      if (
        p &&
        p.name === node &&
        p.questionToken &&
        (ts.isPropertySignature(p) || ts.isPropertyDeclaration(p) || ts.isMethodSignature(p))
      )
        optional.set(place.old, `${place.file} → ${place.plain}`);
    }
    const found = [];
    for (const file of project.code) {
      const source = sourceOf(file);
      if (!source) continue;
      const visit = (node) => {
        if (ts.isObjectLiteralExpression(node) && !ts.isBinaryExpression(node.parent))
          for (const one of node.properties) {
            const name = one.name;
            if (!name || !ts.isIdentifier(name) || !optional.has(name.text)) continue;
            const place = plan.get(key(file, name.getStart(source)));
            if (place && (place.plain ?? place.first)) continue;
            const type = checker.getContextualType(node);
            if (type && !(type.flags & ts.TypeFlags.Any)) continue;
            found.push(
              `${file}:${source.getLineAndCharacterOfPosition(name.getStart(source)).line + 1} ${name.text} (as in ${optional.get(name.text)}?)`,
            );
          }
        ts.forEachChild(node, visit);
      };
      visit(source);
    }
    return found;
  }

  return {
    suspects,
    resolve,
    locate,
    collision,
    sourceOf,
    tokenAt,
    decls,
    checker,
    declKey,
    plannedAt,
    identifiersOf,
    key,
    nameOfDecl,
  };
}

export function merge(plan, places) {
  for (const [k, place] of places) {
    const there = plan.get(k);
    if (!there) continue;
    for (const part of ['plain', 'first', 'second'])
      if (there[part] !== undefined && place[part] !== undefined && there[part] !== place[part])
        return `${place.file}: ${place.old} is already to be ${there[part]}, not ${place[part]}`;
    if ((there.plain === undefined) !== (place.plain === undefined)) {
      const a = there.plain ?? place.plain;
      const b = there.plain === undefined ? there : place;
      if ((b.first ?? a) !== a || (b.second ?? a) !== a) return `${place.file}: ${place.old} has two names`;
    }
  }
  for (const [k, place] of places) plan.set(k, { ...plan.get(k), ...place });
  return undefined;
}

export const replacement = (place) => {
  if (place.plain !== undefined) return place.plain;
  const first = place.first ?? place.old;
  const second = place.second ?? place.old;
  return first === second ? first : `${first}${place.sep}${second}`;
};
