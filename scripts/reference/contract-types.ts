import {
  type Application,
  type Context,
  Converter,
  type DeclarationReflection,
  type ProjectReflection,
  ReferenceType,
  type Reflection,
  ReflectionKind,
  type SomeType,
} from 'typedoc';
import ts from 'typescript';

/**
 * Shows the types of the contract as they are, each under its name and with what the contract says of its fields,
 * rather than as look-ups in the one type that holds them all. That one fills thousands of lines and is left out.
 */
export function contractTypes({ converter }: Application): void {
  /** By the place in the generated types that they look up. */
  const names = new Map<string, DeclarationReflection>();

  converter.on(Converter.EVENT_CREATE_DECLARATION, (context: Context, reflection) => {
    const symbol = context.getSymbolFromReflection(reflection);
    const [declaration] = symbol?.declarations ?? [];
    if (!symbol || !declaration || !ts.isTypeAliasDeclaration(declaration)) return;
    const { type } = declaration;
    if (!ts.isIndexedAccessTypeNode(type) || type.objectType.getText() !== 'Schemas') return;
    reflection.comment?.modifierTags.add('@useDeclaredType');
    const meant = context.checker.getDeclaredTypeOfSymbol(symbol).symbol;
    if (meant) names.set(context.createSymbolId(meant).getStableKey(), reflection);
  });

  converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    for (const reflection of project.getReflectionsByKind(ReflectionKind.Interface)) {
      if (reflection.name === 'components') project.removeReflection(reflection);
    }
    for (const reflection of Object.values(project.reflections)) {
      tell(reflection);
      if (reflection.isDeclaration() && reflection.type) {
        reflection.type = byName(reflection.type, project, names);
      }
    }
  });
}

/** The generated types put the contract's words behind a tag of their own. */
function tell({ comment }: Reflection): void {
  const words = comment?.getTag('@description');
  if (!comment || !words) return;
  comment.removeTags('@description');
  const format = comment.summary.length > 0 ? [{ kind: 'text', text: ' ' } as const] : [];
  comment.summary.unshift(...words.content, ...format);
}

function byName(
  type: SomeType,
  project: ProjectReflection,
  names: ReadonlyMap<string, DeclarationReflection>,
): SomeType {
  if (type.type === 'array') type.elementType = byName(type.elementType, project, names);
  if (type.type === 'union') type.types = type.types.map((each) => byName(each, project, names));
  if (type.type !== 'reflection') return type;
  const meant = names.get(
    project.getSymbolIdFromReflection(type.declaration)?.getStableKey() ?? '',
  );
  if (!meant) return type;
  project.removeReflection(type.declaration);
  return ReferenceType.createResolvedReference(meant.name, meant, project);
}
