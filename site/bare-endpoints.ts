import type { Plugin } from 'vite';

const contractFile = /\/contract\/src\/[\w-]+\.ts$/;

/** What asking needs of an endpoint. */
const kept = new Set(['name', 'method', 'path']);

/**
 * The pages ask by endpoint objects, but only the gateway runs their schemas: without these, zod and every schema fall
 * away, which is 8 KB less before a page works. A form's own schema is no endpoint's, and comes with its dialog.
 */
export function bareEndpoints(): Plugin {
  return {
    name: 'bare-endpoints',
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
              property.type === 'Property' && property.key.type === 'Identifier' && kept.has(property.key.name),
          );
          const bare = properties.map(({ start, end }) => code.slice(start, end)).join(', ');
          return [{ start: endpoint.start, end: endpoint.end, bare: `{ ${bare} }` }];
        });
      });
      const bareCode = cuts.reduceRight(
        (text, { start, end, bare }) => text.slice(0, start) + bare + text.slice(end),
        code,
      );
      return { code: bareCode, map: null };
    },
  };
}
