import type { Plugin } from 'vite';

/** In characters. Only packages in CommonJS are larger, as react-dom: the bundler wraps each in one function. */
const large = 10_000;

type Span = { start: number; end: number };

/**
 * Puts large functions that are arguments into parentheses. A browser compiles such a function in the background while
 * the file loads. Without them it would do so when the function is called: 30 ms of a slow phone's main thread.
 */
export function eagerFunctions(): Plugin {
  return {
    name: 'eager-functions',
    renderChunk: {
      // After the minifier, which would remove the parentheses.
      order: 'post',
      handler(code) {
        const spans = largeArguments(this.parse(code));
        const written = spans
          .toSorted((one, other) => other.start - one.start)
          .reduce(
            (text, { start, end }) => `${text.slice(0, start)}(${text.slice(start, end)})${text.slice(end)}`,
            code,
          );
        return spans.length === 0 ? null : { code: written, map: null };
      },
    },
  };
}

/** None lies inside another: the bundler wraps packages one beside the other. */
function largeArguments(node: unknown): Span[] {
  if (typeof node !== 'object' || node === null) return [];
  const found = 'arguments' in node && Array.isArray(node.arguments) ? node.arguments.filter(isLargeFunction) : [];
  return found.length > 0 ? found : Object.values(node).flatMap(largeArguments);
}

function isLargeFunction(node: unknown): node is Span {
  return (
    typeof node === 'object' &&
    node !== null &&
    'type' in node &&
    (node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression') &&
    'start' in node &&
    'end' in node &&
    typeof node.start === 'number' &&
    typeof node.end === 'number' &&
    node.end - node.start > large
  );
}
