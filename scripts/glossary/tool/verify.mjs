// Compares what every name stands for before and after: a renamed name must not get caught by another declaration.
const mapper = (edits) => {
  const sorted = [...(edits ?? [])].sort((a, b) => a.start - b.start);
  /** Position of a token after the edits; `part` chooses within an expanded shorthand. */
  return (pos) => {
    let shift = 0;
    for (const { start, length, text } of sorted) {
      if (start >= pos) break;
      shift += text.length - length;
    }
    return pos + shift;
  };
};

const isScoped = (ts, node) => {
  const p = node.parent;
  if (ts.isPropertyAccessExpression(p)) return p.expression === node;
  if (ts.isQualifiedName(p)) return p.left === node;
  if (ts.isJsxAttribute(p)) return false;
  if (ts.isBindingElement(p)) return p.initializer === node;
  if (p.name === node) return false;
  if (ts.isImportSpecifier(p) || ts.isExportSpecifier(p)) return false;
  return !ts.isImportTypeNode(p);
};

function uses(project, file, program, visitUse) {
  const { ts } = project;
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(project.abs(file));
  const visit = (node) => {
    if (ts.isIdentifier(node) && isScoped(ts, node)) {
      const symbol = ts.isShorthandPropertyAssignment(node.parent)
        ? checker.getShorthandAssignmentValueSymbol(node.parent)
        : checker.getSymbolAtLocation(node);
      visitUse(node, symbol, source);
    }
    ts.forEachChild(node, visit);
  };
  if (source) visit(source);
}
const declOf = (ts, symbol) => {
  const decl = symbol?.declarations?.[0];
  const name = decl && (ts.getNameOfDeclaration(decl) ?? decl.name);
  return decl ? { decl, start: (name ?? decl).getStart() } : undefined;
};

export const verifyBindings = {
  before(project, planner, edits) {
    const program = project.program();
    const found = new Map();
    for (const file of edits.keys()) {
      const list = [];
      uses(project, file, program, (node, symbol, source) => {
        const target = declOf(project.ts, symbol);
        list.push({
          pos: node.getStart(source),
          text: node.text,
          file: target && project.rel(target.decl.getSourceFile().fileName),
          start: target?.start,
        });
      });
      found.set(file, list);
    }
    return found;
  },
  after(project, before, edits) {
    const program = project.program();
    const problems = [];
    const maps = new Map();
    const to = (file, pos) => {
      if (!maps.has(file)) maps.set(file, mapper(edits.get(file)));
      return maps.get(file)(pos);
    };
    for (const file of edits.keys()) {
      const now = new Map();
      const expanded = new Map((edits.get(file) ?? []).map((e) => [e.start, e]));
      uses(project, file, program, (node, symbol, source) => {
        now.set(node.getStart(source), { symbol, node });
      });
      for (const use of before.get(file)) {
        let pos = to(file, use.pos);
        const edit = expanded.get(use.pos);
        const sep = edit && edit.text.includes(': ') ? edit.text.indexOf(': ') + 2 : 0;
        const here = now.get(pos + sep) ?? now.get(pos);
        if (!here) continue;
        const target = declOf(project.ts, here.symbol);
        if (!target && use.start === undefined) continue;
        const targetFile = target && project.rel(target.decl.getSourceFile().fileName);
        let expected =
          use.start === undefined ? undefined : edits.has(use.file) ? to(use.file, use.start) : use.start;
        const declEdit = use.file && edits.get(use.file)?.find((e) => e.start === use.start);
        const offsets = declEdit
          ? [0, declEdit.text.indexOf(': ') + 2, declEdit.text.indexOf(' as ') + 4]
          : [0];
        if (targetFile !== use.file || !offsets.some((o) => expected + o === target?.start))
          problems.push(
            `binding: ${file}: ${use.text} → ${here.node.text} means ${targetFile}:${target?.start}, not ${use.file}:${expected}`,
          );
      }
    }
    return problems;
  },
};
