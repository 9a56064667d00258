import type { Plugin } from 'vite';

const contractFile = /\/contract\/src\/[\w/-]+\.ts$/;

/** The properties of an endpoint that a call needs. */
const keptProperties = new Set(['name', 'method', 'path']);

/**
 * Removes the schemas from endpoints in the browser bundle, since only the gateway runs them. This removes zod and 8 KB
 * from every page. Form schemas are separate and load with their dialogs.
 */
export function stripEndpoints(): Plugin {
  return {
    name: 'strip-endpoints',
    enforce: 'post',
    transform(code, id) {
      if (!contractFile.test(id) || !code.includes('defineEndpoint(')) return undefined;
      const cuts = this.parse(code).body.flatMap((statement) => {
        const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null;
        if (declaration?.type !== 'VariableDeclaration') return [];
        return declaration.declarations.flatMap(({ init }) => {
          const [endpoint] = init?.type === 'CallExpression' ? init.arguments : [];
          const named = init?.type === 'CallExpression' && init.callee.type === 'Identifier' && init.callee.name;
          if (named !== 'defineEndpoint' || endpoint?.type !== 'ObjectExpression') return [];
          const properties = endpoint.properties.filter(
            (property) =>
              property.type === 'Property' &&
              property.key.type === 'Identifier' &&
              keptProperties.has(property.key.name),
          );
          const remaining = properties.map(({ start, end }) => code.slice(start, end)).join(', ');
          return [{ start: endpoint.start, end: endpoint.end, replacement: `{ ${remaining} }` }];
        });
      });
      const stripped = cuts.reduceRight(
        (text, { start, end, replacement }) => text.slice(0, start) + replacement + text.slice(end),
        code,
      );
      return { code: stripped, map: null };
    },
  };
}
