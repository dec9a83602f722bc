// Dotted paths of the declarations of a file.
export function declarationsOf(ts, source) {
  const found = [];
  const line = (node) => source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
  const add = (path, node, shorthand = false) => found.push({ path, node, line: line(node), shorthand });
  const nameText = (name) =>
    name &&
    (ts.isIdentifier(name) ||
      ts.isStringLiteral(name) ||
      ts.isPrivateIdentifier(name) ||
      ts.isNumericLiteral(name))
      ? name.text
      : undefined;
  const bindings = (name, path, visitInit) => {
    for (const element of name.elements) {
      if (ts.isOmittedExpression(element)) continue;
      if (ts.isIdentifier(element.name)) add([...path, element.name.text], element.name);
      else bindings(element.name, path, visitInit);
      if (element.initializer) visitInit(element.initializer, path);
    }
  };
  const visit = (node, path) => {
    let inner = path;
    const name = node.name;
    if (
      (ts.isVariableDeclaration(node) || ts.isParameter(node)) &&
      (ts.isObjectBindingPattern(name) || ts.isArrayBindingPattern(name))
    ) {
      bindings(name, path, visit);
      if (node.type) visit(node.type, path);
      if (node.initializer) visit(node.initializer, path);
      return;
    }
    if (
      ts.isVariableDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isFunctionExpression(node) ||
      ts.isClassDeclaration(node) ||
      ts.isClassExpression(node) ||
      ts.isInterfaceDeclaration(node) ||
      ts.isTypeAliasDeclaration(node) ||
      ts.isEnumDeclaration(node) ||
      ts.isModuleDeclaration(node) ||
      ts.isPropertySignature(node) ||
      ts.isPropertyDeclaration(node) ||
      ts.isPropertyAssignment(node) ||
      ts.isMethodDeclaration(node) ||
      ts.isMethodSignature(node) ||
      ts.isGetAccessor(node) ||
      ts.isSetAccessor(node) ||
      ts.isEnumMember(node) ||
      ts.isTypeParameterDeclaration(node) ||
      ts.isNamedTupleMember(node)
    ) {
      const text = nameText(name);
      if (text !== undefined) {
        inner = [...path, text];
        add(inner, name);
      }
    } else if (ts.isShorthandPropertyAssignment(node)) {
      add([...path, node.name.text], node.name, true);
    } else if (ts.isImportSpecifier(node) && node.propertyName) add([...path, node.name.text], node.name);
    else if (ts.isNamespaceImport(node)) add([...path, node.name.text], node.name);
    else if (ts.isImportClause(node) && node.name) add([...path, node.name.text], node.name);
    ts.forEachChild(node, (child) => visit(child, inner));
  };
  visit(source, []);
  return found;
}
