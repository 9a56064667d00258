import type { Plugin } from 'vite';

const file = '@rc-component/util/es/Dom/dynamicCSS.js';
const condition = 'if (csp?.nonce) {\n    styleNode.nonce = csp?.nonce;\n  }';
const always = "styleNode.nonce = document.querySelector('meta[property=\"csp-nonce\"]')?.nonce ?? '';";

/**
 * Ant Design inserts some styles without the nonce of its configuration: when it measures scroll bars, and when a dialog
 * stops the page from scrolling. The page's policy would block them. The build fails if a later version has other code.
 */
export function antDesignNonce(): Plugin {
  let isChanged = false;
  return {
    name: 'ant-design-nonce',
    transform(code, id) {
      if (!id.split('?')[0]?.endsWith(file)) return null;
      if (!code.includes(condition)) throw new Error(`${file} no longer inserts styles as ant-design-nonce.ts expects`);
      isChanged = true;
      return { code: code.replace(condition, always), map: null };
    },
    buildEnd(error) {
      if (error === undefined && !isChanged)
        throw new Error(`${file} is not part of the build: remove ant-design-nonce.ts`);
    },
  };
}
