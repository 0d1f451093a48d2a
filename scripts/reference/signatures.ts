import {
  type Application,
  Converter,
  type ReferenceType,
  ReflectionKind,
  type SomeType,
} from 'typedoc';

/**
 * Names what a function makes for TanStack Query without its arguments of types, which fill half a page, and a parameter
 * that is taken apart at once by what it is.
 */
export function signatures({ converter }: Application): void {
  converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    for (const signature of project.getReflectionsByKind(ReflectionKind.CallSignature)) {
      if (!signature.isSignature()) continue;
      if (signature.type) signature.type = optionsIn(signature.type) ?? signature.type;
      for (const parameter of signature.parameters ?? []) {
        if (parameter.name === '__namedParameters') parameter.name = 'input';
      }
    }
  });
}

function optionsIn(type: SomeType): ReferenceType | undefined {
  if (type.type === 'intersection') return type.types.map(optionsIn).find(Boolean);
  if (type.type !== 'reference') return undefined;
  if (!/^Use\w+Options$/.test(type.name)) return type.typeArguments?.map(optionsIn).find(Boolean);
  delete type.typeArguments;
  return type;
}
