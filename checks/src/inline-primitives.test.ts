import { expect, it } from 'vitest';
import { withNames } from '../../site/vite-plugins/inline-primitives.ts';

const importLine = "import primitives from '../parts/primitives.module.css';";

it('writes the names of the primitives, and leaves the import', () => {
  const code = `${importLine}\n<p className={\`\${styles.row} \${primitives.row}\`}><b className={wide ? primitives.wide : ''} /></p>`;
  expect(withNames(code, (name) => `${name}-name`)).toBe(
    `${importLine}\n<p className={\`\${styles.row} \${'row-name'}\`}><b className={wide ? 'wide-name' : ''} /></p>`,
  );
});

it('leaves another variable of the same name', () => {
  const code = 'const primitives = measure();\nscrollTo(primitives.top);';
  expect(withNames(code, String)).toBe(code);
});
