import type { Plugin } from 'vite';

const file = '@rc-component/util/es/getScrollBarSize.js';
const call = '}`, randomId);';
const callWithNonce =
  '}`, randomId, { csp: { nonce: document.querySelector(\'meta[property="csp-nonce"]\')?.nonce } });';

/**
 * Ant Design measures scroll bars by a style that it inserts without the nonce of its configuration, so the page's
 * policy would block it. The build fails if a later version has other code there.
 */
export function antDesignNonce(): Plugin {
  let isChanged = false;
  return {
    name: 'ant-design-nonce',
    transform(code, id) {
      if (!id.split('?')[0]?.endsWith(file)) return null;
      if (!code.includes(call)) throw new Error(`${file} no longer inserts its style as ant-design-nonce.ts expects`);
      isChanged = true;
      return { code: code.replace(call, callWithNonce), map: null };
    },
    buildEnd(error) {
      if (error === undefined && !isChanged)
        throw new Error(`${file} is not part of the build: remove ant-design-nonce.ts`);
    },
  };
}
